/**
 * The pseudo-classes that take no selector: tree structure, links, form controls, focus, language and direction.
 *
 * @see https://drafts.csswg.org/selectors-4/ and https://html.spec.whatwg.org/multipage/semantics-other.html#pseudo-classes
 */

import { customStates, modalDialogs, shownPopovers } from "../html/element-states.js"
import { attributesOf, getAttributeValue, localNameOf, namespaceOf } from "../nodes/Element.js"
import { HTML_NAMESPACE as HTML, SVG_NAMESPACE, XML_NAMESPACE } from "../nodes/namespaces.js"
import { firstChildOf, nextSiblingOf, nodeDocumentOf, nodeTypeOf, parentOf, rootOf, shadowHostOf } from "../nodes/tree.js"
import { customElementStateOf } from "../custom-elements/create.js"
import { isDisabled as isControlDisabled, isFormAssociated } from "../html/form-controls.js"
import { part } from "../window/part.js"
import { focusedElement } from "../html/focus.js"
import { isEditable } from "../html/editing-host.js"
import { findDescendant } from "./descendants.js"
import { isElement, nextElementSiblingOf, parentElementOf, parentElementOrHostOf, previousElementSiblingOf } from "./element-tree.js"

const words = (text) => new Set(text.split(" "))

const isHTMLElement = (element, names) => namespaceOf(element) === HTML && names.has(localNameOf(element))
const has = (element, name) => getAttributeValue(element, name) !== null

const linkNames = words("a area")
const disableable = words("button input select textarea optgroup option fieldset")
const fieldsetControls = words("button input select textarea fieldset")
const requirable = words("input select textarea")
const validatable = words("button fieldset form input object output select textarea")
const notRequirableTypes = words("hidden range color submit image reset button")
const textTypes = words("text search url tel email password number date month week time datetime-local")
const placeholderTypes = words("text search url tel email password number")

const sameType = (a, b) => localNameOf(a) === localNameOf(b) && namespaceOf(a) === namespaceOf(b)

function isFirst(element, counts) {
  for (let at = previousElementSiblingOf(element); at !== null; at = previousElementSiblingOf(at)) if (counts(at, element)) return false
  return true
}

function isLast(element, counts) {
  for (let at = nextElementSiblingOf(element); at !== null; at = nextElementSiblingOf(at)) if (counts(at, element)) return false
  return true
}

const any = () => true
const isRoot = (element) => parentOf(element) !== null && parentOf(element) === nodeDocumentOf(element)

function isEmpty(element) {
  for (let child = firstChildOf(element); child !== null; child = nextSiblingOf(child)) {
    const type = nodeTypeOf(child)
    if (type === 1 || ((type === 3 || type === 4) && child.data !== "")) return false
  }
  return true
}

function isLink(element) {
  if (localNameOf(element) !== "a" && localNameOf(element) !== "area") return false
  if (isHTMLElement(element, linkNames)) return has(element, "href")
  return namespaceOf(element) === SVG_NAMESPACE && attributesOf(element).some((attribute) => attribute.localName === "href")
}

const inputType = (element) => element.type

/** Whether a control is disabled by itself or by a fieldset. @see https://html.spec.whatwg.org/multipage/semantics-other.html#concept-element-disabled */
function isDisabled(element) {
  if (!isHTMLElement(element, disableable)) return isFormAssociated(element) && isControlDisabled(element)
  if (has(element, "disabled")) return true
  if (localNameOf(element) === "option") {
    const parent = parentElementOf(element)
    return parent !== null && localNameOf(parent) === "optgroup" && has(parent, "disabled")
  }
  if (!fieldsetControls.has(localNameOf(element))) return false
  let child = element
  for (let at = parentElementOf(element); at !== null; child = at, at = parentElementOf(at)) {
    if (localNameOf(at) !== "fieldset" || !has(at, "disabled")) continue
    // What is in the first legend of a disabled fieldset stays usable.
    const isFirstLegend = localNameOf(child) === "legend" && isFirst(child, (sibling) => localNameOf(sibling) === "legend")
    if (!isFirstLegend) return true
  }
  return false
}

const isEnabled = (element) => (isHTMLElement(element, disableable) || isFormAssociated(element)) && !isDisabled(element)

const canBeRequired = (element) =>
  isHTMLElement(element, requirable) && (localNameOf(element) !== "input" || !notRequirableTypes.has(inputType(element)))

function isReadWrite(element) {
  if (namespaceOf(element) !== HTML) return false
  const name = localNameOf(element)
  if (name === "textarea" || (name === "input" && textTypes.has(inputType(element)))) return !has(element, "readonly") && !isDisabled(element)
  return isEditable(element)
}

function isChecked(element) {
  if (namespaceOf(element) !== HTML) return false
  if (localNameOf(element) === "option") return element.selected
  if (localNameOf(element) !== "input") return false
  const type = inputType(element)
  return (type === "checkbox" || type === "radio") && element.checked
}

function isPlaceholderShown(element) {
  if (namespaceOf(element) !== HTML || !has(element, "placeholder")) return false
  const name = localNameOf(element)
  return (name === "textarea" || (name === "input" && placeholderTypes.has(inputType(element)))) && element.value === ""
}

const isSubmitButton = (element) => {
  if (namespaceOf(element) !== HTML) return false
  const name = localNameOf(element)
  return (name === "button" && element.type === "submit") || (name === "input" && (inputType(element) === "submit" || inputType(element) === "image"))
}

function isDefault(element) {
  if (namespaceOf(element) !== HTML) return false
  if (localNameOf(element) === "option") return has(element, "selected")
  if (isSubmitButton(element)) {
    const { form } = element
    return form !== null && findDescendant(rootOf(form), (other) => isSubmitButton(other) && other.form === form) === element
  }
  if (localNameOf(element) !== "input") return false
  const type = inputType(element)
  return (type === "checkbox" || type === "radio") && has(element, "checked")
}

function isIndeterminate(element) {
  if (namespaceOf(element) !== HTML) return false
  if (localNameOf(element) === "progress") return !has(element, "value")
  if (localNameOf(element) !== "input") return false
  if (inputType(element) === "checkbox") return element.indeterminate
  if (inputType(element) !== "radio" || element.checked) return false
  const { form, name } = element
  if (name === "") return true
  const isChosen = (other) => namespaceOf(other) === HTML && localNameOf(other) === "input" && inputType(other) === "radio" && other.checked
  return findDescendant(rootOf(element), (other) => isChosen(other) && other.name === name && other.form === form) === null
}

const canBeValid = (element) => isHTMLElement(element, validatable) || isFormAssociated(element)

function isValid(element) {
  const name = localNameOf(element)
  if (name === "form" || name === "fieldset") return findDescendant(element, isInvalid) === null
  const control = controlOf(element)
  return control.willValidate === true && control.validity.valid
}

function isInvalid(element) {
  if (!canBeValid(element)) return false
  const name = localNameOf(element)
  if (name === "form" || name === "fieldset") return findDescendant(element, isInvalid) !== null
  const control = controlOf(element)
  return control.willValidate === true && !control.validity.valid
}

/** What tells of an element's validity: a custom element's internals. */
const controlOf = (element) => (isFormAssociated(element) ? part("elements").constraintsOf(element) : element)

const hasRange = (element) => isHTMLElement(element, requirable) && element.willValidate === true && (has(element, "min") || has(element, "max"))
const isOutOfRange = (element) => hasRange(element) && (element.validity.rangeUnderflow || element.validity.rangeOverflow)

const hasFocus = (element) => {
  const focused = focusedElement(nodeDocumentOf(element))
  if (focused === null || focused === undefined) return false
  for (let at = focused; at !== null; at = shadowHostOf(rootOf(at))) if (at === element) return true
  return false
}

function hasFocusWithin(element) {
  for (let at = focusedElement(nodeDocumentOf(element)); at; at = parentElementOrHostOf(at)) if (at === element) return true
  return false
}

function isTarget(element) {
  const url = nodeDocumentOf(element).URL
  const hash = url.indexOf("#")
  if (hash < 0 || hash === url.length - 1) return false
  const fragment = url.slice(hash + 1)
  const id = getAttributeValue(element, "id")
  if (id === fragment) return true
  if (id === null || !fragment.includes("%")) return false
  try {
    return id === decodeURIComponent(fragment)
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}

/** The language of an element, or "" where none is given. @see https://html.spec.whatwg.org/multipage/dom.html#language */
export function languageOf(element) {
  for (let at = element; at !== null; at = parentElementOf(at)) {
    for (const attribute of attributesOf(at)) if (attribute.localName === "lang" && attribute.namespace === XML_NAMESPACE) return attribute.value
    if (namespaceOf(at) === HTML) {
      const value = getAttributeValue(at, "lang")
      if (value !== null) return value
    }
  }
  return ""
}

/** Extended filtering of RFC 4647. @see https://drafts.csswg.org/selectors-4/#the-lang-pseudo */
function matchesLanguage(language, range) {
  if (range === "") return language === ""
  if (language === "") return false
  const subtags = language.toLowerCase().split("-")
  const wanted = range.toLowerCase().split("-")
  if (wanted[0] !== "*" && wanted[0] !== subtags[0]) return false
  let at = 1
  for (let i = 1; i < wanted.length; ) {
    if (wanted[i] === "*") i++
    else if (at >= subtags.length) return false
    else if (subtags[at] === wanted[i]) {
      at++
      i++
    } else if (subtags[at].length === 1) return false
    else at++
  }
  return true
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const strong = /[\p{L}\u0590-\u08ff]/u

/** The direction of the first character of a text that has one, or null. */
function directionOfText(text) {
  const character = strong.exec(text)
  return character === null ? null : rightToLeft.test(character[0]) ? "rtl" : "ltr"
}

/** @see https://html.spec.whatwg.org/multipage/dom.html#auto-directionality */
function autoDirection(element) {
  if (namespaceOf(element) === HTML && (localNameOf(element) === "textarea" || (localNameOf(element) === "input" && textTypes.has(inputType(element))))) {
    return directionOfText(element.value) ?? "ltr"
  }
  const skipped = words("bdi script style textarea")
  for (let node = firstChildOf(element); node !== null; ) {
    const skips = isElement(node) && (isHTMLElement(node, skipped) || has(node, "dir"))
    const direction = nodeTypeOf(node) === 3 ? directionOfText(node.data) : null
    if (direction !== null) return direction
    let next = skips ? null : firstChildOf(node)
    while (next === null && node !== element) {
      next = nextSiblingOf(node)
      if (next === null) node = parentOf(node)
    }
    node = next
  }
  return "ltr"
}

/** @see https://html.spec.whatwg.org/multipage/dom.html#the-directionality */
export function directionalityOf(element) {
  for (let at = element; at !== null; at = parentElementOrHostOf(at)) {
    const dir = namespaceOf(at) === HTML ? (getAttributeValue(at, "dir") ?? "").toLowerCase() : ""
    if (dir === "ltr" || dir === "rtl") return dir
    if (dir === "auto" || (localNameOf(at) === "bdi" && namespaceOf(at) === HTML)) return autoDirection(at)
  }
  return "ltr"
}

/** Neither a custom element that waits for its definition nor one whose constructor has failed. */
const isDefined = (element) => {
  const state = namespaceOf(element) === HTML ? customElementStateOf(element) : null
  return state === null || state === "custom"
}

const never = () => false

const tests = {
  root: isRoot,
  empty: isEmpty,
  "first-child": (element) => previousElementSiblingOf(element) === null,
  "last-child": (element) => nextElementSiblingOf(element) === null,
  "only-child": (element) => previousElementSiblingOf(element) === null && nextElementSiblingOf(element) === null,
  "first-of-type": (element) => isFirst(element, sameType),
  "last-of-type": (element) => isLast(element, sameType),
  "only-of-type": (element) => isFirst(element, sameType) && isLast(element, sameType),
  link: isLink,
  "any-link": isLink,
  "-webkit-any-link": isLink,
  focus: hasFocus,
  "focus-visible": hasFocus,
  "focus-within": hasFocusWithin,
  target: isTarget,
  enabled: isEnabled,
  disabled: isDisabled,
  "read-write": isReadWrite,
  "read-only": (element) => namespaceOf(element) === HTML && !isReadWrite(element),
  "placeholder-shown": isPlaceholderShown,
  default: isDefault,
  checked: isChecked,
  indeterminate: isIndeterminate,
  required: (element) => canBeRequired(element) && has(element, "required"),
  optional: (element) => isHTMLElement(element, requirable) && !(canBeRequired(element) && has(element, "required")),
  valid: (element) => canBeValid(element) && isValid(element),
  invalid: isInvalid,
  "in-range": (element) => hasRange(element) && !isOutOfRange(element),
  "out-of-range": isOutOfRange,
  defined: isDefined,
  open: (element) => isHTMLElement(element, words("details dialog")) && has(element, "open"),
  "popover-open": (element) => shownPopovers.has(element),
  modal: (element) => modalDialogs.has(element),
}

/**
 * The test of a pseudo-class that takes no selector. Those that need a pointer, a history or a screen (`:hover`, `:visited`,
 * `:fullscreen`) are valid and match nothing.
 *
 * @param {{ name: string, argument?: string | string[] }} simple
 * @returns {(element: Element) => boolean}
 */
export function statePseudoClass({ name, argument }) {
  if (name === "lang") return (element) => argument.some((range) => matchesLanguage(languageOf(element), range))
  if (name === "dir") return (element) => directionalityOf(element) === argument.toLowerCase()
  if (name === "state") return (element) => customStates.get(element)?.has(argument) === true
  return Object.hasOwn(tests, name) ? tests[name] : never
}

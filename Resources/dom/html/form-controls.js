import { fire } from "../events/dispatch.js"
import { getAttributeValue, isElement, localNameOf, namespaceOf } from "../nodes/Element.js"
import { HTML_NAMESPACE } from "../nodes/namespaces.js"
import { CONNECTED, flagsOf, rareDataOf } from "../nodes/Node.js"
import { elementFrom } from "../nodes/child-list.js"
import { firstChildOf, following, nextSiblingOf, parentOf, rootOf } from "../nodes/tree.js"

/** What the elements of forms have in common (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html). */

const listed = new Set(["button", "fieldset", "input", "object", "output", "select", "textarea"])
const labelable = new Set(["button", "input", "meter", "output", "progress", "select", "textarea"])
const disableable = new Set(["button", "fieldset", "input", "optgroup", "option", "select", "textarea"])

export const isHTMLElementNamed = (node, localName) =>
  isElement(node) && localNameOf(node) === localName && namespaceOf(node) === HTML_NAMESPACE

/** @see https://html.spec.whatwg.org/multipage/forms.html#category-listed */
export const isListed = (element) =>
  (listed.has(localNameOf(element)) && namespaceOf(element) === HTML_NAMESPACE) || isFormAssociated(element)

/** Whether an element is a form-associated custom element. */
export const isFormAssociated = (element) => rareDataOf(element)?.customElement?.definition?.formAssociated === true

/** @see https://html.spec.whatwg.org/multipage/forms.html#category-label */
export const isLabelable = (element) =>
  (labelable.has(localNameOf(element)) && namespaceOf(element) === HTML_NAMESPACE && getAttributeValue(element, "type") !== "hidden") ||
  isFormAssociated(element)

/** @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fe-disabled */
export function isDisabled(element) {
  if ((namespaceOf(element) !== HTML_NAMESPACE || !disableable.has(localNameOf(element))) && !isFormAssociated(element)) return false
  if (getAttributeValue(element, "disabled") !== null) return true
  if (localNameOf(element) === "option") {
    const group = parentOf(element)
    return group !== null && isHTMLElementNamed(group, "optgroup") && getAttributeValue(group, "disabled") !== null
  }
  let inner = element
  for (let node = parentOf(element); node !== null; node = parentOf(node)) {
    if (isHTMLElementNamed(node, "fieldset") && getAttributeValue(node, "disabled") !== null) {
      // What stands in the first legend stays usable.
      if (!isHTMLElementNamed(inner, "legend") || firstLegend(node) !== inner) return true
    }
    inner = node
  }
  return false
}

export function isInDatalist(control) {
  for (let node = parentOf(control); node !== null; node = parentOf(node)) if (isHTMLElementNamed(node, "datalist")) return true
  return false
}

function firstLegend(fieldset) {
  let child = elementFrom(firstChildOf(fieldset))
  while (child !== null && !isHTMLElementNamed(child, "legend")) child = elementFrom(nextSiblingOf(child))
  return child
}

/** @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner */
export function formOwner(element) {
  const id = getAttributeValue(element, "form")
  if (id !== null && (flagsOf(element) & CONNECTED) !== 0) {
    const owner = elementWithId(rootOf(element), id)
    return owner !== null && isHTMLElementNamed(owner, "form") ? owner : null
  }
  for (let node = parentOf(element); node !== null; node = parentOf(node)) if (isHTMLElementNamed(node, "form")) return node
  return null
}

function elementWithId(root, id) {
  return id !== "" && typeof root.getElementById === "function" ? root.getElementById(id) : null
}

/** @see https://html.spec.whatwg.org/multipage/forms.html#labeled-control */
export function labeledControl(label) {
  const id = getAttributeValue(label, "for")
  if (id !== null) {
    const control = elementWithId(rootOf(label), id)
    return control !== null && isLabelable(control) ? control : null
  }
  for (let node = following(label, label); node !== null; node = following(node, label)) {
    if (isElement(node) && isLabelable(node)) return node
  }
  return null
}

/** The labels of a control, in tree order. */
export function labelsOf(control) {
  const labels = []
  const root = rootOf(control)
  for (let node = root; node !== null; node = following(node, root)) {
    if (isHTMLElementNamed(node, "label") && labeledControl(node) === control) labels.push(node)
  }
  return labels
}

/** Whether a click inside a label is meant for something other than its control. */
export function isInteractiveInside(label, node) {
  for (; node !== null && node !== label; node = parentOf(node)) {
    if (!isElement(node)) continue
    if (isLabelable(node) || (isHTMLElementNamed(node, "a") && getAttributeValue(node, "href") !== null)) return true
  }
  return false
}

/** @type {WeakSet<Element>} text controls that the user has typed into since they last fired `change` */
const edited = new WeakSet()

/** Notes that the user has changed the text of a control, so that `change` is due when it loses the focus. */
export const noteUserEdit = (element) => edited.add(element)

/**
 * Fires `change` if the user has changed the text of a control since the last time: on losing the focus, and on Enter.
 *
 * @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#commit-the-value
 */
export function commitValue(element) {
  if (edited.delete(element)) fire(element, "change", { bubbles: true })
}

/** Fires what follows a choice that the user made at once: `input`, then `change`. */
export function fireInputAndChange(element) {
  if ((flagsOf(element) & CONNECTED) === 0) return
  fire(element, "input", { bubbles: true, composed: true })
  fire(element, "change", { bubbles: true })
}

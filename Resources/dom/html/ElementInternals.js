import { isElement, localNameOf, namespaceOf } from "../nodes/Element.js"
import { HTML_NAMESPACE } from "../nodes/namespaces.js"
import { rareDataOf } from "../nodes/Node.js"
import { isShadowIncludingInclusiveAncestor } from "../nodes/tree.js"
import { requireArguments, toDictionary, toDOMString, toUSVString } from "../web-idl/conversions.js"
import { DOMException } from "../web-idl/DOMException.js"
import { defineInterface } from "../web-idl/interface.js"
import { internal, requireInternal } from "../web-idl/internal.js"
import { part } from "../window/part.js"
import { ariaElements, ariaTexts, requireElements } from "./aria-members.js"
import { isValid, ownMessage, setOwnValidity, validityFlags, validityOf, willValidate } from "./ConstraintValidation.js"
import { CustomStateSet } from "./CustomStateSet.js"
import { formOwner, isFormAssociated } from "./form-controls.js"
import { labelListOf } from "./FormControl.js"
import { FormData } from "./FormData.js"
import { setSubmissionValue } from "./form-entries.js"

/**
 * What a custom element keeps to itself.
 *
 * @see https://html.spec.whatwg.org/multipage/custom-elements.html#the-elementinternals-interface
 */
export class ElementInternals {
  #element
  #states = null
  /** The default semantics: text or elements by the property's name. */
  #semantics = new Map()

  static {
    const define = (name, convert) =>
      Object.defineProperty(this.prototype, name, {
        get() {
          return this.#semantics.get(name) ?? null
        },
        set(value) {
          if (value === null || value === undefined) this.#semantics.delete(name)
          else this.#semantics.set(name, convert(value))
        },
        enumerable: true,
        configurable: true,
      })
    define("role", toDOMString)
    for (const name of ariaTexts.split(" ")) define(`aria${name}`, toDOMString)
    for (const name of ariaElements.split(" ")) {
      define(`aria${name}`, (value) => (name.endsWith("Element") ? requireElements(name, value)[0] : Object.freeze(requireElements(name, value))))
    }
  }

  constructor(key, element) {
    requireInternal(key)
    this.#element = element
  }

  /** The element, for what is there for form-associated ones only. */
  #control(member) {
    if (!isFormAssociated(this.#element)) {
      throw new DOMException(`ElementInternals.${member}: a ${localNameOf(this.#element)} is not form-associated`, "NotSupportedError")
    }
    return this.#element
  }

  /** The shadow root, also a closed one. */
  get shadowRoot() {
    return rareDataOf(this.#element)?.shadowRoot ?? null
  }

  get states() {
    return (this.#states ??= new CustomStateSet(internal, this.#element))
  }

  /** @see https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-setformvalue */
  setFormValue(value, state = undefined) {
    requireArguments(arguments.length, 1, "ElementInternals.setFormValue")
    // The state is for pages that a user comes back to; here, there are none, but it is checked.
    if (state !== undefined) submissionValue(state)
    setSubmissionValue(this.#control("setFormValue"), submissionValue(value))
  }

  get form() {
    return formOwner(this.#control("form"))
  }

  get labels() {
    return labelListOf(this.#control("labels"))
  }

  /** @see https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-setvalidity */
  setValidity(flags = undefined, message = undefined, anchor = undefined) {
    const given = toDictionary(flags, "ElementInternals.setValidity")
    const wrong = Object.fromEntries(validityFlags.map((flag) => [flag, !!given[flag]]))
    const isWrong = Object.values(wrong).includes(true)
    const text = message === undefined ? "" : toDOMString(message)
    if (anchor !== undefined && !(isElement(anchor) && namespaceOf(anchor) === HTML_NAMESPACE)) {
      throw new TypeError("ElementInternals.setValidity: the anchor is no HTML element")
    }
    const control = this.#control("setValidity")
    if (isWrong && text === "") throw new TypeError("ElementInternals.setValidity: what is wrong needs a message")
    setOwnValidity(control, wrong, isWrong ? text : "")
    if (anchor !== undefined && !isShadowIncludingInclusiveAncestor(control, anchor)) {
      throw new DOMException("the anchor is not in the element", "NotFoundError")
    }
  }

  get willValidate() {
    return willValidate(this.#control("willValidate"))
  }

  get validity() {
    return validityOf(this.#control("validity"))
  }

  get validationMessage() {
    return ownMessage(this.#control("validationMessage"))
  }

  checkValidity() {
    return isValid(this.#control("checkValidity"))
  }

  reportValidity() {
    return isValid(this.#control("reportValidity"))
  }
}

/** What a form-associated element gives as its value: nothing, text, a file, or entries of its own. */
function submissionValue(value) {
  if (value === null || value === undefined) return null
  if (value instanceof FormData) return [...value]
  if (typeof value === "object" && value instanceof part("platform").File) return value
  return toUSVString(value)
}

defineInterface(ElementInternals)

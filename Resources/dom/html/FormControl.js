import { getAttributeValue, setAttributeValue } from "../nodes/Element.js"
import { NodeList } from "../nodes/NodeList.js"
import { nodeDocumentOf } from "../nodes/tree.js"
import { toUSVString } from "../web-idl/conversions.js"
import { internal } from "../web-idl/internal.js"
import { resolveURL } from "./base-url.js"
import { ComputedList } from "./ComputedList.js"
import { formOwner, isLabelable, labelsOf } from "./form-controls.js"

/** @type {WeakMap<Element, NodeList>} */
const labelLists = new WeakMap()

/** What the listed elements of forms have in common. */
export class FormControl {
  get form() {
    return formOwner(this)
  }

  get labels() {
    return labelListOf(this)
  }
}

/** `labels` of a control, live and the same object each time; null for what takes no labels. */
export function labelListOf(control) {
  if (!isLabelable(control)) return null
  let list = labelLists.get(control)
  if (list === undefined) {
    list = new NodeList(internal, new ComputedList(() => labelsOf(control)))
    labelLists.set(control, list)
  }
  return list
}

/** `formAction` of buttons. */
export class SubmitButton {
  get formAction() {
    const document = nodeDocumentOf(this)
    const value = getAttributeValue(this, "formaction")
    return value ? (resolveURL(document, value)?.href ?? value) : document.URL
  }

  set formAction(value) {
    setAttributeValue(this, "formaction", toUSVString(value))
  }
}

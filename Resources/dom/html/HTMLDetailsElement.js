import { defineActivationBehavior } from "../events/activation-behavior.js"
import { getAttributeValue, removeAttributeValue, setAttributeValue } from "../nodes/Element.js"
import { defineElementSteps } from "../nodes/steps.js"
import { following, parentOf, rootOf } from "../nodes/tree.js"
import { defineInterface } from "../web-idl/interface.js"
import { isSummaryForDetails } from "./focusable-area.js"
import { isHTMLElementNamed } from "./form-controls.js"
import { HTMLElement } from "./HTMLElement.js"
import { reflect } from "./reflect.js"
import { queueToggleEvent } from "./toggle-event.js"

/** @see https://html.spec.whatwg.org/multipage/interactive-elements.html#the-details-element */
export class HTMLDetailsElement extends HTMLElement {}

defineActivationBehavior("summary", {
  applies: isSummaryForDetails,
  activate(summary) {
    const details = parentOf(summary)
    if (getAttributeValue(details, "open") === null) setAttributeValue(details, "open", "")
    else removeAttributeValue(details, "open")
  },
})

defineElementSteps("details", {
  attributeChanged(details, localName, oldValue, newValue, namespace) {
    if (namespace !== null) return
    if (localName === "name") closeIfAny(details, openOthers(details))
    if (localName !== "open" || (oldValue === null) === (newValue === null)) return
    const state = (value) => (value === null ? "closed" : "open")
    queueToggleEvent(details, state(oldValue), state(newValue))
    if (newValue !== null) for (const other of openOthers(details)) removeAttributeValue(other, "open")
  },

  // Of several that come at once the first stays open.
  inserted(details) {
    closeIfAny(details, openOthers(details).filter((other) => arrived.has(other)))
    arrived.add(details)
  },

  removed(details) {
    arrived.delete(details)
  },
})

/** @type {WeakSet<HTMLDetailsElement>} those that are in a document, and have been seen to */
const arrived = new WeakSet()

/** The other open elements of a name: there is to be one. @see https://html.spec.whatwg.org/multipage/interactive-elements.html#details-name-group */
function openOthers(details) {
  const name = getAttributeValue(details, "name")
  if (name === null || name === "") return []
  const root = rootOf(details)
  const others = []
  for (let node = root; node !== null; node = following(node, root)) {
    if (node === details || !isHTMLElementNamed(node, "details")) continue
    if (getAttributeValue(node, "name") === name && getAttributeValue(node, "open") !== null) others.push(node)
  }
  return others
}

/** @see https://html.spec.whatwg.org/multipage/interactive-elements.html#ensure-details-exclusivity-by-closing-the-given-element-if-needed */
function closeIfAny(details, others) {
  if (others.length > 0 && getAttributeValue(details, "open") !== null) removeAttributeValue(details, "open")
}

reflect(HTMLDetailsElement, { text: "name", boolean: "open" })
defineInterface(HTMLDetailsElement)

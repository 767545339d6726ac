import { defineActivationBehavior } from "../events/activation-behavior.js"
import { getAttributeValue, removeAttributeValue, setAttributeValue } from "../nodes/Element.js"
import { defineElementSteps } from "../nodes/steps.js"
import { parentOf } from "../nodes/tree.js"
import { defineInterface } from "../web-idl/interface.js"
import { isSummaryForDetails } from "./focusable-area.js"
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
  attributeChanged(details, localName, oldValue, newValue) {
    if (localName !== "open" || (oldValue === null) === (newValue === null)) return
    const state = (value) => (value === null ? "closed" : "open")
    queueToggleEvent(details, state(oldValue), state(newValue))
  },
})

reflect(HTMLDetailsElement, { text: "name", boolean: "open" })
defineInterface(HTMLDetailsElement)

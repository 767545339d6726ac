import { defineActivationBehavior } from "../events/activation-behavior.js"
import { fire } from "../events/dispatch.js"
import { getAttributeValue, removeAttributeValue, setAttributeValue } from "../nodes/Element.js"
import { defineElementSteps } from "../nodes/steps.js"
import { parentOf } from "../nodes/tree.js"
import { ToggleEvent } from "../ui-events/ToggleEvent.js"
import { defineInterface } from "../web-idl/interface.js"
import { isSummaryForDetails } from "./focusable-area.js"
import { HTMLElement } from "./HTMLElement.js"
import { reflect } from "./reflect.js"

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
    setTimeout(() => fire(details, "toggle", { oldState: state(oldValue), newState: state(newValue) }, ToggleEvent), 0)
  },
})

reflect(HTMLDetailsElement, { text: "name", boolean: "open" })
defineInterface(HTMLDetailsElement)

import { assignedNodesOf, assignManually, findFlattenedSlottables } from "../nodes/slots.js"
import { isElement } from "../nodes/Element.js"
import { defineInterface } from "../web-idl/interface.js"
import { HTMLElement } from "./HTMLElement.js"
import { reflect } from "./reflect.js"

/** @see https://html.spec.whatwg.org/multipage/scripting.html#the-slot-element */
export class HTMLSlotElement extends HTMLElement {
  assignedNodes(options = undefined) {
    return options?.flatten ? findFlattenedSlottables(this) : [...assignedNodesOf(this)]
  }

  assignedElements(options = undefined) {
    return this.assignedNodes(options).filter(isElement)
  }

  assign(...nodes) {
    assignManually(this, nodes)
  }
}

reflect(HTMLSlotElement, { text: "name" })
defineInterface(HTMLSlotElement)

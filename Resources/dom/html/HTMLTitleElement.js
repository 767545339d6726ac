import { dataOf } from "../nodes/CharacterData.js"
import { stringReplaceAll } from "../nodes/replace.js"
import { firstChildOf, nextSiblingOf, nodeTypeOf } from "../nodes/tree.js"
import { toDOMString } from "../web-idl/conversions.js"
import { defineInterface } from "../web-idl/interface.js"
import { HTMLElement } from "./HTMLElement.js"

/** @see https://html.spec.whatwg.org/multipage/semantics.html#the-title-element */
export class HTMLTitleElement extends HTMLElement {
  get text() {
    return childTextContent(this)
  }

  set text(value) {
    stringReplaceAll(toDOMString(value), this)
  }
}

/** The text of an element's own text nodes. @see https://dom.spec.whatwg.org/#concept-child-text-content */
export function childTextContent(element) {
  let text = ""
  for (let child = firstChildOf(element); child !== null; child = nextSiblingOf(child)) {
    if (nodeTypeOf(child) === 3) text += dataOf(child)
  }
  return text
}

defineInterface(HTMLTitleElement)

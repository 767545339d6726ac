import { querySelector, querySelectorAll } from "../selectors/index.js"
import { requireArguments, toDOMString } from "../web-idl/conversions.js"
import { defineUnscopables } from "../web-idl/interface.js"
import { mixin } from "../web-idl/mixin.js"
import { part } from "../window/part.js"
import { childrenOf } from "./collections.js"
import { convertNodes } from "./convert-nodes.js"
import { Document } from "./Document.js"
import { DocumentFragment } from "./DocumentFragment.js"
import { Element } from "./Element.js"
import { preInsert } from "./insert.js"
import { nodeDocumentOf } from "./Node.js"
import { staticNodeList } from "./NodeList.js"
import { replaceAll } from "./replace.js"
import { elementBackFrom, elementFrom, firstChildOf, lastChildOf, nextSiblingOf } from "./tree.js"
import { ensurePreInsertionValidity } from "./validity.js"

/** @see https://dom.spec.whatwg.org/#interface-parentnode */
class ParentNode {
  get children() {
    return childrenOf(this)
  }

  get firstElementChild() {
    return elementFrom(firstChildOf(this))
  }

  get lastElementChild() {
    return elementBackFrom(lastChildOf(this))
  }

  get childElementCount() {
    let count = 0
    for (let at = elementFrom(firstChildOf(this)); at !== null; at = elementFrom(nextSiblingOf(at))) count++
    return count
  }

  prepend(...nodes) {
    const node = convertNodes(nodes, nodeDocumentOf(this))
    preInsert(node, this, firstChildOf(this))
  }

  append(...nodes) {
    preInsert(convertNodes(nodes, nodeDocumentOf(this)), this, null)
  }

  moveBefore(node, child) {
    requireArguments(arguments.length, 2, "ParentNode.moveBefore")
    part("elements").moveBefore(this, node, child)
  }

  replaceChildren(...nodes) {
    const node = convertNodes(nodes, nodeDocumentOf(this))
    ensurePreInsertionValidity(node, this, null)
    replaceAll(node, this)
  }

  querySelector(selectors) {
    requireArguments(arguments.length, 1, "ParentNode.querySelector")
    return querySelector(this, toDOMString(selectors))
  }

  querySelectorAll(selectors) {
    requireArguments(arguments.length, 1, "ParentNode.querySelectorAll")
    return staticNodeList(querySelectorAll(this, toDOMString(selectors)))
  }
}

for (const Class of [Document, DocumentFragment, Element]) {
  mixin(Class, ParentNode)
  defineUnscopables(Class, ["append", "prepend", "replaceChildren"])
}

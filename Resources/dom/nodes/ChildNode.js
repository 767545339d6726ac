import { defineUnscopables } from "../web-idl/interface.js"
import { mixin } from "../web-idl/mixin.js"
import { CharacterData } from "./CharacterData.js"
import { convertNodes } from "./convert-nodes.js"
import { DocumentType } from "./DocumentType.js"
import { Element } from "./Element.js"
import { preInsert } from "./insert.js"
import { firstChildOf, nextSiblingOf, nodeDocumentOf, parentOf, previousSiblingOf } from "./Node.js"
import { remove } from "./remove.js"
import { replace } from "./replace.js"

/** @see https://dom.spec.whatwg.org/#interface-childnode */
class ChildNode {
  before(...nodes) {
    const parent = parentOf(this)
    if (parent === null) return
    let previous = previousSiblingOf(this)
    const moving = movingNodes(nodes)
    while (previous !== null && moving.has(previous)) previous = previousSiblingOf(previous)
    const node = convertNodes(nodes, nodeDocumentOf(this))
    preInsert(node, parent, previous === null ? firstChildOf(parent) : nextSiblingOf(previous))
  }

  after(...nodes) {
    const parent = parentOf(this)
    if (parent === null) return
    let next = nextSiblingOf(this)
    const moving = movingNodes(nodes)
    while (next !== null && moving.has(next)) next = nextSiblingOf(next)
    preInsert(convertNodes(nodes, nodeDocumentOf(this)), parent, next)
  }

  replaceWith(...nodes) {
    const parent = parentOf(this)
    if (parent === null) return
    let next = nextSiblingOf(this)
    const moving = movingNodes(nodes)
    while (next !== null && moving.has(next)) next = nextSiblingOf(next)
    const node = convertNodes(nodes, nodeDocumentOf(this))
    // The conversion took this node along when it is one of the arguments.
    if (parentOf(this) === parent) replace(this, node, parent)
    else preInsert(node, parent, next)
  }

  remove() {
    remove(this)
  }
}

/** Which siblings are about to move, so that none of them can say where. */
const movingNodes = (nodes) => new Set(nodes)

for (const Class of [CharacterData, DocumentType, Element]) {
  mixin(Class, ChildNode)
  defineUnscopables(Class, ["after", "before", "remove", "replaceWith"])
}

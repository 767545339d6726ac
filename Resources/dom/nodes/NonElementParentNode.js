import { requireArguments, toDOMString } from "../web-idl/conversions.js"
import { mixin } from "../web-idl/mixin.js"
import { Document } from "./Document.js"
import { DocumentFragment } from "./DocumentFragment.js"
import { getAttributeValue } from "./Element.js"
import { elementById } from "./elements-by-id.js"
import { flagsOf, HAS_ID, isShadowRoot, nodeTypeOf } from "./Node.js"
import { following } from "./tree.js"

/** @see https://dom.spec.whatwg.org/#interface-nonelementparentnode */
class NonElementParentNode {
  getElementById(elementId) {
    requireArguments(arguments.length, 1, "NonElementParentNode.getElementById")
    const id = toDOMString(elementId)
    if (id === "") return null
    if (nodeTypeOf(this) === 9 || isShadowRoot(this)) return elementById(this, id)
    for (let node = following(this, this); node !== null; node = following(node, this)) {
      if ((flagsOf(node) & HAS_ID) !== 0 && getAttributeValue(node, "id") === id) return node
    }
    return null
  }
}

mixin(Document, NonElementParentNode)
mixin(DocumentFragment, NonElementParentNode)

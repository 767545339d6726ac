import { mixin } from "../web-idl/mixin.js"
import { CharacterData } from "./CharacterData.js"
import { Element } from "./Element.js"
import { elementBackFrom, elementFrom, nextSiblingOf, previousSiblingOf } from "./tree.js"

/** @see https://dom.spec.whatwg.org/#interface-nondocumenttypechildnode */
class NonDocumentTypeChildNode {
  get previousElementSibling() {
    return elementBackFrom(previousSiblingOf(this))
  }

  get nextElementSibling() {
    return elementFrom(nextSiblingOf(this))
  }
}

mixin(CharacterData, NonDocumentTypeChildNode)
mixin(Element, NonDocumentTypeChildNode)

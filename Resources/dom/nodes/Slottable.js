import { mixin } from "../web-idl/mixin.js"
import { Element } from "./Element.js"
import { findSlot } from "./slots.js"
import { Text } from "./Text.js"

/** @see https://dom.spec.whatwg.org/#mixin-slotable */
class Slottable {
  get assignedSlot() {
    return findSlot(this, true)
  }
}

mixin(Element, Slottable)
mixin(Text, Slottable)

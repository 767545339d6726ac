import { requireArguments, toDOMString, toDOMStringNullAsEmpty, toUnsignedLong } from "../web-idl/conversions.js"
import { mixin } from "../web-idl/mixin.js"
import { CharacterData, dataOf } from "./CharacterData.js"
import { appendData, replaceData, substringData } from "./replace-data.js"
import { splitText } from "./split-text.js"
import { Text } from "./Text.js"

/** @see https://dom.spec.whatwg.org/#interface-characterdata */
class CharacterDataMembers {
  get data() {
    return dataOf(this)
  }

  set data(value) {
    replaceData(this, 0, dataOf(this).length, toDOMStringNullAsEmpty(value))
  }

  substringData(offset, count) {
    requireArguments(arguments.length, 2, "CharacterData.substringData")
    return substringData(this, toUnsignedLong(offset), toUnsignedLong(count))
  }

  appendData(data) {
    requireArguments(arguments.length, 1, "CharacterData.appendData")
    appendData(this, toDOMString(data))
  }

  insertData(offset, data) {
    requireArguments(arguments.length, 2, "CharacterData.insertData")
    replaceData(this, toUnsignedLong(offset), 0, toDOMString(data))
  }

  deleteData(offset, count) {
    requireArguments(arguments.length, 2, "CharacterData.deleteData")
    replaceData(this, toUnsignedLong(offset), toUnsignedLong(count), "")
  }

  replaceData(offset, count, data) {
    requireArguments(arguments.length, 3, "CharacterData.replaceData")
    replaceData(this, toUnsignedLong(offset), toUnsignedLong(count), toDOMString(data))
  }
}

/** @see https://dom.spec.whatwg.org/#interface-text */
class TextMembers {
  splitText(offset) {
    requireArguments(arguments.length, 1, "Text.splitText")
    return splitText(this, toUnsignedLong(offset))
  }
}

mixin(CharacterData, CharacterDataMembers)
mixin(Text, TextMembers)

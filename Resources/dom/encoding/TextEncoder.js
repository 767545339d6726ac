import { defineInterface } from "../web-idl/interface.js"
import { encodeUTF8, encodeUTF8Into } from "./utf-8.js"

/** @see https://encoding.spec.whatwg.org/#interface-textencoder */
export class TextEncoder {
  get encoding() {
    return "utf-8"
  }

  encode(input = "") {
    return encodeUTF8(String(input))
  }

  encodeInto(source, destination) {
    if (arguments.length < 2) throw new TypeError("encodeInto takes a string and a Uint8Array")
    const string = String(source)
    if (!(destination instanceof Uint8Array)) throw new TypeError("encodeInto: the destination is not a Uint8Array")
    return encodeUTF8Into(string, destination)
  }
}

defineInterface(TextEncoder)

import { decodeUTF8WithoutBOM } from "../encoding/utf-8.js"
import { formSet, percentDecode, percentEncode } from "./percent-encoding.js"

/**
 * @param {string} input
 * @returns {[string, string][]}
 * @see https://url.spec.whatwg.org/#concept-urlencoded-parser
 */
export function parseForm(input) {
  const decode = (text) => decodeUTF8WithoutBOM(percentDecode(text.replaceAll("+", " ")))
  return input
    .split("&")
    .filter((sequence) => sequence !== "")
    .map((sequence) => {
      const equals = sequence.indexOf("=")
      return equals < 0 ? [decode(sequence), ""] : [decode(sequence.slice(0, equals)), decode(sequence.slice(equals + 1))]
    })
}

/**
 * @param {[string, string][]} tuples
 * @see https://url.spec.whatwg.org/#concept-urlencoded-serializer
 */
export const serializeForm = (tuples) => tuples.map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&")

const encode = (text) => percentEncode(text, formSet).replaceAll("%20", "+")

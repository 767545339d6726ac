/** Parsing the contents of a block or a style attribute. @see https://drafts.csswg.org/css-syntax-3/#consume-block-contents */

import { parseDeclaration } from "./parse-value.js"
import { findStop, skipSpace } from "./scan.js"
import { preprocess } from "./tokenize.js"

// A declaration with a plain value, which is what most style attributes hold.
const plain = /[ \t\n]*([-a-zA-Z_][-\w]*)[ \t\n]*:[ \t\n]*([-#%.,+ \w]*);?/y
const name = /(?:[-\w\u0080-\uffff]|\\[\da-fA-F]{1,6}[ \t\n]?|\\.)+/y

const unescapeName = (text) =>
  text.includes("\\") ? text.replace(/\\([\da-f]{1,6})[ \t\n]?|\\(.)/gi, (all, hex, other) => (hex ? String.fromCodePoint(parseInt(hex, 16) || 0xfffd) : other)) : text

const important = /!\s*important\s*$/i

/**
 * Reads declarations, and hands over each valid one.
 *
 * @param {string} source
 * @param {(longhands: [string, string, object | null][], important: boolean) => void} declare
 * @param {((prelude: string, body: string | null, isAtRule: boolean) => void) | null} [nest] - takes rules that stand between declarations;
 *   without it they are errors, as in a style attribute
 */
export function parseDeclarations(source, declare, nest = null) {
  const text = preprocess(source)
  let at = 0
  while (at < text.length) {
    plain.lastIndex = at
    const match = plain.exec(text)
    if (match !== null && (plain.lastIndex >= text.length || text[plain.lastIndex - 1] === ";")) {
      at = plain.lastIndex
      const longhands = parseDeclaration(match[1], match[2])
      if (longhands !== null) declare(longhands, false)
      continue
    }
    at = skipSpace(text, at)
    if (at >= text.length) return
    if (text[at] === ";") {
      at++
      continue
    }
    if (text[at] === "@") {
      const end = findStop(text, at, ";{")
      const bodyEnd = text[end] === "{" ? findStop(text, end + 1, "}") : end
      if (nest !== null) nest(text.slice(at, end), text[end] === "{" ? text.slice(end + 1, bodyEnd) : null, true)
      at = bodyEnd + 1
      continue
    }
    name.lastIndex = at
    const nameMatch = name.exec(text)
    const colon = nameMatch === null ? at : skipSpace(text, name.lastIndex)
    if (nameMatch !== null && text[colon] === ":") {
      const end = findStop(text, colon + 1, ";")
      const isCustom = nameMatch[0].startsWith("--")
      let value = text.slice(colon + 1, end)
      const isImportant = important.test(value)
      if (isImportant) value = value.replace(important, "")
      const longhands = parseDeclaration(unescapeName(nameMatch[0]), value)
      if (longhands !== null) {
        declare(longhands, isImportant)
        at = end + 1
        continue
      }
      // "a:hover { }" in a block is a rule that begins like a declaration.
      if (nest === null || isCustom) {
        at = end + 1
        continue
      }
    }
    if (nest === null) {
      at = findStop(text, at, ";") + 1
      continue
    }
    const end = findStop(text, at, ";{")
    if (text[end] !== "{") {
      at = end + 1
      continue
    }
    const bodyEnd = findStop(text, end + 1, "}")
    nest(text.slice(at, end), text.slice(end + 1, bodyEnd), false)
    at = bodyEnd + 1
  }
}

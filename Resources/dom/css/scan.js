/**
 * Finds the ends of declarations and rules without making tokens, so that a sheet can be taken apart cheaply and each part be read
 * when it is asked for. Strings, comments, escapes, URLs and brackets are stepped over.
 */

import { isWhitespace, trimSpace } from "./tokenize.js"

const BACKSLASH = 92

function skipString(text, at, quote) {
  for (at++; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) return at + 1
    if (code === BACKSLASH) at++
    else if (code === 10) return at
  }
  return at
}

function skipURL(text, at) {
  while (isWhitespace(text.charCodeAt(at))) at++
  const code = text.charCodeAt(at)
  if (code === 34 || code === 39) return -1
  for (; at < text.length; at++) {
    const next = text.charCodeAt(at)
    if (next === BACKSLASH) at++
    else if (next === 41) return at + 1
  }
  return at
}

/** The place behind white space and comments. */
export function skipSpace(text, at) {
  for (;;) {
    while (isWhitespace(text.charCodeAt(at))) at++
    if (text.charCodeAt(at) !== 47 || text.charCodeAt(at + 1) !== 42) return at
    const end = text.indexOf("*/", at + 2)
    at = end < 0 ? text.length : end + 2
  }
}

/**
 * The place of the first character of `stops` outside of brackets, or the end of the text.
 *
 * @param {string} text
 * @param {number} at
 * @param {string} stops - of ; , : { } )
 */
export function findStop(text, at, stops) {
  const open = []
  while (at < text.length) {
    const code = text.charCodeAt(at)
    // Letters, digits and spaces are most of any sheet.
    if ((code >= 97 && code <= 122) || code === 32 || (code >= 48 && code <= 57)) {
      at++
      continue
    }
    const character = text[at]
    if (open.length === 0 && stops.includes(character)) return at
    switch (character) {
      case "\\":
        at += 2
        continue
      case '"':
      case "'":
        at = skipString(text, at, code)
        continue
      case "/":
        if (text.charCodeAt(at + 1) === 42) {
          const end = text.indexOf("*/", at + 2)
          at = end < 0 ? text.length : end + 2
          continue
        }
        break
      case "(":
        if (/url$/i.test(text.slice(Math.max(0, at - 3), at))) {
          const end = skipURL(text, at + 1)
          if (end >= 0) {
            at = end
            continue
          }
        }
        open.push(")")
        break
      case "[":
        open.push("]")
        break
      case "{":
        open.push("}")
        break
      case ")":
      case "]":
      case "}":
        if (open.at(-1) === character) open.pop()
        break
    }
    at++
  }
  return Math.min(at, text.length)
}

/** A text without its comments, trimmed. */
export function withoutComments(text) {
  if (!text.includes("/*")) return trimSpace(text)
  let result = ""
  let at = 0
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (code === 34 || code === 39) {
      const end = skipString(text, at, code)
      result += text.slice(at, end)
      at = end
    } else if (code === 47 && text.charCodeAt(at + 1) === 42) {
      const end = text.indexOf("*/", at + 2)
      at = end < 0 ? text.length : end + 2
      // A comment keeps the tokens around it apart.
      if (result !== "" && !isWhitespace(result.charCodeAt(result.length - 1)) && !isWhitespace(text.charCodeAt(at))) result += " "
    } else if (code === BACKSLASH) {
      result += text.slice(at, at + 2)
      at += 2
    } else result += text[at++]
  }
  return trimSpace(result)
}

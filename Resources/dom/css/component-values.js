/**
 * Component values: tokens with functions and blocks nested.
 *
 * A function or block is its opening token with `children`; white space is left out, since no value of a property depends on it
 * (the operators of calc() are told by `spaced`, which says that white space stands on both sides of a delim).
 *
 * @see https://drafts.csswg.org/css-syntax-3/#consume-component-value
 */

import { preprocess, tokenize } from "./tokenize.js"

const closers = { function: ")", "(": ")", "[": "]", "{": "}" }

/**
 * @param {string} text
 * @returns {object[] | null} null when the text holds what no value may: a bad string or URL, an unmatched bracket, `!` or `;` on the top level
 */
export function parseComponentValues(text) {
  const tokens = tokenize(preprocess(text))
  const root = []
  let list = root
  const open = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    switch (token.type) {
      case "whitespace":
        continue
      case "bad-string":
      case "bad-url":
        return null
      case "function":
      case "(":
      case "[":
      case "{":
        token.children = []
        list.push(token)
        open.push({ token, list })
        list = token.children
        continue
      case ")":
      case "]":
      case "}": {
        const last = open.pop()
        if (last === undefined || closers[last.token.type] !== token.type) return null
        last.token.end = token.end
        list = last.list
        continue
      }
      case "semicolon":
        if (open.length === 0) return null
        break
      case "delim":
        if (token.value === "!" && open.length === 0) return null
        token.spaced = tokens[i - 1]?.type === "whitespace" && tokens[i + 1]?.type === "whitespace"
        break
    }
    list.push(token)
  }
  // What is left open ends with the text.
  for (const { token } of open) token.end = text.length
  return root
}

/**
 * A text of component values with what is left open at its end closed, so that it can stand before other text.
 *
 * @param {string} text
 */
export function closeAtEnd(text) {
  const tokens = tokenize(text)
  const open = []
  for (const { type } of tokens) {
    if (closers[type] !== undefined) open.push(closers[type])
    else if (type === open.at(-1)) open.pop()
  }
  const last = tokens.at(-1)
  let result = text
  // A backslash at the very end escapes nothing: in a string it is no character, elsewhere it is U+FFFD.
  const escapes = /\\+$/.exec(text)?.[0].length ?? 0
  if (escapes % 2 === 1) result = last?.type === "string" ? text.slice(0, -1) : `${text}\ufffd`
  if (last?.type === "string") {
    const quote = text[last.start]
    if (last.end === text.length && (text.length - last.start < 2 || text.at(-1) !== quote || escapedQuote(text))) result += quote
  } else if (last?.type === "url" && !text.endsWith(")")) result += ")"
  return result + open.reverse().join("")
}

/** Whether the quote at the end of a text is escaped. */
const escapedQuote = (text) => (/(\\*).$/s.exec(text)[1].length % 2 === 1)

/**
 * Whether each var() among component values, at any depth, has the name of a custom property, and what is used without one.
 *
 * @see https://drafts.csswg.org/css-variables-1/#using-variables
 */
export function areVariablesValid(values) {
  const pending = [values]
  while (pending.length > 0) {
    for (const { type, value, children } of pending.pop()) {
      if (children === undefined) continue
      pending.push(children)
      if (type !== "function" || !/^var$/i.test(value)) continue
      const [name, comma] = children
      if (name?.type !== "ident" || !name.value.startsWith("--") || name.value.length < 3) return false
      if (comma !== undefined && comma.type !== "comma") return false
    }
  }
  return true
}

/** Whether component values refer to custom properties or environment variables, at any depth. */
export function hasSubstitution(values) {
  const pending = [values]
  while (pending.length > 0) {
    for (const value of pending.pop()) {
      if (value.type === "function" && /^(var|env|attr)$/i.test(value.value)) return true
      if (value.children !== undefined) pending.push(value.children)
    }
  }
  return false
}

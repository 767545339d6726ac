/**
 * Serialization of parsed selectors, for `selectorText`.
 *
 * @see https://drafts.csswg.org/cssom/#serializing-selectors
 */

import { serializeIdentifier, serializeString } from "../css/serialize.js"
import { trimSpace } from "../css/tokenize.js"

const serializePrefix = (prefix) => (prefix === null ? "" : prefix === "*" ? "*|" : `${serializeIdentifier(prefix)}|`)

/** @see https://drafts.csswg.org/css-syntax-3/#serializing-anb */
function serializeNth({ a, b }) {
  if (a === 0) return String(b)
  const step = a === 1 ? "n" : a === -1 ? "-n" : `${a}n`
  return b === 0 ? step : b > 0 ? `${step}+${b}` : `${step}${b}`
}

function serializePseudoClass({ name, argument, selectors, a, b }) {
  if (a !== undefined) return `:${name}(${serializeNth({ a, b })}${selectors ? ` of ${serializeSelectorList(selectors)}` : ""})`
  if (selectors) return `:${name}(${serializeSelectorList(selectors)})`
  if (Array.isArray(argument)) return `:${name}(${argument.map((range) => (/^[\w-]+$/.test(range) ? range : serializeString(range))).join(", ")})`
  return argument === undefined ? `:${name}` : `:${name}(${serializeIdentifier(argument)})`
}

function serializeSimple(simple) {
  switch (simple.kind) {
    case "id":
      return `#${serializeIdentifier(simple.name)}`
    case "class":
      return `.${serializeIdentifier(simple.name)}`
    case "attribute": {
      const name = serializePrefix(simple.prefix) + serializeIdentifier(simple.name)
      if (simple.operator === "") return `[${name}]`
      return `[${name}${simple.operator}${serializeString(simple.value)}${simple.flag === "" ? "" : ` ${simple.flag}`}]`
    }
    case "pseudo-class":
      return serializePseudoClass(simple)
    case "pseudo-element":
      if (simple.selectors) return `::${simple.name}(${serializeSelectorList(simple.selectors)})`
      return simple.argument === null ? `::${simple.name}` : `::${simple.name}(${simple.argument})`
    case "nesting":
      return "&"
  }
}

function serializeCompound({ type, simples }) {
  let text = ""
  // A universal selector that says nothing is left out before other simple selectors.
  if (type !== null && !(type.name === "*" && type.prefix === null && simples.length > 0)) {
    text = serializePrefix(type.prefix) + (type.name === "*" ? "*" : serializeIdentifier(type.name))
  }
  for (const simple of simples) text += serializeSimple(simple)
  return text
}

function serializeComplex({ lead, compounds, combinators }) {
  let text = lead === "" ? "" : `${lead} `
  compounds.forEach((compound, index) => {
    if (index > 0) text += combinators[index - 1] === " " ? " " : ` ${combinators[index - 1]} `
    // The parent that a nested rule's selector implies was not written.
    text = compound.implied ? "" : text + serializeCompound(compound)
  })
  return trimSpace(text)
}

/**
 * @param {object[]} selectors - as `parseSelectorList` gives them
 * @returns {string}
 */
export const serializeSelectorList = (selectors) => selectors.map(serializeComplex).join(", ")

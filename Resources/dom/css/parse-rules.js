/**
 * Parsing of rules. A rule keeps the text of its block until it is asked for.
 *
 * @see https://drafts.csswg.org/css-syntax-3/#parse-stylesheet-contents
 */

import { internal } from "../web-idl/internal.js"
import { parseSelectorList, SelectorError } from "../selectors/parse-selector.js"
import {
  CSSCounterStyleRule, CSSFontFaceRule, CSSKeyframesRule, CSSLayerStatementRule, CSSNamespaceRule, CSSPageRule
} from "./at-rules.js"
import { parseContainerConditions } from "./container-queries.js"
import { parseComponentValues } from "./component-values.js"
import { CSSContainerRule, CSSLayerBlockRule, CSSMediaRule, CSSScopeRule, CSSStartingStyleRule, CSSSupportsRule } from "./CSSGroupingRule.js"
import { CSSImportRule } from "./CSSImportRule.js"
import { makePropertyRule } from "./CSSPropertyRule.js"
import { setParents } from "./CSSRule.js"
import { CSSStyleRule, selectorOptions } from "./CSSStyleRule.js"
import { isConstructed, namespacesOf } from "./CSSStyleSheet.js"
import { findStop, skipSpace, withoutComments } from "./scan.js"
import { preprocess } from "./tokenize.js"

/** @typedef {{ parentRule: CSSRule | null, sheet: CSSStyleSheet | null }} Context - where a rule stands */

function makeStyleRule(prelude, body, { parentRule, sheet }) {
  try {
    return new CSSStyleRule(internal, parseSelectorList(prelude, selectorOptions(parentRule, sheet)), body)
  } catch (error) {
    if (error instanceof SelectorError) return null
    throw error
  }
}

const layerName = /^[-\w\u0080-\uffff]+(?:\.[-\w\u0080-\uffff]+)*$/

function makeImport(prelude) {
  const values = parseComponentValues(prelude)
  const [first, ...rest] = values ?? []
  const href = first?.type === "string" || first?.type === "url" ? first.value : first?.type === "function" && first.children[0]?.type === "string" ? first.children[0].value : null
  if (href === null) return null
  const text = preprocess(prelude)
  const inside = (value) => text.slice(value.start + value.value.length + 1, value.end - 1).trim()
  let layer = null
  let supportsText = null
  if (rest[0]?.type === "ident" && rest[0].value.toLowerCase() === "layer") {
    layer = ""
    rest.shift()
  } else if (rest[0]?.type === "function" && rest[0].value.toLowerCase() === "layer") layer = inside(rest.shift())
  if (rest[0]?.type === "function" && rest[0].value.toLowerCase() === "supports") supportsText = inside(rest.shift())
  const media = rest.length === 0 ? "" : text.slice(rest[0].start).trim()
  return new CSSImportRule(internal, { href, media, layerName: layer, supportsText })
}

function makeNamespace(prelude) {
  const values = parseComponentValues(prelude) ?? []
  const prefix = values.length === 2 && values[0].type === "ident" ? values[0].value : ""
  const uri = values[prefix === "" ? 0 : 1]
  const text = uri?.type === "string" || uri?.type === "url" ? uri.value : uri?.type === "function" ? uri.children[0]?.value : undefined
  return text === undefined || values.length > 2 ? null : new CSSNamespaceRule(internal, prefix, text)
}

function makeScope(prelude, body) {
  const match = /^(?:\(([^]*?)\))?\s*(?:to\s*\(([^]*)\))?$/i.exec(prelude)
  return match === null ? null : new CSSScopeRule(internal, match[1]?.trim() ?? null, match[2]?.trim() ?? null, body)
}

/** An at-rule, or null for one that is unknown or malformed. */
function makeAtRule(source, body) {
  const match = /^@([-\w]+)/.exec(source)
  if (match === null) return null
  const prelude = withoutComments(source.slice(match[0].length))
  const keyword = match[1].toLowerCase()
  if (body === null) {
    if (keyword === "import") return makeImport(prelude)
    if (keyword === "namespace") return makeNamespace(prelude)
    if (keyword !== "layer") return null
    const names = prelude.split(",").map((name) => name.trim())
    return names.every((name) => layerName.test(name)) ? new CSSLayerStatementRule(internal, names) : null
  }
  switch (keyword) {
    case "media":
      return new CSSMediaRule(internal, prelude, body)
    case "supports":
      return new CSSSupportsRule(internal, prelude, body)
    case "container": {
      const conditions = parseContainerConditions(prelude)
      return conditions === null ? null : new CSSContainerRule(internal, conditions, body)
    }
    case "layer":
      return prelude === "" || layerName.test(prelude) ? new CSSLayerBlockRule(internal, prelude, body) : null
    case "scope":
      return makeScope(prelude, body)
    case "starting-style":
      return prelude === "" ? new CSSStartingStyleRule(internal, body) : null
    case "font-face":
      return new CSSFontFaceRule(internal, body)
    case "page":
      return new CSSPageRule(internal, prelude, body)
    case "property":
      return makePropertyRule(prelude, body)
    case "counter-style":
      return /^[-\w]+$/.test(prelude) ? new CSSCounterStyleRule(internal, prelude, body) : null
    case "keyframes":
    case "-webkit-keyframes": {
      const [name, ...more] = parseComponentValues(prelude) ?? []
      const isName = name?.type === "string" || (name?.type === "ident" && !/^(?:none|default|initial|inherit|unset|revert|revert-layer)$/i.test(name.value))
      return isName && more.length === 0 ? new CSSKeyframesRule(internal, name.value, body) : null
    }
  }
  return null
}

function placed(rule, { parentRule, sheet }) {
  if (rule !== null) setParents(rule, parentRule, sheet)
  return rule
}

/** A rule that stands among the declarations of a style rule; null when it is invalid there. */
export function parseNestedRule(prelude, body, isAtRule, context) {
  if (!isAtRule) return body === null ? null : placed(makeStyleRule(prelude, body, context), context)
  if (/^@(?:import|namespace|font-face|page|property|keyframes|-webkit-keyframes|counter-style)\b/i.test(prelude)) return null
  // Declarations that stand directly in a nested group rule are those of the parent.
  const group = /^@(?:media|supports|container|layer|scope|starting-style)\b/i.test(prelude) && body !== null
  return placed(makeAtRule(prelude, group ? wrapDeclarations(body) : body), context)
}

/** Puts the declarations that stand between the rules of a nested group into rules of `&`. */
function wrapDeclarations(body) {
  let result = ""
  let declarations = ""
  const flush = () => {
    if (declarations.trim() !== "") result += `& {${declarations}}`
    declarations = ""
  }
  for (let at = skipSpace(body, 0); at < body.length; at = skipSpace(body, at)) {
    const end = findStop(body, at, ";{")
    if (body[end] === "{") {
      const bodyEnd = findStop(body, end + 1, "}")
      flush()
      result += body.slice(at, bodyEnd + 1)
      at = bodyEnd + 1
    } else {
      declarations += `${body.slice(at, end)};`
      at = end + 1
    }
  }
  flush()
  return result
}

/**
 * Takes the rule that begins at a place.
 *
 * @returns {{ rule: CSSRule | null, end: number }}
 */
function takeRule(text, at, context) {
  if (text[at] === "@") {
    const end = findStop(text, at, ";{")
    const hasBody = text[end] === "{"
    const bodyEnd = hasBody ? findStop(text, end + 1, "}") : end
    const body = hasBody ? text.slice(end + 1, bodyEnd) : null
    const isNested = context.parentRule !== null && selectorOptions(context.parentRule, context.sheet).nested === true
    const prelude = text.slice(at, end)
    const rule = isNested ? parseNestedRule(prelude, body, true, context) : placed(makeAtRule(prelude, body), context)
    return { rule, end: bodyEnd + 1 }
  }
  const end = findStop(text, at, "{")
  if (end >= text.length) return { rule: null, end }
  const bodyEnd = findStop(text, end + 1, "}")
  return { rule: placed(makeStyleRule(text.slice(at, end), text.slice(end + 1, bodyEnd), context), context), end: bodyEnd + 1 }
}

/**
 * The valid rules of a text.
 *
 * @param {string} source
 * @param {Context} context
 * @returns {CSSRule[]}
 */
export function parseRules(source, context) {
  const text = preprocess(source)
  const rules = []
  // Imports and namespaces count only before all other rules, and namespaces change how the selectors behind them are read.
  let early = context.parentRule === null
  for (let at = skipSpace(text, 0); at < text.length; at = skipSpace(text, at)) {
    if (context.parentRule === null && (text.startsWith("<!--", at) || text.startsWith("-->", at))) {
      at += text[at] === "<" ? 4 : 3
      continue
    }
    const { rule, end } = takeRule(text, at, context)
    at = end
    if (rule === null) continue
    if (rule instanceof CSSImportRule || rule instanceof CSSNamespaceRule) {
      // Constructed sheets import nothing.
      if (!early || (rule instanceof CSSImportRule && isConstructed(context.sheet))) continue
      if (rule instanceof CSSNamespaceRule) namespacesOf(context.sheet).set(rule.prefix, rule.namespaceURI)
    } else if (!(rule instanceof CSSLayerStatementRule)) early = false
    rules.push(rule)
  }
  return rules
}

/**
 * The one rule that a text holds; null when it is invalid or there is more than one.
 *
 * @param {string} source
 * @param {Context} context
 */
export function parseRule(source, context) {
  const text = preprocess(source)
  const at = skipSpace(text, 0)
  if (at >= text.length) return null
  const { rule, end } = takeRule(text, at, context)
  return skipSpace(text, end) < text.length ? null : rule
}

/**
 * Selectors compiled to closures.
 *
 * Each compound becomes one function of an element. A complex selector is matched from its last compound to its first, with
 * Selectors' combinators followed by loops; what a failure means for the candidates that are left is told by its code, so that a
 * long chain of descendants is not tried over and over (as in Servo and WebKit).
 */

import { attributesOf, getAttributeValue, localNameOf, namespaceOf } from "../nodes/Element.js"
import { HTML_NAMESPACE } from "../nodes/namespaces.js"
import { isHTMLDocument, isQuirksMode } from "../nodes/Node.js"
import { nodeDocumentOf, parentOf } from "../nodes/tree.js"
import { findDescendant } from "./descendants.js"
import { caseInsensitiveAttributes } from "./case-insensitive-attributes.js"
import { context } from "./context.js"
import { nextElementSiblingOf, parentElementOf, parentElementOrHostOf, previousElementSiblingOf } from "./element-tree.js"
import { compileNth } from "./nth-child.js"
import { statePseudoClass } from "./pseudo-classes.js"

const never = () => false
const always = () => true

/** Whether an element is an HTML element of an HTML document, whose names selectors match without regard to case. */
const isHTML = (element) => namespaceOf(element) === HTML_NAMESPACE && isHTMLDocument(nodeDocumentOf(element))
const isInQuirksMode = (element) => isQuirksMode(nodeDocumentOf(element))

function compileType({ namespace, name }) {
  let test
  const lower = name.toLowerCase()
  if (name === "*") test = null
  else if (name === lower) test = (element) => localNameOf(element) === name
  else test = (element) => localNameOf(element) === (isHTML(element) ? lower : name)
  if (namespace === null) return test
  const wanted = namespace === "" ? null : namespace
  if (test === null) return (element) => namespaceOf(element) === wanted
  return (element) => test(element) && namespaceOf(element) === wanted
}

function compileId({ name }) {
  const lower = name.toLowerCase()
  return (element) => {
    const id = getAttributeValue(element, "id")
    return id === name || (id !== null && id.length === name.length && id.toLowerCase() === lower && isInQuirksMode(element))
  }
}

function compileClass({ name }) {
  const lower = name.toLowerCase()
  return (element) => {
    const value = getAttributeValue(element, "class")
    if (value === null) return false
    if (value === name || includesWord(value, name)) return true
    return isInQuirksMode(element) && includesWord(value.toLowerCase(), lower)
  }
}

const isSpace = (code) => code === 32 || (code >= 9 && code <= 13 && code !== 11)

/** Whether `value` holds `token` among its words. */
function includesWord(value, token) {
  for (let at = value.indexOf(token); at >= 0; at = value.indexOf(token, at + 1)) {
    const end = at + token.length
    if ((at === 0 || isSpace(value.charCodeAt(at - 1))) && (end === value.length || isSpace(value.charCodeAt(end)))) return true
  }
  return false
}

const operators = {
  "": () => true,
  "=": (value, wanted) => value === wanted,
  "~=": (value, wanted) => wanted !== "" && !/[ \t\n\f\r]/.test(wanted) && includesWord(value, wanted),
  "|=": (value, wanted) => value === wanted || (value.startsWith(wanted) && value[wanted.length] === "-"),
  "^=": (value, wanted) => wanted !== "" && value.startsWith(wanted),
  "$=": (value, wanted) => wanted !== "" && value.endsWith(wanted),
  "*=": (value, wanted) => wanted !== "" && value.includes(wanted)
}

const asciiLower = (text) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

function compileAttribute({ namespace, name, operator, value, flag }) {
  const compare = operators[operator]
  const lower = name.toLowerCase()
  const folded = asciiLower(value)
  const foldsInHTML = flag === "" && operator !== "" && caseInsensitiveAttributes.has(lower)
  const test = (element, actual) => {
    if (flag === "i" || (foldsInHTML && isHTML(element))) return compare(asciiLower(actual), folded)
    return compare(actual, value)
  }
  if (namespace === "") {
    if (name === lower) {
      if (operator === "") return (element) => getAttributeValue(element, name) !== null
      if (operator === "=" && flag !== "i" && !foldsInHTML) return (element) => getAttributeValue(element, name) === value
    }
    return (element) => {
      const actual = getAttributeValue(element, name === lower || isHTML(element) ? lower : name)
      return actual !== null && test(element, actual)
    }
  }
  return (element) => {
    const local = name === lower || isHTML(element) ? lower : name
    for (const attribute of attributesOf(element)) {
      if (attribute.localName !== local || (namespace !== null && attribute.namespace !== namespace)) continue
      if (test(element, attribute.value)) return true
    }
    return false
  }
}

const compileList = (selectors, options) => {
  const tests = selectors.map((selector) => compileComplex(selector, options))
  if (tests.length === 0) return never
  if (tests.length === 1) return tests[0]
  return (element) => {
    for (let i = 0; i < tests.length; i++) if (tests[i](element)) return true
    return false
  }
}

/** @see https://drafts.csswg.org/selectors-4/#relational */
function compileHas(selectors, options) {
  const tests = selectors.map((selector) => {
    const anchor = { type: null, simples: [{ kind: "anchor" }] }
    const lead = selector.lead === "" ? " " : selector.lead
    const compounds = [anchor, ...selector.compounds]
    const test = compileComplex({ compounds, combinators: [lead, ...selector.combinators] }, options)
    const siblings = lead === "+" || lead === "~"
    // With further combinators the subject may be below the sibling, or beside the descendant.
    const below = !siblings || selector.combinators.some((combinator) => combinator === " " || combinator === ">")
    return { test, siblings, below }
  })
  return (element) => {
    const outer = context.anchor
    context.anchor = element
    try {
      for (const { test, siblings, below } of tests) {
        if (!siblings) {
          if (findDescendant(element, test) !== null) return true
          continue
        }
        for (let sibling = nextElementSiblingOf(element); sibling !== null; sibling = nextElementSiblingOf(sibling)) {
          if (test(sibling) || (below && findDescendant(sibling, test) !== null)) return true
        }
      }
      return false
    } finally {
      context.anchor = outer
    }
  }
}

function compilePseudoClass(simple, options) {
  const { name, selectors } = simple
  switch (name) {
    case "is":
    case "where":
    case "matches":
    case "-webkit-any":
      return compileList(selectors, options)
    case "not": {
      const test = compileList(selectors, options)
      return (element) => !test(element)
    }
    case "has":
      return compileHas(selectors, options)
    case "scope":
      options.used.context = true
      return (element) => element === context.scope
    case "host": {
      options.used.context = true
      const test = selectors ? compileList(selectors, options) : always
      return (element) => context.host !== null && element === context.host && test(element)
    }
    case "host-context": {
      options.used.context = true
      const test = compileList(selectors, options)
      return (element) => {
        if (context.host === null || element !== context.host) return false
        for (let at = element; at !== null; at = parentElementOrHostOf(at)) if (test(at)) return true
        return false
      }
    }
    case "nth-child":
    case "nth-last-child":
    case "nth-of-type":
    case "nth-last-of-type":
      options.used.context = true
      return compileNth(simple, selectors ? compileList(selectors, options) : null)
  }
  return statePseudoClass(simple)
}

function compileSimple(simple, options) {
  switch (simple.kind) {
    case "id":
      return compileId(simple)
    case "class":
      return compileClass(simple)
    case "attribute":
      return compileAttribute(simple)
    case "pseudo-class":
      return compilePseudoClass(simple, options)
    case "pseudo-element":
      return never
    case "anchor":
      return (element) => element === context.anchor
    case "nesting":
      if (options.parent) return options.parent
      options.used.context = true
      return (element) => element === context.scope
  }
}

function compileCompound({ type, simples }, options) {
  const tests = []
  const first = type === null ? null : compileType(type)
  if (first !== null) tests.push(first)
  for (const simple of simples) {
    if (options.pseudoElements && simple.kind === "pseudo-element") continue
    tests.push(compileSimple(simple, options))
  }
  const [a, b, c] = tests
  switch (tests.length) {
    case 0:
      return always
    case 1:
      return a
    case 2:
      return (element) => a(element) && b(element)
    case 3:
      return (element) => a(element) && b(element) && c(element)
  }
  return (element) => {
    for (let i = 0; i < tests.length; i++) if (!tests[i](element)) return false
    return true
  }
}

// What a failure leaves worth trying.
const MATCHED = 0
const TRY_SIBLINGS = 1
const TRY_ANCESTORS = 2
const FAILED = 3

function compileComplex({ compounds, combinators }, options) {
  const tests = compounds.map((compound) => compileCompound(compound, options))
  const last = tests.length - 1
  if (last === 0) return tests[0]
  // A fragment that is queried is a scoping root above its children, though it is no element.
  const [{ type, simples }] = compounds
  const isScopeAlone = type === null && simples.length === 1 && simples[0].name === "scope"
  const run = (element, index) => {
    if (!tests[index](element)) return TRY_SIBLINGS
    if (index === 0) return MATCHED
    const combinator = combinators[index - 1]
    const sideways = combinator === "+" || combinator === "~"
    for (let at = element; ; ) {
      const from = at
      at = sideways ? previousElementSiblingOf(at) : parentElementOf(at)
      // A featureless host stands above the shadow tree that a style sheet of it is matched in.
      if (at === null && !sideways && context.host !== null && element !== context.host) at = context.host
      if (at === null && !sideways && isScopeAlone && index === 1 && parentOf(from) === context.scope) return MATCHED
      if (at === null) return sideways ? TRY_ANCESTORS : FAILED
      const result = run(at, index - 1)
      if (result === MATCHED || result === FAILED || combinator === "+") return result
      if (combinator === ">") return TRY_ANCESTORS
      if (result === TRY_ANCESTORS && combinator === "~") return result
      if (at === context.host) return FAILED
    }
  }
  return (element) => run(element, last) === MATCHED
}

/**
 * Compiles one complex selector of a parsed list.
 *
 * @param {object} selector
 * @param {{ parent?: (element: Element) => boolean, pseudoElements?: boolean }} [options] - parent: what `&` stands for; pseudoElements:
 *   match the originating element instead of nothing, as the cascade needs
 * @returns {{ test: (element: Element) => boolean, needsContext: boolean }}
 */
export function compileSelector(selector, options = {}) {
  const used = { context: false }
  return { test: compileComplex(selector, { ...options, used }), needsContext: used.context }
}

/**
 * Compiles a list; the element matches if it matches one of them.
 *
 * @param {object[]} selectors
 */
export function compileSelectorList(selectors, options = {}) {
  const used = { context: false }
  return { test: compileList(selectors, { ...options, used }), needsContext: used.context }
}

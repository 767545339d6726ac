/**
 * `matches`, `closest`, `querySelector` and `querySelectorAll`.
 *
 * Each selector text is parsed and compiled once; an editor asks for the same few hundred thousands of times.
 *
 * @see https://dom.spec.whatwg.org/#scope-match-a-selectors-string
 */

import { DOMException } from "../web-idl/DOMException.js"
import { nodeTypeOf } from "../nodes/tree.js"
import { compileSelectorList } from "./compile.js"
import { context } from "./context.js"
import { collectDescendants, findDescendant } from "./descendants.js"
import { parentElementOf } from "./element-tree.js"
import { parseSelectorList, SelectorError } from "./parse-selector.js"

// Scripts can make up selectors without end (one for each id); the cache starts anew when it has grown this large.
const CACHE_SIZE = 4096
const cache = new Map()

function compileText(text) {
  let selectors
  try {
    selectors = parseSelectorList(text)
  } catch (error) {
    if (!(error instanceof SelectorError)) throw error
    throw new DOMException(`'${text}' is not a valid selector: ${error.message}`, "SyntaxError")
  }
  const compiled = compileSelectorList(selectors)
  if (cache.size >= CACHE_SIZE) cache.clear()
  cache.set(text, compiled)
  return compiled
}

function enter(scope) {
  context.scope = nodeTypeOf(scope) === 9 ? scope.documentElement : scope
  context.query++
}

/**
 * @param {Element} element
 * @param {string} text
 * @param {Node} [scope] - what `:scope` stands for
 * @throws {DOMException} `SyntaxError` for an invalid selector
 */
export function matches(element, text, scope = element) {
  const compiled = cache.get(text) ?? compileText(text)
  if (compiled.needsContext) enter(scope)
  return compiled.test(element)
}

/**
 * The nearest inclusive ancestor that matches, or null.
 *
 * @param {Element} element
 * @param {string} text
 */
export function closest(element, text) {
  const compiled = cache.get(text) ?? compileText(text)
  if (compiled.needsContext) enter(element)
  for (let at = element; at !== null; at = parentElementOf(at)) if (compiled.test(at)) return at
  return null
}

/**
 * The first descendant of `root` that matches, or null.
 *
 * @param {Document | DocumentFragment | Element} root
 * @param {string} text
 */
export function querySelector(root, text) {
  const compiled = cache.get(text) ?? compileText(text)
  if (compiled.needsContext) enter(root)
  return findDescendant(root, compiled.test)
}

/**
 * The descendants of `root` that match, in tree order.
 *
 * @param {Document | DocumentFragment | Element} root
 * @param {string} text
 * @returns {Element[]}
 */
export function querySelectorAll(root, text) {
  const compiled = cache.get(text) ?? compileText(text)
  if (compiled.needsContext) enter(root)
  return collectDescendants(root, compiled.test)
}

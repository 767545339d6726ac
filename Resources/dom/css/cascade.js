/**
 * The cascade: which declarations apply to an element, and which of them wins.
 *
 * @see https://drafts.csswg.org/css-cascade-5/#cascade-sort
 */

import { documentElementOf } from "../nodes/Document.js"
import { rareDataOf } from "../nodes/Node.js"
import { isShadowRoot, nodeDocumentOf, nodeTypeOf, rootOf, shadowHostOf } from "../nodes/tree.js"
import { context } from "../selectors/context.js"
import { rulesOf, isApplied } from "./CSSStyleSheet.js"
import { inlineDeclarations } from "./InlineStyle.js"
import { presentationalHints } from "./presentational-hints.js"
import { RuleIndex } from "./rule-index.js"
import { adoptedStyleSheetsOf, ownedStyleSheets } from "./style-sheets.js"
import { UserAgentIndex } from "./user-agent-index.js"
import { userAgentSheet } from "./user-agent-sheet.js"

let userAgentIndex = null

function userAgentRules() {
  userAgentIndex ??= new UserAgentIndex(userAgentSheet)
  return userAgentIndex
}

/** The indices of trees, good for one version of the style sheets. */
export class TreeRules {
  #indices = new Map()

  /** @param {Document | ShadowRoot} root */
  for(root) {
    let index = this.#indices.get(root)
    if (index === undefined) {
      const sheets = [...ownedStyleSheets(root), ...adoptedStyleSheetsOf(root)].filter(isApplied)
      index = sheets.length === 0 ? null : new RuleIndex(sheets.map(rulesOf))
      this.#indices.set(root, index)
    }
    return index
  }
}

const USER_AGENT = 0
const AUTHOR = 1

/**
 * @typedef {object} Level - declarations of equal standing
 * @property {import("./parse-value.js").Declaration[]} declarations
 * @property {number} origin
 * @property {number} layer
 */

const inOrder = (a, b) => a.layer.order - b.layer.order || a.specificity - b.specificity || a.order - b.order

function addLevels(index, element, pseudoElement, origin, isHost, levels) {
  if (index === null) return
  const found = []
  index.collect(element, pseudoElement, isHost, found)
  found.sort(inOrder)
  for (const { declarations, layer } of found) levels.push({ declarations, origin, layer: layer.order })
}

/** Rules of a shadow tree about its host stand below those of the tree that the host is in. */
function addHostLevels(element, pseudoElement, treeRules, levels) {
  const shadowRoot = rareDataOf(element)?.shadowRoot ?? null
  if (shadowRoot === null) return
  context.host = element
  addLevels(treeRules.for(shadowRoot), element, pseudoElement, AUTHOR, true, levels)
  context.host = null
}

/** What applies to one element or pseudo-element. */
export class Cascade {
  /** @type {Level[]} weakest first */
  #levels = []
  #inline = null
  #hasImportant

  /**
   * @param {Element} element
   * @param {string} pseudoElement - "" for the element itself
   * @param {TreeRules} treeRules
   */
  constructor(element, pseudoElement, treeRules) {
    const levels = this.#levels
    context.query++
    // Outside of @scope, the scoping root of a sheet is the root element.
    context.scope = documentElementOf(nodeDocumentOf(element))
    addLevels(userAgentRules(), element, pseudoElement, USER_AGENT, false, levels)
    if (pseudoElement === "") {
      const hints = presentationalHints(element)
      if (hints.length > 0) levels.push({ declarations: hints, origin: AUTHOR, layer: -1 })
    }
    addHostLevels(element, pseudoElement, treeRules, levels)
    const root = rootOf(element)
    if (nodeTypeOf(root) === 9 || isShadowRoot(root)) {
      context.host = shadowHostOf(root)
      addLevels(treeRules.for(root), element, pseudoElement, AUTHOR, false, levels)
      context.host = null
    }
    if (pseudoElement === "") {
      const inline = inlineDeclarations(element)
      if (inline.length > 0) {
        this.#inline = { declarations: inline, origin: AUTHOR, layer: Infinity }
        levels.push(this.#inline)
      }
    }
    this.#hasImportant = levels.some(({ declarations }) => declarations.some(({ important }) => important))
  }

  /** The levels, weakest first, for important declarations: user agent over author, inline over rules, early layers over late. */
  get #importantLevels() {
    const author = this.#levels.filter((level) => level.origin === AUTHOR && level !== this.#inline)
    // A stable sort keeps specificity and order inside a layer.
    author.sort((a, b) => b.layer - a.layer)
    return [...author, ...(this.#inline === null ? [] : [this.#inline]), ...this.#levels.filter(({ origin }) => origin === USER_AGENT)]
  }

  /**
   * The declaration that wins for a property, or null.
   *
   * @param {string} name
   * @param {string | undefined} alias - the flow-relative or physical name of the same property
   */
  find(name, alias) {
    if (this.#hasImportant) {
      const found = findIn(this.#importantLevels, Infinity, name, alias, true)
      if (found !== null) return this.#reverted(found, name, alias)
    }
    const found = findIn(this.#levels, Infinity, name, alias, false)
    return found === null ? null : this.#reverted(found, name, alias)
  }

  /** Follows `revert` and `revert-layer` down. */
  #reverted(found, name, alias) {
    while (found !== null && (found.declaration.value === "revert" || found.declaration.value === "revert-layer")) {
      const { level, declaration } = found
      const below =
        declaration.value === "revert" ? this.#levels.findIndex(({ origin }) => origin === level.origin) : this.#levels.findIndex((other) => other.origin === level.origin && other.layer === level.layer)
      found = findIn(this.#levels, below, name, alias, false)
    }
    return found === null ? null : found.declaration
  }

  /** The names of custom properties that are declared here. */
  customNames() {
    return this.#levels.flatMap(({ declarations }) => declarations.filter(({ name }) => name.startsWith("--")).map(({ name }) => name))
  }
}

function findIn(levels, below, name, alias, important) {
  for (let i = Math.min(levels.length, below) - 1; i >= 0; i--) {
    const { declarations } = levels[i]
    for (let j = declarations.length - 1; j >= 0; j--) {
      const declaration = declarations[j]
      if ((declaration.name === name || declaration.name === alias) && declaration.important === important) return { declaration, level: levels[i] }
    }
  }
  return null
}

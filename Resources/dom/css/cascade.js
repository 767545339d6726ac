/**
 * The cascade: which declarations apply to an element, and which of them wins.
 *
 * @see https://drafts.csswg.org/css-cascade-5/#cascade-sort
 */

import { documentElementOf } from "../nodes/Document.js"
import { getAttributeValue, localNameOf } from "../nodes/Element.js"
import { rareDataOf } from "../nodes/Node.js"
import { assignedSlotOf } from "../nodes/slots.js"
import { isShadowRoot, nodeDocumentOf, nodeTypeOf, rootOf, shadowHostOf } from "../nodes/tree.js"
import { context } from "../selectors/context.js"
import { matchesContainer } from "./container-queries.js"
import { rulesOf, isApplied } from "./CSSStyleSheet.js"
import { inlineDeclarations } from "./InlineStyle.js"
import { presentationalHints } from "./presentational-hints.js"
import { propertiesOfScripts } from "./registered-properties.js"
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
  /** @type {Map<Document, Map<string, object>>} */
  #properties = new Map()

  /** The registered custom properties of a document by name; those of scripts go before those of rules. */
  registeredProperties(document) {
    let properties = this.#properties.get(document)
    if (properties === undefined) {
      properties = new Map([...(this.for(document)?.registrations ?? []), ...propertiesOfScripts(document)])
      this.#properties.set(document, properties)
    }
    return properties
  }

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
 * @property {number} tree - counts outwards from the innermost tree whose rules are about the element
 * @property {number} layer
 * @property {import("./container-queries.js").ContainerCondition[][]} containers - one of each list must hold
 */

const inOrder = (a, b) => a.layer.order - b.layer.order || a.specificity - b.specificity || a.order - b.order
const noContainers = Object.freeze([])

/** Gathers the levels of one element or pseudo-element, the weakest first: a tree's rules yield to those of the tree around it. */
class LevelCollector {
  /** @type {Level[]} */
  levels = []
  #element
  #pseudoElement
  #treeRules
  #tree = 0

  constructor(element, pseudoElement, treeRules) {
    this.#element = element
    this.#pseudoElement = pseudoElement
    this.#treeRules = treeRules
  }

  #push(entries, origin) {
    entries.sort(inOrder)
    for (const { declarations, layer, containers = noContainers } of entries) {
      this.levels.push({ declarations, origin, tree: this.#tree, layer: layer.order, containers })
    }
  }

  add(declarations, layer) {
    const level = { declarations, origin: AUTHOR, tree: this.#tree, layer, containers: noContainers }
    if (declarations.length > 0) this.levels.push(level)
    return level
  }

  addUserAgent() {
    const found = []
    userAgentRules().collect(this.#element, this.#pseudoElement, false, found)
    this.#push(found, USER_AGENT)
  }

  /** What a tree's rules find by way of `subject`, among which those about its host, if `subject` is the host. */
  #find(root, subject, isHost, role, accept = null) {
    const index = this.#treeRules.for(root)
    if (index === null) return []
    const found = []
    context.host = shadowHostOf(root)
    index.collect(subject, this.#pseudoElement, isHost, found, role)
    const accepted = accept === null ? found : found.filter(accept)
    context.host = null
    return accepted
  }

  /** Rules of the element's own shadow tree: about the host, and about the parts of it. */
  addHosted(shadowRoot) {
    this.#push(this.#find(shadowRoot, this.#element, true, ""), AUTHOR)
    this.#tree++
  }

  /** Rules about what is slotted, of the tree of each slot that the element goes through. */
  addSlotted() {
    // A slot in a slot stands for what is assigned to it.
    if (localNameOf(this.#element) === "slot" && isShadowRoot(rootOf(this.#element))) return
    const slots = []
    for (let slot = assignedSlotOf(this.#element); slot !== null; slot = assignedSlotOf(slot)) slots.push(slot)
    while (slots.length > 0) {
      const slot = slots.pop()
      this.#push(this.#find(rootOf(slot), slot, false, "slotted", (entry) => entry.matchesTarget(this.#element)), AUTHOR)
      this.#tree++
    }
  }

  /** Rules of the tree that the element is in. */
  addOwn(root) {
    const found = this.#find(root, this.#element, false, "")
    const host = shadowHostOf(root)
    const parts = host === null ? null : partNames(this.#element)
    // A tree can name its own parts by way of its host.
    if (parts !== null) found.push(...this.#find(root, host, true, "part", (entry) => entry.matchesTarget(this.#element, parts)))
    this.#push(found, AUTHOR)
  }

  /** Rules of the trees around the element's own about its parts, as far out as they are exported. */
  addParts(root) {
    let parts = partNames(this.#element)
    for (let host = shadowHostOf(root); host !== null && parts !== null; host = shadowHostOf(root)) {
      root = rootOf(host)
      if (nodeTypeOf(root) !== 9 && !isShadowRoot(root)) return
      this.#tree++
      const names = parts
      this.#push(this.#find(root, host, false, "part", (entry) => entry.matchesTarget(this.#element, names)), AUTHOR)
      parts = exportedParts(host, parts)
    }
  }
}

const words = (text) => text.split(/[\t\n\f\r ]+/).filter((word) => word !== "")

/** The names of a part, or null. @see https://drafts.csswg.org/css-shadow-parts-1/#part-attr */
function partNames(element) {
  const value = getAttributeValue(element, "part")
  return value === null ? null : new Set(words(value))
}

/** The names under which parts are known outside of the host. @see https://drafts.csswg.org/css-shadow-parts-1/#exportparts-attr */
function exportedParts(host, parts) {
  const exported = new Set()
  for (const mapping of (getAttributeValue(host, "exportparts") ?? "").split(",")) {
    const [inner, outer = inner, ...more] = mapping.split(":").map((name) => name.trim())
    if (more.length === 0 && outer !== "" && parts.has(inner)) exported.add(outer)
  }
  return exported.size === 0 ? null : exported
}

/** What applies to one element or pseudo-element. */
export class Cascade {
  /** @type {Level[]} weakest first */
  #levels
  #inline = null
  #hasImportant

  /**
   * @param {Element} element
   * @param {string} pseudoElement - "" for the element itself
   * @param {TreeRules} treeRules
   * @param {import("./computed-style.js").ElementStyle} style - for what is asked of containers
   */
  constructor(element, pseudoElement, treeRules, style) {
    const collector = new LevelCollector(element, pseudoElement, treeRules)
    context.query++
    // Outside of @scope, the scoping root of a sheet is the root element.
    context.scope = documentElementOf(nodeDocumentOf(element))
    collector.addUserAgent()
    if (pseudoElement === "") collector.add(presentationalHints(element), -1)
    const shadowRoot = rareDataOf(element)?.shadowRoot ?? null
    if (shadowRoot !== null) collector.addHosted(shadowRoot)
    collector.addSlotted()
    const root = rootOf(element)
    const isInTree = nodeTypeOf(root) === 9 || isShadowRoot(root)
    if (isInTree) collector.addOwn(root)
    if (pseudoElement === "") this.#inline = collector.add(inlineDeclarations(element), Infinity)
    if (isInTree) collector.addParts(root)
    // Containers have styles of their own to work out, for which the context must be free.
    this.#levels = collector.levels.filter(({ containers }) => containers.every((conditions) => matchesContainer(conditions, style)))
    this.#hasImportant = this.#levels.some(({ declarations }) => declarations.some(({ important }) => important))
  }

  /**
   * The levels, weakest first, for important declarations: user agent over author, inner trees over outer, inline over rules, early
   * layers over late.
   */
  get #importantLevels() {
    const author = this.#levels.filter((level) => level.origin === AUTHOR)
    const isInline = (level) => Number(level === this.#inline)
    // A stable sort keeps specificity and order inside a layer.
    author.sort((a, b) => b.tree - a.tree || isInline(a) - isInline(b) || b.layer - a.layer)
    return [...author, ...this.#levels.filter(({ origin }) => origin === USER_AGENT)]
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
      const isInLayer = (other) => declaration.value === "revert" || (other.tree === level.tree && other.layer === level.layer)
      const isOneOf = (other) => other.origin === level.origin && isInLayer(other)
      const below = this.#levels.findIndex(isOneOf)
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

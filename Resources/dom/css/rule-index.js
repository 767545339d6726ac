/**
 * The style rules of a tree, found by the ID, class or name of the element that they may match, so that a sheet of thousands of rules
 * costs an element only the few that are about it.
 */

import { classListTokens, getAttributeValue, localNameOf } from "../nodes/Element.js"
import { compileSelector, compileSelectorList } from "../selectors/compile.js"
import { context } from "../selectors/context.js"
import { parentElementOf } from "../selectors/element-tree.js"
import { parseSelectorList, SelectorError } from "../selectors/parse-selector.js"
import { CSSLayerStatementRule } from "./at-rules.js"
import { CSSImportRule, importsOf } from "./CSSImportRule.js"
import { CSSPropertyRule, registrationOf } from "./CSSPropertyRule.js"
import {
  CSSContainerRule, CSSGroupingRule, CSSLayerBlockRule, CSSMediaRule, CSSScopeRule, CSSStartingStyleRule, CSSSupportsRule,
  containerConditionsOf, groupedRulesOf
} from "./CSSGroupingRule.js"
import { isApplied, rulesOf } from "./CSSStyleSheet.js"
import { CSSStyleRule, declarationsOf, nestedRulesOf, selectorsOf } from "./CSSStyleRule.js"

/** A cascade layer; `order` counts from the weakest. @see https://drafts.csswg.org/css-cascade-5/#layering */
class Layer {
  order = 0
  layers = new Map()

  /** The layer of a dotted name inside this one; "" is a new one without a name. */
  layer(name) {
    let layer = this
    for (const part of name === "" ? [Symbol("anonymous")] : name.split(".")) {
      if (!layer.layers.has(part)) layer.layers.set(part, new Layer())
      layer = layer.layers.get(part)
    }
    return layer
  }

  /** Inner layers come before what stands in the layer itself. */
  number(next = 0) {
    for (const layer of this.layers.values()) next = layer.number(next)
    this.order = next
    return next + 1
  }
}

/**
 * The ID, class or name that some ancestor must have for a selector to match, as a key of the set that `ancestorKeys` gives; null when
 * the selector asks nothing of ancestors that can be told so simply.
 */
function requiredAncestor({ compounds, combinators }) {
  for (let i = compounds.length - 2; i >= 0; i--) {
    // What stands before a sibling combinator is no ancestor of the element.
    if (combinators[i] !== " " && combinators[i] !== ">") continue
    const { type, simples } = compounds[i]
    const id = simples.find(({ kind }) => kind === "id")
    if (id !== undefined) return `#${id.name.toLowerCase()}`
    const className = simples.find(({ kind }) => kind === "class")
    if (className !== undefined) return `.${className.name.toLowerCase()}`
    if (type !== null && type.name !== "*") return type.name.toLowerCase()
  }
  return null
}

// Above this depth the set costs more than it saves.
const DEEPEST = 64

/** What `requiredAncestor` asks for, of all ancestors of an element; null when there are too many. */
function ancestorKeys(element) {
  const keys = new Set()
  let depth = 0
  for (let at = parentElementOf(element); at !== null; at = parentElementOf(at)) {
    if (++depth > DEEPEST) return null
    keys.add(localNameOf(at).toLowerCase())
    const id = getAttributeValue(at, "id")
    if (id !== null) keys.add(`#${id.toLowerCase()}`)
    for (const token of classListTokens(at)) keys.add(`.${token.toLowerCase()}`)
  }
  return keys
}

const structural = /^(?:root|scope|empty|(?:first|last|only)-(?:child|of-type)|nth-.*)$/
const isLocal = ({ kind, name, selectors }) => kind === "pseudo-element" || (!selectors && !structural.test(name))

/**
 * A complex selector of a rule. `subject` says what its last compound is matched against: the element itself, the slot that it is
 * assigned to ("slotted"), or the host of its tree ("part"); `matches` then needs `matchesTarget` beside it.
 */
class Entry {
  #selector
  #options
  #scope
  #compiled = null
  #target = null

  constructor(selector, rule, layer, order, options, { scope, containers }) {
    this.#selector = selector
    this.#options = options
    this.#scope = scope
    this.containers = containers
    this.rule = rule
    this.layer = layer
    this.order = order
    this.specificity = selector.specificity
    this.requiredAncestor = requiredAncestor(selector)
    const { simples } = selector.compounds.at(-1)
    const pseudos = simples.filter(({ kind }) => kind === "pseudo-element")
    const isElsewhere = pseudos.length > 0 && (pseudos[0].name === "slotted" || pseudos[0].name === "part")
    this.subject = isElsewhere ? pseudos[0].name : ""
    this.pseudoElement = pseudos[isElsewhere ? 1 : 0]?.name ?? ""
    this.isAboutHost = simples.some(({ name }) => name === "host" || name === "host-context")
    if (isElsewhere) this.#divide(simples.indexOf(pseudos[0]))
  }

  /** What stands behind ::slotted() and ::part() is about the element, and what stands before about the slot or host. */
  #divide(index) {
    const { compounds, combinators } = this.#selector
    const last = compounds.at(-1)
    const [pseudo, ...rest] = last.simples.slice(index)
    this.#selector = { compounds: [...compounds.slice(0, -1), { ...last, simples: last.simples.slice(0, index) }], combinators }
    // What tells by the tree around a part never matches it.
    this.isPossible = pseudo.name === "slotted" || rest.every(isLocal)
    const compound = pseudo.name === "slotted" ? pseudo.selectors[0].compounds[0] : { type: null, simples: [] }
    this.#target = { compounds: [{ ...compound, simples: [...compound.simples, ...rest] }], combinators: [] }
    this.parts = pseudo.name === "part" ? pseudo.argument.split(/[\t\n\f\r ]+/) : null
  }

  /** @param {Set<string>} parts - the names that the element has as a part, where the selector stands */
  matchesTarget(element, parts) {
    if (!this.isPossible) return false
    if (this.parts !== null && !this.parts.every((part) => parts.has(part))) return false
    if (!("test" in this.#target)) this.#target = compileSelector(this.#target, { pseudoElements: true })
    return this.#target.test(element)
  }

  get declarations() {
    return declarationsOf(this.rule)
  }

  matches(element) {
    this.#compiled ??= compileSelector(this.#selector, this.#options)
    if (this.#scope !== null) return this.#matchesInScope(element)
    return this.#compiled.test(element)
  }

  /** @see https://drafts.csswg.org/css-cascade-6/#in-scope */
  #matchesInScope(element) {
    const { start, end } = this.#scope
    let limited = false
    for (let root = element; root !== null; root = parentElementOf(root)) {
      if (end !== null && end(root)) limited = true
      if (!start(root)) continue
      context.scope = root
      const matched = !limited && this.#compiled.test(element)
      context.scope = null
      if (matched) return true
    }
    return false
  }
}

const compileText = (text) => {
  if (text === null) return null
  try {
    return compileSelectorList(parseSelectorList(text)).test
  } catch (error) {
    if (error instanceof SelectorError) return () => false
    throw error
  }
}

/** Rules that no condition stands around. */
const nowhere = { scope: null, containers: [] }

export class RuleIndex {
  #byId = new Map()
  #byClass = new Map()
  #byName = new Map()
  #others = []
  #root = new Layer()
  #count = 0
  /** @type {{ rule: CSSPropertyRule, layer: Layer }[]} */
  #propertyRules = []

  /** @param {CSSRule[][]} ruleLists - of each sheet, in order */
  constructor(ruleLists) {
    for (const rules of ruleLists) this.#addRules(rules, this.#root, undefined, nowhere)
    this.#root.number()
  }

  /** What `@property` rules register, the strongest last. */
  get registrations() {
    return this.#propertyRules.sort((a, b) => a.layer.order - b.layer.order).map(({ rule }) => [rule.name, registrationOf(rule)])
  }

  /** @param {typeof nowhere} place - the conditions around the rules: a scope, and for each container rule its alternatives */
  #addRules(rules, layer, parent, place) {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) this.#addStyleRule(rule, layer, parent, place)
      else if (rule instanceof CSSLayerStatementRule) for (const name of rule.nameList) layer.layer(name)
      else if (rule instanceof CSSGroupingRule) this.#addGroup(rule, layer, parent, place)
      else if (rule instanceof CSSImportRule) this.#addImport(rule, layer)
      else if (rule instanceof CSSPropertyRule) this.#propertyRules.push({ rule, layer })
    }
  }

  /** An import has its layer also before it is loaded. */
  #addImport(rule, layer) {
    const { sheet, isSupported, matchesMedia } = importsOf(rule)
    if (!isSupported || !matchesMedia) return
    const inner = rule.layerName === null ? layer : layer.layer(rule.layerName)
    if (sheet !== null && isApplied(sheet)) this.#addRules(rulesOf(sheet), inner, undefined, nowhere)
  }

  #addGroup(rule, layer, parent, place) {
    if ((rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule) && !rule.matches) return
    if (rule instanceof CSSStartingStyleRule) return
    const rules = groupedRulesOf(rule)
    if (rule instanceof CSSLayerBlockRule) this.#addRules(rules, layer.layer(rule.name), parent, place)
    else if (rule instanceof CSSContainerRule) {
      this.#addRules(rules, layer, parent, { ...place, containers: [...place.containers, containerConditionsOf(rule)] })
    }
    else if (rule instanceof CSSScopeRule) {
      const start = compileText(rule.start) ?? ((element) => parentElementOf(element) === null)
      this.#addRules(rules, layer, parent, { ...place, scope: { start, end: compileText(rule.end) } })
    } else this.#addRules(rules, layer, parent, place)
  }

  #addStyleRule(rule, layer, parent, place) {
    const options = { parent, pseudoElements: true }
    const selectors = selectorsOf(rule)
    for (const selector of selectors) this.#addEntry(new Entry(selector, rule, layer, this.#count++, options, place), selector)
    const nested = nestedRulesOf(rule)
    if (nested.length > 0) this.#addRules(nested, layer, compileSelectorList(selectors, { parent }).test, place)
  }

  #addEntry(entry, { compounds }) {
    const { type, simples } = compounds.at(-1)
    const put = (map, key) => {
      const list = map.get(key)
      if (list === undefined) map.set(key, [entry])
      else list.push(entry)
    }
    const id = simples.find(({ kind }) => kind === "id")
    const className = simples.find(({ kind }) => kind === "class")
    // Documents in quirks mode match IDs and classes in any case, so the keys are folded.
    if (id !== undefined) put(this.#byId, id.name.toLowerCase())
    else if (className !== undefined) put(this.#byClass, className.name.toLowerCase())
    else if (type !== null && type.name !== "*") put(this.#byName, type.name.toLowerCase())
    else this.#others.push(entry)
  }

  /**
   * The entries that match an element, or its pseudo-element, in no order.
   *
   * @param {Element} element
   * @param {string} pseudoElement - "" for the element itself
   * @param {boolean} isHost - whether the element is the host of the tree, which only `:host` finds
   * @param {Entry[]} found - takes them
   * @param {"" | "slotted" | "part"} subject - what the element is to the one that the entries are wanted for
   */
  collect(element, pseudoElement, isHost, found, subject = "") {
    let keys
    const collectFrom = (list) => {
      if (list === undefined) return
      for (const entry of list) {
        // The host of the tree stands above it and is not among the ancestors.
        if (entry.requiredAncestor !== null && context.host === null) {
          if (keys === undefined) keys = ancestorKeys(element)
          if (keys !== null && !keys.has(entry.requiredAncestor)) continue
        }
        if (entry.subject !== subject || entry.pseudoElement !== pseudoElement || entry.isAboutHost !== isHost) continue
        if (entry.matches(element)) found.push(entry)
      }
    }
    if (this.#byId.size > 0) {
      const id = getAttributeValue(element, "id")
      if (id !== null) collectFrom(this.#byId.get(id.toLowerCase()))
    }
    if (this.#byClass.size > 0) for (const token of classListTokens(element)) collectFrom(this.#byClass.get(token.toLowerCase()))
    collectFrom(this.#byName.get(localNameOf(element).toLowerCase()))
    collectFrom(this.#others)
  }
}

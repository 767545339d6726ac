import { internal } from "../web-idl/internal.js"
import { defineInterface } from "../web-idl/interface.js"
import { toDOMString } from "../web-idl/conversions.js"
import { parseSelectorList, SelectorError } from "../selectors/parse-selector.js"
import { serializeSelectorList } from "../selectors/serialize-selector.js"
import { CSSRule } from "./CSSRule.js"
import { namespacesOf } from "./CSSStyleSheet.js"
import { CSSStyleDeclaration } from "./CSSStyleDeclaration.js"
import { RuleBlock } from "./RuleBlock.js"
import { RuleContainer, serializeBlock } from "./rule-container.js"
import { parseNestedRule } from "./parse-rules.js"
import { bumpRuleVersion } from "./versions.js"

/** Internal reads, for the cascade. */
export let selectorsOf, declarationsOf, nestedRulesOf

const greatestSpecificity = (selectors) => selectors.reduce((greatest, { specificity }) => Math.max(greatest, specificity), 0)

/** How the selectors of a rule are read, which depends on the rules around it. */
export function selectorOptions(parentRule, sheet) {
  let ancestor = parentRule
  while (ancestor !== null && !(ancestor instanceof CSSStyleRule)) ancestor = ancestor.parentRule
  const namespaces = sheet === null ? undefined : namespacesOf(sheet)
  if (ancestor === null) return { namespaces }
  return { namespaces, nested: true, nestingSpecificity: greatestSpecificity(selectorsOf(ancestor)) }
}

function isNested(rule) {
  for (let ancestor = rule.parentRule; ancestor !== null; ancestor = ancestor.parentRule) if (ancestor instanceof CSSStyleRule) return true
  return false
}

/** @see https://drafts.csswg.org/cssom/#the-cssstylerule-interface */
export class CSSStyleRule extends CSSRule {
  #selectors
  #body
  #block
  #style = null
  #container

  static {
    selectorsOf = (rule) => rule.#selectors
    declarationsOf = (rule) => rule.#parsed.declarations
    nestedRulesOf = (rule) => (rule.#body === null || rule.#body.includes("{") ? (rule.#parsed, rule.#container.rules) : [])
  }

  /**
   * @param {symbol} key
   * @param {object[]} selectors
   * @param {string} body - what stands between the braces; parsed when it is asked for
   */
  constructor(key, selectors, body) {
    super(key)
    this.#selectors = selectors
    this.#body = body
    this.#block = new RuleBlock(this)
    this.#container = new RuleContainer(null, this, () => this.parentStyleSheet)
  }

  /** The declarations, with the nested rules parsed too. */
  get #parsed() {
    if (this.#body !== null) {
      const body = this.#body
      this.#body = null
      const rules = []
      const context = { parentRule: this, sheet: this.parentStyleSheet }
      this.#block.parse(body, (prelude, content, isAtRule) => {
        const rule = parseNestedRule(prelude, content, isAtRule, context)
        if (rule !== null) rules.push(rule)
      })
      this.#container.adopt(rules)
    }
    return this.#block
  }

  get type() {
    return 1
  }

  get selectorText() {
    if (!isNested(this)) return serializeSelectorList(this.#selectors)
    // Selectors of a nested rule say where they are nested.
    return this.#selectors
      .map((selector) => {
        const text = serializeSelectorList([selector])
        return /^[>+~]/.test(text) || !/&/.test(text.replace(/"(?:[^"\\]|\\.)*"/g, "")) ? `& ${text}` : text
      })
      .join(", ")
  }

  set selectorText(text) {
    try {
      this.#selectors = parseSelectorList(toDOMString(text), selectorOptions(this.parentRule, this.parentStyleSheet))
      bumpRuleVersion()
    } catch (error) {
      if (!(error instanceof SelectorError)) throw error
    }
  }

  get style() {
    this.#parsed
    return (this.#style ??= new CSSStyleDeclaration(internal, this.#block))
  }

  set style(text) {
    this.style.cssText = text
  }

  get cssRules() {
    this.#parsed
    return this.#container.list
  }

  get cssText() {
    const declarations = this.#parsed.serialize()
    const nested = this.#container.rules.map((rule) => rule.cssText)
    if (nested.length === 0) return `${this.selectorText} { ${declarations}${declarations === "" ? "" : " "}}`
    return `${this.selectorText} ${serializeBlock(declarations === "" ? nested : [declarations, ...nested])}`
  }

  set cssText(text) {}

  insertRule(rule, index = 0) {
    this.#parsed
    return this.#container.insert(toDOMString(rule), index >>> 0)
  }

  deleteRule(index) {
    this.#parsed
    this.#container.remove(index >>> 0)
  }
}

defineInterface(CSSStyleRule)

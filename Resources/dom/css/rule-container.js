/**
 * The rules of a style sheet or of a rule that holds others: parsed from text when they are first asked for.
 *
 * @see https://drafts.csswg.org/cssom/#css-rule
 */

import { internal } from "../web-idl/internal.js"
import { DOMException } from "../web-idl/DOMException.js"
import { CSSRuleList } from "./CSSRuleList.js"
import { setParents } from "./CSSRule.js"
import { loadImport } from "./import-sheet.js"
import { parseRule, parseRules } from "./parse-rules.js"
import { bumpRuleVersion } from "./versions.js"

const IMPORT_RULE = 3

export class RuleContainer {
  #text
  #parentRule
  #sheet
  #rules = null
  #list = null

  /**
   * @param {string | null} text - the rules; null when they come from elsewhere (see `adopt`)
   * @param {CSSRule | null} parentRule
   * @param {() => CSSStyleSheet | null} sheet
   */
  constructor(text, parentRule, sheet) {
    this.#text = text
    this.#parentRule = parentRule
    this.#sheet = sheet
  }

  get #context() {
    return { parentRule: this.#parentRule, sheet: this.#sheet() }
  }

  get rules() {
    if (this.#rules === null) {
      this.#rules = this.#text === null ? [] : parseRules(this.#text, this.#context)
      this.#text = null
      // Imports come first, and have to be known with their rule.
      for (const rule of this.#rules) if (rule.type === IMPORT_RULE) loadImport(rule)
    }
    return this.#rules
  }

  /** Takes rules that were parsed with the declarations around them. */
  adopt(rules) {
    this.#rules = rules
  }

  get list() {
    return (this.#list ??= new CSSRuleList(internal, () => this.rules))
  }

  replace(text) {
    for (const rule of this.#rules ?? []) setParents(rule, null, null)
    this.#text = text
    this.#rules = null
  }

  /** @see https://drafts.csswg.org/cssom/#insert-a-css-rule */
  insert(text, index) {
    const { rules } = this
    if (index > rules.length) throw new DOMException(`index ${index} is past the end of ${rules.length} rules`, "IndexSizeError")
    const rule = parseRule(text, this.#context)
    if (rule === null) throw new DOMException(`'${text}' is not a valid rule`, "SyntaxError")
    const isImport = (other) => other.type === 3 || other.type === 0
    const misplaced =
      rule.type === 3 ? rules.slice(0, index).some((other) => !isImport(other)) : rule.type === 10 ? rules.some((other) => other.type !== 3 && other.type !== 10) : rule.type !== 0 && rules.slice(index).some((other) => other.type === 3 || other.type === 10)
    if (misplaced || (this.#parentRule !== null && (rule.type === 3 || rule.type === 10))) {
      throw new DOMException(`'${text}' cannot stand at index ${index}`, "HierarchyRequestError")
    }
    rules.splice(index, 0, rule)
    if (rule.type === IMPORT_RULE) loadImport(rule)
    bumpRuleVersion()
    return index
  }

  /** @see https://drafts.csswg.org/cssom/#remove-a-css-rule */
  remove(index) {
    const { rules } = this
    if (index >= rules.length) throw new DOMException(`index ${index} is past the end of ${rules.length} rules`, "IndexSizeError")
    const [rule] = rules.splice(index, 1)
    setParents(rule, null, null)
    bumpRuleVersion()
  }
}

/** The rules in braces, each indented, as browsers write grouping rules. */
export function serializeBlock(parts) {
  if (parts.length === 0) return "{\n}"
  return `{\n${parts.map((part) => `  ${part.replaceAll("\n", "\n  ")}`).join("\n")}\n}`
}

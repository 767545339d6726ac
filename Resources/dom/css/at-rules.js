/** Rules without style rules inside: statements, descriptors and keyframes. */

import { internal } from "../web-idl/internal.js"
import { defineInterface } from "../web-idl/interface.js"
import { toDOMString } from "../web-idl/conversions.js"
import { CSSRule, setParents } from "./CSSRule.js"
import { CSSRuleList } from "./CSSRuleList.js"
import { CSSStyleDeclaration } from "./CSSStyleDeclaration.js"
import { DescriptorBlock } from "./DescriptorBlock.js"
import { RuleBlock } from "./RuleBlock.js"
import { findStop, skipSpace, withoutComments } from "./scan.js"
import { serializeIdentifier, serializeString, serializeURL } from "./serialize.js"
import { bumpRuleVersion } from "./versions.js"

/** @see https://drafts.csswg.org/cssom/#the-cssnamespacerule-interface */
export class CSSNamespaceRule extends CSSRule {
  #prefix
  #namespaceURI

  constructor(key, prefix, namespaceURI) {
    super(key)
    this.#prefix = prefix
    this.#namespaceURI = namespaceURI
  }

  get type() {
    return 10
  }

  get prefix() {
    return this.#prefix
  }

  get namespaceURI() {
    return this.#namespaceURI
  }

  get cssText() {
    return `@namespace ${this.#prefix === "" ? "" : `${serializeIdentifier(this.#prefix)} `}${serializeURL(this.#namespaceURI)};`
  }

  set cssText(text) {}
}

/** @see https://drafts.csswg.org/css-cascade-5/#the-csslayerstatementrule-interface */
export class CSSLayerStatementRule extends CSSRule {
  #nameList

  constructor(key, names) {
    super(key)
    this.#nameList = Object.freeze(names)
  }

  get nameList() {
    return this.#nameList
  }

  get cssText() {
    return `@layer ${this.#nameList.join(", ")};`
  }

  set cssText(text) {}
}

const serializeBlock = (prelude, declarations) => `${prelude} { ${declarations}${declarations === "" ? "" : " "}}`

/** @see https://drafts.csswg.org/css-fonts-4/#om-fontface */
export class CSSFontFaceRule extends CSSRule {
  #block
  #style

  constructor(key, body) {
    super(key)
    this.#block = new DescriptorBlock(this)
    this.#block.parse(body)
    this.#style = new CSSStyleDeclaration(internal, this.#block)
  }

  get type() {
    return 5
  }

  get style() {
    return this.#style
  }

  get cssText() {
    return serializeBlock("@font-face", this.#block.serialize())
  }

  set cssText(text) {}
}

/** @see https://drafts.csswg.org/cssom/#the-csspagerule-interface */
export class CSSPageRule extends CSSRule {
  #selectorText
  #block
  #style

  constructor(key, selectorText, body) {
    super(key)
    this.#selectorText = selectorText
    this.#block = new RuleBlock(this)
    // Margin boxes among the declarations are left out, as they have no box to style.
    this.#block.parse(body, () => {})
    this.#style = new CSSStyleDeclaration(internal, this.#block)
  }

  get type() {
    return 6
  }

  get selectorText() {
    return this.#selectorText
  }

  set selectorText(text) {
    this.#selectorText = toDOMString(text).trim()
  }

  get style() {
    return this.#style
  }

  set style(text) {
    this.#style.cssText = text
  }

  get cssText() {
    return serializeBlock(this.#selectorText === "" ? "@page" : `@page ${this.#selectorText}`, this.#block.serialize())
  }

  set cssText(text) {}
}

/** @see https://drafts.csswg.org/css-counter-styles-3/#the-csscounterstylerule-interface */
export class CSSCounterStyleRule extends CSSRule {
  #name
  #block

  constructor(key, name, body) {
    super(key)
    this.#name = name
    this.#block = new DescriptorBlock(this)
    this.#block.parse(body)
  }

  get type() {
    return 11
  }

  get name() {
    return this.#name
  }

  get system() {
    return this.#block.getValue("system")
  }

  get symbols() {
    return this.#block.getValue("symbols")
  }

  get suffix() {
    return this.#block.getValue("suffix")
  }

  get cssText() {
    return serializeBlock(`@counter-style ${serializeIdentifier(this.#name)}`, this.#block.serialize())
  }

  set cssText(text) {}
}

/** The keys of a keyframe, `from` and `to` as percentages; null when one is neither. */
function parseKeyText(text) {
  const keys = text.split(",").map((key) => {
    const word = key.trim().toLowerCase()
    if (word === "from") return "0%"
    if (word === "to") return "100%"
    return /^\+?\d*\.?\d+%$/.test(word) && parseFloat(word) <= 100 ? `${parseFloat(word)}%` : null
  })
  return keys.includes(null) ? null : keys.join(", ")
}

/** @see https://drafts.csswg.org/css-animations-1/#interface-csskeyframerule */
export class CSSKeyframeRule extends CSSRule {
  #keyText
  #block
  #style

  constructor(key, keyText, body) {
    super(key)
    this.#keyText = keyText
    this.#block = new RuleBlock(this)
    this.#block.parse(body)
    this.#style = new CSSStyleDeclaration(internal, this.#block)
  }

  get type() {
    return 8
  }

  get keyText() {
    return this.#keyText
  }

  set keyText(text) {
    this.#keyText = parseKeyText(toDOMString(text)) ?? this.#keyText
  }

  get style() {
    return this.#style
  }

  get cssText() {
    return serializeBlock(this.#keyText, this.#block.serialize())
  }

  set cssText(text) {}
}

/** @see https://drafts.csswg.org/css-animations-1/#interface-csskeyframesrule */
export class CSSKeyframesRule extends CSSRule {
  #name
  #rules = []
  #list

  constructor(key, name, body) {
    super(key)
    this.#name = name
    this.#list = new CSSRuleList(internal, () => this.#rules)
    for (let at = skipSpace(body, 0); at < body.length; ) {
      const end = findStop(body, at, "{")
      const bodyEnd = findStop(body, end + 1, "}")
      this.#append(body.slice(at, end), body.slice(end + 1, bodyEnd))
      at = skipSpace(body, bodyEnd + 1)
    }
  }

  #append(keys, body) {
    const keyText = parseKeyText(withoutComments(keys))
    if (keyText === null) return
    const rule = new CSSKeyframeRule(internal, keyText, body)
    setParents(rule, this, this.parentStyleSheet)
    this.#rules.push(rule)
  }

  get type() {
    return 7
  }

  get name() {
    return this.#name
  }

  set name(name) {
    this.#name = toDOMString(name)
  }

  get cssRules() {
    return this.#list
  }

  get length() {
    return this.#rules.length
  }

  appendRule(rule) {
    const text = toDOMString(rule)
    const brace = findStop(text, 0, "{")
    if (text[brace] !== "{") return
    this.#append(text.slice(0, brace), text.slice(brace + 1, findStop(text, brace + 1, "}")))
    bumpRuleVersion()
  }

  findRule(select) {
    const keyText = parseKeyText(toDOMString(select))
    return this.#rules.findLast((rule) => rule.keyText === keyText) ?? null
  }

  deleteRule(select) {
    const rule = this.findRule(select)
    if (rule === null) return
    this.#rules.splice(this.#rules.indexOf(rule), 1)
    setParents(rule, null, null)
    bumpRuleVersion()
  }

  get cssText() {
    const name = /^(none|initial|inherit|unset|revert|default)$/i.test(this.#name) ? serializeString(this.#name) : serializeIdentifier(this.#name)
    return `@keyframes ${name} { \n${this.#rules.map((rule) => `  ${rule.cssText}\n`).join("")}}`
  }

  set cssText(text) {}
}

for (const Class of [
  CSSNamespaceRule, CSSLayerStatementRule, CSSFontFaceRule, CSSPageRule, CSSCounterStyleRule, CSSKeyframeRule, CSSKeyframesRule
]) {
  defineInterface(Class)
}

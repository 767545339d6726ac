import { internal } from "../web-idl/internal.js"
import { DOMException } from "../web-idl/DOMException.js"
import { defineInterface } from "../web-idl/interface.js"
import { toDictionary, toDOMString } from "../web-idl/conversions.js"
import { currentDocument } from "../window/current.js"
import { MediaList, mediaTextOf } from "./MediaList.js"
import { matchesMedia } from "./media-queries.js"
import { RuleContainer } from "./rule-container.js"
import { StyleSheet } from "./StyleSheet.js"
import { bumpRuleVersion } from "./versions.js"

/** Internal reads, for the cascade and for owners. */
export let createStyleSheet, createImportedSheet, rulesOf, isApplied, isConstructed, constructorDocumentOf, disown, namespacesOf

const importRule = /@import\b/i

/** @see https://drafts.csswg.org/cssom/#the-cssstylesheet-interface */
export class CSSStyleSheet extends StyleSheet {
  #container = new RuleContainer("", null, () => this)
  #media
  #disabled = false
  #ownerNode = null
  /** @type {CSSImportRule | null} */
  #ownerRule = null
  #href = null
  #title = null
  #constructorDocument = null
  #namespaces = new Map()

  static {
    createStyleSheet = ({ ownerNode, href = null, title = null, media = "", text }) => {
      const sheet = new CSSStyleSheet({ media })
      sheet.#constructorDocument = null
      sheet.#ownerNode = ownerNode
      sheet.#href = href
      sheet.#title = title
      sheet.#container.replace(text)
      return sheet
    }
    createImportedSheet = ({ ownerRule, href, media, text }) => {
      const sheet = new CSSStyleSheet()
      sheet.#constructorDocument = null
      sheet.#ownerRule = ownerRule
      sheet.#href = href
      sheet.#media = media
      sheet.#container.replace(text)
      return sheet
    }
    rulesOf = (sheet) => sheet.#container.rules
    isApplied = (sheet) => !sheet.#disabled && matchesMedia(mediaTextOf(sheet.#media))
    isConstructed = (value) => value instanceof CSSStyleSheet && value.#constructorDocument !== null
    constructorDocumentOf = (sheet) => sheet.#constructorDocument
    // By prefix, for selectors.
    namespacesOf = (sheet) => sheet.#namespaces
    disown = (sheet) => {
      sheet.#ownerNode = null
    }
  }

  /** @see https://drafts.csswg.org/cssom/#dom-cssstylesheet-cssstylesheet */
  constructor(options = undefined) {
    super(internal)
    const { media = "", disabled = false } = toDictionary(options, "CSSStyleSheet")
    this.#media = new MediaList(internal, typeof media === "string" ? media : `${media}`)
    this.#disabled = Boolean(disabled)
    this.#constructorDocument = currentDocument()
  }

  get href() {
    return this.#href
  }

  get ownerNode() {
    return this.#ownerNode
  }

  get parentStyleSheet() {
    return this.#ownerRule?.parentStyleSheet ?? null
  }

  get ownerRule() {
    return this.#ownerRule
  }

  get title() {
    return this.#title
  }

  get media() {
    return this.#media
  }

  set media(text) {
    this.#media.mediaText = text
  }

  get disabled() {
    return this.#disabled
  }

  set disabled(disabled) {
    this.#disabled = Boolean(disabled)
    bumpRuleVersion()
  }

  get cssRules() {
    return this.#container.list
  }

  get rules() {
    return this.#container.list
  }

  insertRule(rule, index = 0) {
    const text = toDOMString(rule)
    if (this.#constructorDocument !== null && importRule.test(text)) throw new DOMException("A constructed style sheet cannot import others", "SyntaxError")
    return this.#container.insert(text, index >>> 0)
  }

  deleteRule(index) {
    this.#container.remove(index >>> 0)
  }

  /** The older form of `insertRule`. @see https://drafts.csswg.org/cssom/#legacy-css-style-sheet-members */
  addRule(selector = "undefined", style = "undefined", index = this.#container.rules.length) {
    this.#container.insert(`${selector} { ${style} }`, index >>> 0)
    return -1
  }

  removeRule(index = 0) {
    this.#container.remove(index >>> 0)
  }

  async replace(text) {
    this.replaceSync(text)
    return this
  }

  replaceSync(text) {
    if (this.#constructorDocument === null) throw new DOMException("Only a constructed style sheet can be replaced", "NotAllowedError")
    this.#namespaces.clear()
    this.#container.replace(toDOMString(text))
    bumpRuleVersion()
  }
}

defineInterface(CSSStyleSheet)

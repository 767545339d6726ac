import { internal } from "../web-idl/internal.js"
import { defineInterface } from "../web-idl/interface.js"
import { CSSRule } from "./CSSRule.js"
import { MediaList, mediaTextOf } from "./MediaList.js"
import { matchesMedia } from "./media-queries.js"
import { serializeURL } from "./serialize.js"
import { supportsCondition } from "./supports.js"

/** Internal reads, for the cascade and for loading. */
export let importsOf, setImportedSheet

/** @see https://drafts.csswg.org/cssom/#the-cssimportrule-interface */
export class CSSImportRule extends CSSRule {
  #href
  #media
  #layerName
  #supportsText
  /** @type {CSSStyleSheet | null} null until it has been loaded (import-sheet.js) */
  #styleSheet = null

  static {
    importsOf = (rule) => ({
      sheet: rule.#styleSheet,
      isSupported: rule.#supportsText === null || supportsCondition(rule.#supportsText) || supportsCondition(`(${rule.#supportsText})`),
      matchesMedia: matchesMedia(mediaTextOf(rule.#media)),
    })
    setImportedSheet = (rule, sheet) => {
      rule.#styleSheet = sheet
    }
  }

  constructor(key, { href, media, layerName, supportsText }) {
    super(key)
    this.#href = href
    this.#media = new MediaList(internal, media)
    this.#layerName = layerName
    this.#supportsText = supportsText
  }

  get type() {
    return 3
  }

  get href() {
    return this.#href
  }

  get media() {
    return this.#media
  }

  set media(text) {
    this.#media.mediaText = text
  }

  get styleSheet() {
    return this.#styleSheet
  }

  get layerName() {
    return this.#layerName
  }

  get supportsText() {
    return this.#supportsText
  }

  get cssText() {
    const layer = this.#layerName === null ? "" : this.#layerName === "" ? " layer" : ` layer(${this.#layerName})`
    const supports = this.#supportsText === null ? "" : ` supports(${this.#supportsText})`
    const media = mediaTextOf(this.#media)
    return `@import ${serializeURL(this.#href)}${layer}${supports}${media === "" ? "" : ` ${media}`};`
  }

  set cssText(text) {}
}

defineInterface(CSSImportRule)

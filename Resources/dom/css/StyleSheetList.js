import { hideBase, IndexedPropertiesObject } from "../web-idl/indexed-properties.js"
import { defineInterface } from "../web-idl/interface.js"
import { requireInternal } from "../web-idl/internal.js"

/** @see https://drafts.csswg.org/cssom/#the-stylesheetlist-interface */
export class StyleSheetList extends IndexedPropertiesObject {
  #sheets

  /**
   * @param {symbol} key
   * @param {() => CSSStyleSheet[]} sheets - reads the sheets as they are at the time
   */
  constructor(key, sheets) {
    requireInternal(key)
    super({
      get length() {
        return sheets().length
      },
      item: (index) => sheets()[index] ?? null
    })
    this.#sheets = sheets
  }

  get length() {
    return this.#sheets().length
  }

  item(index) {
    return this.#sheets()[index >>> 0] ?? null
  }

  [Symbol.iterator]() {
    return this.#sheets()[Symbol.iterator]()
  }
}

hideBase(StyleSheetList)
defineInterface(StyleSheetList)

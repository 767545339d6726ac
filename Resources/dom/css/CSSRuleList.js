import { hideBase, IndexedPropertiesObject } from "../web-idl/indexed-properties.js"
import { defineInterface } from "../web-idl/interface.js"
import { requireInternal } from "../web-idl/internal.js"

/** @see https://drafts.csswg.org/cssom/#the-cssrulelist-interface */
export class CSSRuleList extends IndexedPropertiesObject {
  #rules

  /**
   * @param {symbol} key
   * @param {() => import("./CSSRule.js").CSSRule[]} rules - reads the rules as they are at the time
   */
  constructor(key, rules) {
    requireInternal(key)
    super({
      get length() {
        return rules().length
      },
      item: (index) => rules()[index] ?? null
    })
    this.#rules = rules
  }

  get length() {
    return this.#rules().length
  }

  item(index) {
    return this.#rules()[index >>> 0] ?? null
  }

  [Symbol.iterator]() {
    return this.#rules()[Symbol.iterator]()
  }
}

hideBase(CSSRuleList)
defineInterface(CSSRuleList)

import { hideBase, IndexedPropertiesObject } from "../web-idl/indexed-properties.js"
import { DOMException } from "../web-idl/DOMException.js"
import { defineInterface } from "../web-idl/interface.js"
import { requireInternal } from "../web-idl/internal.js"
import { toDOMString, toDOMStringNullAsEmpty } from "../web-idl/conversions.js"
import { parseMediaQueryList } from "./media-queries.js"
import { bumpRuleVersion } from "./versions.js"

export let mediaTextOf

class Queries {
  constructor(text) {
    this.list = parseMediaQueryList(text)
  }

  get length() {
    return this.list.length
  }

  item(index) {
    return this.list[index] ?? null
  }
}

/** @see https://drafts.csswg.org/cssom/#the-medialist-interface */
export class MediaList extends IndexedPropertiesObject {
  #queries

  static {
    mediaTextOf = (media) => media.#queries.list.join(", ")
  }

  constructor(key, text) {
    requireInternal(key)
    const queries = new Queries(text)
    super(queries)
    this.#queries = queries
  }

  get mediaText() {
    return this.#queries.list.join(", ")
  }

  set mediaText(text) {
    this.#queries.list = parseMediaQueryList(toDOMStringNullAsEmpty(text))
    bumpRuleVersion()
  }

  get length() {
    return this.#queries.length
  }

  item(index) {
    return this.#queries.item(index >>> 0)
  }

  appendMedium(medium) {
    const [query, ...more] = parseMediaQueryList(toDOMString(medium))
    if (query === undefined || more.length > 0 || this.#queries.list.includes(query)) return
    this.#queries.list.push(query)
    bumpRuleVersion()
  }

  deleteMedium(medium) {
    const [query] = parseMediaQueryList(toDOMString(medium))
    const rest = this.#queries.list.filter((other) => other !== query)
    if (rest.length === this.#queries.list.length) throw new DOMException(`'${medium}' is not in the list`, "NotFoundError")
    this.#queries.list = rest
    bumpRuleVersion()
  }

  toString() {
    return this.mediaText
  }
}

hideBase(MediaList)
defineInterface(MediaList)

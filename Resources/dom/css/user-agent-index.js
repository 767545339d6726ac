/**
 * The rules of the user agent, found by the name or an attribute of the element. Most documents meet a few dozen of them, so each line
 * is parsed when the first element that it may be about comes along.
 */

import { attributesOf, localNameOf, namespaceOf } from "../nodes/Element.js"
import { HTML_NAMESPACE } from "../nodes/namespaces.js"
import { compileSelector } from "../selectors/compile.js"
import { parseSelectorList } from "../selectors/parse-selector.js"
import { DeclarationBlock } from "./DeclarationBlock.js"

const onlyLayer = { order: 0 }

/** One selector of a line. */
class Entry {
  layer = onlyLayer
  #line
  #test

  constructor(line, order, selector) {
    this.#line = line
    this.order = order
    this.specificity = selector === null ? 1 : selector.specificity
    this.#test = selector === null ? null : compileSelector(selector, { pseudoElements: true }).test
    const pseudo = selector?.compounds.at(-1).simples.find(({ kind }) => kind === "pseudo-element")
    this.pseudoElement = pseudo === undefined ? "" : pseudo.name
  }

  get declarations() {
    return this.#line.declarations
  }

  matches(element) {
    return this.#test === null || this.#test(element)
  }
}

class Line {
  #text
  #order
  #entries = null
  #block = null

  constructor(text, order) {
    this.#text = text
    this.#order = order
  }

  get entries() {
    if (this.#entries === null) {
      const selectors = this.#text.slice(0, this.#text.indexOf("|"))
      this.#entries = (selectors === "" ? [null] : parseSelectorList(selectors)).map((selector) => new Entry(this, this.#order, selector))
    }
    return this.#entries
  }

  get declarations() {
    if (this.#block === null) {
      this.#block = new DeclarationBlock()
      this.#block.parse(this.#text.slice(this.#text.indexOf("|") + 1))
    }
    return this.#block.declarations
  }
}

export class UserAgentIndex {
  /** Lines by local name, by attribute in brackets, and under "*". @type {Map<string, Line[]>} */
  #lines = new Map()

  /** @param {string} sheet - see user-agent-sheet.js */
  constructor(sheet) {
    sheet
      .trim()
      .split("\n")
      .forEach((text, order) => {
        const bar = text.indexOf("|")
        const line = new Line(text.slice(bar + 1), order)
        for (const key of text.slice(0, bar).split(" ")) {
          const list = this.#lines.get(key)
          if (list === undefined) this.#lines.set(key, [line])
          else list.push(line)
        }
      })
  }

  /** The entries that match an element, or its pseudo-element, in no order. */
  collect(element, pseudoElement, isHost, found) {
    if (namespaceOf(element) === HTML_NAMESPACE) this.#collectFrom(localNameOf(element), element, pseudoElement, found)
    for (const { localName } of attributesOf(element)) this.#collectFrom(`[${localName}]`, element, pseudoElement, found)
    this.#collectFrom("*", element, pseudoElement, found)
  }

  #collectFrom(key, element, pseudoElement, found) {
    for (const line of this.#lines.get(key) ?? []) {
      for (const entry of line.entries) if (entry.pseudoElement === pseudoElement && entry.matches(element)) found.push(entry)
    }
  }
}

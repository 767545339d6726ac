import { watchMutations } from "../mutation/queue-mutation-record.js"
import { nodeDocumentOf } from "../nodes/tree.js"
import { requireArguments, toUnsignedLong } from "../web-idl/conversions.js"
import { DOMException } from "../web-idl/DOMException.js"
import { defineConstants, defineInterface } from "../web-idl/interface.js"
import { requireInternal } from "../web-idl/internal.js"
import { toBoolean, toNumber, toText, typeOf } from "./values.js"

const ANY_TYPE = 0
const NUMBER_TYPE = 1
const STRING_TYPE = 2
const BOOLEAN_TYPE = 3
const UNORDERED_NODE_ITERATOR_TYPE = 4
const ORDERED_NODE_ITERATOR_TYPE = 5
const UNORDERED_NODE_SNAPSHOT_TYPE = 6
const ORDERED_NODE_SNAPSHOT_TYPE = 7
const ANY_UNORDERED_NODE_TYPE = 8
const FIRST_ORDERED_NODE_TYPE = 9

/** How often each document has changed since the first iterator was made. @type {WeakMap<Document, number>} */
const changes = new WeakMap()
let isWatching = false

const changesOf = (document) => changes.get(document) ?? 0

function watch() {
  if (isWatching) return
  isWatching = true
  watchMutations((target) => {
    const document = nodeDocumentOf(target)
    changes.set(document, changesOf(document) + 1)
  })
}

/** @see https://dom.spec.whatwg.org/#interface-xpathresult */
export class XPathResult {
  #type
  #value
  /** @type {Node[] | null} in document order, also where any order would do */
  #nodes = null
  #document
  #changes = 0
  #next = 0

  /**
   * @param {number} type - that was asked for; one that does not exist is taken as `ANY_TYPE`
   * @param {import("./NodeSet.js").NodeSet | string | number | boolean} value
   * @param {Document} document - of the context node
   */
  constructor(key, type, value, document) {
    requireInternal(key)
    const actual = typeOf(value)
    if (type === ANY_TYPE || type > FIRST_ORDERED_NODE_TYPE) type = naturalTypes[actual]
    if (type >= UNORDERED_NODE_ITERATOR_TYPE && actual !== "node-set") {
      throw new TypeError(`the expression gives a ${actual}, and no nodes`)
    }
    this.#type = type
    this.#document = document
    if (type === NUMBER_TYPE) this.#value = toNumber(value)
    else if (type === STRING_TYPE) this.#value = toText(value)
    else if (type === BOOLEAN_TYPE) this.#value = toBoolean(value)
    else if (type >= ANY_UNORDERED_NODE_TYPE) this.#value = value.first
    else this.#nodes = value.ordered
    if (this.#isIterator) {
      watch()
      this.#changes = changesOf(document)
    }
  }

  get resultType() {
    return this.#type
  }

  get numberValue() {
    return this.#read(this.#type === NUMBER_TYPE, "a number")
  }

  get stringValue() {
    return this.#read(this.#type === STRING_TYPE, "a string")
  }

  get booleanValue() {
    return this.#read(this.#type === BOOLEAN_TYPE, "a boolean")
  }

  get singleNodeValue() {
    return this.#read(this.#type >= ANY_UNORDERED_NODE_TYPE, "a single node")
  }

  /** Whether the document has changed since the nodes were found. */
  get invalidIteratorState() {
    return this.#isIterator && this.#changes !== changesOf(this.#document)
  }

  get snapshotLength() {
    this.#require(this.#isSnapshot, "a snapshot")
    return this.#nodes.length
  }

  iterateNext() {
    this.#require(this.#isIterator, "an iterator")
    if (this.invalidIteratorState) {
      throw new DOMException("the document has changed since the expression was evaluated", "InvalidStateError")
    }
    return this.#next < this.#nodes.length ? this.#nodes[this.#next++] : null
  }

  snapshotItem(index) {
    requireArguments(arguments.length, 1, "XPathResult.snapshotItem")
    this.#require(this.#isSnapshot, "a snapshot")
    return this.#nodes[toUnsignedLong(index)] ?? null
  }

  get #isIterator() {
    return this.#type === UNORDERED_NODE_ITERATOR_TYPE || this.#type === ORDERED_NODE_ITERATOR_TYPE
  }

  get #isSnapshot() {
    return this.#type === UNORDERED_NODE_SNAPSHOT_TYPE || this.#type === ORDERED_NODE_SNAPSHOT_TYPE
  }

  #require(isOfType, kind) {
    if (!isOfType) throw new TypeError(`the result is not ${kind}`)
  }

  #read(isOfType, kind) {
    this.#require(isOfType, kind)
    return this.#value
  }
}

const naturalTypes = { number: NUMBER_TYPE, string: STRING_TYPE, boolean: BOOLEAN_TYPE, "node-set": UNORDERED_NODE_ITERATOR_TYPE }

defineConstants(XPathResult, {
  ANY_TYPE,
  NUMBER_TYPE,
  STRING_TYPE,
  BOOLEAN_TYPE,
  UNORDERED_NODE_ITERATOR_TYPE,
  ORDERED_NODE_ITERATOR_TYPE,
  UNORDERED_NODE_SNAPSHOT_TYPE,
  ORDERED_NODE_SNAPSHOT_TYPE,
  ANY_UNORDERED_NODE_TYPE,
  FIRST_ORDERED_NODE_TYPE,
})
defineInterface(XPathResult)

import { statefulKey, upgraded } from "../custom-elements/stand-in.js"
import { collectionOf } from "../nodes/collections.js"
import { HTMLCollection } from "../nodes/HTMLCollection.js"
import { createElement } from "../nodes/create-element.js"
import { isElement, localNameOf, namespaceOf } from "../nodes/Element.js"
import { append, preInsert } from "../nodes/insert.js"
import { HTML_NAMESPACE } from "../nodes/namespaces.js"
import { remove } from "../nodes/remove.js"
import { elementFrom, firstChildOf, nextSiblingOf, nodeDocumentOf, parentOf } from "../nodes/tree.js"
import { toLong } from "../web-idl/conversions.js"
import { DOMException } from "../web-idl/DOMException.js"
import { defineInterface } from "../web-idl/interface.js"
import { internal } from "../web-idl/internal.js"
import { ComputedList } from "./ComputedList.js"
import { HTMLElement } from "./HTMLElement.js"
import { isHTMLElementNamed } from "./form-controls.js"
import { reflect } from "./reflect.js"

/** The first child of a local name. */
function childNamed(parent, localName) {
  let child = elementFrom(firstChildOf(parent))
  while (child !== null && !isHTMLElementNamed(child, localName)) child = elementFrom(nextSiblingOf(child))
  return child
}

const isSection = (element) => sections.has(localNameOf(element)) && namespaceOf(element) === HTML_NAMESPACE
const sections = new Set(["thead", "tbody", "tfoot"])

/** @see https://html.spec.whatwg.org/multipage/tables.html#the-table-element */
export class HTMLTableElement extends HTMLElement {
  #rows = null

  constructor(key, ...rest) {
    super(statefulKey(key), ...rest)
    return upgraded(this)
  }

  get caption() {
    return childNamed(this, "caption")
  }

  set caption(value) {
    this.deleteCaption()
    if (value !== null && value !== undefined) this.#insertFirst(requireElement(value, "caption"))
  }

  get tHead() {
    return childNamed(this, "thead")
  }

  set tHead(value) {
    if (value !== null && value !== undefined) requireElement(value, "thead")
    this.deleteTHead()
    if (value !== null && value !== undefined) this.#insertHead(value)
  }

  get tFoot() {
    return childNamed(this, "tfoot")
  }

  set tFoot(value) {
    if (value !== null && value !== undefined) requireElement(value, "tfoot")
    this.deleteTFoot()
    if (value !== null && value !== undefined) append(value, this)
  }

  createCaption() {
    return this.caption ?? this.#insertFirst(this.#create("caption"))
  }

  deleteCaption() {
    this.#delete("caption")
  }

  createTHead() {
    return this.tHead ?? this.#insertHead(this.#create("thead"))
  }

  deleteTHead() {
    this.#delete("thead")
  }

  createTFoot() {
    return this.tFoot ?? append(this.#create("tfoot"), this)
  }

  deleteTFoot() {
    this.#delete("tfoot")
  }

  get tBodies() {
    return collectionOf(this, "tBodies", (element) => parentOf(element) === this && isHTMLElementNamed(element, "tbody"))
  }

  createTBody() {
    const body = this.#create("tbody")
    let last = null
    for (let child = firstChildOf(this); child !== null; child = nextSiblingOf(child)) {
      if (isHTMLElementNamed(child, "tbody")) last = child
    }
    return preInsert(body, this, last === null ? null : nextSiblingOf(last))
  }

  /** Rows of heads first, then of bodies and of the table itself, then of feet. */
  get rows() {
    return (this.#rows ??= new HTMLCollection(internal, new ComputedList(() => rowsOf(this))))
  }

  insertRow(index = -1) {
    const at = toLong(index)
    const { rows } = this
    const { length } = rows
    if (at < -1 || at > length) throw new DOMException(`a table of ${length} rows has no place ${at}`, "IndexSizeError")
    const row = this.#create("tr")
    if (length === 0) {
      const bodies = this.tBodies
      append(row, bodies.length > 0 ? bodies.item(bodies.length - 1) : append(this.#create("tbody"), this))
    } else if (at === -1 || at === length) {
      append(row, parentOf(rows.item(length - 1)))
    } else {
      const next = rows.item(at)
      preInsert(row, parentOf(next), next)
    }
    return row
  }

  deleteRow(index) {
    deleteAt(this.rows, toLong(index), "row")
  }

  #create(localName) {
    return createElement(nodeDocumentOf(this), localName)
  }

  #insertFirst(caption) {
    return preInsert(caption, this, firstChildOf(this))
  }

  #insertHead(head) {
    let child = elementFrom(firstChildOf(this))
    while (child !== null && (isHTMLElementNamed(child, "caption") || isHTMLElementNamed(child, "colgroup"))) {
      child = elementFrom(nextSiblingOf(child))
    }
    return preInsert(head, this, child)
  }

  #delete(localName) {
    const child = childNamed(this, localName)
    if (child !== null) remove(child)
  }
}

function requireElement(value, localName) {
  if (!isElement(value)) throw new TypeError(`the value is not a ${localName} element`)
  if (!isHTMLElementNamed(value, localName)) {
    throw new DOMException(`a ${localNameOf(value)} cannot stand for the ${localName}`, "HierarchyRequestError")
  }
  return value
}

function rowsOf(table) {
  const head = []
  const rows = []
  const foot = []
  for (let child = firstChildOf(table); child !== null; child = nextSiblingOf(child)) {
    if (isHTMLElementNamed(child, "tr")) rows.push(child)
    if (!isElement(child) || !isSection(child)) continue
    const name = localNameOf(child)
    const list = name === "thead" ? head : name === "tfoot" ? foot : rows
    for (let row = firstChildOf(child); row !== null; row = nextSiblingOf(row)) if (isHTMLElementNamed(row, "tr")) list.push(row)
  }
  return [...head, ...rows, ...foot]
}

/** @see https://html.spec.whatwg.org/multipage/tables.html#htmltablesectionelement */
export class HTMLTableSectionElement extends HTMLElement {
  get rows() {
    return collectionOf(this, "rows", (element) => parentOf(element) === this && isHTMLElementNamed(element, "tr"))
  }

  insertRow(index = -1) {
    return insertAt(this, this.rows, toLong(index), "tr", "row")
  }

  deleteRow(index) {
    deleteAt(this.rows, toLong(index), "row")
  }
}

/** @see https://html.spec.whatwg.org/multipage/tables.html#the-tr-element */
export class HTMLTableRowElement extends HTMLElement {
  get rowIndex() {
    const parent = parentOf(this)
    if (parent === null) return -1
    const table = isHTMLElementNamed(parent, "table") ? parent : isElement(parent) && isSection(parent) ? parentOf(parent) : null
    return table !== null && isHTMLElementNamed(table, "table") ? rowsOf(table).indexOf(this) : -1
  }

  get sectionRowIndex() {
    const parent = parentOf(this)
    if (parent === null || !isElement(parent)) return -1
    if (!isSection(parent) && !isHTMLElementNamed(parent, "table")) return -1
    return Array.prototype.indexOf.call(parent.rows, this)
  }

  get cells() {
    return collectionOf(this, "cells", (element) => parentOf(element) === this && isCell(element))
  }

  insertCell(index = -1) {
    return insertAt(this, this.cells, toLong(index), "td", "cell")
  }

  deleteCell(index) {
    deleteAt(this.cells, toLong(index), "cell")
  }
}

const isCell = (element) => isHTMLElementNamed(element, "td") || isHTMLElementNamed(element, "th")

/** @see https://html.spec.whatwg.org/multipage/tables.html#htmltablecellelement */
export class HTMLTableCellElement extends HTMLElement {
  get cellIndex() {
    const row = parentOf(this)
    return row !== null && isHTMLElementNamed(row, "tr") ? Array.prototype.indexOf.call(row.cells, this) : -1
  }
}

/** @see https://html.spec.whatwg.org/multipage/tables.html#htmltablecolelement */
export class HTMLTableColElement extends HTMLElement {}

/** @see https://html.spec.whatwg.org/multipage/tables.html#htmltablecaptionelement */
export class HTMLTableCaptionElement extends HTMLElement {}

function insertAt(parent, collection, index, localName, what) {
  const { length } = collection
  if (index < -1 || index > length) throw new DOMException(`there is no place ${index} among ${length} ${what}s`, "IndexSizeError")
  const element = createElement(nodeDocumentOf(parent), localName)
  return preInsert(element, parent, index === -1 ? null : collection.item(index))
}

function deleteAt(collection, index, what) {
  const { length } = collection
  if (index < -1 || index >= length) throw new DOMException(`there is no ${what} ${index} among ${length}`, "IndexSizeError")
  if (length > 0) remove(collection.item(index === -1 ? length - 1 : index))
}

reflect(HTMLTableElement, { text: "align border frame rules summary width bgColor cellPadding cellSpacing" })
reflect(HTMLTableSectionElement, { text: "align ch:char chOff:charoff vAlign" })
reflect(HTMLTableRowElement, { text: "align ch:char chOff:charoff vAlign bgColor" })
reflect(HTMLTableCellElement, {
  clamped: { colSpan: [1, 1000, 1], rowSpan: [0, 65534, 1] },
  text: "headers abbr align axis height width ch:char chOff:charoff vAlign bgColor",
  boolean: "noWrap",
  enumerated: { scope: { values: "row col rowgroup colgroup" } },
})
reflect(HTMLTableColElement, { clamped: { span: [1, 1000, 1] }, text: "align ch:char chOff:charoff vAlign width" })
reflect(HTMLTableCaptionElement, { text: "align" })
for (const Class of [
  HTMLTableElement,
  HTMLTableSectionElement,
  HTMLTableRowElement,
  HTMLTableCellElement,
  HTMLTableColElement,
  HTMLTableCaptionElement,
]) {
  defineInterface(Class)
}

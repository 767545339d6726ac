import { sourceAttribute } from "./parse-with-sources.js"
import { declarations } from "./tags.js"
import { scriptScheme } from "./script-links.js"

/**
 * What a source says that the editor does not hold, in order of the source.
 *
 * A loss is `{ kind, what, element, name, value, offset, start, end }`; `what` names it in words, `offset` is where it begins, `start` and
 * `end` are where the tag, comment or text that it is in stands. The kinds:
 *
 * - `element`: an element that the schema has no place for. Its content may be held all the same, as that of `<section>`.
 * - `attribute`: an attribute of an element that is held
 * - `value`: an attribute that is held with other values than this one, as `width="50%"`
 * - `comment`
 * - `structure`: an element whose content the schema had to put elsewhere
 * - `text`: text that is in no place of the document that is shown
 * - `link`: held as it is, but it would run a script where links are followed
 *
 * These are the schema's losses. An edit keeps the source around what it changes, so that few of them are lost in it: see lost-by-edit.js.
 */
export function findLosses(map, tags) {
  return new LossReport(map, tags).find()
}

/** Tags whose absence means the same: the parser puts them back. */
const optional = new Set(["tbody", "html", "head", "body"])

class LossReport {
  #map
  #tags
  #found = []
  /** The doc's nodes by the ids of their elements. */
  #nodes = new Map()

  constructor(map, tags) {
    this.#map = map
    this.#tags = tags
    map.traced.descendants((node) => {
      const source = node.attrs[sourceAttribute]
      if (source?.attributes) this.#nodes.set(source.id, node)
    })
  }

  find() {
    const { nodes } = this.#map.tree
    for (let id = 1; id < nodes.length; id++) {
      const node = nodes[id]
      if (node.start === null) continue
      if (node.attributes) {
        if (!this.#element(node)) id = node.last
      } else if (node.name === "#comment") {
        this.#add("comment", node, { what: `the comment ${shown(this.#map.source.slice(node.start, node.end))}`, value: node.data })
      } else if (this.#map.mappedBetween(id, id) === 0 && /[^ \t\r\n\f]/.test(node.data)) {
        this.#add("text", node, { what: `the text "${shown(node.data.trim())}"`, value: node.data })
      }
    }
    return this.#found
  }

  /** Reports an element; false when its content goes with it. */
  #element(element) {
    if (!element.written || optional.has(element.name)) return true
    const node = this.#nodes.get(element.id)
    if (node) {
      const count = this.#map.mappedBetween(element.id, element.last)
      if (count !== countIn(node)) this.#add("structure", element, { what: `the structure of ${tagName(element)}` })
      this.#attributes(element, node, this.#tags.ofNode(node).attributes)
      return true
    }
    const inner = this.#innerTag(element)
    if (inner) {
      this.#attributes(element, null, inner)
      return true
    }
    const marks = this.#isInCode(element) ? [] : this.#tags.marksOf(element, this.#map.source)
    const isEmpty = this.#map.mappedBetween(element.id, element.last) === 0
    if (marks.length > 0 && (!isEmpty || element.attributes.length === 0)) {
      const attributes = new Map()
      for (const mark of marks) for (const [name, value] of this.#tags.tagOfMark(mark).attributes) attributes.set(name, value)
      this.#attributes(element, null, attributes)
      return true
    }
    this.#add("element", element, { what: tagName(element) })
    return !isEmpty
  }

  /** The attributes of the tag that the schema writes inside of a code block's own, when this element is that one. */
  #innerTag(element) {
    const node = this.#nodes.get(element.parent.id)
    if (!node?.type.spec.code) return null
    const tag = this.#tags.ofNode(node)
    return tag.inner?.name === element.name ? new Map(tag.inner.attributes) : null
  }

  #isInCode(element) {
    for (let parent = element.parent; parent; parent = parent.parent) if (this.#nodes.get(parent.id)?.type.spec.code) return true
    return false
  }

  #attributes(element, node, held) {
    for (const { name, value } of element.attributes) {
      if (name === "style") this.#style(element, value, held.get(name))
      else if (name === "class" && held.has(name)) this.#tokens(element, value, held.get(name))
      else if (!isHeld(value, held.get(name)) && !Object.values(node?.attrs ?? {}).some((other) => isScalar(other) && isHeld(value, other))) {
        const kind = held.has(name) || this.#tags.knowsNumber(element.name, name) ? "value" : "attribute"
        this.#add(kind, element, { name, value, what: attributeOf(element, name, value, kind === "value") })
      }
      const scheme = name === "href" || name === "src" ? scriptScheme(value) : null
      if (scheme) this.#add("link", element, { name, value, what: `the ${scheme} link of ${tagName(element)}` })
    }
  }

  #style(element, value, held = "") {
    const kept = new Set(declarations(held).map(normalized))
    for (const declaration of declarations(value)) {
      if (kept.has(normalized(declaration)) || this.#tags.styleMarks(declaration).length > 0) continue
      const property = declaration.split(":")[0].trim()
      this.#add("attribute", element, { name: "style", value: normalized(declaration), what: `the style ${property} of ${tagName(element)}` })
    }
  }

  #tokens(element, value, held) {
    if (value === held) return
    const kept = new Set(held.split(/\s+/))
    const lost = value.split(/[ \t\r\n\f]+/).filter((token) => token && !kept.has(token))
    if (lost.length === 0) return
    this.#add("attribute", element, { name: "class", value: lost.join(" "), what: `class="${shown(lost.join(" "))}" of ${tagName(element)}` })
  }

  #add(kind, node, { name = null, value = null, what }) {
    const place = name === null ? null : node.location.startTag?.attrs?.[name]
    const offset = place ? place.startOffset + node.offset : node.start
    this.#found.push({ kind, what, element: node.name, name, value, offset, start: node.start, end: node.innerStart ?? node.end })
  }
}

function countIn(node) {
  let count = 1
  node.descendants((child) => {
    if (child.attrs[sourceAttribute]) count++
  })
  return count
}

/** Whether an attribute of a node can be one of the source: a flag of the schema is none, though it counts as a number. */
const isScalar = (value) => typeof value === "string" || typeof value === "number"
const isHeld = (value, held) => held !== undefined && (String(held) === value || (value.trim() !== "" && Number(value) === Number(held)))
const normalized = (declaration) => declaration.replace(/\s*:\s*/, ": ").replace(/\s+/g, " ").toLowerCase()
const tagName = (element) => `<${element.name}>`

/** An attribute in words; an empty value is left out unless it is the value that matters. */
export const attributeOf = (element, name, value, showsValue = false) =>
  `${name}${value || showsValue ? `="${shown(value)}"` : ""} of ${tagName(element)}`

const longest = 40
const shown = (text) => {
  const line = text.replace(/\s+/g, " ")
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line
}

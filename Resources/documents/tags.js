import { outline } from "../markup/html/outline.js"
import { startTag, writeHTML } from "../markup/html/write.js"

/**
 * The tags that the editor's schema writes, and what the editor makes of tags that stand in a source. Both are asked of the editor
 * itself, so that nothing here knows an element or attribute by name.
 */
export class Tags {
  #editor
  #marksOfTags = new Map()
  #marks = new Map()
  #numbers = new Map()

  constructor(editor) {
    this.#editor = editor
  }

  /** The marks that text gets inside of this source element. */
  marksOf(element, source) {
    return this.marksOfTag(source.slice(element.start, element.innerStart), element.name)
  }

  /** The same for a start tag as it is written. */
  marksOfTag(tag, name) {
    const known = this.#marksOfTags.get(tag)
    if (known) return known
    let marks = []
    this.#parse(`${tag}x</${name}>`).descendants((node) => {
      if (node.isText) marks = node.marks
      return marks.length === 0
    })
    this.#marksOfTags.set(tag, marks)
    return marks
  }

  /** The tags around text with this mark. */
  ofMark(mark) {
    const key = JSON.stringify(mark.toJSON())
    let tags = this.#marks.get(key)
    if (!tags) {
      const { schema } = this.#editor
      const html = writeHTML(outline(schema.nodes.doc.create(null, schema.text("x", [mark])).content))
      const at = html.indexOf("x</")
      tags = { open: html.slice(0, at), close: html.slice(at + 1) }
      this.#marks.set(key, tags)
    }
    return tags
  }

  /** Name and attributes of the tag that the schema writes for a mark. */
  tagOfMark(mark) {
    const { schema } = this.#editor
    const [element] = outline(schema.nodes.doc.create(null, schema.text("x", [mark])).content)
    return { name: element.name, attributes: new Map(element.attributes) }
  }

  /**
   * The tags of a block: `{ open, close, name, attributes, inner }`, with name and attributes of the outermost element; `inner` is the
   * element in it that the schema writes around the content, as in a code block.
   */
  ofNode(node) {
    const empty = node.type.create(node.attrs)
    const [element] = outline(this.#editor.schema.nodes.doc.create(null, empty).content)
    const open = startTags(element)
    return { ...open, name: element.name, attributes: new Map(element.attributes), inner: element.children[0] ?? null }
  }

  /** Whether the editor holds this attribute of this element when its value is a number that makes sense. */
  knowsNumber(elementName, attribute) {
    const key = `${elementName} ${attribute}`
    let known = this.#numbers.get(key)
    if (known === undefined) {
      known = false
      // An image needs its source to be one.
      this.#parse(`<${elementName} src="x" ${attribute}="2">x`).descendants((node) => {
        const tag = node.isText ? null : this.ofNode(node)
        if (tag?.name === elementName) known ||= tag.attributes.get(attribute) === "2"
        return !known
      })
      this.#numbers.set(key, known)
    }
    return known
  }

  /** The marks that a declaration in a style attribute gives. */
  styleMarks(declaration) {
    const span = startTag({ name: "span", attributes: [["style", declaration]] })
    return this.marksOfTag(span, "span")
  }

  /** The first node of this type in what the editor makes of `html`. */
  nodeIn(html, type) {
    let found = null
    this.#parse(html).descendants((node) => {
      if (node.type === type) found ??= node
      return found === null
    })
    return found
  }

  #parse(html) {
    return this.#editor.parseDocument(html, this.#editor.document)
  }
}

function startTags(element) {
  let open = ""
  let close = ""
  for (let inner = element; inner && typeof inner !== "string"; [inner] = inner.children) {
    open += startTag(inner)
    close = `</${inner.name}>${close}`
  }
  return { open, close }
}

/**
 * The start tag of a source element, changed only in what the editor changed: attributes that the schema does not know stay as they
 * are written.
 *
 * @param {string} source
 * @param {object} element - of the source tree
 * @param {{ name: string, attributes: Map<string, string> }} before - the tag that the schema writes for the old node
 * @param {{ name: string, attributes: Map<string, string> }} after - the same of the new node
 * @param {(attribute: string) => boolean} keeps - whether an attribute that neither of them has may stay
 */
export function changedStartTag(source, element, before, after, keeps = () => true) {
  const { location, offset } = element
  let tag = `<${before.name === after.name ? source.slice(element.start + 1, element.start + 1 + element.name.length) : after.name}`
  const end = element.innerStart
  const pending = new Map(after.attributes)
  let cursor = element.start + 1 + element.name.length
  for (const { name, value } of element.attributes) {
    const place = location.startTag.attrs?.[name] ?? location.attrs?.[name]
    if (!place) continue
    const start = place.startOffset + offset
    const space = source.slice(cursor, start)
    cursor = place.endOffset + offset
    const isKnown = before.attributes.has(name) || after.attributes.has(name)
    if (before.attributes.get(name) === after.attributes.get(name) && isKnown) {
      tag += space + source.slice(start, cursor)
    } else if (after.attributes.has(name)) {
      const now = name === "style" ? mergeStyles(value, before.attributes.get(name), after.attributes.get(name)) : after.attributes.get(name)
      tag += space + attribute(name, now)
    } else if (name === "style" && before.attributes.has(name)) {
      const rest = mergeStyles(value, before.attributes.get(name), "")
      if (rest) tag += space + attribute(name, rest)
    } else if (!isKnown && keeps(name)) {
      tag += space + source.slice(start, cursor)
    }
    pending.delete(name)
  }
  for (const [name, value] of pending) tag += ` ${attribute(name, value)}`
  return tag + source.slice(cursor, end)
}

function attribute(name, value) {
  const tag = startTag({ name: "a", attributes: [[name, value]] })
  return tag.slice(3, -1)
}

/** The declarations of a style attribute with those that the schema knows replaced. */
function mergeStyles(value, before = "", after = "") {
  const known = new Set([...declarations(before), ...declarations(after)].map(property))
  const kept = declarations(value).filter((declaration) => !known.has(property(declaration)))
  // A shorthand would come back with the declaration that the editor took out of it.
  const rest = kept.filter((declaration) => ![...known].some((name) => name.startsWith(`${property(declaration)}-`)))
  return [...rest, ...declarations(after)].join("; ")
}

/** The declarations of a style attribute, as they are written. */
export const declarations = (style) => (style.match(/(?:[^;"'(]|"[^"]*"|'[^']*'|\([^)]*\))+/g) ?? []).map((text) => text.trim()).filter(Boolean)
const property = (declaration) => declaration.split(":")[0].trim().toLowerCase()

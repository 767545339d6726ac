import { SourceTree } from "./SourceTree.js"
import { parseWithSources, sourceAttribute } from "./parse-with-sources.js"
import { unitsOf } from "./units.js"

/**
 * Where the nodes of a loaded doc come from.
 *
 * A doc node has an *origin*: `{ node, traced, source, first, last, count, exact }`, where `source` is its element (null for a node that
 * the parser made up, such as the paragraph around loose text), `first` and `last` are the lowest and highest id of the source
 * nodes in it, and `count` is how many there are. It is exact when all that its element holds is in it.
 */
export class SourceMap {
  #units = new Map()
  #counts
  #template

  /**
   * @param {string} source - the whole file
   * @param {{ start: number, end: number }} range - the edited element's content; see edited-element.js
   * @param {Node} doc - what the editor loaded from it
   * @param {object} editor - `schema`, `DOMParser`, `prepareFragment`, `trimBlockStarts`, the `document` to parse with, and the DOM's
   *   `parsing`
   */
  constructor(source, { start, end }, doc, editor) {
    this.source = source
    this.doc = doc
    this.#template = editor.document.createElement("template")
    // As the editor gets it: in an inert document, by itself.
    const options = { document: this.#template.content.ownerDocument, locations: true }
    const fragment = editor.parsing.parseFragment(this.#template, source.slice(start, end), options)
    this.tree = new SourceTree(source, start, end, fragment, editor.parsing)
    /** What the editor's parser makes of the source, each node with the source node it comes from. */
    this.traced = editor.trimBlockStarts(parseWithSources(editor, editor.prepareFragment(fragment), this.tree.sources))
    this.tree.sources.clear()
    this.#counts = countsOf(this.traced, this.tree)
    // What the editor loaded is the truth. Where the traced doc differs, nothing is known of the origin of what is in there.
    this.root = this.#origin(doc, this.traced)
    this.root.source = this.tree.root
    this.root.exact = true
  }

  /** What a character reference stands for. */
  decode = (reference) => {
    this.#template.innerHTML = reference
    return this.#template.content.textContent
  }

  /** How many nodes of the doc, texts included, come from source nodes with ids from `first` to `last`. */
  mappedBetween(first, last) {
    return this.#counts[last + 1] - this.#counts[first]
  }

  /**
   * The origins of the children of the node with this origin; null where the traced doc has other children than the loaded one.
   */
  childrenOf(origin) {
    const { node, traced } = origin
    if (origin.children !== undefined) return origin.children
    if (!traced || node.childCount !== traced.childCount) return (origin.children = null)
    const children = []
    node.forEach((child, _, index) => children.push(this.#origin(child, traced.child(index))))
    return (origin.children = children)
  }

  /** The units that the children of a container come from; null when its inside cannot be told apart. See units.js. */
  unitsOf(origin) {
    if (!this.#units.has(origin)) this.#units.set(origin, unitsOf(this, origin))
    return this.#units.get(origin)
  }

  #origin(node, traced) {
    const same = traced.type.name === node.type.name && sameAttributes(node.attrs, traced.attrs)
    const extent = extentOf(traced)
    const source = traced.attrs[sourceAttribute] ?? null
    const exact = source !== null && this.mappedBetween(source.id, source.last) === extent.count
    return { node, traced: same ? traced : null, source, ...extent, exact }
  }
}

/** The lowest and highest id, and the number, of the source nodes in `traced`. */
function extentOf(traced) {
  let first = Infinity
  let last = -1
  let count = 0
  const add = (node) => {
    const source = node.attrs[sourceAttribute]
    if (!source) return
    first = Math.min(first, source.id)
    last = Math.max(last, source.id)
    count++
  }
  add(traced)
  traced.descendants(add)
  return { first, last, count }
}

function countsOf(traced, tree) {
  const counts = new Int32Array(tree.nodes.length + 1)
  traced.descendants((node) => {
    const source = node.attrs[sourceAttribute]
    if (source) counts[source.id + 1]++
  })
  for (let id = 1; id < counts.length; id++) counts[id] += counts[id - 1]
  return counts
}

/** Whether a traced node has the attributes of a loaded one, its source left aside. */
export function sameAttributes(attributes, traced) {
  for (const name in attributes) if (JSON.stringify(attributes[name]) !== JSON.stringify(traced[name])) return false
  return true
}

/**
 * The tree that a piece of HTML parses to, with the places its nodes come from.
 *
 * `nodes` holds the nodes in tree order, the root first; a node's `id` is its index there and `last` the id of its last descendant, so
 * that a subtree is a range of ids. Offsets are into the whole source file. A node that stands nowhere in the source (an implied
 * `tbody`) spans its children; one without any has `start === null`.
 */
export class SourceTree {
  /** Source nodes by the nodes of the fragment. @type {Map<Node, object>} */
  sources = new Map()
  #parsing

  /**
   * @param {string} source - the whole file
   * @param {number} start - where the HTML begins
   * @param {number} end - where it ends
   * @param {DocumentFragment} fragment - what it parses to, with locations
   * @param {{ sourceLocationOf: Function, attributesOf: Function }} parsing - the DOM's
   */
  constructor(source, start, end, fragment, parsing) {
    this.source = source
    this.nodes = []
    this.#parsing = parsing
    this.root = this.#add(fragment, null, start)
    Object.assign(this.root, { start, end, innerStart: start, innerEnd: end, written: false })
    this.#build(fragment, start)
    for (let id = this.nodes.length - 1; id > 0; id--) close(this.nodes[id], source)
    placeStrayEndTags(this.nodes, source)
  }

  #build(fragment, offset) {
    // No recursion: documents can be deeper than the engine's stack.
    let parent = this.root
    let dom = fragment.firstChild
    while (dom !== null) {
      const node = this.#add(dom, parent, offset)
      this.sources.set(dom, node)
      parent.children.push(node)
      if (dom.firstChild !== null) {
        parent = node
        dom = dom.firstChild
        continue
      }
      while (dom !== fragment && dom.nextSibling === null) {
        dom = dom.parentNode
        parent.last = this.nodes.length - 1
        parent = parent.parent
      }
      dom = dom === fragment ? null : dom.nextSibling
    }
    this.root.last = this.nodes.length - 1
  }

  #add(dom, parent, offset) {
    const isElement = dom.nodeType === 1
    const location = this.#parsing.sourceLocationOf(dom) ?? null
    const node = {
      id: this.nodes.length,
      last: this.nodes.length,
      parent,
      children: isElement || parent === null ? [] : none,
      name: isElement ? dom.localName : dom.nodeName,
      data: isElement || parent === null ? null : dom.data,
      attributes: isElement ? this.#parsing.attributesOf(dom) : null,
      location,
      offset,
      written: location !== null,
      start: location === null ? null : location.startOffset + offset,
      end: location === null ? null : location.endOffset + offset,
      innerStart: null,
      innerEnd: null,
      /** Whether the end tag is in the source. */
      isClosed: location?.endTag != null,
    }
    if (isElement && location !== null) {
      node.innerStart = location.startTag.endOffset + offset
      node.innerEnd = (location.endTag?.startOffset ?? location.endOffset) + offset
    }
    this.nodes.push(node)
    return node
  }
}

/** The children of a node that has none. */
const none = Object.freeze([])

/**
 * Gives elements that came of an end tag alone (`</p>`, `</br>`) the place of the tag. The parser notes none for them, but they are
 * written there, and go where the tag goes.
 */
function placeStrayEndTags(nodes, source) {
  for (const parent of nodes) {
    let before = parent.innerStart
    let next = 0
    for (const [index, node] of parent.children.entries()) {
      if (node.start === null && node.children.length === 0 && endTags.has(node.name)) {
        next = Math.max(next, index + 1)
        while (next < parent.children.length && parent.children[next].start === null) next++
        placeStrayEndTag(node, source, before, parent.children[next]?.start ?? parent.innerEnd)
      }
      before = node.end ?? before
    }
  }
}

const endTags = new Map(["p", "br"].map((name) => [name, new RegExp(`[^<]*(</${name}(?:[\\s/][^>]*)?>)`, "iy")]))

function placeStrayEndTag(node, source, start, end) {
  if (start === null || end === null) return
  const pattern = endTags.get(node.name)
  pattern.lastIndex = start
  const match = pattern.exec(source)
  if (!match || start + match[0].length > end) return
  node.end = start + match[0].length
  node.start = node.end - match[1].length
  node.innerStart = node.innerEnd = node.end
  node.written = true
}

/** Gives nodes without a place the one that their children span, and ends an element without an end tag where its content ends. */
function close(node, source) {
  if (!node.location) {
    for (const child of node.children) {
      if (child.start === null) continue
      node.start = node.innerStart = Math.min(node.start ?? child.start, child.start)
      node.end = node.innerEnd = Math.max(node.end ?? child.end, child.end)
    }
  } else if (node.attributes && !node.isClosed && node.innerEnd > node.innerStart) {
    // What follows up to the tag that implied the end is white space between elements.
    let end = node.innerEnd
    while (end > node.innerStart && isSpace(source.charCodeAt(end - 1))) end--
    node.end = node.innerEnd = end
  }
}

const isSpace = (code) => code === 32 || (code >= 9 && code <= 13 && code !== 11)

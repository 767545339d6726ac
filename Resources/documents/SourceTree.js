import { parseFragment } from "parse5"

/**
 * The tree that a piece of HTML parses to, with the places its nodes come from.
 *
 * `nodes` holds the nodes in tree order, the root first; a node's `id` is its index there and `last` the id of its last descendant, so
 * that a subtree is a range of ids. Offsets are into the whole source file. A node that stands nowhere in the source (an implied
 * `tbody`) spans its children; one without any has `start === null`.
 */
export class SourceTree {
  /**
   * @param {string} source - the whole file
   * @param {number} start - where the HTML begins
   * @param {number} end - where it ends
   * @param {object} [element] - the parsed element whose content this is, when the whole file is parsed already
   */
  constructor(source, start, end, element) {
    this.source = source
    this.nodes = []
    const parsed = element
      ? { nodeName: element.nodeName, childNodes: element.childNodes.filter((node) => startsBefore(node, end)) }
      : parseFragment(source.slice(start, end), { sourceCodeLocationInfo: true })
    const offset = element ? 0 : start
    this.root = this.#add(parsed, null, offset)
    Object.assign(this.root, { start, end, innerStart: start, innerEnd: end, written: false })
    this.#build(parsed, offset)
    for (let id = this.nodes.length - 1; id > 0; id--) close(this.nodes[id], source)
    for (const node of this.nodes) if (node.start === null && node.children.length === 0) placeStrayEndTag(node, source)
    this.root.last = this.nodes.length - 1
  }

  #build(fragment, offset) {
    // A stack of our own: documents can be deeper than the engine's.
    const stack = [{ parsed: fragment, node: this.root, index: 0 }]
    while (stack.length > 0) {
      const frame = stack.at(-1)
      const { childNodes } = frame.parsed
      if (!childNodes || frame.index === childNodes.length) {
        frame.node.last = this.nodes.length - 1
        stack.pop()
        continue
      }
      const parsed = childNodes[frame.index++]
      const node = this.#add(parsed, frame.node, offset)
      frame.node.children.push(node)
      stack.push({ parsed, node, index: 0 })
    }
  }

  #add(parsed, parent, offset) {
    const location = parsed.sourceCodeLocation
    const node = {
      id: this.nodes.length,
      last: this.nodes.length,
      parent,
      children: [],
      name: parsed.nodeName,
      namespace: parsed.namespaceURI,
      data: parsed.value ?? parsed.data ?? null,
      attributes: parsed.attrs ?? null,
      location: location ?? null,
      offset,
      written: location != null && (parsed.attrs == null || location.startTag != null),
      start: location ? location.startOffset + offset : null,
      end: location ? location.endOffset + offset : null,
      innerStart: null,
      innerEnd: null,
      /** Whether the end tag is in the source. */
      isClosed: location?.endTag != null,
    }
    if (node.attributes && location) {
      node.innerStart = (location.startTag ?? location).endOffset + offset
      node.innerEnd = (location.endTag?.startOffset ?? location.endOffset) + offset
    }
    this.nodes.push(node)
    return node
  }

  /**
   * The nodes of this tree by the nodes of `fragment`, the same HTML parsed by a DOM. Where the two differ, the nodes are left out.
   *
   * @param {DocumentFragment} fragment
   * @returns {Map<Node, object>}
   */
  matching(fragment) {
    const sources = new Map()
    const pending = [[fragment, this.root]]
    while (pending.length > 0) {
      const [dom, node] = pending.pop()
      let index = 0
      for (let child = dom.firstChild; child; child = child.nextSibling) {
        const source = node.children[index++]
        if (!source || !isSame(child, source)) break
        sources.set(child, source)
        if (child.nodeType === 1) pending.push([child, source])
      }
    }
    return sources
  }
}

/** What follows the end tag of the body is put into it, but does not stand there. */
const startsBefore = ({ sourceCodeLocation }, end) => !sourceCodeLocation || sourceCodeLocation.startOffset < end

function isSame(dom, node) {
  if (dom.nodeType === 1) return node.attributes != null && dom.nodeName.toLowerCase() === node.name.toLowerCase()
  if (dom.nodeType === 3) return node.name === "#text" && dom.data === node.data
  return node.name === "#comment"
}

/**
 * Gives an element that came of an end tag alone (`</p>`, `</br>`) the place of the tag. The parser notes none for it, but it is written
 * there, and goes where the tag goes.
 */
function placeStrayEndTag(node, source) {
  if (node.name !== "p" && node.name !== "br") return
  const siblings = node.parent.children
  const index = siblings.indexOf(node)
  const before = siblings.slice(0, index).findLast((sibling) => sibling.end !== null)
  const after = siblings.slice(index + 1).find((sibling) => sibling.start !== null)
  const start = before ? before.end : node.parent.innerStart
  const end = after ? after.start : node.parent.innerEnd
  if (start === null || end === null) return
  const match = new RegExp(`^[^<]*(</${node.name}(?:[\\s/][^>]*)?>)`, "i").exec(source.slice(start, end))
  if (!match) return
  node.end = start + match[0].length
  node.start = node.end - match[1].length
  node.innerStart = node.innerEnd = node.end
  node.written = true
}

/** Gives nodes without a place the one that their children span, and ends an element without an end tag where its content ends. */
function close(node, source) {
  const { children } = node
  if (!node.location) {
    const placed = children.filter((child) => child.start !== null)
    if (placed.length === 0) return
    node.start = node.innerStart = Math.min(...placed.map((child) => child.start))
    node.end = node.innerEnd = Math.max(...placed.map((child) => child.end))
  } else if (node.attributes && !node.isClosed && node.innerEnd > node.innerStart) {
    // What follows up to the tag that implied the end is white space between elements.
    let end = node.innerEnd
    while (end > node.innerStart && /[ \t\r\n\f]/.test(source[end - 1])) end--
    node.end = node.innerEnd = end
  }
}

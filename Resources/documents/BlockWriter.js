import { outline } from "../markup/html/outline.js"
import { writeHTML } from "../markup/html/write.js"

/**
 * Writes blocks that are new in a document: as the editor writes them, laid out like the file, and with the source of old
 * nodes that stand in them unchanged, as when a list is made around paragraphs.
 */
export class BlockWriter {
  #tags
  #lineEnd
  #unit
  #reusable

  /**
   * @param {Tags} tags
   * @param {{ lineEnd: string, unit: string }} style
   * @param {Map<Node, string>} reusable - the source of old nodes that may move; each is used once
   */
  constructor(tags, { lineEnd, unit }, reusable) {
    this.#tags = tags
    this.#lineEnd = lineEnd
    this.#unit = unit
    this.#reusable = reusable
  }

  /**
   * @param {Node} node
   * @param {string | null} indent - of the line the block stands on; null to write it without line ends
   * @param {boolean} bare - leaves out the tags of a paragraph that items and cells begin with
   */
  write(node, indent, bare = false) {
    const source = this.#reusable.get(node)
    if (source !== undefined) {
      this.#reusable.delete(node)
      return source
    }
    if (node.isTextblock || node.isLeaf || node.childCount === 0) return this.#plain(node)
    const { open, close } = this.#tags.ofNode(node)
    const inner = indent === null ? null : indent + this.#unit
    const onOneLine = indent === null || (node.childCount === 1 && node.firstChild.isTextblock)
    const children = []
    node.forEach((child, _, index) => {
      const isBare = bare && index === 0 && child.isTextblock && child.type.name === "paragraph" && child.childCount > 0
      const next = node.maybeChild(index + 1)
      children.push(isBare && !next?.isTextblock ? writeHTML(outline(child.content)) : this.write(child, onOneLine ? null : inner, bare))
    })
    if (onOneLine) return open + children.join("") + close
    // A bare paragraph stays on the line of its tag.
    const line = this.#lineEnd + inner
    return open + children.map((child) => line + child).join("") + this.#lineEnd + indent + close
  }

  /** The content of a textblock. */
  content(node) {
    return this.#withLineEnds(writeHTML(outline(node.content)))
  }

  #plain(node) {
    return this.#withLineEnds(writeHTML(outline(node.type.schema.nodes.doc.create(null, node).content)))
  }

  #withLineEnds(html) {
    return this.#lineEnd === "\n" ? html : html.replace(/\n/g, this.#lineEnd)
  }
}

import { isRendered } from "../css/rendered.js"
import { dataOf } from "../nodes/CharacterData.js"
import { createElement } from "../nodes/create-element.js"
import { createDocumentFragment, createText } from "../nodes/create-nodes.js"
import { localNameOf, namespaceOf } from "../nodes/Element.js"
import { append } from "../nodes/insert.js"
import { HTML_NAMESPACE } from "../nodes/namespaces.js"
import { documentElementOf } from "../nodes/Document.js"
import { CONNECTED, flagsOf } from "../nodes/Node.js"
import { replace, replaceAll } from "../nodes/replace.js"
import { childAt, firstChildOf, following, followingSkippingChildren, nextSiblingOf, nodeDocumentOf, nodeTypeOf, parentOf, preceding, previousSiblingOf, shadowHostOf } from "../nodes/tree.js"
import { commonInclusiveAncestor } from "../nodes/tree-order.js"
import { DOMException } from "../web-idl/DOMException.js"
import { part } from "../window/part.js"
import { isHiddenByDetails } from "./focusable-area.js"

/** Elements whose content is not text of the page, whatever their style. */
const replaced = new Set("audio canvas iframe img input meter object progress textarea video".split(" "))

/**
 * The text as it would be read on the page: white space collapsed, line breaks at `br` and between blocks, blank lines around
 * paragraphs, tabs between table cells.
 *
 * @param {HTMLElement} element
 * @returns {string}
 * @see https://html.spec.whatwg.org/multipage/dom.html#the-innertext-idl-attribute
 */
export function innerText(element) {
  if ((flagsOf(element) & CONNECTED) === 0 || !isRendered(element)) return element.textContent
  if (part("css").isSkipped(element)) return ""
  const text = new RenderedText()
  collectRenderedText(element, text)
  return text.finish()
}

/**
 * The text between two boundary points as it would be read on the page.
 *
 * @param {{ startNode: Node, startOffset: number, endNode: Node, endOffset: number }} boundaries
 * @returns {string}
 * @see https://w3c.github.io/selection-api/#dom-selection-stringifier
 */
export function renderedTextBetween({ startNode, startOffset, endNode, endOffset }) {
  if (startNode === endNode && startOffset === endOffset) return ""
  const ancestor = commonInclusiveAncestor(startNode, endNode)
  const type = nodeTypeOf(ancestor)
  const root = type === 9 ? documentElementOf(ancestor) : type === 1 || type === 11 ? ancestor : parentOf(ancestor)
  return root === null ? "" : between(root, { startNode, startOffset, endNode, endOffset })
}

function between(root, { startNode, startOffset, endNode, endOffset }) {
  const isText = (node) => nodeTypeOf(node) !== 1 && nodeTypeOf(node) !== 9 && nodeTypeOf(node) !== 11
  const at = (node, offset) => childAt(node, offset) ?? followingSkippingChildren(node, root)
  const first = isText(startNode) ? startNode : at(startNode, startOffset)
  const stop = isText(endNode) ? following(endNode, root) : at(endNode, endOffset)
  if (first === null || !isRendered(nodeTypeOf(root) === 11 ? shadowHostOf(root) : root)) return ""
  const text = new RenderedText()
  const slice = (node) => {
    const data = dataOf(node)
    return data.slice(node === startNode ? startOffset : 0, node === endNode ? endOffset : data.length)
  }
  // A space at an end of the selection is read if the line goes on beyond it.
  text.continueFrom(wordBefore(first, first === startNode && isText(startNode) ? startOffset : 0, root))
  collectRenderedText(root, text, { first, stop, slice })
  const last = isText(endNode) ? endNode : null
  return text.finish(last !== null && /^[^\t\n\f\r ]/.test(dataOf(last).slice(endOffset)))
}

/** Whether a word stands right before a point, on the same line. */
function wordBefore(node, offset, root) {
  const ends = (data) => /[^\t\n\f\r ]$/.test(data)
  if (offset > 0) return ends(dataOf(node).slice(0, offset))
  for (let at = preceding(node, null); at !== null; at = preceding(at, null)) {
    if (nodeTypeOf(at) === 3 && dataOf(at) !== "") return ends(dataOf(at))
    if (nodeTypeOf(at) === 1 && (isNamed(at, "br") || blockDisplays.has(styleFor(at).display))) return false
  }
  return false
}

/** Gathers text; between two pieces there are only as many line breaks as the greater demand asks for. */
class RenderedText {
  #text = ""
  // Line breaks that are due before the next text; those at the start and the end come to nothing.
  #breaks = 0
  // A collapsible space that is kept only if text follows on the line.
  #space = false
  // Whether the text begins behind a word, so that a space at its start counts.
  #behindWord = false

  continueFrom(behindWord) {
    this.#behindWord = behindWord
  }

  require(count) {
    this.#space = false
    if (count > this.#breaks) this.#breaks = count
  }

  newline() {
    this.#space = false
    this.#flush()
    this.#text += "\n"
  }

  tab() {
    this.#space = false
    this.#flush()
    this.#text += "\t"
  }

  /** @param {string} data - the data of a text node */
  add(data, whiteSpace, transform) {
    if (transform !== "none") data = transformed(data, transform)
    if (whiteSpace.startsWith("pre") || whiteSpace === "break-spaces") {
      if (whiteSpace === "pre-line") {
        data.split("\n").forEach((line, index) => {
          if (index > 0) this.newline()
          this.#addCollapsed(line)
        })
      } else if (data !== "") {
        this.#flush()
        this.#text += data
      }
    } else {
      this.#addCollapsed(data)
    }
  }

  #addCollapsed(data) {
    const words = data.split(/[\t\n\r\f ]+/)
    for (let index = 0; index < words.length; index++) {
      if (index > 0) this.#space = true
      if (words[index] === "") continue
      this.#flush()
      this.#text += words[index]
    }
  }

  #flush() {
    if (this.#breaks > 0) {
      if (this.#text !== "") this.#text += "\n".repeat(this.#breaks)
      this.#breaks = 0
      this.#space = false
    } else if (this.#space) {
      if (this.#text === "" ? this.#behindWord : !this.#text.endsWith("\n") && !this.#text.endsWith("\t")) this.#text += " "
      this.#space = false
    }
  }

  finish(beforeWord = false) {
    return beforeWord && this.#space && this.#breaks === 0 ? `${this.#text} ` : this.#text
  }
}

function transformed(data, transform) {
  if (transform === "uppercase") return data.toUpperCase()
  if (transform === "lowercase") return data.toLowerCase()
  if (transform !== "capitalize") return data
  return data.replace(/(?<![\p{L}\p{N}'’])\p{L}/gu, (letter) => letter.toUpperCase())
}

/** A walk without recursion; on the way up it closes what it opened on the way down. */
function collectRenderedText(root, text, limits = null) {
  const styles = [styleFor(nodeTypeOf(root) === 11 ? shadowHostOf(root) : root)]
  if (styles[0].skipsContents) return
  let node = firstChildOf(root)
  if (node === null) return
  let isInside = limits === null
  for (;;) {
    if (limits !== null) {
      if (node === limits.stop) return
      if (node === limits.first) isInside = true
    }
    const type = nodeTypeOf(node)
    const style = styles[styles.length - 1]
    if (type === 3) {
      if (style.visibility === "visible" && !isHiddenByDetails(node) && isInside) text.add(limits === null ? dataOf(node) : limits.slice(node), style.whiteSpace, style.textTransform)
    } else if (type === 1) {
      const own = styleFor(node)
      if (own.display !== "none" && !isHiddenByDetails(node)) {
        if (isInside && isNamed(node, "br")) text.newline()
        open(own, text)
        const child = isReplaced(node) || own.skipsContents ? null : firstChildOf(node)
        if (child !== null) {
          styles.push(own)
          node = child
          continue
        }
        if (isInside) close(node, own, text)
      }
    }
    while (nextSiblingOf(node) === null) {
      node = parentOf(node)
      if (node === root) return
      const own = styles.pop()
      if (isInside) close(node, own, text)
    }
    node = nextSiblingOf(node)
  }
}

function open(style, text) {
  if (style.breaks > 0) text.require(style.breaks)
}

function close(element, style, text) {
  if (style.breaks > 0) text.require(style.breaks)
  if (style.display === "table-cell" && hasFollowing(element, ["td", "th"])) text.tab()
  if (style.display === "table-row" && (hasFollowing(element, ["tr"]) || hasFollowingSection(element))) text.newline()
}

function hasFollowing(element, names) {
  for (let node = nextSiblingOf(element); node !== null; node = nextSiblingOf(node)) {
    if (names.some((name) => isNamed(node, name))) return true
  }
  return false
}

function hasFollowingSection(row) {
  const section = parentOf(row)
  return section !== null && nodeTypeOf(section) === 1 && !isNamed(section, "table") && hasFollowing(section, ["tbody", "tfoot", "thead", "tr"])
}

const isNamed = (node, name) => nodeTypeOf(node) === 1 && localNameOf(node) === name && namespaceOf(node) === HTML_NAMESPACE
const isReplaced = (element) => namespaceOf(element) === HTML_NAMESPACE && replaced.has(localNameOf(element))

const blockDisplays = new Set("block flow-root flex grid list-item table table-caption".split(" "))

function styleFor(element) {
  const style = part("css").computedStyle(element)
  const display = style.getPropertyValue("display")
  return {
    display,
    visibility: style.getPropertyValue("visibility") || "visible",
    whiteSpace: style.getPropertyValue("white-space") || "normal",
    textTransform: style.getPropertyValue("text-transform") || "none",
    skipsContents: style.getPropertyValue("content-visibility") === "hidden",
    breaks: isNamed(element, "p") ? 2 : blockDisplays.has(display) ? 1 : 0,
  }
}

/** Text and `br` elements for lines. @see https://html.spec.whatwg.org/multipage/dom.html#rendered-text-fragment */
function renderedTextFragment(text, document) {
  const fragment = createDocumentFragment(document)
  text.split(/\r\n|\n|\r/).forEach((line, index) => {
    if (index > 0) append(createElement(document, "br"), fragment)
    if (line !== "") append(createText(document, line), fragment)
  })
  return fragment
}

/** @see https://html.spec.whatwg.org/multipage/dom.html#set-the-inner-text-steps */
export function setInnerText(element, text) {
  replaceAll(renderedTextFragment(text, nodeDocumentOf(element)), element)
}

/** @see https://html.spec.whatwg.org/multipage/dom.html#dom-outertext */
export function setOuterText(element, text) {
  const parent = parentOf(element)
  if (parent === null) throw new DOMException("outerText cannot replace an element without a parent", "NoModificationAllowedError")
  const document = nodeDocumentOf(element)
  const next = nextSiblingOf(element)
  const previous = previousSiblingOf(element)
  const fragment = renderedTextFragment(text, document)
  if (firstChildOf(fragment) === null) append(createText(document, ""), fragment)
  replace(element, fragment, parent)
  if (next !== null) mergeWithNextText(previousSiblingOf(next))
  if (previous !== null) mergeWithNextText(previous)
}

function mergeWithNextText(node) {
  if (node === null || nodeTypeOf(node) !== 3) return
  const next = nextSiblingOf(node)
  if (next === null || nodeTypeOf(next) !== 3) return
  node.appendData(dataOf(next))
  next.remove()
}

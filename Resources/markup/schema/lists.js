import { integer } from "./validators.js"
import { maximumLength } from "./numbers.js"
import { parseStart } from "./blocks.js"

export const orderedList = {
  attrs: { order: { default: 1, validate: integer(-maximumLength, maximumLength) } },
  content: "list_item+",
  group: "block",
  parseDOM: [{ tag: "ol", contentElement: wrapLeadingList, getAttrs: (element) => ({ order: parseStart(element) }) }],
  toDOM: ({ attrs: { order } }) => ["ol", { start: order === 1 ? null : order }, 0],
}

export const bulletList = {
  content: "list_item+",
  group: "block",
  parseDOM: [{ tag: "ul", contentElement: wrapLeadingList }],
  toDOM: () => ["ul", 0],
}

export const listItem = {
  content: "(paragraph | heading) block*",
  defining: true,
  parseDOM: [{ tag: "li", contentElement: fillStart }],
  toDOM: () => ["li", 0],
}

/**
 * Puts a list that stands directly in a list, before any item, into an item of its own. (One that follows an item is moved into
 * that item by ProseMirror's parser.) Without an item the parser would close the outer list and lose the nesting.
 */
function wrapLeadingList(list) {
  const first = list.firstElementChild
  // What is in the page already belongs to the view, which redraws it from the document.
  if (list.isConnected || !first || !isList(first)) return list
  const item = list.ownerDocument.createElement("li")
  list.insertBefore(item, first)
  item.append(first)
  return list
}

/**
 * Gives an item that begins with a list, quote, table, rule, code block or button an empty paragraph first. The schema wants a
 * paragraph or heading there; without one the parser would close the list.
 */
function fillStart(item) {
  if (!item.isConnected && beginsWithOtherBlock(item)) item.prepend(item.ownerDocument.createElement("p"))
  return item
}

const textblocks = new Set(["p", "h1", "h2", "h3", "h4", "h5", "h6"])
const otherBlocks = new Set(["ul", "ol", "blockquote", "pre", "hr", "table", "button"])
/** Elements that ProseMirror's parser drops with their content. */
const ignored = new Set(["head", "noscript", "object", "script", "style", "title"])

const isList = (element) => element.localName === "ul" || element.localName === "ol"

/** Whether the first content in `parent` is a block that no item may begin with; undefined where there is no content. */
function beginsWithOtherBlock(parent) {
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 3 && /[^ \t\r\n\f]/.test(node.data)) return false
    if (node.nodeType !== 1 || ignored.has(node.localName)) continue
    if (otherBlocks.has(node.localName)) return true
    if (textblocks.has(node.localName) || node.localName === "br" || node.localName === "img") return false
    const inside = beginsWithOtherBlock(node)
    if (inside !== undefined) return inside
  }
  return undefined
}

import { DOMParser, Fragment } from "prosemirror-model"
import { schema } from "../schema/index.js"

/**
 * An inert element tree of `html`: nothing in it runs, loads or is styled.
 * @see https://html.spec.whatwg.org/multipage/scripting.html#the-template-element
 */
export function parseInert(html, document) {
  const template = document.createElement("template")
  template.innerHTML = html
  return template.content
}

/** The document that `html` makes. Buttons are left out; div elements separate paragraphs and leave no other trace. */
export function parseDocument(html, document) {
  return trimBlockStarts(DOMParser.fromSchema(schema).parse(prepareFragment(parseInert(html, document))))
}

/**
 * Takes away the space that begins a textblock of loose text. ProseMirror's parser takes it away at the start of an element, and keeps
 * that of text which follows a block: `<p>a</p> b`. Nothing is shown of it in a browser.
 *
 * @param {import("prosemirror-model").Node} node - of any schema
 */
export function trimBlockStarts(node) {
  if (node.isTextblock) return startsWithSpace(node) ? node.copy(withoutFirstCharacter(node.content)) : node
  let children = null
  for (let index = 0; index < node.childCount; index++) {
    const child = node.child(index)
    const trimmed = child.isLeaf ? child : trimBlockStarts(child)
    if (trimmed === child) continue
    children ??= [...node.children]
    children[index] = trimmed
  }
  return children ? node.copy(Fragment.fromArray(children)) : node
}

/** Whether a textblock begins with a collapsed space. Several were kept on purpose, by `white-space: pre`. */
const startsWithSpace = (node) => !node.type.spec.code && /^[ \t\r\n\f](?![ \t\r\n\f])/.test(node.firstChild?.text ?? "")

function withoutFirstCharacter(content) {
  const [first, ...rest] = content.content
  return Fragment.fromArray(first.text.length > 1 ? [first.cut(1), ...rest] : rest)
}

/**
 * Takes out or rearranges what ProseMirror's parser would read otherwise than meant. Nodes are moved, never parsed again: who knows
 * where in the source a node came from still knows it afterwards.
 */
export function prepareFragment(fragment) {
  for (const button of fragment.querySelectorAll("button")) button.remove()
  for (const div of fragment.querySelectorAll("pre div")) replaceByLines(div)
  return fragment
}

/** The content of `html`, open at its ends, for the place that `options.context` names. */
export const parseSlice = (html, document, options) => DOMParser.fromSchema(schema).parseSlice(parseInert(html, document), options)

/** Makes the div elements that some editors write for the lines of code into lines of text. */
function replaceByLines(div) {
  const { parentNode, previousSibling, nextSibling } = div
  if (previousSibling) div.before("\n")
  if (nextSibling && nextSibling.localName !== "div") div.after("\n")
  while (div.firstChild) parentNode.insertBefore(div.firstChild, div)
  div.remove()
}

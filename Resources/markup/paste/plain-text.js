import { Fragment } from "prosemirror-model"
import { normalizeLines } from "../commands/insert.js"
import { escapeText, writeHTML } from "../html/write.js"
import { outline } from "../html/outline.js"
import { parseDocument } from "../html/parse.js"
import { schema } from "../schema/index.js"

const { blockquote, code_block: codeBlock, heading, paragraph } = schema.nodes

/**
 * HTML or text as HTML with nothing but its structure: paragraphs, lists, tables, images and line breaks. Headings, code and
 * quotes become paragraphs; formats and links leave their text.
 */
export const toPlainHTML = (source, document) =>
  writeHTML(outline(plain(parseDocument(withParagraphs(source), document).content)))

/**
 * Text of several lines as HTML: a paragraph between empty lines, a break between lines. A single line may hold character
 * references, and what has a `<` is HTML already: both stay as they are.
 */
function withParagraphs(source) {
  const text = normalizeLines(source)
  if (!text.includes("\n") || text.includes("<")) return source
  return text
    .split(/\n[ \t]*\n+/)
    .map((part) => `<p>${escapeText(part).replaceAll("\n", "<br>")}</p>`)
    .join("")
}

function plain(fragment) {
  const nodes = []
  fragment.forEach((node) => {
    if (node.isText) nodes.push(schema.text(node.text))
    else if (node.isLeaf) nodes.push(node.mark([]))
    else if (node.type === heading || node.type === codeBlock) nodes.push(paragraph.create(null, plain(node.content)))
    else if (node.type === blockquote) nodes.push(...plain(node.content).content)
    else nodes.push(node.copy(plain(node.content)))
  })
  return Fragment.fromArray(nodes)
}

import { DocumentError } from "./DocumentError.js"
import { parsePage } from "./parse-page.js"

/** Elements whose content is blocks, so that what the editor makes of it may stand there. */
const holdsBlocks = new Set([
  "address", "article", "aside", "blockquote", "body", "center", "dd", "details", "dialog", "div", "dt", "fieldset", "figcaption",
  "figure", "footer", "form", "header", "li", "main", "nav", "section", "td", "th",
])

/**
 * The part of an HTML file that the editor edits.
 *
 * A file with a doctype, or with anything that belongs to `html`, `head` or `body`, is a page: its body's content is edited. Any
 * other file is a fragment, edited whole. With a selector it is the content of the one element that matches.
 *
 * @param {string} source
 * @param {{ element?: string, isFragment: boolean }} options - `isFragment`: nothing in the file looks like a part of a page, so that
 *   it need not be parsed to find this out
 * @param {{ document: Document, parsing: object }} editor
 * @returns {{ start: number, end: number, isPage: boolean }}
 * @throws {DocumentError} when there is no such element, or none that holds blocks
 */
export function findEditedElement(source, { element: selector, isFragment }, editor) {
  const fragment = { start: 0, end: source.length, isPage: false }
  if (!selector && isFragment) return fragment
  const placeOf = editor.parsing.sourceLocationOf
  const page = parsePage(source, editor)
  if (selector) return { ...contentOfMatch(page, selector, placeOf), isPage: true }
  const html = page.documentElement
  const frameset = childNamed(html, "frameset")
  if (frameset) {
    const offset = placeOf(frameset)?.startOffset ?? null
    throw new DocumentError("contentNotHeld", "a page of frames has no body to edit; edit the pages in its frames", offset)
  }
  const head = childNamed(html, "head")
  const body = childNamed(html, "body")
  const isPage = page.doctype !== null || [html, head, body].some(placeOf) || head.firstChild !== null
  return isPage ? { ...contentOfBody(source, body, placeOf), isPage } : fragment
}

function contentOfBody(source, body, placeOf) {
  const location = placeOf(body)
  const children = Array.from(body.childNodes, placeOf).filter((place) => place !== undefined)
  const after = children.length > 0 ? Math.min(children.at(-1).endOffset, source.length) : 0
  const end = location?.endTag?.startOffset ?? startOfEndTag(source, after, "</body") ?? startOfEndTag(source, after, "</html")
  if (location) return { start: location.startTag.endOffset, end: end ?? source.length }
  // The tags of body may be left out: its content begins with the first node that is in it.
  const limit = end ?? source.length
  return { start: children.length > 0 ? Math.min(children[0].startOffset, limit) : limit, end: limit }
}

/**
 * Where a stray end tag ends the body, when the tree does not say: the parser notes no end tag for an element without a start tag.
 */
function startOfEndTag(source, from, tag) {
  const pattern = new RegExp(`${tag}[\\s/>]`, "gi")
  pattern.lastIndex = from
  const match = pattern.exec(source)
  // Between the last node and the tag there can be white space alone, or the tag is in a comment after the body.
  return match && /^\s*$/.test(source.slice(from, match.index)) ? match.index : null
}

function contentOfMatch(page, selector, placeOf) {
  let matches
  try {
    matches = page.querySelectorAll(selector)
  } catch {
    throw new DocumentError("invalidSelector", `"${selector}" is no selector; give one as in CSS, such as main or #content`)
  }
  if (matches.length !== 1) {
    const found = matches.length === 0 ? "no element of the document matches" : `${matches.length} elements of the document match`
    throw new DocumentError("noSuchElement", `${found} ${selector}; give a selector that one element matches`)
  }
  const [{ localName: name }] = matches
  const place = placeOf(matches[0])
  if (!place) throw new DocumentError("noSuchElement", `<${name}> has no tag in the file; name an element that is written out`)
  const { startTag, endTag, endOffset } = place
  if (!holdsBlocks.has(name)) {
    throw new DocumentError(
      "contentNotHeld",
      `<${name}> cannot be edited by itself; name an element that holds paragraphs, such as <main> or <div>`,
      startTag.startOffset,
    )
  }
  return { start: startTag.endOffset, end: endTag?.startOffset ?? endOffset }
}

const childNamed = (node, name) => Array.from(node.childNodes).find((child) => child.localName === name)

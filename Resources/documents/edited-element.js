import { parse } from "parse5"
import { DocumentError } from "./DocumentError.js"

/** Elements whose content is blocks, so that what the editor makes of it may stand there. */
const holdsBlocks = new Set([
  "address", "article", "aside", "blockquote", "body", "center", "dd", "details", "dialog", "div", "dt", "fieldset", "figcaption",
  "figure", "footer", "form", "header", "li", "main", "nav", "section", "td", "th",
])

/** What a page has and a fragment has not. */
const pageTag = /<(?:!doctype|html|head|body|frameset|title|meta|link|base|style|script|template|noscript)[\s/>]/i

/**
 * The part of an HTML file that the editor edits.
 *
 * A file with a doctype, or with anything that belongs to `html`, `head` or `body`, is a page: its body's content is edited. Any
 * other file is a fragment, edited whole. With a selector it is the content of the one element that matches.
 *
 * @returns {{ start: number, end: number, isPage: boolean, element: object | null }} `element`: the parsed element, if the file
 *   had to be parsed to find it
 * @throws {DocumentError} when there is no such element, or none that holds blocks
 */
export function findEditedElement(source, selector, document) {
  const fragment = { start: 0, end: source.length, isPage: false, element: null }
  // Parsing is most of the time that a large file takes.
  if (!selector && !pageTag.test(source)) return fragment
  const page = parse(source, { sourceCodeLocationInfo: true })
  if (selector) return contentOfMatch(source, page, selector, document)
  const html = childNamed(page, "html")
  const frameset = childNamed(html, "frameset")
  if (frameset) {
    throw new DocumentError("contentNotHeld", "a page of frames has no body to edit; edit the pages in its frames", startOf(frameset))
  }
  const head = childNamed(html, "head")
  const body = childNamed(html, "body")
  const isPage =
    page.childNodes.some((node) => node.nodeName === "#documentType") || [html, head, body].some(located) || head.childNodes.length > 0
  if (!isPage) return fragment
  return { ...contentOfBody(source, body), isPage, element: body }
}

function contentOfBody(source, body) {
  const location = body.sourceCodeLocation
  const end = location?.endTag?.startOffset ?? startOfEndTag(source, body, "</body") ?? startOfEndTag(source, body, "</html")
  if (location?.startTag) return { start: location.startTag.endOffset, end: end ?? source.length }
  // The tags of body may be left out: its content begins with the first node that is in it.
  const first = body.childNodes.find((node) => node.sourceCodeLocation)
  const limit = end ?? source.length
  return { start: first ? Math.min(first.sourceCodeLocation.startOffset, limit) : limit, end: limit }
}

/**
 * Where a stray end tag ends the body, when the tree does not say: the parser notes no end tag for an element without a start tag.
 */
function startOfEndTag(source, body, tag) {
  const last = body.childNodes.findLast((node) => node.sourceCodeLocation)
  const from = last ? Math.min(last.sourceCodeLocation.endOffset, source.length) : 0
  const pattern = new RegExp(`${tag}[\\s/>]`, "gi")
  pattern.lastIndex = from
  const match = pattern.exec(source)
  // Between the last node and the tag there can be white space alone, or the tag is in a comment after the body.
  return match && /^\s*$/.test(source.slice(from, match.index)) ? match.index : null
}

function contentOfMatch(source, page, selector, document) {
  const DOMParser = document.defaultView.DOMParser
  const parsed = new DOMParser().parseFromString(source, "text/html")
  let matches
  try {
    matches = parsed.querySelectorAll(selector)
  } catch {
    throw new DocumentError("invalidSelector", `"${selector}" is no selector; give one as in CSS, such as main or #content`)
  }
  if (matches.length !== 1) {
    const count = matches.length === 0 ? "no element" : `${matches.length} elements`
    throw new DocumentError("noSuchElement", `${count} of the document match ${selector}; give a selector that one element matches`)
  }
  const element = sameElement(matches[0], page)
  const { startTag, endTag, endOffset } = element.sourceCodeLocation ?? {}
  if (!startTag) {
    throw new DocumentError("noSuchElement", `<${element.tagName}> has no tag in the file; name an element that is written out`)
  }
  if (!holdsBlocks.has(element.tagName)) {
    throw new DocumentError(
      "contentNotHeld",
      `<${element.tagName}> cannot be edited by itself; name an element that holds paragraphs, such as <main> or <div>`,
      startTag.startOffset,
    )
  }
  return { start: startTag.endOffset, end: endTag?.startOffset ?? endOffset, isPage: true, element }
}

/** The element of `page` that stands where `element` stands in its document. */
function sameElement(element, page) {
  const path = []
  for (let node = element; node.parentNode; node = node.parentNode) path.push(Array.prototype.indexOf.call(node.parentNode.childNodes, node))
  return path.reduceRight((node, index) => node.childNodes[index], page)
}

const childNamed = (node, name) => node.childNodes.find((child) => child.nodeName === name)
const located = (node) => node?.sourceCodeLocation?.startTag != null
const startOf = (node) => node.sourceCodeLocation?.startOffset ?? null

import { urlOf } from "../nodes/Document.js"
import { getAttributeValue } from "../nodes/Element.js"
import { elementsByTagName } from "../nodes/elements-by-name.js"
import { currentDocument } from "../window/current.js"
import { part } from "../window/part.js"

/**
 * What relative URLs in a document are relative to.
 *
 * @param {Document} document
 * @returns {string}
 * @see https://html.spec.whatwg.org/multipage/urls-and-fetching.html#document-base-url
 */
export function documentBaseURL(document) {
  const fallback = fallbackBaseURL(document)
  const bases = elementsByTagName(document, "base")
  for (let index = 0; index < bases.length; index++) {
    const href = getAttributeValue(bases.item(index), "href")
    if (href === null) continue
    const url = parseWithBase(href, fallback)
    // Only the first one with an href counts, and not as a script or data.
    return url === null || url.protocol === "javascript:" || url.protocol === "data:" ? fallback : url.href
  }
  return fallback
}

/** The base URL of a document without base elements. */
export function fallbackBaseURL(document) {
  const url = urlOf(document)
  const current = currentDocument()
  // Documents that scripts make have no place of their own; they see URLs as the page does.
  if (url === "about:blank" && current !== null && current !== document) return documentBaseURL(current)
  return url
}

/**
 * @param {Document} document
 * @param {string} text
 * @returns {URL | null} null for what is no URL
 * @see https://html.spec.whatwg.org/multipage/urls-and-fetching.html#resolving-urls
 */
export const resolveURL = (document, text) => parseWithBase(text, documentBaseURL(document))

/** @returns {URL | null} null for what is no URL */
export function parseWithBase(text, base) {
  const { URL } = part("url")
  // A base without a hierarchy, such as about:blank, makes only absolute URLs parse.
  return URL.canParse(text, base) ? new URL(text, base) : null
}

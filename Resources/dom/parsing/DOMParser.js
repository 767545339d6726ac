import { createDocument, urlOf } from "../nodes/Document.js"
import { createXMLDocument } from "../nodes/XMLDocument.js"
import { requireArguments, toDOMString } from "../web-idl/conversions.js"
import { defineInterface } from "../web-idl/interface.js"
import { currentDocument } from "../window/current.js"
import { parseDocument } from "./parse-document.js"
import { parseXMLDocument } from "./parse-xml.js"

const xmlTypes = new Set(["text/xml", "application/xml", "application/xhtml+xml", "image/svg+xml"])

/** @see https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#the-domparser-interface */
export class DOMParser {
  /** @returns {Document} an inert document */
  parseFromString(string, type) {
    requireArguments(arguments.length, 2, "DOMParser.parseFromString")
    const text = toDOMString(string)
    const contentType = toDOMString(type)
    if (contentType === "text/html") return parseHTML(text)
    if (!xmlTypes.has(contentType)) throw new TypeError(`DOMParser.parseFromString cannot parse the type "${contentType}"`)
    const document = createXMLDocument({ url: urlOf(currentDocument()), contentType })
    parseXMLDocument(document, text)
    return document
  }
}

function parseHTML(html, options) {
  const document = createDocument({ url: urlOf(currentDocument()), contentType: "text/html" })
  parseDocument(document, html, options)
  return document
}

/** @see https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-parsehtmlunsafe */
export const parseHTMLUnsafe = (html) => parseHTML(html, { allowsShadowRoots: true })

defineInterface(DOMParser)

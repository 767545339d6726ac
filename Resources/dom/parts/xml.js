/** XML in and out, and the parser that scripts call. */

export { DOMParser, parseHTMLUnsafe } from "../parsing/DOMParser.js"
export { parseXMLFragment } from "../parsing/parse-xml.js"
export { serializeXML } from "../serializing/serialize-xml.js"
export { XMLSerializer } from "../serializing/XMLSerializer.js"

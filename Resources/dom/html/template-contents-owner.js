import { createDocument } from "../nodes/Document.js"
import { isHTMLDocument } from "../nodes/Node.js"

/** @type {WeakMap<Document, Document>} */
const owners = new WeakMap()

/**
 * The inert document that the contents of a document's templates belong to: nothing in it loads, runs or is upgraded.
 *
 * @param {Document} document
 * @returns {Document}
 * @see https://html.spec.whatwg.org/multipage/scripting.html#appropriate-template-contents-owner-document
 */
export function templateContentsOwner(document) {
  let owner = owners.get(document)
  if (owner === undefined) {
    owner = createDocument({ contentType: isHTMLDocument(document) ? "text/html" : "application/xml" })
    owners.set(document, owner)
    // Templates inside of template contents stay in the same document.
    owners.set(owner, owner)
  }
  return owner
}

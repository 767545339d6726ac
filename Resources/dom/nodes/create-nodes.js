import { internal } from "../web-idl/internal.js"
import { Attr } from "./Attr.js"
import { Attribute } from "./attributes.js"
import { CDATASection } from "./CDATASection.js"
import { Comment } from "./Comment.js"
import { DocumentFragment } from "./DocumentFragment.js"
import { DocumentType } from "./DocumentType.js"
import { ProcessingInstruction } from "./ProcessingInstruction.js"
import { Text } from "./Text.js"

/** Making nodes other than elements, without the checks of the members that scripts call. */

/** @returns {Text} */
export const createText = (document, data) => new Text(internal, document, data)

/** @returns {Comment} */
export const createComment = (document, data) => new Comment(internal, document, data)

/** @returns {CDATASection} */
export const createCDATASection = (document, data) => new CDATASection(internal, document, data)

/** @returns {ProcessingInstruction} */
export const createProcessingInstruction = (document, target, data) =>
  new ProcessingInstruction(internal, document, target, data)

/** @returns {DocumentFragment} */
export const createDocumentFragment = (document) => new DocumentFragment(internal, document)

/** @returns {DocumentType} */
export const createDocumentType = (document, name, publicId = "", systemId = "") =>
  new DocumentType(internal, document, name, publicId, systemId)

/** @returns {Attr} an attribute of no element */
export const createAttr = (document, namespace, prefix, localName, value = "") =>
  new Attr(
    internal,
    document,
    new Attribute(namespace, prefix, localName, prefix === null ? localName : `${prefix}:${localName}`, value),
  )

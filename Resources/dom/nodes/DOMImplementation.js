import { requireArguments, toDOMString, toDOMStringNullAsEmpty, toNullableDOMString } from "../web-idl/conversions.js"
import { DOMException } from "../web-idl/DOMException.js"
import { internal, requireInternal } from "../web-idl/internal.js"
import { defineInterface } from "../web-idl/interface.js"
import { mixin } from "../web-idl/mixin.js"
import { createElement } from "./create-element.js"
import { createDocumentType, createText } from "./create-nodes.js"
import { createDocument, Document } from "./Document.js"
import { DocumentType } from "./DocumentType.js"
import { append } from "./insert.js"
import { isValidDoctypeName } from "./names.js"
import { HTML_NAMESPACE, SVG_NAMESPACE } from "./namespaces.js"
import { createXMLDocument } from "./XMLDocument.js"

/** @see https://dom.spec.whatwg.org/#interface-domimplementation */
export class DOMImplementation {
  #document

  constructor(key, document) {
    requireInternal(key)
    this.#document = document
  }

  createDocumentType(name, publicId, systemId) {
    requireArguments(arguments.length, 3, "DOMImplementation.createDocumentType")
    const doctypeName = toDOMString(name)
    if (!isValidDoctypeName(doctypeName)) {
      throw new DOMException(`"${doctypeName}" cannot be the name of a doctype`, "InvalidCharacterError")
    }
    return createDocumentType(this.#document, doctypeName, toDOMString(publicId), toDOMString(systemId))
  }

  /** @see https://dom.spec.whatwg.org/#dom-domimplementation-createdocument */
  createDocument(namespace, qualifiedName, doctype = null) {
    requireArguments(arguments.length, 2, "DOMImplementation.createDocument")
    const documentNamespace = toNullableDOMString(namespace)
    const name = toDOMStringNullAsEmpty(qualifiedName)
    if (doctype !== null && !(doctype instanceof DocumentType)) {
      throw new TypeError("DOMImplementation.createDocument: the third argument is neither a DocumentType nor null")
    }
    let contentType = "application/xml"
    if (documentNamespace === HTML_NAMESPACE) contentType = "application/xhtml+xml"
    else if (documentNamespace === SVG_NAMESPACE) contentType = "image/svg+xml"
    const document = createXMLDocument({ contentType })
    const element = name === "" ? null : document.createElementNS(documentNamespace, name)
    if (doctype !== null) append(doctype, document)
    if (element !== null) append(element, document)
    return document
  }

  /** @see https://dom.spec.whatwg.org/#dom-domimplementation-createhtmldocument */
  createHTMLDocument(title = undefined) {
    const document = createDocument({ contentType: "text/html" })
    append(createDocumentType(document, "html"), document)
    const html = createElement(document, "html")
    append(html, document)
    const head = createElement(document, "head")
    append(head, html)
    if (title !== undefined) {
      const element = createElement(document, "title")
      append(element, head)
      append(createText(document, toDOMString(title)), element)
    }
    append(createElement(document, "body"), html)
    return document
  }

  hasFeature() {
    return true
  }
}

defineInterface(DOMImplementation)

/** @type {WeakMap<Document, DOMImplementation>} */
const implementations = new WeakMap()

/** @see https://dom.spec.whatwg.org/#dom-document-implementation */
class DocumentImplementation {
  get implementation() {
    let implementation = implementations.get(this)
    if (implementation === undefined) implementations.set(this, (implementation = new DOMImplementation(internal, this)))
    return implementation
  }
}

mixin(Document, DocumentImplementation)

import { setIsValue } from "../custom-elements/create.js"
import { markAlreadyStarted } from "../html/HTMLScriptElement.js"
import { templateContents } from "../html/HTMLTemplateElement.js"
import { appendParsed, insertParsedText } from "../nodes/build.js"
import { createElement } from "../nodes/create-element.js"
import { createComment, createDocumentFragment, createDocumentType } from "../nodes/create-nodes.js"
import { addInitialAttribute, attributesOf, getAttributeValue, isElement, localNameOf, namespaceOf } from "../nodes/Element.js"
import { flagsOf, isQuirksMode, QUIRKS_MODE, setFlags } from "../nodes/Node.js"
import { HTML_NAMESPACE } from "../nodes/namespaces.js"
import { nodeDocumentOf, nodeTypeOf, parentOf } from "../nodes/tree.js"
import {
  ANNOTATION_XML, ANNOTATION_XML_HTML, elementNumber, FOSTERING, hasForeignText, HTML, IFRAME, isForeign, kinds, MALIGNMARK,
  MATHML_TEXT, MGLYPH, NOEMBED, NOFRAMES, NOSCRIPT, PLAINTEXT as PLAINTEXT_ELEMENT, SCRIPT, STYLE, SVG, SVG_HTML, TABLE, TEMPLATE,
  TEXTAREA, TITLE, UNKNOWN, XMP,
} from "./element-names.js"
import { adjustAttributeName, attributeNamespace, foreignElementNumber } from "./foreign-content.js"
import { FormattingElements } from "./formatting-elements.js"
import { initial } from "./insertion-modes/before-body.js"
import { foreignContent } from "./insertion-modes/in-foreign-content.js"
import { inTemplate } from "./insertion-modes/in-template.js"
import { resetInsertionMode } from "./insertion-modes/reset.js"
import { text } from "./insertion-modes/text.js"
import { OpenElements } from "./open-elements.js"
import { LocationRecorder } from "./source-locations.js"
import { DATA, PLAINTEXT, RAWTEXT, RCDATA, SCRIPT_DATA, Tokenizer } from "./tokenizer.js"

// What both Blink and WebKit allow: deeper elements become siblings instead of children. It bounds the depth that
// everything after the parser has to bear.
const MAXIMUM_DEPTH = 512

/**
 * Tree construction: takes the tokens of a document or fragment and builds nodes. What a token does depends on the insertion
 * mode; the modes, in insertion-modes/, work with the state and the methods here.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#tree-construction
 */
export class TreeBuilder {
  /** @type {import("./insertion-modes/InsertionMode.js").InsertionMode} */
  mode = initial
  originalMode = initial
  /** @type {import("./insertion-modes/InsertionMode.js").InsertionMode[]} the stack of template insertion modes */
  templateModes = []
  /** @type {Element | null} the head and form element pointers */
  head = null
  form = null
  isFramesetOk = true
  isFosterParenting = false
  /** The characters of a table that are not placed yet, and where they stand. */
  pendingText = ""
  pendingTextStart = 0
  pendingTextEnd = 0
  isScripting
  /** Whether templates can declare shadow roots. */
  allowsShadowRoots
  /** @type {Document | null} null for a fragment */
  document
  isQuirks
  /** The number of the context element; `UNKNOWN` for a document. */
  contextId = UNKNOWN
  open
  formatting
  recorder
  #context
  #tokenizer
  // A line feed that begins a pre or textarea is not part of it.
  #skipsLineFeed = false

  /**
   * @param {string} source
   * @param {Document} document - the document to fill, or for a fragment the node document of the result
   * @param {{ context?: Element | null, isScripting: boolean, hasLocations: boolean, allowsShadowRoots: boolean }} options -
   *   `context`: of a fragment
   */
  constructor(source, document, { context = null, isScripting, hasLocations, allowsShadowRoots }) {
    this.document = context === null ? document : null
    this.isScripting = isScripting
    this.allowsShadowRoots = allowsShadowRoots
    this.isQuirks = isQuirksMode(document)
    this.recorder = hasLocations ? new LocationRecorder(source) : null
    this.open = new OpenElements(this.recorder)
    this.formatting = new FormattingElements(this.open)
    const html = source.includes("\r") ? source.replace(/\r\n?/g, "\n") : source
    this.#tokenizer = new Tokenizer(html, this, hasLocations)
    this.#context = context
    if (context !== null) this.#beginFragment(document, context)
  }

  run() {
    this.#tokenizer.run()
  }

  /** The result of parsing a fragment, which stands for the root element while it is parsed. */
  get root() {
    return this.open.elements[0]
  }

  get isFragment() {
    return this.#context !== null
  }

  /** @see https://html.spec.whatwg.org/multipage/parsing.html#html-fragment-parsing-algorithm */
  #beginFragment(document, context) {
    const namespace = namespaceOf(context)
    const name = localNameOf(context)
    if (namespace === HTML_NAMESPACE) {
      this.contextId = elementNumber(name) ?? UNKNOWN
      this.#tokenizer.switchTo(this.#textState(this.contextId), "")
    } else {
      this.contextId = foreignElementNumber(context, namespace, name)
    }
    this.open.push(createDocumentFragment(document), HTML)
    if (this.contextId === TEMPLATE) this.templateModes.push(inTemplate)
    resetInsertionMode(this)
    for (let node = context; node !== null && isElement(node); node = parentOf(node)) {
      if (localNameOf(node) !== "form" || namespaceOf(node) !== HTML_NAMESPACE) continue
      this.form = node
      break
    }
  }

  /** What the text in an HTML element is. */
  #textState(id) {
    switch (id) {
      case TITLE:
      case TEXTAREA:
        return RCDATA
      case STYLE:
      case XMP:
      case IFRAME:
      case NOEMBED:
      case NOFRAMES:
        return RAWTEXT
      case NOSCRIPT:
        return this.isScripting ? RAWTEXT : DATA
      case SCRIPT:
        return SCRIPT_DATA
      case PLAINTEXT_ELEMENT:
        return PLAINTEXT
      default:
        return DATA
    }
  }

  // Tokens

  /** The number of the current node, or of the context element when that is all there is. */
  get #adjustedId() {
    const { ids } = this.open
    return ids.length === 1 && this.#context !== null ? this.contextId : ids[ids.length - 1]
  }

  /** @see https://html.spec.whatwg.org/multipage/parsing.html#adjusted-current-node */
  get adjustedCurrentNode() {
    return this.open.length === 1 && this.#context !== null ? this.#context : this.open.current
  }

  get allowsCDATA() {
    return isForeign(this.#adjustedId)
  }

  text(data, start, end) {
    if (this.#skipsLineFeed) {
      this.#skipsLineFeed = false
      if (data.charCodeAt(0) === 10) {
        if (data.length === 1) return
        data = data.slice(1)
        start++
      }
    }
    if (this.recorder !== null) this.recorder.beginToken(start, end, "")
    this.processText(data, start, end)
  }

  startTag(tag) {
    this.#skipsLineFeed = false
    if (this.recorder !== null) this.recorder.beginToken(tag.start, tag.end, "")
    this.processStartTag(tag)
  }

  endTag(tag) {
    this.#skipsLineFeed = false
    if (this.recorder !== null) this.recorder.beginToken(tag.start, tag.end, tag.name)
    this.processEndTag(tag)
  }

  comment(data, start, end) {
    this.#skipsLineFeed = false
    if (this.recorder !== null) this.recorder.beginToken(start, end, "")
    if (isForeign(this.#adjustedId)) this.insertComment(data)
    else this.mode.comment(this, data)
  }

  doctype(doctype, start, end) {
    this.#skipsLineFeed = false
    if (this.recorder !== null) this.recorder.beginToken(start, end, "")
    this.mode.doctype(this, doctype)
  }

  endOfFile(position) {
    if (this.recorder !== null) this.recorder.beginToken(position, position, "")
    this.mode.endOfFile(this)
    this.open.stop()
  }

  /** Processes, or after a change of the insertion mode reprocesses, a token. */
  processText(data, start, end) {
    if (hasForeignText(this.#adjustedId)) foreignContent.text(this, data, start, end)
    else this.mode.text(this, data, start, end)
  }

  processStartTag(tag) {
    const id = this.#adjustedId
    if (isForeign(id) && !this.#isHTMLStartTag(id, tag)) foreignContent.startTag(this, tag)
    else this.mode.startTag(this, tag)
  }

  /** Whether a start tag in an element that is not HTML makes an HTML element, or one that is an integration point's own. */
  #isHTMLStartTag(id, tag) {
    if (id === MATHML_TEXT) return tag.id !== MGLYPH && tag.id !== MALIGNMARK
    if (id === SVG_HTML || id === ANNOTATION_XML_HTML) return true
    return id === ANNOTATION_XML && tag.id === SVG
  }

  processEndTag(tag) {
    if (isForeign(this.#adjustedId)) foreignContent.endTag(this, tag)
    else this.mode.endTag(this, tag)
  }

  /** @see https://html.spec.whatwg.org/multipage/parsing.html#stop-parsing */
  stop() {
    if (this.recorder === null) return
    for (const element of this.open.elements) this.recorder.leftOpen(element)
  }

  // Making nodes

  /** Makes an HTML element for a tag. @see https://html.spec.whatwg.org/multipage/parsing.html#create-an-element-for-the-token */
  createElement(tag, document) {
    const element = createElement(document, tag.name, HTML_NAMESPACE, null, null, null)
    for (let index = 0; index < tag.attributeCount; index++) {
      const name = tag.names[index]
      addInitialAttribute(element, null, null, name, name, tag.values[index])
      if (name === "is") setIsValue(element, tag.values[index])
    }
    // Scripts in parsed documents do not run.
    if (tag.id === SCRIPT) markAlreadyStarted(element)
    if (this.recorder !== null) this.recorder.opened(element, tag.places)
    return element
  }

  #createForeignElement(tag, localName, namespace, document) {
    const element = createElement(document, localName, namespace, null, null, null)
    for (let index = 0; index < tag.attributeCount; index++) {
      const name = adjustAttributeName(tag.names[index], namespace)
      const value = tag.values[index]
      const attributesNamespace = attributeNamespace(name)
      const colon = attributesNamespace === null ? -1 : name.indexOf(":")
      const prefix = colon < 0 ? null : name.slice(0, colon)
      addInitialAttribute(element, attributesNamespace, prefix, name.slice(colon + 1), name, value)
    }
    if (this.recorder !== null) this.recorder.opened(element, tag.places)
    return element
  }

  /** Makes an element with the name and the attributes of another, as its start tag would again. */
  createAgain(original, document) {
    const element = createElement(document, localNameOf(original), HTML_NAMESPACE, null, null, null)
    for (const { name, value } of attributesOf(original)) addInitialAttribute(element, null, null, name, name, value)
    return element
  }

  // Inserting nodes. @see https://html.spec.whatwg.org/multipage/parsing.html#creating-and-inserting-nodes

  /** Inserts an HTML element and makes it the current node. */
  insertElement(tag) {
    const element = this.createElement(tag, nodeDocumentOf(this.#parent))
    this.#append(element)
    this.open.push(element, tag.id)
    return element
  }

  /** Inserts an HTML element that is closed at once. */
  insertVoidElement(tag) {
    this.#append(this.createElement(tag, nodeDocumentOf(this.#parent)))
  }

  /** Inserts an HTML element that the source does not name. */
  insertImpliedElement(localName, id) {
    const element = createElement(nodeDocumentOf(this.#parent), localName, HTML_NAMESPACE, null, null, null)
    this.#append(element)
    this.open.push(element, id)
    return element
  }

  /** Inserts an element like another and makes it the current node. */
  insertAgain(original, id) {
    const element = this.createAgain(original, nodeDocumentOf(this.#parent))
    if (this.recorder !== null) this.recorder.reopened(element, original)
    this.#append(element)
    this.open.push(element, id)
    return element
  }

  /** @see https://html.spec.whatwg.org/multipage/parsing.html#insert-a-foreign-element */
  insertForeignElement(tag, localName, namespace) {
    const element = this.#createForeignElement(tag, localName, namespace, nodeDocumentOf(this.#parent))
    this.#append(element)
    if (!tag.isSelfClosing) this.open.push(element, foreignElementNumber(element, namespace, localName))
  }

  /** Inserts an element whose content is text, which the tokenizer reads as the element's name says. */
  insertTextElement(tag) {
    this.insertElement(tag)
    this.#tokenizer.switchTo(this.#textState(tag.id), tag.name)
    this.originalMode = this.mode
    this.mode = text
  }

  /** Inserts an element after whose start tag there is no markup any more. */
  insertPlaintext(tag) {
    this.insertElement(tag)
    this.#tokenizer.switchTo(PLAINTEXT, "")
  }

  /** Lets a line feed go that comes next. */
  skipLineFeed() {
    this.#skipsLineFeed = true
  }

  insertText(data, start, end) {
    let node
    if (this.#isFostered) {
      const { parent, before } = this.#fosterPlace()
      // A document has no text of its own.
      if (nodeTypeOf(parent) === 9) return
      node = insertParsedText(parent, before, data)
    } else {
      node = insertParsedText(this.#parent, null, data)
    }
    if (this.recorder !== null) this.recorder.text(node, start, end)
  }

  insertComment(data) {
    const parent = this.#isFostered ? this.#fosterPlace().parent : this.#parent
    const comment = createComment(nodeDocumentOf(parent), data)
    this.#append(comment)
    if (this.recorder !== null) this.recorder.placed(comment)
  }

  /** Adds a comment to the root element. */
  appendCommentToRoot(data) {
    const comment = createComment(nodeDocumentOf(this.root), data)
    appendParsed(this.root, comment)
    if (this.recorder !== null) this.recorder.placed(comment)
  }

  /** Adds a comment to the document; that of a fragment is no part of the result. */
  appendCommentToDocument(data) {
    if (this.document === null) return
    const comment = createComment(this.document, data)
    appendParsed(this.document, comment)
    if (this.recorder !== null) this.recorder.placed(comment)
  }

  appendDoctype({ name, publicId, systemId }) {
    const doctype = createDocumentType(this.document, name, publicId ?? "", systemId ?? "")
    appendParsed(this.document, doctype)
    if (this.recorder !== null) this.recorder.placed(doctype)
  }

  /** Makes the root element of a document the current node. */
  appendRoot(element) {
    appendParsed(this.document, element)
    this.open.push(element, HTML)
  }

  setQuirks(isQuirks) {
    this.isQuirks = isQuirks
    const flags = flagsOf(this.document)
    setFlags(this.document, isQuirks ? flags | QUIRKS_MODE : flags & ~QUIRKS_MODE)
  }

  /** Gives an element the attributes of a tag that it does not have. */
  addMissingAttributes(element, tag) {
    // The fragment that stands for the root has none.
    if (!isElement(element)) return
    for (let index = 0; index < tag.attributeCount; index++) {
      const name = tag.names[index]
      if (getAttributeValue(element, name) === null) addInitialAttribute(element, null, null, name, name, tag.values[index])
    }
  }

  /** Where a child of the current node goes, when it is not fostered. */
  get #parent() {
    const { elements, ids } = this.open
    const top = ids.length - 1
    return ids[top] === TEMPLATE ? templateContents(elements[top]) : elements[top]
  }

  get #isFostered() {
    return this.isFosterParenting && (kinds[this.open.currentId] & FOSTERING) !== 0
  }

  #append(node) {
    if (this.#isFostered) {
      const { parent, before } = this.#fosterPlace()
      appendParsed(parent, node, before)
      return
    }
    const { length, current } = this.open
    const parent = length - 1 > MAXIMUM_DEPTH && nodeTypeOf(node) === 1 ? parentOf(current) : null
    appendParsed(parent ?? this.#parent, node)
  }

  /**
   * Puts a node where it goes when another than the current node is to hold it.
   *
   * @param {number} index - of that element
   * @see https://html.spec.whatwg.org/multipage/parsing.html#appropriate-place-for-inserting-a-node
   */
  appendTo(index, node) {
    const element = this.open.elements[index]
    const id = this.open.ids[index]
    if (this.isFosterParenting && (kinds[id] & FOSTERING) !== 0) {
      const { parent, before } = this.#fosterPlace()
      appendParsed(parent, node, before)
    } else {
      appendParsed(id === TEMPLATE ? templateContents(element) : element, node)
    }
  }

  /** @see https://html.spec.whatwg.org/multipage/parsing.html#foster-parent */
  #fosterPlace() {
    const { elements, ids } = this.open
    for (let index = ids.length - 1; index > 0; index--) {
      const id = ids[index]
      if (id === TEMPLATE) return { parent: templateContents(elements[index]), before: null }
      if (id !== TABLE) continue
      const table = elements[index]
      const parent = parentOf(table)
      if (parent !== null) return { parent, before: table }
      return { parent: elements[index - 1], before: null }
    }
    return { parent: elements[0], before: null }
  }
}

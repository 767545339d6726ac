import { collectionOf } from "../nodes/collections.js"
import { createElement } from "../nodes/create-element.js"
import { Document, documentElementOf, urlOf } from "../nodes/Document.js"
import { getAttributeValue, isElement, localNameOf, namespaceOf, setAttributeValue } from "../nodes/Element.js"
import { append } from "../nodes/insert.js"
import { HTML_NAMESPACE, SVG_NAMESPACE } from "../nodes/namespaces.js"
import { isHTMLDocument } from "../nodes/Node.js"
import { NodeList } from "../nodes/NodeList.js"
import { replace, replaceAll, stringReplaceAll } from "../nodes/replace.js"
import { ShadowRoot } from "../nodes/ShadowRoot.js"
import { elementFrom, firstChildOf, following, nextSiblingOf, nodeDocumentOf, nodeTypeOf, retarget, rootOf } from "../nodes/tree.js"
import { parseDocument } from "../parsing/parse-document.js"
import { selectionOf } from "../selection/Selection.js"
import { requireArguments, toDOMString } from "../web-idl/conversions.js"
import { DOMException } from "../web-idl/DOMException.js"
import { internal } from "../web-idl/internal.js"
import { mixin } from "../web-idl/mixin.js"
import { windowOf } from "../window/current.js"
import { part } from "../window/part.js"
import { readyStateOf } from "../window/ready-state.js"
import { ComputedList } from "./ComputedList.js"
import { isDesignMode, setDesignMode } from "./editing-host.js"
import { focusedElement } from "./focus.js"
import { isHTMLElementNamed } from "./form-controls.js"
import { GlobalEventHandlers } from "./GlobalEventHandlers.js"
import { currentScript } from "./HTMLScriptElement.js"
import { childTextContent } from "./HTMLTitleElement.js"

const isHTML = (element) => namespaceOf(element) === HTML_NAMESPACE
const named = (localName) => (element) => localNameOf(element) === localName && isHTML(element)
const isLink = (element) => (named("a")(element) || named("area")(element)) && getAttributeValue(element, "href") !== null

/** The html element of a document, or null. */
function htmlElementOf(document) {
  const element = documentElementOf(document)
  return element !== null && isHTMLElementNamed(element, "html") ? element : null
}

function firstChildNamed(parent, ...localNames) {
  if (parent === null) return null
  for (let child = elementFrom(firstChildOf(parent)); child !== null; child = elementFrom(nextSiblingOf(child))) {
    if (isHTML(child) && localNames.includes(localNameOf(child))) return child
  }
  return null
}

/** @see https://html.spec.whatwg.org/multipage/dom.html#the-body-element-2 */
export const bodyOf = (document) => firstChildNamed(htmlElementOf(document), "body", "frameset")

const headOf = (document) => firstChildNamed(htmlElementOf(document), "head")

function titleElementOf(document) {
  const root = documentElementOf(document)
  if (root === null) return null
  if (namespaceOf(root) === SVG_NAMESPACE) {
    for (let child = elementFrom(firstChildOf(root)); child !== null; child = elementFrom(nextSiblingOf(child))) {
      if (localNameOf(child) === "title" && namespaceOf(child) === SVG_NAMESPACE) return child
    }
    return null
  }
  for (let node = root; node !== null; node = following(node, root)) if (isHTMLElementNamed(node, "title")) return node
  return null
}

/** @type {WeakMap<Document, string>} what has been written into documents that scripts made */
const written = new WeakMap()

function requireWritable(document) {
  if (!isHTMLDocument(document)) throw new DOMException("an XML document cannot be written to", "InvalidStateError")
  if (windowOf(document) === null) return
  throw new DOMException("document.write would replace the page; set innerHTML instead", "NotSupportedError")
}

/** @see https://html.spec.whatwg.org/multipage/dom.html#the-document-object */
class DocumentMembers {
  get defaultView() {
    return windowOf(this)
  }

  get location() {
    return windowOf(this)?.location ?? null
  }

  set location(value) {
    const window = windowOf(this)
    if (window !== null) window.location.href = value
  }

  get readyState() {
    return readyStateOf(this)
  }

  get referrer() {
    return ""
  }

  get lastModified() {
    const now = new Date()
    const two = (number) => `${number}`.padStart(2, "0")
    return (
      `${two(now.getMonth() + 1)}/${two(now.getDate())}/${now.getFullYear()} ` +
      `${two(now.getHours())}:${two(now.getMinutes())}:${two(now.getSeconds())}`
    )
  }

  get domain() {
    return new (part("url").URL)(urlOf(this)).hostname
  }

  // There is no network, and so nothing that cookies would go to.
  get cookie() {
    return ""
  }

  set cookie(value) {
    toDOMString(value)
  }

  get title() {
    const element = titleElementOf(this)
    return element === null ? "" : childTextContent(element).replace(/[\t\n\f\r ]+/g, " ").replace(/^ | $/g, "")
  }

  set title(value) {
    const text = toDOMString(value)
    let element = titleElementOf(this)
    if (element === null) {
      const head = headOf(this)
      if (head === null) return
      element = createElement(this, "title")
      append(element, head)
    }
    stringReplaceAll(text, element)
  }

  get dir() {
    return htmlElementOf(this)?.dir ?? ""
  }

  set dir(value) {
    const element = htmlElementOf(this)
    if (element !== null) setAttributeValue(element, "dir", toDOMString(value))
  }

  get body() {
    return bodyOf(this)
  }

  set body(value) {
    if (!isElement(value) || !isHTML(value) || !["body", "frameset"].includes(localNameOf(value))) {
      throw new DOMException("the body of a document is a body or frameset element", "HierarchyRequestError")
    }
    const old = bodyOf(this)
    if (old === value) return
    const root = documentElementOf(this)
    if (root === null) throw new DOMException("the document has no element to put the body into", "HierarchyRequestError")
    if (old === null) append(value, root)
    else replace(old, value, root)
  }

  get head() {
    return headOf(this)
  }

  get images() {
    return collectionOf(this, "images", named("img"))
  }

  get embeds() {
    return collectionOf(this, "embeds", named("embed"))
  }

  get plugins() {
    return this.embeds
  }

  get links() {
    return collectionOf(this, "links", isLink, { usesAttributes: true })
  }

  get forms() {
    return collectionOf(this, "forms", named("form"))
  }

  get scripts() {
    return collectionOf(this, "scripts", named("script"))
  }

  get anchors() {
    const isAnchor = (element) => named("a")(element) && getAttributeValue(element, "name") !== null
    return collectionOf(this, "anchors", isAnchor, { usesAttributes: true })
  }

  get applets() {
    return collectionOf(this, "applets", () => false)
  }

  get all() {
    return collectionOf(this, "all", () => true)
  }

  getElementsByName(elementName) {
    requireArguments(arguments.length, 1, "Document.getElementsByName")
    const name = toDOMString(elementName)
    const find = () => {
      const found = []
      for (let node = following(this, this); node !== null; node = following(node, this)) {
        if (isElement(node) && isHTML(node) && getAttributeValue(node, "name") === name) found.push(node)
      }
      return found
    }
    return new NodeList(internal, new ComputedList(find))
  }

  get currentScript() {
    const script = currentScript()
    return script !== null && nodeDocumentOf(script) === this ? script : null
  }

  get designMode() {
    return isDesignMode(this) ? "on" : "off"
  }

  set designMode(value) {
    const keyword = toDOMString(value).toLowerCase()
    if (keyword === "on" || keyword === "off") setDesignMode(this, keyword === "on")
  }

  hasFocus() {
    return windowOf(this) !== null
  }

  get hidden() {
    return windowOf(this) === null
  }

  get visibilityState() {
    return windowOf(this) === null ? "hidden" : "visible"
  }

  get fullscreenElement() {
    return null
  }

  get fullscreenEnabled() {
    return false
  }

  get pointerLockElement() {
    return null
  }

  get scrollingElement() {
    return documentElementOf(this)
  }

  get timeline() {
    return null
  }

  caretPositionFromPoint() {
    return null
  }

  caretRangeFromPoint() {
    return null
  }

  execCommand(name, showUI = false, value = "") {
    return part("input").execCommand(this, name, showUI, value)
  }

  queryCommandEnabled(name) {
    return part("input").queryCommandEnabled(this, name)
  }

  queryCommandIndeterm(name) {
    return part("input").queryCommandIndeterm(this, name)
  }

  queryCommandState(name) {
    return part("input").queryCommandState(this, name)
  }

  queryCommandSupported(name) {
    return part("input").queryCommandSupported(this, name)
  }

  queryCommandValue(name) {
    return part("input").queryCommandValue(this, name)
  }

  /** @see https://dom.spec.whatwg.org/#mixin-xpathevaluatorbase */
  createExpression(expression, resolver = null) {
    requireArguments(arguments.length, 1, "Document.createExpression")
    return part("xpath").createExpression(expression, resolver)
  }

  createNSResolver(nodeResolver) {
    return part("xpath").createNSResolver(nodeResolver)
  }

  evaluate(expression, contextNode, resolver = null, type = 0, result = null) {
    requireArguments(arguments.length, 2, "Document.evaluate")
    return part("xpath").evaluateExpression(expression, contextNode, resolver, type, result)
  }

  /** Empties a document that a script made, to be written to. @see https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-document-open */
  open() {
    requireWritable(this)
    written.set(this, "")
    replaceAll(null, this)
    return this
  }

  write(...text) {
    requireWritable(this)
    const html = (written.get(this) ?? "") + text.map(toDOMString).join("")
    written.set(this, html)
    replaceAll(null, this)
    parseDocument(this, html)
  }

  writeln(...text) {
    this.write(...text, "\n")
  }

  close() {
    requireWritable(this)
    written.delete(this)
  }

  clear() {}

  captureEvents() {}

  releaseEvents() {}
}

/** @see https://dom.spec.whatwg.org/#documentorshadowroot */
class DocumentOrShadowRoot {
  get activeElement() {
    const document = nodeTypeOf(this) === 9 ? this : nodeDocumentOf(this)
    const focused = focusedElement(document)
    if (focused !== null) {
      const seen = retarget(focused, this)
      if (rootOf(seen) === this) return seen
    }
    return nodeTypeOf(this) === 9 ? (bodyOf(this) ?? documentElementOf(this)) : null
  }

  getSelection() {
    const document = nodeTypeOf(this) === 9 ? this : nodeDocumentOf(this)
    return windowOf(document) === null ? null : selectionOf(document)
  }

  elementFromPoint() {
    return null
  }

  elementsFromPoint() {
    return []
  }

  getAnimations() {
    return []
  }
}

mixin(Document, DocumentMembers)
Object.defineProperty(Document, "parseHTMLUnsafe", {
  value: function parseHTMLUnsafe(html) {
    requireArguments(arguments.length, 1, "Document.parseHTMLUnsafe")
    return part("xml").parseHTMLUnsafe(toDOMString(html))
  },
  writable: true,
  enumerable: true,
  configurable: true,
})
mixin(Document, DocumentOrShadowRoot)
mixin(Document, GlobalEventHandlers)
mixin(ShadowRoot, DocumentOrShadowRoot)

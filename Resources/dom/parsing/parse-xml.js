import { isHTMLElementNamed } from "../html/form-controls.js"
import { markAlreadyStarted } from "../html/HTMLScriptElement.js"
import { templateContents } from "../html/HTMLTemplateElement.js"
import { appendParsed, insertParsedText } from "../nodes/build.js"
import { createElement } from "../nodes/create-element.js"
import {
  createCDATASection,
  createComment,
  createDocumentFragment,
  createDocumentType,
  createProcessingInstruction,
} from "../nodes/create-nodes.js"
import { addInitialAttribute, attributesOf, isElement, namespaceOf, prefixOf } from "../nodes/Element.js"
import { HTML_NAMESPACE, XML_NAMESPACE, XMLNS_NAMESPACE } from "../nodes/namespaces.js"
import { runParsedSteps } from "../nodes/steps.js"
import { nodeDocumentOf, parentOf } from "../nodes/tree.js"
import { DOMException } from "../web-idl/DOMException.js"

const nameStart = "A-Z_a-z:\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2FF}\\u{370}-\\u{37D}\\u{37F}-\\u{1FFF}\\u{200C}\\u{200D}\\u{2070}-\\u{218F}\\u{2C00}-\\u{2FEF}\\u{3001}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFFD}\\u{10000}-\\u{EFFFF}"
const name = new RegExp(`[${nameStart}][-.0-9\\u{B7}\\u{300}-\\u{36F}\\u{203F}\\u{2040}${nameStart}]*`, "uy")
const space = /[\t\n\r ]*/y
const attributeStart = /[\t\n\r ]*=[\t\n\r ]*(["'])/y
const reference = /&(?:#([0-9]+)|#x([0-9A-Fa-f]+)|([^;&<\s]+));|&/g
const forbidden = /[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u
const predefined = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }

/** A document that is not well-formed; the offset is where that shows. */
class XMLError extends Error {
  constructor(message, offset) {
    super(message)
    this.offset = offset
  }
}

/**
 * Builds nodes from XML 1.0 with namespaces. It does not read external entities, and of an internal subset only the end.
 *
 * @see https://www.w3.org/TR/xml/
 * @see https://html.spec.whatwg.org/multipage/xhtml.html#parsing-xhtml-documents
 */
class XMLParser {
  #text
  #position = 0
  #document
  #root
  // Where nodes go; the scopes and names of the elements that are open.
  #parent
  #open = []
  #scope

  constructor(document, root, text, scope) {
    this.#document = document
    this.#root = root
    this.#parent = root
    this.#text = text.replace(/\r\n?/g, "\n")
    this.#scope = scope
  }

  parse(isDocument) {
    if (isDocument && this.#text.startsWith("\ufeff")) this.#position = 1
    if (isDocument && /<\?xml[\t\n ]/y.test(this.#text.slice(this.#position, this.#position + 6))) this.#declaration()
    const wrong = forbidden.exec(this.#text)
    if (wrong !== null) throw new XMLError(`the character U+${wrong[0].codePointAt(0).toString(16).padStart(4, "0")} is not allowed`, wrong.index)
    let hasElement = false
    while (this.#position < this.#text.length) {
      const atTop = this.#open.length === 0 && isDocument
      if (this.#text[this.#position] !== "<") {
        this.#characters(atTop)
      } else if (this.#startsWith("</")) {
        this.#endTag()
      } else if (this.#startsWith("<!--")) {
        appendParsed(this.#parent, createComment(this.#document, this.#comment()))
      } else if (this.#startsWith("<![CDATA[")) {
        if (atTop) this.#fail("a CDATA section stands outside of the root element")
        appendParsed(this.#parent, createCDATASection(this.#document, this.#until("<![CDATA[", "]]>", "the CDATA section")))
      } else if (this.#startsWith("<?")) {
        this.#processingInstruction()
      } else if (this.#startsWith("<!DOCTYPE")) {
        if (!atTop || hasElement) this.#fail("the doctype stands where none can be")
        this.#doctype()
      } else {
        if (atTop && hasElement) this.#fail("there is a second root element")
        hasElement = true
        this.#startTag()
      }
    }
    if (this.#open.length > 0) this.#fail(`<${this.#open[this.#open.length - 1].name}> is not closed`)
    if (isDocument && !hasElement) this.#fail("there is no root element")
  }

  #fail(message, offset = this.#position) {
    throw new XMLError(message, offset)
  }

  #startsWith(text) {
    return this.#text.startsWith(text, this.#position)
  }

  #match(expression) {
    expression.lastIndex = this.#position
    const match = expression.exec(this.#text)
    if (match !== null) this.#position = expression.lastIndex
    return match
  }

  #name(what) {
    const match = this.#match(name)
    if (match === null) this.#fail(`the name of ${what} is missing`)
    return match[0]
  }

  #until(start, end, what) {
    const from = this.#position + start.length
    const to = this.#text.indexOf(end, from)
    if (to < 0) this.#fail(`${what} has no end`)
    this.#position = to + end.length
    return this.#text.slice(from, to)
  }

  #comment() {
    const start = this.#position
    const data = this.#until("<!--", "-->", "the comment")
    if (data.includes("--") || data.endsWith("-")) this.#fail(`a comment cannot hold "--"`, start)
    return data
  }

  #declaration() {
    const text = this.#until("<?", "?>", "the XML declaration")
    if (!/^xml[\t\n ]+version[\t\n ]*=[\t\n ]*(?:"1\.[0-9]+"|'1\.[0-9]+')/.test(text)) this.#fail("the XML declaration has no version", 0)
  }

  #processingInstruction() {
    const start = this.#position
    const text = this.#until("<?", "?>", "the processing instruction")
    const match = /^([^\t\n ]+)(?:[\t\n ]+([^]*))?$/.exec(text)
    if (match === null || match[1].toLowerCase() === "xml") this.#fail("the processing instruction has no target of its own", start)
    appendParsed(this.#parent, createProcessingInstruction(this.#document, match[1], match[2] ?? ""))
  }

  #doctype() {
    this.#position += "<!DOCTYPE".length
    this.#match(space)
    const doctypeName = this.#name("the doctype")
    const id = /[\t\n ]+(?:PUBLIC[\t\n ]+("[^"]*"|'[^']*')[\t\n ]+|SYSTEM[\t\n ]+)("[^"]*"|'[^']*')/y
    const ids = this.#match(id)
    this.#match(space)
    if (this.#startsWith("[")) this.#internalSubset()
    this.#match(space)
    if (!this.#startsWith(">")) this.#fail("the doctype has no end")
    this.#position++
    const unquote = (text) => text?.slice(1, -1) ?? ""
    appendParsed(this.#root, createDocumentType(this.#document, doctypeName, unquote(ids?.[1]), unquote(ids?.[2])))
  }

  /** Skips declarations; what they would define is not known to references later. */
  #internalSubset() {
    const part = /(?:[^\]"'<]|<!--[^]*?-->|<\?[^]*?\?>|<|"[^"]*"|'[^']*')*\]/y
    if (this.#match(part) === null) this.#fail("the internal subset has no end")
  }

  #characters(atTop) {
    const start = this.#position
    let end = this.#text.indexOf("<", start)
    if (end < 0) end = this.#text.length
    const raw = this.#text.slice(start, end)
    this.#position = end
    if (atTop) {
      if (/[^\t\n\r ]/.test(raw)) this.#fail("there is text outside of the root element", start)
      return
    }
    if (raw.includes("]]>")) this.#fail(`"]]>" cannot stand in text`, start)
    insertParsedText(this.#parent, null, this.#resolve(raw, start))
  }

  #resolve(text, start) {
    if (!text.includes("&")) return text
    return text.replace(reference, (whole, decimal, hexadecimal, entity, offset) => {
      if (entity !== undefined && Object.hasOwn(predefined, entity)) return predefined[entity]
      const code = decimal !== undefined ? Number.parseInt(decimal, 10) : Number.parseInt(hexadecimal, 16)
      if (code > 0x10ffff || Number.isNaN(code) || forbidden.test(String.fromCodePoint(code))) {
        this.#fail(`"${whole}" stands for nothing; write & as &amp;`, start + offset)
      }
      return String.fromCodePoint(code)
    })
  }

  #startTag() {
    const start = this.#position++
    const tagName = this.#name("the element")
    const attributes = []
    const seen = new Set()
    for (;;) {
      const before = this.#position
      this.#match(space)
      if (this.#startsWith(">") || this.#startsWith("/>")) break
      if (this.#position === before) this.#fail(`<${tagName}> has no end`)
      const attributeName = this.#name("the attribute")
      const quote = this.#match(attributeStart)
      if (quote === null) this.#fail(`the attribute ${attributeName} has no value in quotes`)
      const from = this.#position
      const to = this.#text.indexOf(quote[1], from)
      if (to < 0) this.#fail(`the value of ${attributeName} has no end`)
      const raw = this.#text.slice(from, to)
      if (raw.includes("<")) this.#fail(`the value of ${attributeName} holds "<"; write &lt;`, from)
      if (seen.has(attributeName)) this.#fail(`the attribute ${attributeName} stands twice`, from)
      seen.add(attributeName)
      this.#position = to + 1
      attributes.push({ name: attributeName, value: this.#resolve(raw.replace(/[\t\n]/g, " "), from) })
    }
    const isEmpty = this.#startsWith("/>")
    const scope = this.#scopeWith(attributes)
    const element = this.#createElement(tagName, attributes, scope, start)
    this.#position += isEmpty ? 2 : 1
    appendParsed(this.#parent, element)
    if (isEmpty) return
    this.#open.push({ name: tagName, parent: this.#parent, scope: this.#scope })
    this.#parent = isTemplate(element) ? templateContents(element) : element
    this.#scope = scope
  }

  #scopeWith(attributes) {
    let scope = this.#scope
    for (const attribute of attributes) {
      const prefix = attribute.name === "xmlns" ? "" : attribute.name.startsWith("xmlns:") ? attribute.name.slice(6) : null
      if (prefix === null) continue
      // Copied once for each element that declares something.
      if (scope === this.#scope) scope = new Map(scope)
      scope.set(prefix, attribute.value === "" ? null : attribute.value)
    }
    return scope
  }

  #createElement(tagName, attributes, scope, start) {
    const { prefix, localName } = this.#split(tagName, start)
    const namespace = scope.get(prefix ?? "") ?? null
    if (prefix !== null && namespace === null) this.#fail(`the prefix of <${tagName}> is not declared`, start)
    const element = createElement(nodeDocumentOf(this.#parent), localName, namespace, prefix)
    for (const { name: attributeName, value } of attributes) {
      if (attributeName === "xmlns") {
        addInitialAttribute(element, XMLNS_NAMESPACE, null, "xmlns", "xmlns", value)
        continue
      }
      const split = this.#split(attributeName, start)
      if (split.prefix === null) {
        addInitialAttribute(element, null, null, attributeName, attributeName, value)
        continue
      }
      const attributeNamespace = split.prefix === "xmlns" ? XMLNS_NAMESPACE : (scope.get(split.prefix) ?? null)
      if (attributeNamespace === null) this.#fail(`the prefix of the attribute ${attributeName} is not declared`, start)
      addInitialAttribute(element, attributeNamespace, split.prefix, split.localName, attributeName, value)
    }
    if (namespace === HTML_NAMESPACE && localName === "script") markAlreadyStarted(element)
    return element
  }

  #split(qualifiedName, start) {
    const colon = qualifiedName.indexOf(":")
    if (colon < 0) return { prefix: null, localName: qualifiedName }
    const prefix = qualifiedName.slice(0, colon)
    const localName = qualifiedName.slice(colon + 1)
    if (prefix === "" || localName === "" || localName.includes(":")) this.#fail(`"${qualifiedName}" is not a qualified name`, start)
    return { prefix, localName }
  }

  #endTag() {
    const start = this.#position
    this.#position += 2
    const tagName = this.#name("the end tag")
    this.#match(space)
    if (!this.#startsWith(">")) this.#fail(`</${tagName}> has no end`)
    this.#position++
    const entry = this.#open.pop()
    if (entry === undefined || entry.name !== tagName) {
      this.#fail(entry === undefined ? `</${tagName}> closes nothing` : `</${tagName}> comes before </${entry.name}>`, start)
    }
    if (isHTMLElementNamed(this.#parent, "option")) runParsedSteps(this.#parent)
    this.#parent = entry.parent
    this.#scope = entry.scope
  }
}

const isTemplate = (element) => namespaceOf(element) === HTML_NAMESPACE && element.localName === "template"

const topScope = () => new Map([["xml", XML_NAMESPACE]])

/**
 * Fills an empty document from XML. What is not well-formed leaves a document that says so, in a `parsererror` element.
 *
 * @param {Document} document
 * @param {string} xml
 * @see https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-domparser-parsefromstring
 */
export function parseXMLDocument(document, xml) {
  // Built aside, so that a document with an error has nothing else in it.
  const fragment = createDocumentFragment(document)
  try {
    new XMLParser(document, fragment, xml, topScope()).parse(true)
  } catch (error) {
    if (!(error instanceof XMLError)) throw error
    reportIn(document, error, xml)
    return
  }
  while (fragment.firstChild !== null) appendParsed(document, fragment.firstChild)
}

function reportIn(document, error, xml) {
  const before = xml.slice(0, error.offset).split("\n")
  const root = createElement(document, "parsererror", "http://www.mozilla.org/newlayout/xml/parsererror.xml")
  insertParsedText(root, null, `${before.length}:${before[before.length - 1].length + 1}: ${error.message}`)
  appendParsed(document, root)
}

/**
 * The nodes that a piece of XML stands for inside an element of an XML document.
 *
 * @param {Element} context
 * @param {string} xml
 * @returns {DocumentFragment}
 * @throws {DOMException} `SyntaxError` when it is not well-formed
 * @see https://html.spec.whatwg.org/multipage/xhtml.html#parsing-xhtml-fragments
 */
export function parseXMLFragment(context, xml) {
  const document = nodeDocumentOf(context)
  const fragment = createDocumentFragment(document)
  try {
    new XMLParser(document, fragment, xml, scopeOf(context)).parse(false)
  } catch (error) {
    if (!(error instanceof XMLError)) throw error
    throw new DOMException(`the XML is not well-formed at ${error.offset}: ${error.message}`, "SyntaxError")
  }
  return fragment
}

/** The namespaces in scope at an element: what it and its ancestors declare, or imply by their own names. */
function scopeOf(context) {
  const scope = topScope()
  const declare = (prefix, namespace) => {
    if (!scope.has(prefix)) scope.set(prefix, namespace)
  }
  for (let node = context; node !== null && isElement(node); node = parentOf(node)) {
    for (const { namespace, prefix, localName, value } of attributesOf(node)) {
      if (namespace === XMLNS_NAMESPACE) declare(prefix === null ? "" : localName, value === "" ? null : value)
    }
    declare(prefixOf(node) ?? "", namespaceOf(node))
  }
  return scope
}

import { templateContents } from "../html/HTMLTemplateElement.js"
import { dataOf } from "../nodes/CharacterData.js"
import { isValueOf } from "../custom-elements/reactions.js"
import { attributesOf, getAttributeValue, localNameOf, namespaceOf, prefixOf } from "../nodes/Element.js"
import { HTML_NAMESPACE, MATHML_NAMESPACE, SVG_NAMESPACE, XLINK_NAMESPACE, XML_NAMESPACE, XMLNS_NAMESPACE } from "../nodes/namespaces.js"
import { isHTMLDocument, rareDataOf } from "../nodes/Node.js"
import { optionsOfShadowRoot } from "../nodes/ShadowRoot.js"
import { firstChildOf, nextSiblingOf, nodeDocumentOf, nodeTypeOf, parentOf } from "../nodes/tree.js"
import { windowOf } from "../window/current.js"
import { part } from "../window/part.js"
import { isVoid } from "./void-elements.js"

/** Elements whose text the parser takes as it stands. */
const rawTextElements = new Set("style script xmp iframe noembed noframes plaintext".split(" "))

/** @see https://html.spec.whatwg.org/multipage/parsing.html#escapingString */
export function escapeText(text) {
  return needsEscape.test(text) ? text.replace(escapedInText, (character) => references[character]) : text
}

/** Since 2025 `<` and `>` are escaped in attributes too, so that no reparsing can make markup of them. */
export function escapeAttribute(value) {
  return needsAttributeEscape.test(value) ? value.replace(escapedInAttribute, (character) => references[character]) : value
}

const needsEscape = /[&<>\u00a0]/
const needsAttributeEscape = /[&<>"\u00a0]/
const escapedInText = /[&<>\u00a0]/g
const escapedInAttribute = /[&<>"\u00a0]/g
const references = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\u00a0": "&nbsp;" }

/**
 * The HTML of a node's children: `innerHTML`. In an XML document it is XML.
 *
 * @param {Node} node
 * @param {{ serializableShadowRoots?: boolean, shadowRoots?: ShadowRoot[] } | null} [options] - of `getHTML`
 * @returns {string}
 * @throws {DOMException} `InvalidStateError` for what XML cannot express
 * @see https://html.spec.whatwg.org/multipage/parsing.html#html-fragment-serialisation-algorithm
 */
export function serializeFragment(node, options = null) {
  if (!isHTMLDocument(nodeDocumentOf(node))) return serializeXMLChildren(node)
  if (nodeTypeOf(node) === 1 && isVoid(node)) return ""
  return shadowTemplate(node, options) + serializeDescendants(contentsOf(node), options)
}

/**
 * The HTML of a node itself: `outerHTML`.
 *
 * @param {Node} node
 * @returns {string}
 */
export function serializeOuter(node) {
  if (!isHTMLDocument(nodeDocumentOf(node))) return part("xml").serializeXML(node, true)
  if (nodeTypeOf(node) !== 1) return nodeTypeOf(node) === 9 || nodeTypeOf(node) === 11 ? serializeFragment(node) : leaf(node)
  const tag = startTag(node)
  return isVoid(node) ? tag : `${tag}${serializeDescendants(contentsOf(node))}</${qualifiedName(node)}>`
}

function serializeXMLChildren(node) {
  let xml = ""
  for (let child = firstChildOf(contentsOf(node)); child !== null; child = nextSiblingOf(child)) xml += part("xml").serializeXML(child, true)
  return xml
}

/** A walk without recursion; the stack holds the templates that it is inside of, whose contents have no parent. */
function serializeDescendants(root, options = null) {
  let html = ""
  let node = firstChildOf(root)
  if (node === null) return html
  const templates = []
  for (;;) {
    if (nodeTypeOf(node) === 1) {
      html += startTag(node) + shadowTemplate(node, options)
      if (!isVoid(node)) {
        const contents = contentsOf(node)
        const child = firstChildOf(contents)
        if (child !== null) {
          if (contents !== node) templates.push(node)
          node = child
          continue
        }
        html += `</${qualifiedName(node)}>`
      }
    } else {
      html += leaf(node)
    }
    let next = nextSiblingOf(node)
    while (next === null) {
      node = parentOf(node)
      if (node === root) return html
      if (nodeTypeOf(node) === 11) node = templates.pop()
      html += `</${qualifiedName(node)}>`
      next = nextSiblingOf(node)
    }
    node = next
  }
}

/** The template that declares an element's shadow root, if it is asked for. */
function shadowTemplate(node, options) {
  const root = options === null ? null : rareDataOf(node)?.shadowRoot
  if (!root) return ""
  const { mode, delegatesFocus, serializable, clonable } = optionsOfShadowRoot(root)
  if (!(options.serializableShadowRoots && serializable) && !Array.from(options.shadowRoots ?? []).includes(root)) return ""
  const flags = Object.entries({ delegatesFocus, serializable, clonable }).filter(([, isSet]) => isSet)
  const attributes = flags.map(([name]) => ` shadowroot${name.toLowerCase()}=""`).join("")
  return `<template shadowrootmode="${mode}"${attributes}>${serializeDescendants(root, options)}</template>`
}

function contentsOf(node) {
  return nodeTypeOf(node) === 1 && namespaceOf(node) === HTML_NAMESPACE && localNameOf(node) === "template"
    ? templateContents(node)
    : node
}

function startTag(element) {
  const attributes = attributesOf(element)
  let tag = `<${qualifiedName(element)}`
  const isValue = isValueOf(element)
  if (isValue !== null && getAttributeValue(element, "is") === null) tag += ` is="${escapeAttribute(isValue)}"`
  for (let index = 0; index < attributes.length; index++) {
    const attribute = attributes[index]
    tag += ` ${attributeName(attribute)}="${escapeAttribute(attribute.value)}"`
  }
  return `${tag}>`
}

function qualifiedName(element) {
  const prefix = prefixOf(element)
  if (prefix === null) return localNameOf(element)
  const namespace = namespaceOf(element)
  return namespace === HTML_NAMESPACE || namespace === SVG_NAMESPACE || namespace === MATHML_NAMESPACE
    ? localNameOf(element)
    : `${prefix}:${localNameOf(element)}`
}

/** @see https://html.spec.whatwg.org/multipage/parsing.html#attribute's-serialised-name */
function attributeName({ namespace, localName, name }) {
  if (namespace === null) return localName
  if (namespace === XML_NAMESPACE) return `xml:${localName}`
  if (namespace === XMLNS_NAMESPACE) return localName === "xmlns" ? "xmlns" : `xmlns:${localName}`
  if (namespace === XLINK_NAMESPACE) return `xlink:${localName}`
  return name
}

function leaf(node) {
  switch (nodeTypeOf(node)) {
    case 3:
    case 4: {
      const parent = parentOf(node)
      if (parent !== null && nodeTypeOf(parent) === 1 && namespaceOf(parent) === HTML_NAMESPACE) {
        const name = localNameOf(parent)
        if (rawTextElements.has(name)) return dataOf(node)
        // With scripting a noscript element's content is raw text.
        if (name === "noscript" && windowOf(nodeDocumentOf(node)) !== null) return dataOf(node)
      }
      return escapeText(dataOf(node))
    }
    case 7:
      return `<?${node.target} ${dataOf(node)}>`
    case 8:
      return `<!--${dataOf(node)}-->`
    default:
      return `<!DOCTYPE ${node.name}>`
  }
}

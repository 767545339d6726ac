import { attributeOfNode } from "../nodes/Attr.js"
import { localNameOf, namespaceOf } from "../nodes/Element.js"
import { asciiLowercase } from "../nodes/names.js"
import { HTML_NAMESPACE } from "../nodes/namespaces.js"
import { isHTMLDocument } from "../nodes/Node.js"
import { nodeDocumentOf, nodeTypeOf } from "../nodes/tree.js"

/**
 * @param {import("./parse-expression.js").NodeTest} test
 * @param {string} axis
 * @param {(prefix: string) => string} resolve - the namespace of a prefix
 * @returns {(node: Node) => boolean}
 * @see https://www.w3.org/TR/1999/REC-xpath-19991116/#node-tests
 */
export function compileNodeTest(test, axis, resolve) {
  if (test.kind === "type") return typeTests[test.type](test.target)
  const namespace = test.prefix === null ? null : resolve(test.prefix)
  if (test.name === "*") return axis === "attribute" ? anyAttribute(test.prefix, namespace) : anyElement(test.prefix, namespace)
  return axis === "attribute" ? attributeNamed(test.name, namespace) : elementNamed(test.name, namespace)
}

const typeTests = {
  node: () => () => true,
  text: () => (node) => nodeTypeOf(node) === 3 || nodeTypeOf(node) === 4,
  comment: () => (node) => nodeTypeOf(node) === 8,
  "processing-instruction": (target) => (node) => nodeTypeOf(node) === 7 && (target === null || node.target === target),
}

const isHTML = (element) => namespaceOf(element) === HTML_NAMESPACE && isHTMLDocument(nodeDocumentOf(element))

const anyElement = (prefix, namespace) =>
  prefix === null ? (node) => nodeTypeOf(node) === 1 : (node) => nodeTypeOf(node) === 1 && namespaceOf(node) === namespace

const anyAttribute = (prefix, namespace) =>
  prefix === null ? (node) => nodeTypeOf(node) === 2 : (node) => nodeTypeOf(node) === 2 && attributeOfNode(node).namespace === namespace

/**
 * In HTML documents a name without prefix means HTML elements, whose names are compared without regard to case.
 *
 * @see https://html.spec.whatwg.org/multipage/infrastructure.html#interactions-with-xpath-and-xslt
 */
function elementNamed(name, namespace) {
  const lower = asciiLowercase(name)
  return (node) => {
    if (nodeTypeOf(node) !== 1) return false
    const local = localNameOf(node)
    if (isHTML(node)) return (local === lower || asciiLowercase(local) === lower) && (namespace === null || namespace === HTML_NAMESPACE)
    if (local !== name || namespaceOf(node) !== namespace) return false
    return namespace !== null || !isHTMLDocument(nodeDocumentOf(node))
  }
}

/** Attributes of HTML elements in HTML documents have names in lower case, and are asked for in any. */
function attributeNamed(name, namespace) {
  const lower = asciiLowercase(name)
  return (node) => {
    if (nodeTypeOf(node) !== 2) return false
    const { element, localName, namespace: actual } = attributeOfNode(node)
    if (actual !== namespace) return false
    return localName === (element !== null && isHTML(element) ? lower : name)
  }
}

import { isNode, nodeDocumentOf, nodeTypeOf } from "../nodes/tree.js"
import { requireArguments, toDOMString, toNullableCallback, toNullableDOMString, toUnsignedShort } from "../web-idl/conversions.js"
import { DOMException } from "../web-idl/DOMException.js"
import { defineInterface } from "../web-idl/interface.js"
import { internal, requireInternal } from "../web-idl/internal.js"
import { compileExpression } from "./compile.js"
import { XPathResult } from "./XPathResult.js"

/** @see https://dom.spec.whatwg.org/#interface-xpathexpression */
export class XPathExpression {
  #compiled

  /** @param {import("./compile.js").Compiled} compiled */
  constructor(key, compiled) {
    requireInternal(key)
    this.#compiled = compiled
  }

  evaluate(contextNode, type = 0, result = null) {
    requireArguments(arguments.length, 1, "XPathExpression.evaluate")
    return evaluate(this.#compiled, contextNode, type, result)
  }
}

defineInterface(XPathExpression)

/** Of the types of nodes, those that a path can start from. */
const contextTypes = new Set([1, 2, 3, 4, 7, 8, 9])

function evaluate(compiled, contextNode, type, result) {
  if (!isNode(contextNode)) throw new TypeError("evaluate: the context is not a Node")
  const wanted = toUnsignedShort(type)
  // A result to use again may be given, and need not be used.
  if (result !== null && result !== undefined && !(result instanceof XPathResult)) {
    throw new TypeError("evaluate: the result is not an XPathResult")
  }
  if (!contextTypes.has(nodeTypeOf(contextNode))) {
    throw new DOMException(`a ${contextNode.nodeName} cannot be the context of an expression`, "NotSupportedError")
  }
  return new XPathResult(internal, wanted, compiled.evaluate(contextNode, 1, 1), nodeDocumentOf(contextNode))
}

/** @see https://dom.spec.whatwg.org/#mixin-xpathevaluatorbase */
export function createExpression(expression, resolver) {
  return new XPathExpression(internal, compile(expression, resolver))
}

/** @see https://dom.spec.whatwg.org/#dom-xpathevaluatorbase-evaluate */
export function evaluateExpression(expression, contextNode, resolver, type, result) {
  if (!isNode(contextNode)) throw new TypeError("evaluate: the context is not a Node")
  return evaluate(compile(expression, resolver), contextNode, type, result)
}

function compile(expression, resolver) {
  const text = toDOMString(expression)
  const callback = toNullableCallback(resolver, "XPathNSResolver")
  return compileExpression(text, (prefix) => {
    const namespace = lookupNamespace(callback, prefix)
    if (namespace === null) throw new DOMException(`the prefix "${prefix}" in "${text}" has no namespace`, "NamespaceError")
    return namespace
  })
}

/** @see https://dom.spec.whatwg.org/#callbackdef-xpathnsresolver */
function lookupNamespace(resolver, prefix) {
  if (resolver === null) return null
  if (typeof resolver === "function") return toNullableDOMString(resolver.call(undefined, prefix))
  const lookup = resolver.lookupNamespaceURI
  if (typeof lookup !== "function") throw new TypeError("XPathNSResolver.lookupNamespaceURI is not a function")
  return toNullableDOMString(lookup.call(resolver, prefix))
}

/** @see https://dom.spec.whatwg.org/#dom-xpathevaluatorbase-creatensresolver */
export function createNSResolver(nodeResolver) {
  if (!isNode(nodeResolver)) throw new TypeError("createNSResolver: the argument is not a Node")
  return nodeResolver
}

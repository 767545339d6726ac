import { requireArguments } from "../web-idl/conversions.js"
import { defineInterface } from "../web-idl/interface.js"
import { createExpression, createNSResolver, evaluateExpression } from "./XPathExpression.js"

/**
 * A document evaluates expressions just so (html/document-members.js).
 *
 * @see https://dom.spec.whatwg.org/#interface-xpathevaluator
 */
export class XPathEvaluator {
  createExpression(expression, resolver = null) {
    requireArguments(arguments.length, 1, "XPathEvaluator.createExpression")
    return createExpression(expression, resolver)
  }

  createNSResolver(nodeResolver) {
    return createNSResolver(nodeResolver)
  }

  evaluate(expression, contextNode, resolver = null, type = 0, result = null) {
    requireArguments(arguments.length, 2, "XPathEvaluator.evaluate")
    return evaluateExpression(expression, contextNode, resolver, type, result)
  }
}

defineInterface(XPathEvaluator)

/** XPath expressions over documents. */

export * from "../xpath/interfaces.js"
export { createExpression, createNSResolver, evaluateExpression } from "../xpath/XPathExpression.js"

export { XPathEvaluator } from "./XPathEvaluator.js"
export { XPathExpression } from "./XPathExpression.js"
export { XPathResult } from "./XPathResult.js"

import { localNameOf, namespaceOf } from "../nodes/Element.js"
import { HTML_NAMESPACE } from "../nodes/namespaces.js"

const voidElements = new Set(
  "area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr".split(" "),
)

/** Whether an element has no end tag. @see https://html.spec.whatwg.org/multipage/parsing.html#serializes-as-void */
export const isVoid = (element) => voidElements.has(localNameOf(element)) && namespaceOf(element) === HTML_NAMESPACE

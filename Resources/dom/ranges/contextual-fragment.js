import { createElement } from "../nodes/create-element.js"
import { localNameOf, namespaceOf } from "../nodes/Element.js"
import { HTML_NAMESPACE } from "../nodes/namespaces.js"
import { isHTMLDocument, nodeDocumentOf, nodeTypeOf, parentOf } from "../nodes/Node.js"
import { parseFragment } from "../parsing/index.js"
import { requireArguments, toDOMString } from "../web-idl/conversions.js"
import { mixin } from "../web-idl/mixin.js"
import { boundariesOf } from "./AbstractRange.js"
import { Range } from "./Range.js"

/** @see https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-range-createcontextualfragment */
class ContextualFragment {
  createContextualFragment(string) {
    requireArguments(arguments.length, 1, "Range.createContextualFragment")
    const html = toDOMString(string)
    const { startNode } = boundariesOf(this)
    let element = startNode
    while (element !== null && nodeTypeOf(element) !== 1) element = parentOf(element)
    const document = nodeDocumentOf(startNode)
    const isRoot = element !== null && localNameOf(element) === "html" && namespaceOf(element) === HTML_NAMESPACE
    if (element === null || (isRoot && isHTMLDocument(document))) element = createElement(document, "body")
    return parseFragment(element, html)
  }
}

mixin(Range, ContextualFragment)

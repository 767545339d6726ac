import { parseFragment } from "../parsing/index.js"
import { closest, matches } from "../selectors/index.js"
import { serializeFragment, serializeOuter } from "../serializing/serialize-fragment.js"
import { requireArguments, toDOMString, toDOMStringNullAsEmpty } from "../web-idl/conversions.js"
import { DOMException } from "../web-idl/DOMException.js"
import { mixin } from "../web-idl/mixin.js"
import { createElement } from "./create-element.js"
import { createText } from "./create-nodes.js"
import { Element, localNameOf, namespaceOf } from "./Element.js"
import { insertAdjacent } from "./insert-adjacent.js"
import { asciiLowercase } from "./names.js"
import { HTML_NAMESPACE } from "./namespaces.js"
import { nodeDocumentOf, nodeTypeOf, parentOf } from "./Node.js"
import { replace, replaceAll } from "./replace.js"
import { ShadowRoot } from "./ShadowRoot.js"

/**
 * The members of Element that lead to selectors and markup.
 *
 * @see https://dom.spec.whatwg.org/#interface-element
 * @see https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-parsing-and-serialization
 */
class ElementMembers {
  matches(selectors) {
    requireArguments(arguments.length, 1, "Element.matches")
    return matches(this, toDOMString(selectors), this)
  }

  webkitMatchesSelector(selectors) {
    requireArguments(arguments.length, 1, "Element.webkitMatchesSelector")
    return matches(this, toDOMString(selectors), this)
  }

  closest(selectors) {
    requireArguments(arguments.length, 1, "Element.closest")
    return closest(this, toDOMString(selectors))
  }

  insertAdjacentText(where, data) {
    requireArguments(arguments.length, 2, "Element.insertAdjacentText")
    insertAdjacent(this, toDOMString(where), createText(nodeDocumentOf(this), toDOMString(data)))
  }

  get innerHTML() {
    return serializeFragment(this)
  }

  set innerHTML(value) {
    const html = toDOMStringNullAsEmpty(value)
    // The content of a template stands in a fragment of its own.
    replaceAll(parseFragment(this, html), isTemplate(this) ? this.content : this)
  }

  get outerHTML() {
    return serializeOuter(this)
  }

  set outerHTML(value) {
    const html = toDOMStringNullAsEmpty(value)
    const parent = parentOf(this)
    if (parent === null) return
    if (nodeTypeOf(parent) === 9) {
      throw new DOMException("the element of a document cannot be replaced through outerHTML", "NoModificationAllowedError")
    }
    replace(this, parseFragment(contextElement(parent), html), parent)
  }

  insertAdjacentHTML(position, text) {
    requireArguments(arguments.length, 2, "Element.insertAdjacentHTML")
    const where = asciiLowercase(toDOMString(position))
    const html = toDOMString(text)
    const outside = where === "beforebegin" || where === "afterend"
    const context = outside ? parentOf(this) : this
    if (outside && (context === null || nodeTypeOf(context) === 9)) {
      throw new DOMException(`there is no element around this one to insert ${where}`, "NoModificationAllowedError")
    }
    if (!outside && where !== "afterbegin" && where !== "beforeend") {
      throw new DOMException(`"${position}" is none of beforebegin, afterbegin, beforeend, afterend`, "SyntaxError")
    }
    insertAdjacent(this, where, parseFragment(contextElement(context), html))
  }

  getHTML(options = undefined) {
    return serializeFragment(this, options ?? {})
  }

  setHTMLUnsafe(html) {
    requireArguments(arguments.length, 1, "Element.setHTMLUnsafe")
    replaceAll(parseFragment(this, toDOMString(html), { allowsShadowRoots: true }), isTemplate(this) ? this.content : this)
  }
}

/** @see https://html.spec.whatwg.org/multipage/dom.html#the-innerhtml-property */
class ShadowRootMembers {
  get innerHTML() {
    return serializeFragment(this)
  }

  set innerHTML(value) {
    replaceAll(parseFragment(this.host, toDOMStringNullAsEmpty(value)), this)
  }

  getHTML(options = undefined) {
    return serializeFragment(this, options ?? {})
  }

  setHTMLUnsafe(html) {
    requireArguments(arguments.length, 1, "ShadowRoot.setHTMLUnsafe")
    replaceAll(parseFragment(this.host, toDOMString(html), { allowsShadowRoots: true }), this)
  }
}

const isTemplate = (element) => localNameOf(element) === "template" && namespaceOf(element) === HTML_NAMESPACE

/** Markup next to a fragment's children is parsed as in a body. */
function contextElement(parent) {
  if (nodeTypeOf(parent) !== 1 || (localNameOf(parent) === "html" && namespaceOf(parent) === HTML_NAMESPACE)) {
    return createElement(nodeDocumentOf(parent), "body")
  }
  return parent
}

mixin(Element, ElementMembers)
mixin(ShadowRoot, ShadowRootMembers)

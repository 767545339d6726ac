import { setTemplateContents } from "../html/HTMLTemplateElement.js"
import { attachShadow } from "../nodes/attach-shadow.js"
import { asciiLowercase } from "../nodes/names.js"
import { setDeclarative } from "../nodes/ShadowRoot.js"
import { nodeDocumentOf, rareDataOf } from "../nodes/Node.js"
import { DOMException } from "../web-idl/DOMException.js"
import { TEMPLATE } from "./element-names.js"

/**
 * Gives the current node the shadow root that a template's start tag declares. The template itself stands nowhere; what is in it goes
 * into the root.
 *
 * @param {import("./tree-builder.js").TreeBuilder} builder
 * @param {object} tag
 * @returns {boolean} whether it did; otherwise the template is one like any other
 * @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead
 */
export function insertShadowRoot(builder, tag) {
  const { open } = builder
  const names = tag.names.slice(0, tag.attributeCount)
  const mode = asciiLowercase(tag.values[names.indexOf("shadowrootmode")] ?? "")
  if ((mode !== "open" && mode !== "closed") || open.length < 2) return false
  const host = open.current
  if (rareDataOf(host)?.shadowRoot) return false
  const delegatesFocus = names.includes("shadowrootdelegatesfocus")
  const clonable = names.includes("shadowrootclonable")
  const serializable = names.includes("shadowrootserializable")
  let root
  try {
    root = attachShadow(host, { mode, delegatesFocus, clonable, serializable })
  } catch (error) {
    // Not every element can have one.
    if (error instanceof DOMException) return false
    throw error
  }
  setDeclarative(root, true)
  const template = builder.createElement(tag, nodeDocumentOf(host))
  setTemplateContents(template, root)
  open.push(template, TEMPLATE)
  return true
}

import { localNameOf, namespaceOf } from "../nodes/Element.js"
import { HTML_NAMESPACE } from "../nodes/namespaces.js"
import { rareDataOf } from "../nodes/Node.js"
import { definitionByName } from "./registry.js"

/** Names with a hyphen that SVG and MathML had before. */
const reserved = new Set([
  "annotation-xml", "color-profile", "font-face", "font-face-src", "font-face-uri", "font-face-format", "font-face-name",
  "missing-glyph",
])

/** @see https://html.spec.whatwg.org/multipage/custom-elements.html#valid-custom-element-name */
export const isValidCustomElementName = (name) => /^[a-z][^A-Z\t\n\f\r \0/>]*-[^A-Z\t\n\f\r \0/>]*$/u.test(name) && !reserved.has(name)

/** Whether the definition of a custom element says that it has no shadow root. */
export function definitionDisablesShadow(element) {
  if (namespaceOf(element) !== HTML_NAMESPACE) return false
  const name = rareDataOf(element)?.customElement?.isValue ?? localNameOf(element)
  return definitionByName(name)?.disableShadow === true
}

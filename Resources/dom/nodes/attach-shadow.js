import { internal } from "../web-idl/internal.js"
import { DOMException } from "../web-idl/DOMException.js"
import { definitionDisablesShadow, isValidCustomElementName } from "../custom-elements/names.js"
import { localNameOf, namespaceOf } from "./Element.js"
import { HTML_NAMESPACE } from "./namespaces.js"
import { CONNECTED, ensureRareData, flagsOf, nodeDocumentOf } from "./Node.js"
import { ShadowRoot, makeDeclarativeShadowRootExplicit } from "./ShadowRoot.js"
import { emptyNode } from "./remove.js"
import { setFlags } from "./Node.js"

/** @see https://dom.spec.whatwg.org/#valid-shadow-host-name */
const shadowHosts = new Set([
  "article", "aside", "blockquote", "body", "div", "footer", "h1", "h2", "h3", "h4", "h5", "h6", "header", "main", "nav", "p",
  "section", "span",
])

/**
 * @param {Element} element
 * @param {{ mode: string, delegatesFocus?: boolean, slotAssignment?: string, clonable?: boolean, serializable?: boolean }} init
 * @throws {TypeError} for a mode that is neither open nor closed
 * @throws {DOMException} `NotSupportedError` where an element cannot be a host or is one already
 * @see https://dom.spec.whatwg.org/#concept-attach-a-shadow-root
 */
export function attachShadow(element, init) {
  const mode = `${init.mode}`
  if (mode !== "open" && mode !== "closed") throw new TypeError(`Element.attachShadow: the mode is "${mode}", not open or closed`)
  const slotAssignment = init.slotAssignment === undefined ? "named" : `${init.slotAssignment}`
  if (slotAssignment !== "named" && slotAssignment !== "manual") {
    throw new TypeError(`Element.attachShadow: slotAssignment is "${slotAssignment}", not named or manual`)
  }
  const localName = localNameOf(element)
  if (namespaceOf(element) !== HTML_NAMESPACE || !(shadowHosts.has(localName) || isValidCustomElementName(localName))) {
    throw new DOMException(`a ${localName} element cannot be a shadow host`, "NotSupportedError")
  }
  if (definitionDisablesShadow(element)) {
    throw new DOMException(`the definition of ${localName} disables shadow roots`, "NotSupportedError")
  }
  const rare = ensureRareData(element)
  if (rare.shadowRoot !== null) {
    if (!makeDeclarativeShadowRootExplicit(rare.shadowRoot, mode)) {
      throw new DOMException("the element has a shadow root already", "NotSupportedError")
    }
    emptyNode(rare.shadowRoot)
    return rare.shadowRoot
  }
  const root = new ShadowRoot(internal, nodeDocumentOf(element), element, {
    mode,
    delegatesFocus: !!init.delegatesFocus,
    slotAssignment,
    clonable: !!init.clonable,
    serializable: !!init.serializable,
  })
  rare.shadowRoot = root
  if ((flagsOf(element) & CONNECTED) !== 0) setFlags(root, flagsOf(root) | CONNECTED)
  return root
}

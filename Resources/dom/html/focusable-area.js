import { isVisible } from "../css/rendered.js"
import { getAttributeValue, isElement, localNameOf, namespaceOf } from "../nodes/Element.js"
import { HTML_NAMESPACE, SVG_NAMESPACE } from "../nodes/namespaces.js"
import { CONNECTED, flagsOf } from "../nodes/Node.js"
import { following, parentOf, shadowHostOf } from "../nodes/tree.js"
import { editingHostOf } from "./editing-host.js"
import { isDisabled, isHTMLElementNamed } from "./form-controls.js"
import { parseInteger } from "./microsyntaxes.js"

/** @see https://html.spec.whatwg.org/multipage/interaction.html#tabindex-value */
export function tabIndexOf(element) {
  const value = getAttributeValue(element, "tabindex")
  const number = value === null ? null : parseInteger(value)
  if (number !== null && number === (number | 0)) return number
  return hasTabIndex(element) ? 0 : -1
}

const withTabIndex = new Set("a area button frame iframe input object select textarea".split(" "))

/** Elements that scripts see a tab index of, whether or not they can have the focus. @see https://html.spec.whatwg.org/multipage/interaction.html#dom-tabindex */
function hasTabIndex(element) {
  const localName = localNameOf(element)
  if (namespaceOf(element) === SVG_NAMESPACE) return localName === "a"
  return namespaceOf(element) === HTML_NAMESPACE && (withTabIndex.has(localName) || (localName === "summary" && isSummaryForDetails(element)))
}

/** The place of an element when a user goes through the page, as its `tabindex` would say it. */
const orderOf = (element) => {
  const value = getAttributeValue(element, "tabindex")
  return (value === null ? null : parseInteger(value)) ?? (isFocusableByDefault(element) ? 0 : -1)
}

/** Elements that take the focus without a `tabindex`. */
function isFocusableByDefault(element) {
  if (editingHostOf(element) === element) return true
  const localName = localNameOf(element)
  const namespace = namespaceOf(element)
  if (namespace === SVG_NAMESPACE) return localName === "a" && getAttributeValue(element, "href") !== null
  if (namespace !== HTML_NAMESPACE) return false
  switch (localName) {
    case "a":
    case "area":
      return getAttributeValue(element, "href") !== null
    case "button":
    case "select":
    case "textarea":
    case "iframe":
      return true
    case "input":
      return getAttributeValue(element, "type")?.toLowerCase() !== "hidden"
    case "summary":
      return isSummaryForDetails(element)
    case "audio":
    case "video":
      return getAttributeValue(element, "controls") !== null
    default:
      return false
  }
}

/** @see https://html.spec.whatwg.org/multipage/interactive-elements.html#summary-for-its-parent-details */
export function isSummaryForDetails(element) {
  const details = parentOf(element)
  if (details === null || !isElement(details) || localNameOf(details) !== "details") return false
  for (let child = details.firstElementChild; child !== null; child = child.nextElementSibling) {
    if (localNameOf(child) === "summary" && namespaceOf(child) === HTML_NAMESPACE) return child === element
  }
  return false
}

/**
 * Whether a node is in a closed `details` and not in its summary, which alone is seen then.
 *
 * @param {Node} node
 * @see https://html.spec.whatwg.org/multipage/rendering.html#the-details-and-summary-elements
 */
export function isHiddenByDetails(node) {
  const parent = parentOf(node)
  if (!isHTMLElementNamed(parent, "details") || getAttributeValue(parent, "open") !== null) return false
  return !isElement(node) || !isSummaryForDetails(node)
}

/**
 * Whether an element can have the focus.
 *
 * @param {Element} element
 * @see https://html.spec.whatwg.org/multipage/interaction.html#focusable-area
 */
export function isFocusable(element) {
  if ((flagsOf(element) & CONNECTED) === 0) return false
  const value = getAttributeValue(element, "tabindex")
  if ((value === null || parseInteger(value) === null) && !isFocusableByDefault(element)) return false
  return !isDisabled(element) && !isInert(element) && isVisible(element)
}

/** @see https://html.spec.whatwg.org/multipage/interaction.html#inert-subtrees */
function isInert(element) {
  for (let node = element; node !== null; node = parentOf(node) ?? shadowHostOf(node)) {
    if (isElement(node) && getAttributeValue(node, "inert") !== null) return true
  }
  return false
}

/**
 * The elements that the Tab key visits, in its order.
 *
 * @param {Document} document
 * @returns {Element[]}
 * @see https://html.spec.whatwg.org/multipage/interaction.html#sequential-focus-navigation
 */
export function tabOrder(document) {
  const elements = []
  for (let node = following(document, document); node !== null; node = following(node, document)) {
    if (isElement(node) && orderOf(node) >= 0 && isFocusable(node)) elements.push(node)
  }
  // Positive values come first, in ascending order; the sort keeps tree order among equals.
  return elements.sort((a, b) => (orderOf(a) || Infinity) - (orderOf(b) || Infinity) || 0)
}

/** The area that gets the focus for an element: itself, or the first inside a shadow tree that delegates it; null for none. */
export function focusableAreaFor(element) {
  const root = element.shadowRoot
  if (root !== null && root.delegatesFocus) {
    for (let node = following(root, root); node !== null; node = following(node, root)) {
      if (!isElement(node)) continue
      const area = focusableAreaFor(node)
      if (area !== null) return area
    }
    return null
  }
  return isFocusable(element) ? element : null
}

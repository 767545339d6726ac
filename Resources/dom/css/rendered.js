import { getAttributeValue, localNameOf, namespaceOf } from "../nodes/Element.js"
import { HTML_NAMESPACE } from "../nodes/namespaces.js"
import { CONNECTED, flagsOf } from "../nodes/Node.js"
import { nodeDocumentOf, rootOf } from "../nodes/tree.js"
import { parentElementOrHostOf } from "../selectors/element-tree.js"
import { windowOf } from "../window/current.js"
import { part } from "../window/part.js"
import { sheetOwnersOf } from "./sheet-owners.js"
import { areRulesAsWritten, sheetVersion } from "./versions.js"

/** Elements that the user agent's style sheet shows whatever their attributes are. */
const shown = new Set(
  (
    "html body div p span a b i u s em strong h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table thead tbody tfoot tr td th pre code blockquote " +
    "section article main nav header footer aside figure figcaption form fieldset label button select textarea markup-editor"
  ).split(" ")
)
/** Declarations that could take a box away, or what is in it. */
const hides = /display\s*:(?!\s*(?:block|inline|inline-block|flex|inline-flex|grid|table|list-item)\b)|visibility\s*:|@import/i

/**
 * Whether an element would have a box. Focus asks this of the editor's element, and the answer is nearly always plain: where no style
 * sheet, attribute or element on the way up could hide it, the cascade is not worked out.
 *
 * @param {Element} element
 * @see https://html.spec.whatwg.org/multipage/rendering.html#being-rendered
 */
export const isRendered = (element) => isPlainlyRendered(element) || part("css").isRendered(element)

/**
 * Whether an element would have a box that is shown: no ancestor skips its contents, as a closed `details` does.
 *
 * @param {Element} element
 * @see https://drafts.csswg.org/css-contain-2/#skips-its-contents
 */
export const isShown = (element) => isPlainlyRendered(element) || isShownByStyle(element)

/** Whether an element is shown and visible, so that a person could go to it. @param {Element} element */
export const isVisible = (element) =>
  isPlainlyRendered(element) || (isShownByStyle(element) && part("css").computedStyle(element).visibility === "visible")

const isShownByStyle = (element) => part("css").isRendered(element) && !part("css").isSkipped(element)

function isPlainlyRendered(element) {
  if ((flagsOf(element) & CONNECTED) === 0) return false
  const document = nodeDocumentOf(element)
  if (windowOf(document) === null || rootOf(element) !== document) return false
  for (let at = element; at !== null; at = parentElementOrHostOf(at)) {
    if (namespaceOf(at) !== HTML_NAMESPACE || !shown.has(localNameOf(at))) return false
    if (getAttributeValue(at, "hidden") !== null || getAttributeValue(at, "popover") !== null) return false
    const style = getAttributeValue(at, "style")
    if (style !== null && hides.test(style)) return false
  }
  return showAll(document)
}

let versionSeen = -1
let shownAll = false

/** Whether no style sheet of the window's document could hide an element. */
function showAll(document) {
  if (versionSeen !== sheetVersion()) {
    versionSeen = sheetVersion()
    const couldHide = (owner) => localNameOf(owner) === "link" || hides.test(owner.textContent)
    shownAll = areRulesAsWritten() && ![...sheetOwnersOf(document)].some(couldHide)
  }
  return shownAll
}

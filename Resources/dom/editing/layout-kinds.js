import { isElement, localNameOf, namespaceOf } from "../nodes/Element.js"
import { HTML_NAMESPACE } from "../nodes/namespaces.js"
import { parentOf } from "../nodes/tree.js"
import { contentEditableState } from "../html/editing-host.js"

/**
 * How elements take part in editing, by their names: what the standard's style sheet makes of them. Style sheets of the page are
 * not asked, since an edit would then compute the style of every node it passes.
 */

const blocks = new Set(
  (
    "address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form " +
    "h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol p plaintext pre search section summary table " +
    "tbody td tfoot th thead tr ul xmp"
  ).split(" "),
)

const atoms = new Set(
  "audio button canvas embed hr iframe img input math meter object progress select svg textarea video".split(" "),
)

const cells = new Set(["caption", "td", "th"])

const isHTML = (node) => isElement(node) && namespaceOf(node) === HTML_NAMESPACE

/** Whether a node begins and ends lines of its own. */
export const isBlock = (node) => isHTML(node) && blocks.has(localNameOf(node))

/** Whether a node is passed and deleted as one: replaced elements, controls and what cannot be edited. */
export function isAtom(node) {
  if (!isElement(node)) return false
  return atoms.has(localNameOf(node)) || contentEditableState(node) === "false"
}

export const isLineBreak = (node) => isHTML(node) && localNameOf(node) === "br"

/** Whether an edit must not join what is inside with what is outside. */
export const isTableCell = (node) => isHTML(node) && cells.has(localNameOf(node))

export const isNamed = (node, ...names) => isHTML(node) && names.includes(localNameOf(node))

export const isList = (node) => isNamed(node, "ol", "ul")

/**
 * The block that a node lies in: the nearest inclusive ancestor that is one, or the host.
 *
 * @param {Node} node
 * @param {Element} host
 * @returns {Element}
 */
export function enclosingBlock(node, host) {
  while (node !== host && !isBlock(node)) node = parentOf(node)
  return node
}

/** The table cell that a node lies in, or the host. */
export function enclosingCell(node, host) {
  while (node !== host && !isTableCell(node)) node = parentOf(node)
  return node
}

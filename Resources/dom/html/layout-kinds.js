import { isElement, localNameOf, namespaceOf } from "../nodes/Element.js"
import { HTML_NAMESPACE } from "../nodes/namespaces.js"
import { contentEditableState } from "./editing-host.js"

/**
 * How elements take part in lines and in editing, by their names: what the standard's style sheet makes of them. Style sheets of the page
 * are not asked, since an edit would then compute the style of every node it passes.
 *
 * @see https://html.spec.whatwg.org/multipage/rendering.html
 */

const blocks = new Set(
  (
    "address article aside blockquote body caption center col colgroup dd details dialog dir div dl dt fieldset figcaption figure footer " +
    "form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol optgroup option p plaintext pre search section " +
    "summary table tbody td tfoot th thead tr ul xmp"
  ).split(" "),
)

const atoms = new Set("audio button canvas embed hr iframe img input meter object progress select textarea video".split(" "))

export const isHTML = (node) => isElement(node) && namespaceOf(node) === HTML_NAMESPACE

/** Whether a node begins and ends lines of its own. */
export const isBlock = (node) => isHTML(node) && blocks.has(localNameOf(node))

/** Whether a node is passed and deleted as one: replaced elements, controls, other languages and what cannot be edited. */
export function isAtom(node) {
  if (!isElement(node)) return false
  if (namespaceOf(node) !== HTML_NAMESPACE) return true
  return atoms.has(localNameOf(node)) || contentEditableState(node) === "false"
}

export const isLineBreak = (node) => isHTML(node) && localNameOf(node) === "br"

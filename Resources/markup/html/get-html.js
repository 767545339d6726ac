import { activeEditor } from "../editor/active-editor.js"
import { nodeWithID } from "../selection/find-node.js"
import { reportError } from "../messages/errors.js"
import { outline, unwrap } from "./outline.js"
import { prettyPrint } from "./pretty-print.js"
import { preserveWhiteSpace } from "./white-space.js"
import { writeHTML } from "./write.js"

/** Elements that stand around content without being content. */
const wrappers = new Set(["div", "span"])

/**
 * The document as HTML; reading it back gives the same document.
 *
 * The flags are strings, as hosts that build calls as source text pass them.
 *
 * @param pretty "true" for an element a line.
 * @param clean "true" to leave out the tags of areas.
 * @param divID the id of the node whose content is wanted, instead of the whole document.
 */
export function getHTML(pretty = "true", clean = "true", divID) {
  const { doc } = activeEditor().view.state
  const node = divID ? nodeWithID(doc, divID)?.node : doc
  if (!node) {
    reportError("NoDiv", "A div could not be found to return HTML from.")
    return ""
  }
  const elements = outline(preserveWhiteSpace(node).content)
  const wanted = clean === "true" ? unwrap(elements, wrappers) : elements
  return pretty === "true" ? prettyPrint(wanted) : writeHTML(wanted)
}

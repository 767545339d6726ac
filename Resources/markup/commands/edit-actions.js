import { activeEditor } from "../editor/active-editor.js"
import { perform } from "../editor/perform.js"
import { queryFor } from "../search/query.js"
import { textOf } from "../document/headings.js"
import { pick } from "../selection/occurrence.js"
import * as headingLinks from "./heading-links.js"
import * as insert from "./insert.js"
import * as replacing from "./replace-text.js"

/** Editing without a keyboard: each answers whether it changed the document, and throws a TypeError for what it cannot use. */

/** Puts text in place of the selection, as if typed; line ends become breaks, in code they stay. */
export const insertText = (text) => perform(insert.insertText(stringOf(text, "insertText")))

/** Puts the content of HTML in place of the selection, as far as the schema holds it. */
export const insertHTML = (html) => perform(insert.insertHTML(stringOf(html, "insertHTML"), activeEditor().document))

/** Replaces every occurrence of a text, in its case, or of a regular expression. One step to undo. */
export const replaceAll = (pattern, replacement) => perform(replacing.replaceAll(...replacementOf(pattern, replacement, "replaceAll")))

/** Replaces the occurrence that is selected, or the next one from the selection on; see commands/replace-text.js. */
export const replace = (pattern, replacement) => perform(replacing.replaceNext(...replacementOf(pattern, replacement, "replace")))

function replacementOf(pattern, replacement, name) {
  if (typeof replacement !== "string" && typeof replacement !== "function") {
    throw new TypeError(`${name} takes a string or a function as its second argument`)
  }
  return [queryFor(pattern, name), replacement]
}

/**
 * Links the selection to a heading of the document; see commands/heading-links.js.
 *
 * @param heading its text, or a regular expression that the text matches.
 * @param occurrence which one, from 1; from the end, -1 being the last, where it is negative.
 */
export function linkToHeading(heading, occurrence = 1) {
  const isPattern = Object.prototype.toString.call(heading) === "[object RegExp]"
  if (!isPattern && (typeof heading !== "string" || heading === "")) {
    throw new TypeError("linkToHeading takes the text of a heading, or a regular expression")
  }
  const matches = ({ node }) => (isPattern ? textOf(node).search(heading) >= 0 : textOf(node) === heading)
  return perform(headingLinks.linkToHeading((headings) => pick(headings.filter(matches), occurrence, "linkToHeading")))
}

function stringOf(value, name) {
  if (typeof value !== "string") throw new TypeError(`${name} takes a string, not ${value === null ? "null" : typeof value}`)
  return value
}

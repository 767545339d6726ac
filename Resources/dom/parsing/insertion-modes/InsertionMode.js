/**
 * What each kind of token does. All handlers get the tree builder first: `text(builder, data, start, end)`, where a NUL is a text
 * of its own; `comment(builder, data)`; `doctype(builder, doctype)`; `startTag(builder, tag)`; `endTag(builder, tag)`;
 * `endOfFile(builder)`.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#the-insertion-mode
 */
export class InsertionMode {
  constructor({ text, comment = insertComment, doctype = ignore, startTag, endTag, endOfFile }) {
    this.text = text
    this.comment = comment
    this.doctype = doctype
    this.startTag = startTag
    this.endTag = endTag
    this.endOfFile = endOfFile
  }
}

const insertComment = (builder, data) => builder.insertComment(data)

export const ignore = () => {}

const isWhitespace = (code) => code === 32 || (code >= 9 && code <= 13 && code !== 11)

/** How much white space a text begins with. */
export function leadingWhitespace(data) {
  let length = 0
  while (length < data.length && isWhitespace(data.charCodeAt(length))) length++
  return length
}

/** Inserts the white space that a text begins with. @returns {number} how much that is */
export function insertLeadingWhitespace(builder, data, start, end) {
  const length = leadingWhitespace(data)
  if (length > 0) builder.insertText(data.slice(0, length), start, length === data.length ? end : start + length)
  return length
}

export const isAllWhitespace = (data) => leadingWhitespace(data) === data.length

/** The white space of a text, without the rest. */
export const onlyWhitespace = (data) => data.replace(/[^\t\n\f\r ]+/g, "")

/** Inserts the white space of a text; the rest has no place. */
export function insertWhitespace(builder, data, start, end) {
  const space = onlyWhitespace(data)
  if (space !== "") builder.insertText(space, start, end)
}

import { BODY, TEMPLATE } from "../element-names.js"
import { bodyEndTag } from "./in-body-end-tags.js"
import { bodyStartTag } from "./in-body-start-tags.js"
import { inTemplate } from "./in-template.js"
import { InsertionMode, isAllWhitespace } from "./InsertionMode.js"

/** @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody */
export const inBody = new InsertionMode({
  text(builder, data, start, end) {
    if (data === "\0") return
    builder.formatting.reconstruct(builder)
    builder.insertText(data, start, end)
    if (builder.isFramesetOk && !isAllWhitespace(data)) builder.isFramesetOk = false
  },
  startTag: bodyStartTag,
  endTag: bodyEndTag,
  endOfFile(builder) {
    if (builder.templateModes.length > 0) inTemplate.endOfFile(builder)
    else builder.stop()
  },
})

/** The body element of the document, or null where there is none. */
export function bodyOf({ open }) {
  return open.ids[1] === BODY && !open.has(TEMPLATE) ? open.elements[1] : null
}

import {
  BASE, BASEFONT, BGSOUND, CAPTION, COL, COLGROUP, LINK, META, NOFRAMES, SCRIPT, STYLE, TBODY, TD, TEMPLATE, TFOOT, TH, THEAD,
  TITLE, TR,
} from "../element-names.js"
import { inHead } from "./before-body.js"
import { inBody } from "./in-body.js"
import { inColumnGroup, inRow, inTable, inTableBody } from "./in-table.js"
import { InsertionMode } from "./InsertionMode.js"
import { resetInsertionMode } from "./reset.js"

/** @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intemplate */
export const inTemplate = new InsertionMode({
  text: (builder, data, start, end) => inBody.text(builder, data, start, end),
  startTag(builder, tag) {
    switch (tag.id) {
      case BASE:
      case BASEFONT:
      case BGSOUND:
      case LINK:
      case META:
      case NOFRAMES:
      case SCRIPT:
      case STYLE:
      case TEMPLATE:
      case TITLE:
        inHead.startTag(builder, tag)
        return
      case CAPTION:
      case COLGROUP:
      case TBODY:
      case TFOOT:
      case THEAD:
        continueAs(builder, inTable, tag)
        return
      case COL:
        continueAs(builder, inColumnGroup, tag)
        return
      case TR:
        continueAs(builder, inTableBody, tag)
        return
      case TD:
      case TH:
        continueAs(builder, inRow, tag)
        return
      default:
        continueAs(builder, inBody, tag)
    }
  },
  endTag(builder, tag) {
    if (tag.id === TEMPLATE) inHead.endTag(builder, tag)
  },
  endOfFile(builder) {
    const { open, formatting, templateModes } = builder
    if (!open.has(TEMPLATE)) {
      builder.stop()
      return
    }
    open.popUntil(TEMPLATE)
    formatting.clearToMarker()
    templateModes.pop()
    resetInsertionMode(builder)
    builder.mode.endOfFile(builder)
  },
})

/** The first content of a template decides what kind of content it has. */
function continueAs(builder, mode, tag) {
  builder.templateModes[builder.templateModes.length - 1] = mode
  builder.mode = mode
  builder.processStartTag(tag)
}

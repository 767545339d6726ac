import {
  BODY, CAPTION, COL, COLGROUP, FORM, FOSTERING, HTML, INPUT, kinds, SCRIPT, STYLE, TABLE, TABLE_BODY_CONTEXT, TABLE_CONTEXT,
  TABLE_ROW_CONTEXT, TABLE_SCOPE, TBODY, TD, TEMPLATE, TFOOT, TH, THEAD, TR,
} from "../element-names.js"
import { inHead } from "./before-body.js"
import { inBody } from "./in-body.js"
import { isHiddenInput } from "./in-body-start-tags.js"
import { InsertionMode, insertLeadingWhitespace, insertWhitespace, isAllWhitespace } from "./InsertionMode.js"
import { resetInsertionMode } from "./reset.js"

const endOfFileInBody = (builder) => inBody.endOfFile(builder)

/** What is not a table's goes before the table. */
function fosterText(builder, data, start, end) {
  builder.isFosterParenting = true
  inBody.text(builder, data, start, end)
  builder.isFosterParenting = false
}

function fosterStartTag(builder, tag) {
  builder.isFosterParenting = true
  inBody.startTag(builder, tag)
  builder.isFosterParenting = false
}

function fosterEndTag(builder, tag) {
  builder.isFosterParenting = true
  inBody.endTag(builder, tag)
  builder.isFosterParenting = false
}

/** @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intable */
export const inTable = new InsertionMode({
  text(builder, data, start, end) {
    const id = builder.open.currentId
    if ((kinds[id] & FOSTERING) === 0 && id !== TEMPLATE) {
      fosterText(builder, data, start, end)
      return
    }
    builder.pendingText = ""
    builder.pendingTextStart = start
    builder.originalMode = builder.mode
    builder.mode = inTableText
    inTableText.text(builder, data, start, end)
  },
  startTag(builder, tag) {
    const { open } = builder
    switch (tag.id) {
      case CAPTION:
        open.clearBackTo(TABLE_CONTEXT)
        builder.formatting.pushMarker()
        builder.insertElement(tag)
        builder.mode = inCaption
        return
      case COLGROUP:
        open.clearBackTo(TABLE_CONTEXT)
        builder.insertElement(tag)
        builder.mode = inColumnGroup
        return
      case COL:
        open.clearBackTo(TABLE_CONTEXT)
        builder.insertImpliedElement("colgroup", COLGROUP)
        builder.mode = inColumnGroup
        inColumnGroup.startTag(builder, tag)
        return
      case TBODY:
      case TFOOT:
      case THEAD:
        open.clearBackTo(TABLE_CONTEXT)
        builder.insertElement(tag)
        builder.mode = inTableBody
        return
      case TD:
      case TH:
      case TR:
        open.clearBackTo(TABLE_CONTEXT)
        builder.insertImpliedElement("tbody", TBODY)
        builder.mode = inTableBody
        inTableBody.startTag(builder, tag)
        return
      case TABLE:
        if (!open.hasInScope(TABLE, TABLE_SCOPE)) return
        open.popUntil(TABLE)
        resetInsertionMode(builder)
        builder.processStartTag(tag)
        return
      case STYLE:
      case SCRIPT:
      case TEMPLATE:
        inHead.startTag(builder, tag)
        return
      case INPUT:
        if (isHiddenInput(tag)) builder.insertVoidElement(tag)
        else fosterStartTag(builder, tag)
        return
      case FORM:
        if (open.has(TEMPLATE) || builder.form !== null) return
        builder.form = builder.insertElement(tag)
        open.pop()
        return
      default:
        fosterStartTag(builder, tag)
    }
  },
  endTag(builder, tag) {
    switch (tag.id) {
      case TABLE:
        if (!builder.open.hasInScope(TABLE, TABLE_SCOPE)) return
        builder.open.popUntil(TABLE)
        resetInsertionMode(builder)
        return
      case BODY:
      case CAPTION:
      case COL:
      case COLGROUP:
      case HTML:
      case TBODY:
      case TD:
      case TFOOT:
      case TH:
      case THEAD:
      case TR:
        return
      case TEMPLATE:
        inHead.endTag(builder, tag)
        return
      default:
        fosterEndTag(builder, tag)
    }
  },
  endOfFile: endOfFileInBody,
})

/** @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intabletext */
const inTableText = new InsertionMode({
  text(builder, data, start, end) {
    if (data === "\0") return
    builder.pendingText += data
    builder.pendingTextEnd = end
  },
  comment(builder, data) {
    placePendingText(builder)
    builder.mode.comment(builder, data)
  },
  doctype: placePendingText,
  startTag(builder, tag) {
    placePendingText(builder)
    builder.mode.startTag(builder, tag)
  },
  endTag(builder, tag) {
    placePendingText(builder)
    builder.mode.endTag(builder, tag)
  },
  endOfFile(builder) {
    placePendingText(builder)
    builder.mode.endOfFile(builder)
  },
})

/** White space stays in the table; as soon as there is other text, all of it goes before the table. */
function placePendingText(builder) {
  const { pendingText: data, pendingTextStart: start, pendingTextEnd: end } = builder
  builder.mode = builder.originalMode
  if (data === "") return
  if (isAllWhitespace(data)) builder.insertText(data, start, end)
  else fosterText(builder, data, start, end)
}

/** @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-incaption */
export const inCaption = new InsertionMode({
  text: (builder, data, start, end) => inBody.text(builder, data, start, end),
  startTag(builder, tag) {
    switch (tag.id) {
      case CAPTION:
      case COL:
      case COLGROUP:
      case TBODY:
      case TD:
      case TFOOT:
      case TH:
      case THEAD:
      case TR:
        if (closeCaption(builder)) builder.processStartTag(tag)
        return
      default:
        inBody.startTag(builder, tag)
    }
  },
  endTag(builder, tag) {
    switch (tag.id) {
      case CAPTION:
        closeCaption(builder)
        return
      case TABLE:
        if (closeCaption(builder)) builder.processEndTag(tag)
        return
      case BODY:
      case COL:
      case COLGROUP:
      case HTML:
      case TBODY:
      case TD:
      case TFOOT:
      case TH:
      case THEAD:
      case TR:
        return
      default:
        inBody.endTag(builder, tag)
    }
  },
  endOfFile: endOfFileInBody,
})

function closeCaption(builder) {
  const { open } = builder
  if (!open.hasInScope(CAPTION, TABLE_SCOPE)) return false
  open.generateImpliedEndTags()
  open.popUntil(CAPTION)
  builder.formatting.clearToMarker()
  builder.mode = inTable
  return true
}

/** @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-incolgroup */
export const inColumnGroup = new InsertionMode({
  text(builder, data, start, end) {
    if (builder.open.currentId !== COLGROUP) {
      insertWhitespace(builder, data, start, end)
      return
    }
    const space = insertLeadingWhitespace(builder, data, start, end)
    if (space === data.length) return
    closeColumnGroup(builder)
    inTable.text(builder, data.slice(space), start + space, end)
  },
  startTag(builder, tag) {
    switch (tag.id) {
      case HTML:
        inBody.startTag(builder, tag)
        return
      case COL:
        builder.insertVoidElement(tag)
        return
      case TEMPLATE:
        inHead.startTag(builder, tag)
        return
      default:
        if (closeColumnGroup(builder)) builder.processStartTag(tag)
    }
  },
  endTag(builder, tag) {
    switch (tag.id) {
      case COLGROUP:
        closeColumnGroup(builder)
        return
      case COL:
        return
      case TEMPLATE:
        inHead.endTag(builder, tag)
        return
      default:
        if (closeColumnGroup(builder)) builder.processEndTag(tag)
    }
  },
  endOfFile: endOfFileInBody,
})

function closeColumnGroup(builder) {
  if (builder.open.currentId !== COLGROUP) return false
  builder.open.pop()
  builder.mode = inTable
  return true
}

/** @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intbody */
export const inTableBody = new InsertionMode({
  text: inTable.text,
  startTag(builder, tag) {
    const { open } = builder
    switch (tag.id) {
      case TR:
        open.clearBackTo(TABLE_BODY_CONTEXT)
        builder.insertElement(tag)
        builder.mode = inRow
        return
      case TD:
      case TH:
        open.clearBackTo(TABLE_BODY_CONTEXT)
        builder.insertImpliedElement("tr", TR)
        builder.mode = inRow
        inRow.startTag(builder, tag)
        return
      case CAPTION:
      case COL:
      case COLGROUP:
      case TBODY:
      case TFOOT:
      case THEAD:
        if (closeTableBody(builder)) builder.processStartTag(tag)
        return
      default:
        inTable.startTag(builder, tag)
    }
  },
  endTag(builder, tag) {
    const { open } = builder
    switch (tag.id) {
      case TBODY:
      case TFOOT:
      case THEAD:
        if (!open.hasInScope(tag.id, TABLE_SCOPE)) return
        open.clearBackTo(TABLE_BODY_CONTEXT)
        open.pop()
        builder.mode = inTable
        return
      case TABLE:
        if (closeTableBody(builder)) builder.processEndTag(tag)
        return
      case BODY:
      case CAPTION:
      case COL:
      case COLGROUP:
      case HTML:
      case TD:
      case TH:
      case TR:
        return
      default:
        inTable.endTag(builder, tag)
    }
  },
  endOfFile: endOfFileInBody,
})

const hasTableBodyInScope = (open) => [TBODY, THEAD, TFOOT].some((id) => open.hasInScope(id, TABLE_SCOPE))

function closeTableBody(builder) {
  const { open } = builder
  if (!hasTableBodyInScope(open)) return false
  open.clearBackTo(TABLE_BODY_CONTEXT)
  open.pop()
  builder.mode = inTable
  return true
}

/** @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intr */
export const inRow = new InsertionMode({
  text: inTable.text,
  startTag(builder, tag) {
    switch (tag.id) {
      case TD:
      case TH:
        builder.open.clearBackTo(TABLE_ROW_CONTEXT)
        builder.insertElement(tag)
        builder.mode = inCell
        builder.formatting.pushMarker()
        return
      case CAPTION:
      case COL:
      case COLGROUP:
      case TBODY:
      case TFOOT:
      case THEAD:
      case TR:
        if (closeRow(builder)) builder.processStartTag(tag)
        return
      default:
        inTable.startTag(builder, tag)
    }
  },
  endTag(builder, tag) {
    switch (tag.id) {
      case TR:
        closeRow(builder)
        return
      case TABLE:
        if (closeRow(builder)) builder.processEndTag(tag)
        return
      case TBODY:
      case TFOOT:
      case THEAD:
        if (builder.open.hasInScope(tag.id, TABLE_SCOPE) && closeRow(builder)) builder.processEndTag(tag)
        return
      case BODY:
      case CAPTION:
      case COL:
      case COLGROUP:
      case HTML:
      case TD:
      case TH:
        return
      default:
        inTable.endTag(builder, tag)
    }
  },
  endOfFile: endOfFileInBody,
})

function closeRow(builder) {
  const { open } = builder
  if (!open.hasInScope(TR, TABLE_SCOPE)) return false
  open.clearBackTo(TABLE_ROW_CONTEXT)
  open.pop()
  builder.mode = inTableBody
  return true
}

/** @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intd */
export const inCell = new InsertionMode({
  text: (builder, data, start, end) => inBody.text(builder, data, start, end),
  startTag(builder, tag) {
    switch (tag.id) {
      case CAPTION:
      case COL:
      case COLGROUP:
      case TBODY:
      case TD:
      case TFOOT:
      case TH:
      case THEAD:
      case TR:
        if (closeCell(builder)) builder.processStartTag(tag)
        return
      default:
        inBody.startTag(builder, tag)
    }
  },
  endTag(builder, tag) {
    const { open } = builder
    switch (tag.id) {
      case TD:
      case TH:
        if (!open.hasInScope(tag.id, TABLE_SCOPE)) return
        open.generateImpliedEndTags()
        open.popUntil(tag.id)
        builder.formatting.clearToMarker()
        builder.mode = inRow
        return
      case BODY:
      case CAPTION:
      case COL:
      case COLGROUP:
      case HTML:
        return
      case TABLE:
      case TBODY:
      case TFOOT:
      case THEAD:
      case TR:
        if (open.hasInScope(tag.id, TABLE_SCOPE) && closeCell(builder)) builder.processEndTag(tag)
        return
      default:
        inBody.endTag(builder, tag)
    }
  },
  endOfFile: endOfFileInBody,
})

/** @see https://html.spec.whatwg.org/multipage/parsing.html#close-the-cell */
function closeCell(builder) {
  const { open } = builder
  if (!open.hasInScope(TD, TABLE_SCOPE) && !open.hasInScope(TH, TABLE_SCOPE)) return false
  open.generateImpliedEndTags()
  while (open.currentId !== TD && open.currentId !== TH) open.pop()
  open.pop()
  builder.formatting.clearToMarker()
  builder.mode = inRow
  return true
}

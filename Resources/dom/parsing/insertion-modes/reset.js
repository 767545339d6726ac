import {
  BODY, CAPTION, COLGROUP, FRAMESET, HEAD, HTML, TABLE, TBODY, TD, TEMPLATE, TFOOT, TH, THEAD, TR,
} from "../element-names.js"
import { inFrameset } from "./after-body.js"
import { afterHead, beforeHead, inHead } from "./before-body.js"
import { inBody } from "./in-body.js"
import { inCaption, inCell, inColumnGroup, inRow, inTable, inTableBody } from "./in-table.js"

/**
 * Finds the insertion mode that the open elements call for.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#reset-the-insertion-mode-appropriately
 */
export function resetInsertionMode(builder) {
  const { ids } = builder.open
  for (let index = ids.length - 1; index >= 0; index--) {
    const isLast = index === 0
    const mode = modeIn(builder, isLast && builder.isFragment ? builder.contextId : ids[index], isLast)
    if (mode === null) continue
    builder.mode = mode
    return
  }
  builder.mode = inBody
}

function modeIn(builder, id, isLast) {
  switch (id) {
    case TD:
    case TH:
      return isLast ? null : inCell
    case TR:
      return inRow
    case TBODY:
    case THEAD:
    case TFOOT:
      return inTableBody
    case CAPTION:
      return inCaption
    case COLGROUP:
      return inColumnGroup
    case TABLE:
      return inTable
    case TEMPLATE:
      return builder.templateModes[builder.templateModes.length - 1]
    case HEAD:
      return isLast ? null : inHead
    case BODY:
      return inBody
    case FRAMESET:
      return inFrameset
    case HTML:
      return builder.head === null ? beforeHead : afterHead
    default:
      return null
  }
}

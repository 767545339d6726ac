import { chainCommands, createParagraphNear, liftEmptyBlock, newlineInCode, splitBlockKeepMarks } from "prosemirror-commands"
import { splitListItemKeepMarks } from "prosemirror-schema-list"
import { schema } from "../schema/index.js"

/** What Enter does: the marks that are on stay on in the new block, and an id stays with the heading it was given to. */
export const enter = chainCommands(
  splitListItemKeepMarks(schema.nodes.list_item),
  newlineInCode,
  createParagraphNear,
  liftEmptyBlock,
  splitBlockKeepMarks,
)

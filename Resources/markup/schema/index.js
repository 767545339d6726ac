import { Schema } from "prosemirror-model"
import { blockquote, codeBlock, hardBreak, heading, horizontalRule, image, paragraph } from "./blocks.js"
import { bulletList, listItem, orderedList } from "./lists.js"
import { table, tableCell, tableHeader, tableRow } from "./tables.js"
import { button, div } from "./areas.js"
import { marks } from "./marks.js"

/**
 * What a document can hold. Order matters: ProseMirror fills and wraps with the first type that fits, and nests marks in the
 * order of their declaration.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph,
    blockquote,
    horizontal_rule: horizontalRule,
    heading,
    code_block: codeBlock,
    text: { group: "inline" },
    image,
    hard_break: hardBreak,
    div,
    button,
    ordered_list: orderedList,
    bullet_list: bulletList,
    list_item: listItem,
    table,
    table_row: tableRow,
    table_cell: tableCell,
    table_header: tableHeader,
  },
  marks,
})

import { boolean, integer, nullOr, satisfying, string } from "./validators.js"
import { parseColumnSpan, parseRowSpan } from "./numbers.js"

/** Nodes with the table roles that prosemirror-tables looks for. Rows are direct children of their table. */
export const table = {
  attrs: { class: { default: null, validate: nullOr(string) } },
  content: "table_row+",
  group: "block",
  isolating: true,
  tableRole: "table",
  parseDOM: [{ tag: "table", getAttrs: (element) => ({ class: element.getAttribute("class") }) }],
  toDOM: (node) => ["table", { class: node.attrs.class }, 0],
}

export const tableRow = {
  content: "(table_cell | table_header)*",
  tableRole: "row",
  parseDOM: [{ tag: "tr" }],
  toDOM: () => ["tr", 0],
}

export const tableCell = cell("td", "cell")
export const tableHeader = cell("th", "header_cell")

function cell(tag, tableRole) {
  return {
    attrs: {
      colspan: { default: 1, validate: integer(1, 1000) },
      rowspan: { default: 1, validate: integer(1, 65534) },
      colwidth: { default: null, validate: nullOr(satisfying(isWidths, "a list of column widths")) },
      // Whether the width stands in the style too.
      sized: { default: false, validate: boolean },
      background: { default: null, validate: nullOr(satisfying(isBackground, "a CSS colour")) },
    },
    content: "block+",
    isolating: true,
    tableRole,
    parseDOM: [{ tag, getAttrs: cellAttributes }],
    toDOM: (node) => [tag, cellMarkup(node.attrs), 0],
  }
}

function cellAttributes(element) {
  const colspan = parseColumnSpan(element.getAttribute("colspan"))
  const widths = element.getAttribute("data-colwidth")
  const colwidth = widths && /^\d+(,\d+)*$/.test(widths) ? widths.split(",").map(Number) : null
  const background = element.style?.backgroundColor
  const isWidth = colwidth?.length === colspan
  return {
    colspan,
    rowspan: parseRowSpan(element),
    colwidth: isWidth ? colwidth : null,
    // A width that stands in the style alone is dropped, as all styles are.
    sized: isWidth && /^\d+px$/.test(element.style?.width ?? ""),
    background: background && isBackground(background) ? background : null,
  }
}

const cellMarkup = ({ colspan, rowspan, colwidth, sized, background }) => ({
  colspan: colspan === 1 ? null : colspan,
  rowspan: rowspan === 1 ? null : rowspan,
  // Where prosemirror-tables and the editors that use it look for it
  "data-colwidth": colwidth && colwidth.join(","),
  style: [background && `background-color: ${background};`, sized && widthStyle(colwidth)].filter(Boolean).join(" ") || null,
})

/** The width of all columns of a cell for browsers; nothing where that of one is not known. */
const widthStyle = (colwidth) => colwidth?.every((width) => width > 0) && `width: ${colwidth.reduce((sum, width) => sum + width, 0)}px;`

function isWidths(value) {
  return Array.isArray(value) && value.every((width) => Number.isInteger(width) && width >= 0)
}

/**
 * Whether `value` can stand in a declaration for a background colour without ending it or loading anything: names, numbers and
 * colour functions, one value.
 */
function isBackground(value) {
  return typeof value === "string" && /^[\w#(),.%\s/+-]{1,200}$/.test(value) && !/url|image|expression|script|attr|env/i.test(value)
}

import * as actions from "../commands/table-actions.js"
import { borderOf } from "../commands/tables.js"
import { selectedTable } from "../commands/selected-table.js"
import { setActiveView } from "../editor/active-editor.js"
import { build } from "./build.js"
import { Dropdown, DropdownSubmenu } from "./Dropdown.js"
import { MenuItem } from "./MenuItem.js"

const rows = 6
const columns = 4

/** The menu of tables: a sizer to make one; rows, columns, header and border of the one that the selection is in. */
export function tableMenu(toolbar) {
  const { menus = {}, help = {} } = toolbar.editor.config.toolbar
  const inTable = (state) => selectedTable(state) !== null
  const entry = (label, action, options) => new MenuItem({ label, enable: inTable, ...options, run: (state, dispatch, view) => perform(view, action) })
  const border = (label, name) => entry(label, () => actions.borderTable(name), { active: (state) => inTable(state) && borderOf(selectedTable(state).node) === name })
  const submenu = (label, items) => new DropdownSubmenu(items.filter(Boolean), { label, enable: inTable })
  return new Dropdown(
    [
      new DropdownSubmenu([new MenuItem({ render: (view) => sizer(view, toolbar) })], { label: "Create" }),
      submenu("Add", [
        entry("Row above", () => actions.addRow("BEFORE")),
        entry("Row below", () => actions.addRow("AFTER")),
        entry("Column before", () => actions.addColumn("BEFORE")),
        entry("Column after", () => actions.addColumn("AFTER")),
        menus.tableHeader !== false && entry("Header", () => actions.addHeader()),
      ]),
      submenu("Delete", [
        entry("Row", () => actions.deleteTableArea("ROW")),
        entry("Column", () => actions.deleteTableArea("COL")),
        entry("Table", () => actions.deleteTableArea("TABLE")),
      ]),
      menus.tableBorder !== false && submenu("Border", [border("All", "cell"), border("Outer", "outer"), border("Header", "header"), border("None", "none")]),
    ].filter(Boolean),
    { title: help.table, icon: toolbar.icon("table") },
  )
}

function perform(view, action) {
  setActiveView(view)
  action()
  view.focus()
}

/** A grid of cells: a click on one makes a table of as many rows and columns. */
function sizer(view) {
  const { ownerDocument } = view.dom
  const caption = build(ownerDocument, "span", { class: "Markup-tablesizer-size" })
  const cells = []
  const mark = (row, column) => {
    caption.textContent = row > 0 ? `${row} \u00d7 ${column}` : ""
    for (const cell of cells) cell.dom.classList.toggle("Markup-tablesizer-marked", cell.row <= row && cell.column <= column)
  }
  for (let row = 1; row <= rows; row++) {
    for (let column = 1; column <= columns; column++) {
      const attributes = {
        class: "Markup-tablesizer-cell",
        title: `${row} \u00d7 ${column}`,
        pointerenter: () => mark(row, column),
        click: () => perform(view, () => actions.insertTable(row, column)),
      }
      cells.push({ row, column, dom: build(ownerDocument, "span", attributes) })
    }
  }
  const grid = build(ownerDocument, "span", { class: "Markup-tablesizer-grid", pointerleave: () => mark(0, 0) }, ...cells.map(({ dom }) => dom))
  return build(ownerDocument, "span", { class: "Markup-tablesizer" }, grid, caption)
}

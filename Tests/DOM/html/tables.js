const html = "<table><tfoot><tr id=f></tr></tfoot><tr id=a><td>1<td>2</tr><tbody><tr id=b></tr></tbody><thead><tr id=h></tr></thead></table>"
const table = () => document.querySelector("table")
;({
  title: "Tables",
  rows: [
    { reason: "rows: head, bodies, foot", html, run: () => [...table().rows].map((row) => row.id), expected: ["h", "a", "b", "f"] },
    { reason: "the place of a row", html, run: () => ["h", "a", "f"].map((id) => [document.getElementById(id).rowIndex, document.getElementById(id).sectionRowIndex]), expected: [[0, 0], [1, 0], [3, 0]] },
    { reason: "cells and their places", html, run: () => {
      const row = document.getElementById("a")
      return [row.cells.length, row.cells[1].cellIndex, document.createElement("td").cellIndex]
    }, expected: [2, 1, -1] },
    { reason: "parts are found and made", html: "<table></table>", run: () => {
      const t = table()
      t.createTFoot()
      t.createCaption().textContent = "c"
      t.createTHead()
      t.createTBody()
      return [t.innerHTML, t.createTHead() === t.tHead, t.tBodies.length]
    }, expected: ["<caption>c</caption><thead></thead><tfoot></tfoot><tbody></tbody>", true, 1] },
    { reason: "parts are deleted", html, run: () => {
      table().deleteTHead()
      table().deleteTFoot()
      table().deleteCaption()
      return table().rows.length
    }, expected: 2 },
    { reason: "a row in an empty table gets a body", html: "<table></table>", run: () => {
      table().insertRow().insertCell().textContent = "a"
      return table().innerHTML
    }, expected: "<tbody><tr><td>a</td></tr></tbody>" },
    { reason: "rows at places", html: "<table><tr id=a></table>", run: () => {
      table().insertRow(0).id = "b"
      table().insertRow(-1).id = "c"
      table().insertRow(1).id = "d"
      table().deleteRow(2)
      return [...table().rows].map((row) => row.id)
    }, expected: ["b", "d", "c"] },
    { reason: "a place that is not there", html, run: () => table().insertRow(9), expected: "throws IndexSizeError" },
    { reason: "a row that is not there", html, run: () => table().deleteRow(4), expected: "throws IndexSizeError" },
    { reason: "cells at places", html, run: () => {
      const row = document.getElementById("a")
      row.insertCell(1).textContent = "x"
      row.deleteCell(0)
      row.deleteCell(-1)
      return row.innerHTML
    }, expected: "<td>x</td>" },
    { reason: "a head that is no head", html, run: () => (table().tHead = document.createElement("tbody")), expected: "throws HierarchyRequestError" },
  ],
})

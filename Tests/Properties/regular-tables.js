/** Whether the cells of every table of a document cover it without gaps and without covering a place twice. */
export function tablesAreRegular(doc) {
  let regular = true
  doc.descendants((node) => {
    if (node.type.name === "table") regular &&= isRegular(node)
    return regular && !node.isTextblock
  })
  return regular
}

/** @see https://html.spec.whatwg.org/multipage/tables.html#forming-a-table */
function isRegular(table) {
  const rows = table.children.map(() => [])
  for (const [number, row] of table.children.entries()) {
    for (const { attrs: { colspan, rowspan } } of row.children) {
      let column = 0
      while (rows[number][column]) column++
      for (let down = 0; down < rowspan; down++) {
        for (let right = 0; right < colspan; right++) {
          if (!rows[number + down] || rows[number + down][column + right]) return false
          rows[number + down][column + right] = true
        }
      }
    }
  }
  const width = rows[0].length
  return rows.every((row) => row.length === width && Array.from(row).every(Boolean))
}

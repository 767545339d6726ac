// Runs a table of Tests/DOM in the browser, each row in a window of its own, as the host's tests do. `only`: the number of the one
// row that is asked for.
globalThis.compareTable = async (source, only) => {
  // Rows that stand for a user's hands need the host's controller.
  if (source.includes("__controller")) return "[]"
  const open = (html) => {
    const frame = document.createElement("iframe")
    frame.style.cssText = "width: 1024px; height: 768px; border: 0"
    document.body.append(frame)
    // A document that is written into is in standards mode; an empty frame is not.
    frame.contentDocument.write("<!DOCTYPE html><html><head></head><body></body></html>")
    frame.contentDocument.close()
    frame.contentWindow.focus()
    if (html != null) frame.contentDocument.body.innerHTML = html
    return frame
  }
  const show = (value) => (value === undefined ? "undefined" : JSON.stringify(value) ?? String(value))
  const outcome = async (row) => {
    try {
      let timer
      const late = new Promise((resolve) => { timer = setTimeout(() => resolve("never settles"), 3000) })
      return show(await Promise.race([row.run(), late]).finally(() => clearTimeout(timer)))
    } catch (error) {
      return show(`throws ${error?.name}`)
    }
  }
  const first = open()
  const { rows } = first.contentWindow.eval(source)
  const results = []
  for (let index = only ?? 0; index < (only === undefined ? rows.length : only + 1); index++) {
    const frame = open(rows[index].html)
    const row = frame.contentWindow.eval(source).rows[index]
    results.push([row.reason, await outcome(row), show(row.expected)])
    frame.remove()
  }
  first.remove()
  return JSON.stringify(results)
}

/** The reasons of a table's rows, without running any. */
globalThis.rowsOf = (source) => JSON.stringify(source.includes("__controller") ? [] : (0, eval)(source).rows.map((row) => [row.reason, JSON.stringify(row.expected)]))

/**
 * Source text with its lines. LF, CR and CR LF each end a line; lines and columns count from 1, columns in UTF-16 code units.
 */
export class SourceText {
  #starts = null

  constructor(text) {
    this.text = text
  }

  /** The line end that the text uses first, LF when it has none. */
  get lineEnd() {
    return /\r\n?|\n/.exec(this.text)?.[0] ?? "\n"
  }

  /** @returns {{ line: number, column: number }} */
  position(offset) {
    const starts = (this.#starts ??= lineStarts(this.text))
    let low = 0
    let high = starts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (starts[middle] <= offset) low = middle
      else high = middle
    }
    return { line: low + 1, column: offset - starts[low] + 1 }
  }
}

function lineStarts(text) {
  const starts = [0]
  const ends = /\r\n?|\n/g
  while (ends.test(text)) starts.push(ends.lastIndex)
  return starts
}

import { placeOf } from "./parse.js"

/** Changes of a source, put together in one go. */
export class Edits {
  #source
  #replacements = []
  #openings = []
  #closings = []

  constructor(source) {
    this.#source = source
  }

  replace(start, end, text) {
    this.#replacements.push({ start, end, text })
  }

  /** Takes code out but for its line ends; `text`, an empty statement by default so that no statement runs on, comes first. */
  blank(start, end, text = ";") {
    const blank = blankOf(this.#source.slice(start, end))
    const room = lineEnd(blank, 0)
    this.replace(start, end, text + blank.slice(Math.min(text.length, room)))
  }

  /** Puts text around a node. Nodes inside it come before it. */
  wrap({ start, end }, before, after) {
    if (before) this.#openings.unshift({ start, end: start, text: before })
    if (after) this.#closings.push({ start: end, end, text: after })
  }

  apply() {
    let text = ""
    let at = 0
    for (const edit of this.#sorted()) {
      text += this.#source.slice(at, edit.start) + edit.text
      at = edit.end
    }
    return text + this.#source.slice(at)
  }

  /**
   * By how much the edits move the code after them on its line.
   *
   * @returns {Map<number, { column: number, growth: number }[]>} by line; lines and columns count from 1, columns in the source
   */
  moves() {
    const moves = new Map()
    for (const { start, end, text } of this.#sorted()) {
      const growth = text.length - (end - start)
      if (growth === 0 || lineEnd(this.#source.slice(start, end) + text, 0) < end - start + text.length) continue
      const { line, column } = placeOf(this.#source, start)
      moves.set(line, [...(moves.get(line) ?? []), { column, growth }])
    }
    return moves
  }

  // At one place what closes comes before what opens, and both before what is replaced there.
  #sorted() {
    return [...this.#closings, ...this.#openings, ...this.#replacements].sort((a, b) => a.start - b.start)
  }
}

/** Where the line ends that an offset is in. */
export function lineEnd(text, from) {
  const match = /[\n\r\u2028\u2029]/.exec(text.slice(from))
  return match ? from + match.index : text.length
}

/** White space of the same shape, line by line. */
export function blankOf(text) {
  return text.replace(/[^\n\r\u2028\u2029]/g, " ")
}

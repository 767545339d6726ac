/**
 * How a file lays out its blocks: what stands between two of them, so that new ones can stand there in the same way.
 */

/** What stands before `offset` on its line when that is white space alone, with the line end before; null otherwise. */
export function lineStartBefore(source, offset, limit) {
  let start = offset
  while (start > limit && isBlank(source[start - 1])) start--
  if (start > limit && isLineEnd(source[start - 1])) return { start: lineEndStart(source, start), indent: source.slice(start, offset) }
  // The file's first line begins without a line end.
  return start === 0 ? { start: 0, indent: source.slice(0, offset) } : null
}

/**
 * The range to take out with a block that goes: its lines when nothing else is on them.
 *
 * @param {{ start: number, end: number }} limits - of the container
 */
export function withItsLines(source, start, end, limits) {
  let from = start
  while (from > limits.start && isBlank(source[from - 1])) from--
  let to = end
  while (to < limits.end && isBlank(source[to])) to++
  const startsLine = from === 0 || (from > limits.start && isLineEnd(source[from - 1]))
  const endsLine = to < source.length ? to < limits.end && isLineEnd(source[to]) : true
  if (startsLine && endsLine && to < limits.end) return { start: from, end: source.startsWith("\r\n", to) ? to + 2 : to + 1 }
  // The last line of a container whose end tag follows on it, or of the file.
  if (startsLine && to === limits.end && from > 0) return { start: Math.max(limits.start, lineEndStart(source, from)), end: to }
  return { start, end }
}

/** The indentation that one level adds in this file: that of the first line that is indented, or two spaces. */
export function indentUnit(source) {
  const [, unit] = /(?:\r|\n)(\t| {1,8})(?=[^ \t\r\n])/.exec(source) ?? []
  return unit ?? "  "
}

const isBlank = (character) => character === " " || character === "\t"
const isLineEnd = (character) => character === "\n" || character === "\r"

/** Where the line end that stops before `offset` begins. */
const lineEndStart = (source, offset) => (source.startsWith("\r\n", offset - 2) ? offset - 2 : offset - 1)

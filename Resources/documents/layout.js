/**
 * How a file lays out its blocks: what stands between two of them, so that new ones can stand there in the same way.
 */

/**
 * The indentation of the line that a block begins, null for a block that stands on a line with others.
 *
 * @param {number} limit - where the content begins that the block is in
 */
export function indentOf(source, { start, end }, limit) {
  let lineStart = start
  while (lineStart > limit && isBlank(source[lineStart - 1])) lineStart--
  const isLine = lineStart > limit ? isLineEnd(source[lineStart - 1]) : lineStart === 0 && isLineEnd(source[end])
  return isLine ? source.slice(lineStart, start) : null
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

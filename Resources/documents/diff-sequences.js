/**
 * The least changes from one sequence of values to another, compared with `===`, as hunks in order:
 * `{ from, to, newFrom, newTo }`, where `a` from `from` up to `to` becomes `b` from `newFrom` up to `newTo`.
 *
 * Sequences that differ in more than a few hundred places are compared by looking ahead for the next place where they agree: a
 * little longer than the least, but linear.
 *
 * @see Myers, An O(ND) difference algorithm and its variations, 1986
 */
export function diffSequences(a, b) {
  let start = 0
  let endA = a.length
  let endB = b.length
  while (start < endA && start < endB && a[start] === b[start]) start++
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--
    endB--
  }
  if (start === endA && start === endB) return []
  if (start === endA || start === endB) return [{ from: start, to: endA, newFrom: start, newTo: endB }]
  return joined(a, b, myers(a, b, start, endA, endB) ?? lookAhead(a, b, start, endA, endB))
}

/** Moves what was only added or only taken out up to the hunk before, where that makes one of the two. */
function joined(a, b, hunks) {
  const result = []
  for (const hunk of hunks) {
    const last = result.at(-1)
    const distance = last ? hunk.from - last.to : -1
    const isAdded = hunk.from === hunk.to
    const values = isAdded ? b : a
    const end = isAdded ? hunk.newTo : hunk.to
    const start = isAdded ? hunk.newFrom : hunk.from
    const canMove = last && (isAdded || hunk.newFrom === hunk.newTo) && distance <= end - start
    let moved = 0
    while (canMove && moved < distance && values[start - 1 - moved] === values[end - 1 - moved]) moved++
    if (canMove && moved === distance) Object.assign(last, { to: hunk.to - distance, newTo: hunk.newTo - distance })
    else result.push({ ...hunk })
  }
  return result
}

const maximumChanges = 400

function myers(a, b, start, endA, endB) {
  const n = endA - start
  const m = endB - start
  const limit = Math.min(n + m, maximumChanges)
  const offset = limit + 1
  // furthest[offset + k]: how far into `a` the best path on diagonal k comes.
  const furthest = new Int32Array(2 * limit + 3)
  const traces = []
  for (let d = 0; d <= limit; d++) {
    traces.push(furthest.slice(offset - d - 1, offset + d + 2))
    for (let k = -d; k <= d; k += 2) {
      const down = k === -d || (k !== d && furthest[offset + k - 1] < furthest[offset + k + 1])
      let x = down ? furthest[offset + k + 1] : furthest[offset + k - 1] + 1
      while (x < n && x - k < m && x >= 0 && x - k >= 0 && a[start + x] === b[start + x - k]) x++
      furthest[offset + k] = x
      if (x >= n && x - k >= m) return backtrack(traces, start, n, m, d)
    }
  }
  return null
}

function backtrack(traces, start, n, m, distance) {
  const hunks = []
  let x = n
  let y = m
  for (let d = distance; d > 0; d--) {
    const trace = traces[d]
    const at = (k) => trace[k + d + 1]
    const k = x - y
    const down = k === -d || (k !== d && at(k - 1) < at(k + 1))
    const previousK = down ? k + 1 : k - 1
    const previousX = at(previousK)
    const previousY = previousX - previousK
    const from = start + previousX
    const newFrom = start + previousY
    const to = down ? from : from + 1
    const newTo = down ? newFrom + 1 : newFrom
    const next = hunks.at(-1)
    if (next && next.from === to && next.newFrom === newTo) Object.assign(next, { from, newFrom })
    else hunks.push({ from, to, newFrom, newTo })
    x = previousX
    y = previousY
  }
  return hunks.reverse()
}

/** How many values in a row must agree for the sequences to be in step again, and how far ahead to look for them. */
const agreement = 3
const horizon = 64

function lookAhead(a, b, start, endA, endB) {
  const hunks = []
  let x = start
  let y = start
  while (x < endA || y < endB) {
    if (x < endA && y < endB && a[x] === b[y]) {
      x++
      y++
      continue
    }
    const [skipA, skipB] = nextAgreement(a, b, x, y, endA, endB) ?? [endA - x, endB - y]
    hunks.push({ from: x, to: x + skipA, newFrom: y, newTo: y + skipB })
    x += skipA
    y += skipB
  }
  return hunks
}

function nextAgreement(a, b, x, y, endA, endB) {
  for (let distance = 1; distance <= horizon; distance++) {
    for (let skipA = 0; skipA <= distance; skipA++) {
      const skipB = distance - skipA
      let length = 0
      while (
        length < agreement &&
        x + skipA + length < endA &&
        y + skipB + length < endB &&
        a[x + skipA + length] === b[y + skipB + length]
      ) {
        length++
      }
      const atEnd = x + skipA + length === endA && y + skipB + length === endB
      if (length === agreement || (atEnd && length > 0)) return [skipA, skipB]
    }
  }
  return null
}

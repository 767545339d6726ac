/**
 * Which tags stand around a character in the patched source.
 *
 * A *frame* is one open tag: an element of the source, `{ element, mark }` (with a mark when its start tag changes, as that of a link
 * whose target changed), or a new one, `{ mark }`.
 */
export class InlineFrames {
  #inline
  #marksOf
  #known = new Map()

  constructor(inline, marksOf) {
    this.#inline = inline
    this.#marksOf = marksOf
  }

  /**
   * The frames for a character inside the elements of `stack` that is to have exactly these marks; null when an element outside of
   * the textblock gives it one too many.
   */
  for(stack, marks) {
    let byMarks = this.#known.get(stack)
    if (!byMarks) this.#known.set(stack, (byMarks = new Map()))
    let frames = byMarks.get(marks)
    if (frames === undefined) byMarks.set(marks, (frames = this.#compute(stack, marks)))
    return frames
  }

  #compute(stack, marks) {
    const { outside, node } = this.#inline
    if (node.type.spec.code) return stack.map((element) => ({ element, mark: null }))
    if (!outside.every((mark) => mark.isInSet(marks))) return null
    let have = outside
    const frames = []
    for (const element of stack) {
      const given = this.#marksOf(element)
      const [changed] = given.length === 1 ? marks.filter((mark) => mark.type === given[0].type) : []
      if (given.every((mark) => mark.isInSet(marks))) {
        frames.push({ element, mark: null })
        for (const mark of given) have = mark.addToSet(have)
      } else if (changed) {
        frames.push({ element, mark: changed })
        have = changed.addToSet(have)
      }
    }
    for (const mark of marks) if (!mark.isInSet(have)) frames.push({ element: null, mark })
    return frames
  }
}

export const sameFrame = (a, b) =>
  a.element === b.element && (a.mark === b.mark || (a.mark !== null && b.mark !== null && a.mark.eq(b.mark)))

/** How many frames two lists have in common at their start. */
export function commonFrames(a, b) {
  let count = 0
  while (count < a.length && count < b.length && sameFrame(a[count], b[count])) count++
  return count
}

/**
 * Puts a new mark around an element of the source instead of inside, where all of the element has the mark: one pair of tags then
 * covers what stands before and after it too.
 *
 * @param {object[]} runs - with their `frames`, which are replaced
 */
export function liftMarks(runs) {
  const elements = new Set()
  let marked = false
  for (const { frames } of runs) {
    for (const { element } of frames) {
      if (element) elements.add(element)
      else marked = true
    }
  }
  if (!marked) return
  // Inner elements come later in the tree: they go first, so that a mark can rise through several.
  for (const element of [...elements].sort((a, b) => b.id - a.id)) {
    const inside = runs.filter(({ frames }) => frames.some((frame) => frame.element === element))
    const after = ({ frames }) => frames.slice(frames.findIndex((frame) => frame.element === element) + 1)
    for (const lifted of after(inside[0]).filter((frame) => !frame.element)) {
      if (!inside.every((run) => after(run).some((frame) => sameFrame(frame, lifted)))) continue
      for (const run of inside) {
        const frames = run.frames.filter((frame) => !sameFrame(frame, lifted))
        frames.splice(frames.findIndex((frame) => frame.element === element), 0, lifted)
        run.frames = frames
      }
    }
  }
}

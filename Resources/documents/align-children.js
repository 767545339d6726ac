/**
 * Which children of an old node became which children of a new one, in order: `{ old, new, same }`, indices or -1, where `same` says
 * that nothing in the child changed. Pairs never cross.
 *
 * Nodes are persistent, so most children are found by identity; then equal ones; what is left between is paired by likeness.
 */
export function alignChildren(oldNode, newNode) {
  const pairs = []
  alignRange(childrenOf(oldNode), childrenOf(newNode), 0, 0, pairs, [byIdentity, byContent])
  return pairs
}

function childrenOf(node) {
  const children = []
  node.forEach((child) => children.push(child))
  return children
}

function alignRange(old, now, oldOffset, newOffset, pairs, keys) {
  let start = 0
  let oldEnd = old.length
  let newEnd = now.length
  // The same node first: of two equal ones it matters which went.
  const same = keys.includes(byIdentity) ? (i, j) => old[i] === now[j] : (i, j) => old[i].eq(now[j])
  while (start < oldEnd && start < newEnd && same(start, start)) {
    pairs.push({ old: oldOffset + start, new: newOffset + start, same: true })
    start++
  }
  const tail = []
  while (oldEnd > start && newEnd > start && same(oldEnd - 1, newEnd - 1)) {
    oldEnd--
    newEnd--
    tail.push({ old: oldOffset + oldEnd, new: newOffset + newEnd, same: true })
  }
  const oldRest = old.slice(start, oldEnd)
  const newRest = now.slice(start, newEnd)
  if (oldRest.length > 0 && newRest.length > 0 && keys.length > 0) {
    let i = 0
    let j = 0
    for (const [nextOld, nextNew] of [...anchors(oldRest, newRest, keys[0]), [oldRest.length, newRest.length]]) {
      const gapOld = oldRest.slice(i, nextOld)
      const gapNew = newRest.slice(j, nextNew)
      alignRange(gapOld, gapNew, oldOffset + start + i, newOffset + start + j, pairs, keys.slice(1))
      if (nextOld < oldRest.length) {
        pairs.push({ old: oldOffset + start + nextOld, new: newOffset + start + nextNew, same: true })
      }
      i = nextOld + 1
      j = nextNew + 1
    }
  } else {
    for (const pair of pairByLikeness(oldRest, newRest, oldOffset + start, newOffset + start)) pairs.push(pair)
  }
  for (const pair of tail.reverse()) pairs.push(pair)
}

const byIdentity = (node) => node

/** Equal for equal nodes; most of those that are not equal differ in it. */
const byContent = (node) => `${node.nodeSize} ${node.type.name} ${node.textBetween(0, node.content.size, "\n")}`

/** Pairs of equal nodes that are in the same order in both: the longest increasing run of old indices. */
function anchors(old, now, key) {
  const indices = new Map()
  for (const [index, node] of old.entries()) {
    const found = key(node)
    const known = indices.get(found)
    if (known) known.list.push(index)
    else indices.set(found, { list: [index], first: 0 })
  }
  const candidates = []
  for (const [index, node] of now.entries()) {
    const known = indices.get(key(node))
    const at = known ? takeEqual(known, old, node) : -1
    if (at >= 0) candidates.push([at, index])
  }
  const ends = []
  const previous = new Int32Array(candidates.length)
  for (const [position, [index]] of candidates.entries()) {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (candidates[ends[middle]][0] < index) low = middle + 1
      else high = middle
    }
    previous[position] = low > 0 ? ends[low - 1] : -1
    ends[low] = position
  }
  const run = []
  for (let position = ends.at(-1) ?? -1; position >= 0; position = previous[position]) run.push(candidates[position])
  return run.reverse()
}

/** Takes the first index of a node equal to `node` out of a list; -1 when there is none. */
function takeEqual(known, old, node) {
  const { list } = known
  while (known.first < list.length && list[known.first] < 0) known.first++
  for (let position = known.first; position < list.length; position++) {
    const at = list[position]
    if (at < 0 || !(old[at] === node || old[at].eq(node))) continue
    list[position] = -1
    return at
  }
  return -1
}

/** Nodes less alike than this are one taken out and another put in. */
const threshold = 0.3
const largestTable = 10000

function pairByLikeness(old, now, oldOffset, newOffset) {
  const removed = (i) => ({ old: oldOffset + i, new: -1, same: false })
  const added = (j) => ({ old: -1, new: newOffset + j, same: false })
  const paired = (i, j) => ({ old: oldOffset + i, new: newOffset + j, same: false })
  if (old.length === now.length && old.every((node, index) => likeness(node, now[index]) >= threshold)) {
    return old.map((_, index) => paired(index, index))
  }
  if (old.length * now.length > largestTable) {
    const count = Math.min(old.length, now.length)
    return [
      ...Array.from({ length: count }, (_, index) => paired(index, index)),
      ...old.slice(count).map((_, index) => removed(count + index)),
      ...now.slice(count).map((_, index) => added(count + index)),
    ]
  }
  // best[i][j]: the greatest sum of likenesses of pairs in the children from i and from j on.
  const best = Array.from({ length: old.length + 1 }, () => new Float64Array(now.length + 1))
  const likenesses = old.map((node) => now.map((other) => likeness(node, other)))
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      const pair = likenesses[i][j] >= threshold ? likenesses[i][j] + best[i + 1][j + 1] : 0
      best[i][j] = Math.max(pair, best[i + 1][j], best[i][j + 1])
    }
  }
  const pairs = []
  let i = 0
  let j = 0
  while (i < old.length && j < now.length) {
    const alike = likenesses[i][j]
    if (alike >= threshold && best[i][j] === alike + best[i + 1][j + 1]) pairs.push(paired(i++, j++))
    else if (best[i][j] === best[i + 1][j]) pairs.push(removed(i++))
    else pairs.push(added(j++))
  }
  while (i < old.length) pairs.push(removed(i++))
  while (j < now.length) pairs.push(added(j++))
  return pairInOrder(pairs, ({ old: at }) => old[at - oldOffset].type, ({ new: at }) => now[at - newOffset].type)
}

/**
 * Pairs what is alike in nothing but its type and its place: blocks whose text was replaced as a whole. Each so stays in the elements
 * that it stands in, where taken out and put in anew all would come to stand in those of the first.
 */
function pairInOrder(pairs, typeOfOld, typeOfNew) {
  const result = []
  let removed = []
  let added = []
  const endRun = () => {
    let count = 0
    while (count < removed.length && count < added.length && typeOfOld(removed[count]) === typeOfNew(added[count])) {
      result.push({ old: removed[count].old, new: added[count].new, same: false })
      count++
    }
    result.push(...removed.slice(count), ...added.slice(count))
    removed = []
    added = []
  }
  for (const pair of pairs) {
    if (pair.new < 0) removed.push(pair)
    else if (pair.old < 0) added.push(pair)
    else {
      endRun()
      result.push(pair)
    }
  }
  endRun()
  return result
}

/** How much of two nodes is the same, from 0 to 1. */
function likeness(a, b) {
  if (a.isTextblock !== b.isTextblock || a.isLeaf !== b.isLeaf) return 0
  const type = a.type === b.type ? 0.2 : 0
  if (a.isLeaf) return a.type === b.type ? 0.5 : 0
  const wordsA = wordsOf(a)
  const wordsB = wordsOf(b)
  if (wordsA.total + wordsB.total === 0) return type + 0.2
  let shared = 0
  for (const [word, count] of wordsA.counts) shared += Math.min(count, wordsB.counts.get(word) ?? 0)
  return type + 0.8 * Math.max((2 * shared) / (wordsA.total + wordsB.total), sharedEnds(wordsA.text, wordsB.text))
}

/** The part of two texts that is the same at their starts and ends: what a block that was split has in common with its halves. */
function sharedEnds(a, b) {
  const most = Math.min(a.length, b.length)
  let start = 0
  while (start < most && a[start] === b[start]) start++
  let end = 0
  while (end < most - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  return (2 * (start + end)) / (a.length + b.length)
}

const words = new WeakMap()
function wordsOf(node) {
  let found = words.get(node)
  if (!found) {
    const text = node.textBetween(0, node.content.size, " ", " ").slice(0, 4000)
    found = { text, counts: new Map(), total: 0 }
    for (const [word] of text.matchAll(/[^\s]+/g)) {
      found.counts.set(word, (found.counts.get(word) ?? 0) + 1)
      found.total++
    }
    words.set(node, found)
  }
  return found
}

import { alignChildren } from "./align-children.js"
import { BlockWriter } from "./BlockWriter.js"
import { InlineSource } from "./InlineSource.js"
import { indentOf, indentUnit, withItsLines } from "./layout.js"
import { patchInline } from "./patch-inline.js"
import { changedStartTag } from "./tags.js"
import { boundsOf } from "./units.js"

/** Elements that hold one thing and go with it; others (main, article, form) stay when they become empty. */
const holders = new Set(["center", "div", "figure", "picture", "span", "tbody", "tfoot", "thead"])

/**
 * How much of a block's own source an edit keeps. A block whose patch does not read back as the new node gets the next level.
 */
export const levels = {
  /** All but what changed. */
  source: 0,
  /** Its tags; loose text gets the tags of a paragraph, changed text is written anew. */
  tags: 1,
  /** The blocks in it that did not change. */
  blocks: 2,
  /** Nothing. */
  none: 3,
}

/**
 * The edits of the source that turn the loaded doc into `doc`: `{ start, end, text, isRemoval }`, in order, none overlapping another.
 *
 * @param {SourceMap} map
 * @param {Node} doc - the doc to come to
 * @param {Tags} tags
 * @param {(index: number) => number} levelOf - the level for the child of `doc` with this index
 * @returns {object[] | null} null when the doc's children cannot be told apart in the source
 */
export function patchBlocks(map, doc, tags, levelOf, lineEnd) {
  const patch = new BlockPatch(map, tags, lineEnd)
  return patch.children(map.root, doc, levelOf) ? patch.edits : null
}

class BlockPatch {
  edits = []
  #map
  #source
  #tags
  #writer
  /** Writes without the source of old nodes. */
  #plainWriter
  #reusable = new Map()
  #lineEnd

  constructor(map, tags, lineEnd) {
    this.#map = map
    this.#source = map.source
    this.#tags = tags
    this.#lineEnd = lineEnd
    const style = { lineEnd, unit: indentUnit(map.source) }
    this.#writer = new BlockWriter(tags, style, this.#reusable)
    this.#plainWriter = new BlockWriter(tags, style, new Map())
  }

  /** Patches the children of a container; false when they have to be written with it. */
  children(origin, now, levelOf) {
    const units = this.#map.unitsOf(origin)
    if (!units) return false
    const limits = boundsOf(this.#map, origin)
    const pairs = alignChildren(origin.node, now)
    const steps = stepsOf(units, pairs, levelOf)
    this.#offer(units, steps)
    let before = null
    for (const { unit, added, pair, gone, isReplaced } of steps) {
      if (added.length > 0) {
        // What is added stands before the unit of its step; at the end there is none.
        this.#insert(added.map((at) => now.child(at)), { origin, limits, before, next: unit, gone })
      }
      if (!unit) continue
      if (pair === null) {
        if (!isReplaced) this.#remove(unit, limits)
        continue
      }
      const level = levelOf(pair.new)
      if (!pair.same || level > levels.source) this.#change(unit, now, pair, level)
      before = unit
    }
    return true
  }

  /** Lets nodes that leave their place take their source with them. */
  #offer(units, steps) {
    for (const { unit, pair } of steps) if (unit && pair === null) this.#offerTree(unit)
  }

  #offerTree(unit) {
    const { origin } = unit
    if (!origin?.exact || unit.end === unit.start) return
    const text = this.#source.slice(unit.start, unit.end)
    const { node, source } = origin
    if (source) this.#reusable.set(node, source.isClosed || node.isLeaf ? text : `${text}</${source.name}>`)
    else if (!source && node.isTextblock) {
      const { open, close } = this.#tags.ofNode(node)
      this.#reusable.set(node, open + text + close)
    }
    if (node.isTextblock || node.isLeaf) return
    for (const inner of this.#map.unitsOf(origin) ?? []) this.#offerTree(inner)
  }

  #edit(start, end, text, isRemoval = false) {
    const from = isRemoval ? Math.max(start, this.edits.at(-1)?.end ?? 0) : start
    if (text !== this.#source.slice(from, end)) this.edits.push({ start: from, end, text, isRemoval })
  }

  #remove(unit, limits) {
    let { start, end } = unit
    for (let parent = this.#holder(unit); parent; parent = this.#holder({ ...unit, parent })) {
      if (parent.start < limits.start || parent.end > limits.end || !holders.has(parent.name) || !parent.written) break
      ;({ start, end } = parent)
    }
    if (start === end) return
    const lines = withItsLines(this.#source, start, end, limits)
    this.#edit(lines.start, lines.end, "", true)
  }

  /** The element around a unit that holds nothing else of the doc. */
  #holder({ origin, nodes, parent }) {
    if (!origin) return null
    const inner = parent ?? origin.source ?? nodes[0]
    const outer = inner?.parent
    if (!outer?.parent) return null
    return this.#map.mappedBetween(outer.id, outer.last) === origin.count ? outer : null
  }

  #insert(nodes, { origin, limits, before, next, gone }) {
    const bare = this.#isBare(origin)
    const write = (indent) => nodes.map((node) => this.#writer.write(node, indent, bare))
    if (gone) {
      // In place of the first of those that go.
      const indent = indentOf(this.#source, gone, limits.start)
      this.#edit(gone.start, gone.end, write(indent).join(indent === null ? "" : this.#lineEnd + indent))
      return
    }
    const beside = before ?? next
    const indent = beside ? indentOf(this.#source, beside, limits.start) : null
    const separator = indent === null ? "" : this.#lineEnd + indent
    const texts = write(indent)
    if (before) this.#edit(before.end, before.end, texts.map((text) => separator + text).join(""))
    else if (next) this.#edit(next.start, next.start, texts.map((text) => text + separator).join(""))
    else this.#edit(limits.start, limits.start, texts.join(separator))
  }

  /** Whether the items or cells beside a new one do without the tags of their first paragraph. */
  #isBare(origin) {
    const [unit] = this.#map.unitsOf(origin) ?? []
    if (!unit?.origin) return false
    const children = this.#map.childrenOf(unit.origin)
    const first = children?.[0]
    if (!first) return false
    return first.node.isTextblock ? first.source === null : children.some((child) => this.#map.childrenOf(child)?.[0]?.source === null)
  }

  #change(unit, parent, pair, level) {
    const node = parent.child(pair.new)
    const { origin } = unit
    const start = this.edits.length
    if (origin && level < levels.blocks) {
      const done = node.isTextblock ? this.#changeTextblock(unit, node, level) : this.#changeContainer(unit, node, level)
      if (done) return
    }
    this.edits.length = start
    if (origin && level < levels.none) this.#offerTree(unit)
    const writer = level === levels.none ? this.#plainWriter : this.#writer
    this.#edit(unit.start, unit.end, writer.write(node, indentOf(this.#source, unit, 0)))
  }

  #changeTextblock(unit, node, level) {
    const { origin } = unit
    const { source } = origin
    const old = origin.node
    if (!old.isTextblock || old.type.spec.code !== node.type.spec.code) return false
    const inline = level === levels.source ? InlineSource.of(this.#map, unit, (element) => this.#tags.marksOf(element, this.#source)) : null
    const content = inline && (old.content.eq(node.content) ? this.#source.slice(inline.start, inline.end) : patchInline(this.#source, inline, node, this.#tags, this.#lineEnd))
    if (level === levels.source && content === null) return this.#changeTextblock(unit, node, levels.tags)
    const isSameTag = old.type === node.type && JSON.stringify(old.attrs) === JSON.stringify(node.attrs)
    if (!source) {
      // Loose text stays loose while it is a paragraph.
      if (level === levels.source && isSameTag) {
        this.#edit(unit.start, unit.end, content)
        return true
      }
      const { open, close } = this.#tags.ofNode(node)
      const text = content ?? this.#looseContent(unit, node)
      if (text === null) return false
      this.#edit(unit.start, unit.end, open + text + close)
      return true
    }
    if (!origin.exact || source.innerStart === null) return false
    // The source of a code block's content includes its inner tag.
    if (node.type.spec.code && (content === null || !isSameTag)) return false
    if (!isSameTag) this.#changeTags(source, old, node)
    const text = content ?? (old.content.eq(node.content) ? null : this.#writer.content(node))
    const end = isSameTag || source.isClosed ? "" : `</${this.#tags.ofNode(node).name}>`
    if (text !== null) this.#edit(source.innerStart, source.innerEnd, text + end)
    else if (end) this.#edit(source.innerEnd, source.innerEnd, end)
    if (!isSameTag) this.#changeEndTag(source, node)
    return true
  }

  #looseContent(unit, node) {
    return unit.origin.node.eq(node) && unit.origin.exact ? this.#source.slice(unit.start, unit.end) : this.#writer.content(node)
  }

  #changeContainer(unit, node, level) {
    const { origin } = unit
    const { source, node: old } = origin
    if (old.isLeaf || old.isTextblock || node.isTextblock || node.isLeaf || !origin.traced) return false
    const isSameTag = old.type === node.type && JSON.stringify(old.attrs) === JSON.stringify(node.attrs)
    if (!isSameTag && (!source?.isClosed || !canTakeOver(old, node))) return false
    if (!isSameTag) this.#changeTags(source, old, node)
    if (!this.children(origin, node, () => level)) return false
    if (!isSameTag) this.#changeEndTag(source, node)
    return true
  }

  #changeTags(source, old, node) {
    const before = this.#tags.ofNode(old)
    const after = this.#tags.ofNode(node)
    const { close } = after
    const wanted = (tag) => {
      const found = this.#tags.nodeIn(tag + (node.isTextblock ? "x" : "") + close, node.type)
      return found && JSON.stringify(found.attrs) === JSON.stringify(node.attrs)
    }
    let tag = changedStartTag(this.#source, source, before, after)
    // An attribute that meant nothing on the old element can mean something on the new one.
    if (!wanted(tag)) {
      tag = changedStartTag(this.#source, source, before, after, (name) =>
        wanted(changedStartTag(this.#source, source, before, after, (other) => other === name)),
      )
    }
    this.#edit(source.start, source.innerStart, wanted(tag) ? tag : after.open)
  }

  #changeEndTag(source, node) {
    const { name } = this.#tags.ofNode(node)
    if (source.isClosed && name !== source.name) this.#edit(source.innerEnd, source.end, `</${name}>`)
  }
}

/** Whether the children of `old` may stand in `node`'s type, so that its tags alone change. */
const canTakeOver = (old, node) => old.type === node.type || node.type.contentMatch.matchFragment(old.content)?.validEnd === true

/**
 * What happens to each unit, in order of the source, and what is added before it: `{ unit, pair, added, gone, isReplaced }`, where
 * `pair` is null for a unit that goes, `added` are indices of new children, and `gone` is the unit that they take the place of.
 */
function stepsOf(units, pairs, levelOf) {
  const steps = []
  const unitOf = new Map()
  for (const unit of units) for (let index = unit.from; index < unit.to; index++) unitOf.set(index, unit)
  // Every old child is in one pair, in order.
  const pairOf = new Int32Array(pairs.length)
  for (const [position, { old }] of pairs.entries()) if (old >= 0) pairOf[old] = position
  let added = []
  let index = 0
  while (index < pairs.length) {
    const pair = pairs[index]
    if (pair.old < 0) {
      added.push(pair.new)
      index++
      continue
    }
    const unit = unitOf.get(pair.old)
    // Children that share their source stay together or are written anew together.
    let end = index
    while (end < pairs.length && (pairs[end].old < 0 ? end < pairOf[unit.to - 1] : pairs[end].old < unit.to)) end++
    const group = pairs.slice(index, end)
    const stays = group.length === unit.to - unit.from && group.every(({ same, new: at }) => same && levelOf(at) === levels.source)
    if (unit.to - unit.from === 1 && pair.new >= 0) {
      steps.push({ unit, pair, added, gone: null, isReplaced: false })
      added = []
    } else if (stays) {
      steps.push({ unit, pair: { ...pair, same: true }, added, gone: null, isReplaced: false })
      added = []
    } else {
      const rewritten = group.filter((member) => member.new >= 0).map((member) => member.new)
      steps.push({ unit, pair: null, added: [], gone: null, isReplaced: false, before: added })
      added = []
      if (rewritten.length > 0) steps.at(-1).rewritten = rewritten
    }
    index = end
  }
  steps.push({ unit: null, pair: null, added, gone: null, isReplaced: false })
  return settle(steps)
}

/** Joins what is added around units that go, and puts it in the place of the first of them. */
function settle(steps) {
  const settled = []
  for (const step of steps) {
    const goes = step.unit !== null && step.pair === null
    const last = settled.at(-1)
    if (goes) {
      const added = [...(step.before ?? []), ...(step.rewritten ?? [])]
      if (last && last.unit !== null && last.pair === null) {
        // The same stretch of units that go: all is added at its first.
        const first = settled[last.first]
        for (const at of added) first.added.push(at)
        settled.push({ unit: step.unit, pair: null, added: [], gone: null, isReplaced: false, first: last.first })
      } else {
        settled.push({ unit: step.unit, pair: null, added, gone: null, isReplaced: false, first: settled.length })
      }
    } else {
      if (last && last.unit !== null && last.pair === null && step.added.length > 0) {
        for (const at of step.added) settled[last.first].added.push(at)
        settled.push({ ...step, added: [] })
      } else {
        settled.push(step)
      }
    }
  }
  for (const step of settled) {
    if (step.unit !== null && step.pair === null && step.added.length > 0) {
      step.gone = step.unit
      step.isReplaced = true
    }
  }
  return settled
}

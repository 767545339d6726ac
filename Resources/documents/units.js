/** Elements that stand for a block of their own, so that loose text inside does not reach out of them. */
const blockNames = new Set([
  "address", "article", "aside", "blockquote", "body", "canvas", "caption", "center", "dd", "details", "dialog", "div", "dl", "dt",
  "fieldset", "figcaption", "figure", "footer", "form", "header", "hgroup", "li", "main", "nav", "ol", "output", "section",
  "summary", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
])

/**
 * The stretches of source that the children of a container come from, in order, none overlapping another:
 * `{ from, to, start, end, origin, nodes }` for the children with indices from `from` up to `to`. A unit of one child has that
 * child's origin and, for loose text, the source nodes that it is made of (`nodes`); children that share source (a list that its
 * parser had to split) are one unit without an origin.
 *
 * @param {SourceMap} map
 * @param {object} container - an origin
 * @returns {object[] | null} null when a child cannot be placed inside of the container
 */
export function unitsOf(map, container) {
  const children = map.childrenOf(container)
  if (!children) return null
  const bounds = boundsOf(map, container)
  if (!bounds) return null
  const units = []
  for (const [index, origin] of children.entries()) {
    let unit = place(map, container, origin, index, units.at(-1)?.end ?? bounds.start)
    if (!unit || unit.start < bounds.start || unit.end > bounds.end) return null
    while (units.length > 0 && unit.start < units.at(-1).end) unit = merge(units.pop(), unit)
    units.push(unit)
  }
  return units
}

/** Where the content of a container stands: between its tags, or all that a made-up container holds. */
export function boundsOf(map, { source, first, last, exact }) {
  if (source) return exact && source.innerStart !== null ? { start: source.innerStart, end: source.innerEnd } : null
  const nodes = last >= 0 ? spanOf(map, first, last) : null
  return nodes && { start: nodes[0].start, end: nodes.at(-1).end }
}

function place(map, container, origin, index, previousEnd) {
  const { source, first, last, count } = origin
  if (source) {
    if (source.start === null) return null
    return { from: index, to: index + 1, start: source.start, end: source.end, origin, nodes: null }
  }
  // A paragraph that fills an empty cell or item comes from nothing.
  if (last < 0) return { from: index, to: index + 1, start: previousEnd, end: previousEnd, origin, nodes: [] }
  let nodes = spanOf(map, first, last)
  if (!nodes) return null
  // An inline element that holds this text alone belongs to it.
  const own = (parent) =>
    parent &&
    parent !== container.source &&
    parent.written &&
    !blockNames.has(parent.name) &&
    map.mappedBetween(parent.id, parent.last) === count
  while (own(nodes[0].parent)) nodes = [nodes[0].parent]
  const exclusive = map.mappedBetween(nodes[0].id, nodes.at(-1).last) === count
  let { start } = nodes[0]
  let { end } = nodes.at(-1)
  // White space at the edges of loose text stands between blocks, unless the parser made it part of the text.
  const { traced } = origin
  if (nodes[0].name === "#text" && !/^[ \t\r\n\f]/.test(traced?.firstChild?.text ?? "")) while (start < end && isSpace(map.source, start)) start++
  if (nodes.at(-1).name === "#text" && !/[ \t\r\n\f]$/.test(traced?.lastChild?.text ?? "")) while (end > start && isSpace(map.source, end - 1)) end--
  return {
    from: index,
    to: index + 1,
    start,
    end,
    origin: exclusive ? { ...origin, exact: true } : { ...origin, traced: null },
    nodes,
  }
}

/** The sibling nodes that hold all from `first` to `last`. */
function spanOf(map, first, last) {
  const { nodes } = map.tree
  let parent = nodes[first]
  while (parent.last < last) parent = parent.parent
  if (parent.id === first) return placed([parent])
  return placed(parent.children.slice(indexOfChild(parent, first), indexOfChild(parent, last) + 1))
}

/** The index of the child of `parent` whose subtree has the node with this id. */
function indexOfChild({ children }, id) {
  let low = 0
  let high = children.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (children[middle].last < id) low = middle + 1
    else high = middle
  }
  return low
}

const isSpace = (source, offset) => /[ \t\r\n\f]/.test(source[offset])

const placed = (nodes) => (nodes.every((node) => node.start !== null) ? nodes : null)

const merge = (a, b) => ({
  from: a.from,
  to: b.to,
  start: Math.min(a.start, b.start),
  end: Math.max(a.end, b.end),
  origin: null,
  nodes: null,
})

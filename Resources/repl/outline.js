import { cut, escapeControls, quote } from "./text.js"

const deepest = 8
const mostLines = 60
const longestValue = 120
const longestText = 400

const voidElements = new Set(["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"])
const blocks = new Set([
  "address", "article", "aside", "blockquote", "body", "dd", "details", "dialog", "div", "dl", "dt", "fieldset", "figcaption", "figure",
  "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "li", "link", "main", "markup-editor", "meta", "nav", "ol",
  "p", "pre", "script", "section", "style", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "ul",
])

/**
 * A node as HTML, a line for each element that holds blocks or does not fit into one.
 *
 * @param {Node} node
 * @param {number} width - columns of a line
 * @returns {string}
 */
export function outline(node, width) {
  const lines = []
  write(node, "", 0)
  return lines.slice(0, mostLines).join("\n") + (lines.length > mostLines ? "\n…" : "")

  function write(node, indent, depth) {
    if (lines.length > mostLines) return
    if (!isContainer(node)) return void lines.push(indent + (depth > 0 && node.nodeType === 3 ? shortText(node.data) : leaf(node)))
    const line = holdsBlocks(node) ? null : oneLine(node, width - indent.length)
    if (line !== null) return void lines.push(indent + line)
    const { start, end } = tagsOf(node)
    const children = shownChildren(node)
    if (children.length === 0) return void lines.push(indent + start + end)
    if (depth === deepest || node.localName === "svg") return void lines.push(`${indent}${start}…${end}`)
    lines.push(indent + start)
    for (const child of children) write(child, `${indent}  `, depth + 1)
    if (end) lines.push(indent + end)
  }
}

/** A node in few words, as a member of something else. */
export function brief(node) {
  if (!isContainer(node)) return leaf(node, 40)
  const line = node.nodeType === 1 ? oneLine(node, 60) : null
  if (line !== null) return line
  const { start, end } = tagsOf(node)
  return node.nodeType === 1 ? `${start}…${end}` : start
}

const isContainer = ({ nodeType }) => nodeType === 1 || nodeType === 9 || nodeType === 11

/** White space between elements is shown by the lines. */
const shownChildren = (node) => [...(node.localName === "template" && node.content ? node.content : node).childNodes].filter(
  ({ nodeType, data }) => nodeType !== 3 || /[^ \t\n\f\r]/.test(data))

const holdsBlocks = (node) => node.nodeType !== 1 || shownChildren(node).some(({ nodeType, localName }) => nodeType === 1 && blocks.has(localName))

function tagsOf(node) {
  if (node.nodeType === 9) return { start: "#document", end: "" }
  if (node.nodeType === 11) return { start: node.host ? "#shadow-root" : "#document-fragment", end: "" }
  const attributes = Array.from(node.attributes, ({ name, value }) => ` ${escapeControls(name)}="${attributeText(value)}"`)
  const name = escapeControls(node.localName)
  return { start: `<${name}${attributes.join("")}>`, end: voidElements.has(name) ? "" : `</${name}>` }
}

function attributeText(value) {
  const shown = escapeControls(cut(value, longestValue)).replaceAll("&", "&amp;").replaceAll("\"", "&quot;")
  return value.length > longestValue ? `${shown}…` : shown
}

/** A node on one line, or null when it is longer. */
function oneLine(node, limit) {
  if (node.nodeType === 3) return node.data.length <= limit ? textOf(node.data) : null
  if (node.nodeType !== 1) return leaf(node)
  const { start, end } = tagsOf(node)
  let line = start
  const { childNodes } = node.localName === "template" && node.content ? node.content : node
  for (let index = 0; index < childNodes.length; index++) {
    const inner = oneLine(childNodes[index], limit - line.length - end.length)
    if (inner === null) return null
    line += inner
  }
  return line.length + end.length <= limit ? line + end : null
}

function textOf(data) {
  return escapeControls(data.replace(/[ \t\n\f\r]+/g, " ")).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("\u00a0", "&nbsp;")
}

/** Text between elements. */
function shortText(data) {
  return textOf(cut(data, longestText)).trim() + (data.length > longestText ? "…" : "")
}

/** A node without children. */
function leaf(node, longest = longestText) {
  switch (node.nodeType) {
    case 2:
      return `${node.name}=${quote(node.value)}`
    case 3:
    case 4:
      return `#text ${quote(cut(node.data, longest))}${node.data.length > longest ? "…" : ""}`
    case 7:
      return `<?${escapeControls(node.target)} ${escapeControls(cut(node.data, longest))}>`
    case 8:
      return `<!--${escapeControls(cut(node.data, longest))}${node.data.length > longest ? "…" : ""}-->`
    default:
      return `<!DOCTYPE ${escapeControls(node.name)}>`
  }
}

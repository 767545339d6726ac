import { escapeText, isVoid, startTag } from "./write.js"

/** Elements that stay on the line they are on. */
const inline = new Set(["a", "b", "code", "del", "em", "i", "s", "strong", "sub", "sup", "u"])

const isInlined = (node) => typeof node === "string" || isVoid(node) || inline.has(node.name)

/**
 * The children of an element as HTML with an element a line, four spaces a level, and an empty line between blocks.
 *
 * White space is added only where it has no meaning: reading the result back gives the same document.
 */
export function prettyPrint(children) {
  const parts = []
  children.forEach((child, index) => {
    if (index > 0) parts.push("\n")
    printInto(parts, child, "", index === 0)
  })
  return parts.join("")
}

function printInto(parts, node, indent, onSameLine) {
  if (typeof node === "string") {
    parts.push(escapeText(node))
    return
  }
  if (!onSameLine && !isInlined(node)) parts.push("\n", indent)
  parts.push(startTag(node))
  for (const child of node.children) printInto(parts, child, `${indent}    `, isInlined(child))
  if (isVoid(node)) return
  const { children } = node
  if (children.length > 0 && !(isInlined(children[0]) && isInlined(children.at(-1)))) parts.push("\n", indent)
  parts.push(`</${node.name}>`)
}

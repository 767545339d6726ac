/**
 * Writes outlines as HTML. @see https://html.spec.whatwg.org/multipage/parsing.html#serialising-html-fragments
 */

const references = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\u00a0": "&nbsp;" }

export const escapeText = (text) => text.replace(/[&<>\u00a0]/g, (character) => references[character])
const escapeValue = (value) => value.replace(/[&<>"\u00a0]/g, (character) => references[character])

const voids = new Set(["area", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param"])

export const isVoid = (element) => voids.has(element.name)

export function startTag({ name, attributes }) {
  return `<${name}${attributes.map(([name, value]) => ` ${name}="${escapeValue(value)}"`).join("")}>`
}

/** The children of an element as HTML. */
export function writeHTML(children) {
  const parts = []
  writeInto(children, parts)
  return parts.join("")
}

function writeInto(children, parts) {
  for (const child of children) {
    if (typeof child === "string") parts.push(escapeText(child))
    else {
      parts.push(startTag(child))
      if (isVoid(child)) continue
      writeInto(child.children, parts)
      parts.push(`</${child.name}>`)
    }
  }
}

/**
 * The outermost blocks between two markers, a line each.
 *
 * @param {string} html - of a document, with one marker or two
 * @param {string} marker
 * @returns {string} with `|` for the markers
 */
export function selectedBlocks(html, marker) {
  const template = document.createElement("template")
  template.innerHTML = html
  const blocks = Array.from(template.content.childNodes, (node) => node.outerHTML ?? node.data)
  const isMarked = (block) => block.includes(marker)
  return blocks.slice(blocks.findIndex(isMarked), blocks.findLastIndex(isMarked) + 1).join("\n").replaceAll(marker, "|")
}

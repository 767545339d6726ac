/**
 * The document that the editor stands in: all in the light tree, where user scripts look for it.
 *
 * @param {Document} document - new, with html, head and body
 * @param {string[]} styleSheets - in the order of the cascade
 * @returns {{ element: HTMLElement, container: HTMLElement }} `markup-editor` and the element that the editor mounts into
 */
export function buildPage(document, styleSheets) {
  for (const text of styleSheets) {
    const style = document.createElement("style")
    style.textContent = text
    document.head.append(style)
  }
  const element = document.createElement("markup-editor")
  element.id = "markupeditor"
  element.setAttribute("handler", "swift")
  const container = document.createElement("div")
  container.id = "editor"
  container.className = "markup-editor"
  element.append(container)
  document.body.append(element)
  return { element, container }
}

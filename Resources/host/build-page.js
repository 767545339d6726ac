/**
 * The document that the editor stands in: all in the light tree, where user scripts look for it.
 *
 * @param {Document} document - new, with html, head and body
 * @returns {{ element: HTMLElement, container: HTMLElement }} `markup-editor` and the element that the editor mounts into
 */
export function buildPage(document) {
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

/**
 * @param {Document} document
 * @param {string[]} texts - the style sheets, in the order of the cascade, behind those that are there
 */
export function addStyleSheets(document, texts) {
  for (const text of texts) {
    const style = document.createElement("style")
    style.textContent = text
    document.head.append(style)
  }
}

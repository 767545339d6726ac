/**
 * A whole HTML file as an inert document, whose nodes know their places in the source.
 *
 * @param {string} source
 * @param {{ document: Document, parsing: object }} editor - `parsing`: the exports of the DOM
 * @returns {Document}
 */
export function parsePage(source, { document, parsing }) {
  const page = document.implementation.createHTMLDocument()
  page.replaceChildren()
  parsing.parseDocument(page, source, { locations: true })
  return page
}

const drawn = (content) =>
  `<svg viewBox="0 0 24 24" width="1em" height="1em" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${content}</svg>`
const line = (path) => drawn(`<path d="${path}"/>`)
const letter = (text, style = "") =>
  drawn(`<text x="12" y="18" font-size="18" text-anchor="middle" fill="currentColor" stroke="none" style="${style}">${text}</text>`)

/** The toolbar's icons by name: SVG as strings. */
export const icons = {
  undo: line("M4 9h10a6 6 0 0 1 0 12H9M8 5L4 9l4 4"),
  redo: line("M20 9H10a6 6 0 0 0 0 12h5M16 5l4 4-4 4"),
  strong: letter("B", "font-weight:bold"),
  em: letter("I", "font-style:italic;font-family:serif"),
  u: letter("U", "text-decoration:underline"),
  s: letter("S", "text-decoration:line-through"),
  code: line("M8 7l-5 5 5 5M16 7l5 5-5 5"),
  sub: letter("x\u2082"),
  sup: letter("x\u00b2"),
  link: line("M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1-1"),
  image: line("M3 5h18v14H3zM3 16l5-5 5 5 3-3 5 5M16 9h.01"),
  table: line("M3 5h18v14H3zM3 10h18M3 15h18M9 5v14M15 5v14"),
  bulletList: line("M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01"),
  orderedList: drawn(
    `<path d="M10 6h11M10 12h11M10 18h11"/><text x="1" y="9" font-size="8" fill="currentColor" stroke="none">1</text><text x="1" y="21" font-size="8" fill="currentColor" stroke="none">2</text>`,
  ),
  blockquote: line("M3 5h18M11 10h10M11 14h10M3 19h18M3 9l4 3-4 3"),
  lift: line("M3 5h18M11 10h10M11 14h10M3 19h18M7 9l-4 3 4 3"),
  search: line("M15 15l6 6M10 17a7 7 0 1 1 0-14 7 7 0 0 1 0 14z"),
  searchForward: line("M9 5l7 7-7 7"),
  searchBackward: line("M15 5l-7 7 7 7"),
  matchCase: letter("Aa"),
  paragraphStyle: letter("\u00b6"),
  more: line("M5 12h.01M12 12h.01M19 12h.01"),
  hRule: line("M3 12h18"),
}

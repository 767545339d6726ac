import { parseInert } from "../html/parse.js"
import { makeWordLists } from "./word-lists.js"

/**
 * Repairs HTML that other programs put on the pasteboard, before ProseMirror reads it: Word's lists, which are paragraphs, and
 * the white space of Apple's programs, which is markup.
 */
export function cleanPastedHTML(html, document) {
  if (!/mso-list|Apple-(converted|interchange)/.test(html)) return html
  const fragment = parseInert(html, document)
  for (const space of fragment.querySelectorAll(".Apple-converted-space")) {
    space.replaceWith(space.textContent.replaceAll("\u00a0", " "))
  }
  for (const end of fragment.querySelectorAll("br.Apple-interchange-newline")) end.remove()
  makeWordLists(fragment)
  const holder = document.createElement("template")
  holder.content.append(fragment)
  return holder.innerHTML
}

import { activeEditor } from "../editor/active-editor.js"
import { outline } from "../html/outline.js"
import { parseDocument } from "../html/parse.js"
import { writeHTML } from "../html/write.js"
import { toPlainHTML } from "../paste/plain-text.js"

/** What the schema makes of HTML from elsewhere. */
export const previewHTML = (html) => writeHTML(outline(parseDocument(html, activeEditor().document).content))

/** What is pasted when HTML or text is pasted as text. */
export const previewText = (text) => toPlainHTML(text, activeEditor().document)

// The same user script as custom.js, as an ES module.
import { MU } from "./markup-editor.js"

const counted = "p, h1, h2, h3, h4, h5, h6, code"
const words = (element) => element.textContent.trim().split(" ").length

/** The number of words in paragraphs, headings and code: the words between single spaces of each one's text. */
MU.wordCount = () => Array.from(document.querySelectorAll(counted), words).reduce((sum, count) => sum + count, 0)

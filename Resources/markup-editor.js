/**
 * The editor for browsers, in one module: `scripts/bundle OUT markup-editor`. It has all parts, defines the element `markup-editor`,
 * and exports what `markup.js` does.
 */
import { defineElement, loadPartsWith } from "./markup.js"
import markupCSS from "./markup.css"
import mirrorCSS from "./mirror.css"
import * as code from "./markup/parts/code.js"
import * as ui from "./markup/parts/ui.js"

export * from "./markup.js"

const parts = { code, ui }
loadPartsWith((name) => parts[name])
defineElement(window, [markupCSS, mirrorCSS])

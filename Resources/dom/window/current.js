/**
 * The one window of this realm. The bundle is evaluated once for each global object, so what the standards call the current
 * global object, its associated document and the embedding host are module state here.
 */

let theWindow = null
let theDocument = null
let theHost = null

/**
 * @param {object} window - the global object
 * @param {Document} document - its associated document
 * @param {object} host - what the embedder supplies (see docs/architecture.md)
 */
export function setCurrent(window, document, host) {
  theWindow = window
  theDocument = document
  theHost = host
}

/** The global object, or null before `createWindow`. */
export const currentWindow = () => theWindow

/** The document of the window, or null before `createWindow`. */
export const currentDocument = () => theDocument

/** The embedder's object, or null before `createWindow`. */
export const hostHooks = () => theHost

/**
 * The window that shows a document: null for documents made by `DOMParser`, `createHTMLDocument` and templates, which have no
 * browsing context.
 *
 * @param {Document} document
 */
export const windowOf = (document) => (document !== null && document === theDocument ? theWindow : null)

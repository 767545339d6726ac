import { setHTML } from "../html/set-html.js"

/** Loads what an editor is configured to show at first: its file, or its HTML. */
export function loadContents(editor) {
  const { filename, html, base, behavior } = editor.config
  const show = (contents) => {
    if (!editor.view.isDestroyed) setHTML(contents, behavior.focusAfterLoad, base ?? folderOf(filename), editor.view)
  }
  if (!filename) return show(html)
  const failed = () => show(`<p>Failed to load ${filename.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}.</p>`)
  read(editor, filename).then(show, failed)
}

async function read({ document, window }, filename) {
  // The page's base is that of the documents in its editors.
  const response = await window.fetch(new URL(filename, document.URL))
  if (!response.ok) throw new Error(`${filename} could not be loaded: ${response.status}`)
  return response.text()
}

/** The part of a path up to its last separator, of either kind; undefined where there is none. */
const folderOf = (path) => /^.*[/\\]/s.exec(path ?? "")?.[0]

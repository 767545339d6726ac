import { setHTML } from "../html/set-html.js"

/** Loads what an editor is configured to show at first: its file, or its HTML. Without either it stays as it is. */
export function loadContents(editor) {
  const { filename, html, base, behavior } = editor.config
  const show = (contents) => {
    if (!editor.view.isDestroyed) setHTML(contents, behavior.focusAfterLoad, base ?? folderOf(filename), editor.view)
  }
  if (!filename) {
    if (html !== null) show(html)
    return
  }
  const failed = () => show(`<p>Failed to load ${filename.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}.</p>`)
  editor.window.fetch(filename).then((response) => (response.ok ? response.text() : Promise.reject(response))).then(show, failed)
}

/** The part of a path up to its last separator, of either kind; undefined where there is none. */
const folderOf = (path) => /^.*[/\\]/s.exec(path ?? "")?.[0]

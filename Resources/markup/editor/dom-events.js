import { setActiveView, editorOf } from "./active-editor.js"
import { areaAround } from "../commands/areas.js"
import { post } from "../messages/post.js"
import { postInput, selectionChanged, stateChanged } from "../messages/state-changed.js"
import { deactivateSearch } from "../search/search-mode.js"

/** Calls `action` in a task of its own, when the view has done its part. Not if the view is gone by then. */
function later(view, action) {
  view.dom.ownerDocument.defaultView.setTimeout(() => {
    if (!view.isDestroyed) action()
  })
}

/** What the DOM's events say to the host. None is handled: the view goes on with all of them. */
export const handleDOMEvents = {
  input(view) {
    postInput(view)
  },
  focus(view) {
    later(view, () => {
      setActiveView(view)
      post("focus", editorOf(view))
    })
  },
  blur(view) {
    later(view, () => post("blur", editorOf(view)))
  },
  cut(view) {
    later(view, () => postInput(view))
  },
  delete(view) {
    later(view, () => postInput(view))
  },
  click(view, event) {
    postButtonClick(view, event)
    later(view, () => {
      deactivateSearch(view)
      post("clicked", editorOf(view))
    })
  },
  keydown(view, { key }) {
    // Right after it got the focus the view takes a caret at the document's start for one that the browser put there, and puts its own
    // selection back. After a key it is the person's.
    view.input.lastFocus = 0
    if (key === "Enter" || key === "Delete" || key === "Backspace") later(view, () => stateChanged(view))
  },
}

function postButtonClick(view, { target }) {
  const button = target.closest?.("button")
  if (!button?.closest("div[contenteditable='false']") || !view.dom.contains(button)) return
  const { x, y, width, height } = button.getBoundingClientRect()
  post({ messageType: "buttonClicked", id: button.id, rect: { x, y, width, height } }, editorOf(view))
}

/**
 * Guards what the DOM's selection becomes: one that begins in one area and ends in another is not taken; any other says which
 * area is selected.
 */
export function createSelectionBetween(view, $anchor, $head) {
  const editor = editorOf(view)
  if (!editor) return null
  const area = areaAround($anchor)
  if (area !== areaAround($head) && !$anchor.sameParent($head)) return view.state.selection
  editor.selectedDivID = area
  selectionChanged(view)
  return null
}

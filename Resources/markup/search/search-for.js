import { TextSelection } from "prosemirror-state"
import { activeEditor } from "../editor/active-editor.js"
import { post } from "../messages/post.js"
import { installQuery, isSearching, matchesIn } from "./plugin.js"
import { textQuery } from "./query.js"
import { activateSearch, cancelSearch } from "./search-mode.js"

const entities = { "&quot;": '"', "&apos;": "'" }

/**
 * Selects the next occurrence of `text` after the selection, or the one before it, going round at the ends.
 *
 * @param direction "forward" or "backward".
 * @param activate "true" to enter search mode.
 * @returns the selection afterwards, `{ from, to }`; an empty object for an empty text.
 */
export function searchFor(text, direction = "forward", activate) {
  const { view, search } = activeEditor()
  // Hosts that build a call as source text write quotes as character references.
  const wanted = String(text ?? "").replace(/&quot;|&apos;/g, (reference) => entities[reference])
  if (wanted === "") {
    cancelSearch()
    return {}
  }
  if (wanted !== search.text || !isSearching(view.state)) {
    search.text = wanted
    search.active = activate === "true"
    search.index = 0
    view.dispatch(installQuery(view.state.tr, textQuery(wanted, search.matchCase)))
  }
  step(view, search, direction === "backward" ? -1 : 1)
  if (activate === "true") activateSearch(view)
  const { from, to } = view.state.selection
  return { from, to }
}

/** Goes on with the search of `editor`, `by` 1 or -1. */
export const searchOn = (editor, by) => step(editor.view, editor.search, by)

function step(view, search, by) {
  const matches = matchesIn(view.state)
  search.count = matches.length
  const match = by > 0 ? following(matches, view.state.selection) : preceding(matches, view.state.selection)
  if (match) {
    const next = (search.index + by) % search.count
    search.index = next > 0 ? next : next + search.count
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, match.from, match.to)).scrollIntoView())
  }
  post("searched")
}

const following = (matches, { to }) => matches.find((match) => match.from >= to) ?? matches[0]
const preceding = (matches, { from }) => matches.findLast((match) => match.to <= from) ?? matches.at(-1)

import { Plugin, PluginKey } from "prosemirror-state"
import { Decoration, DecorationSet } from "prosemirror-view"
import { findAll, textQuery } from "./query.js"

const key = new PluginKey("search")
const none = { query: textQuery(""), matches: [] }

/** Keeps the occurrences of the installed query while the document changes, and highlights them. */
export const searchPlugin = () =>
  new Plugin({
    key,
    state: {
      init: () => none,
      apply(tr, value) {
        const query = tr.getMeta(key) ?? value.query
        if (query.empty) return none
        return query === value.query && !tr.docChanged ? value : { query, matches: findAll(tr.doc, query) }
      },
    },
    props: { decorations },
  })

/** Decorations of one state, made when the view asks: a host that shows nothing still asks once for each state. */
function decorations(state) {
  const { matches } = key.getState(state)
  if (matches.length === 0) return null
  const { from, to } = state.selection
  return DecorationSet.create(
    state.doc,
    matches.map((match) =>
      Decoration.inline(match.from, match.to, {
        class: match.from === from && match.to === to ? "ProseMirror-active-search-match" : "ProseMirror-search-match",
      }),
    ),
  )
}

/** A transaction that highlights what `query` finds instead of what was highlighted before. */
export const installQuery = (tr, query) => tr.setMeta(key, query)

/** The occurrences of the installed query, in order; empty where none is installed. */
export const matchesIn = (state) => key.getState(state)?.matches ?? []

/** The query that is installed, an empty one where none is. */
export const queryOf = (state) => key.getState(state)?.query ?? none.query

/** Whether a query is installed. */
export const isSearching = (state) => !(key.getState(state)?.query.empty ?? true)

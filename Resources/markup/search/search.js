import { textQuery } from "./query.js"

/** What an editor remembers of its search. */
export const makeSearch = () => ({
  /** The text searched for last. */
  text: "",
  matchCase: false,
  /** Whether Enter goes to the next occurrence instead of editing. */
  active: false,
  /** The number of occurrences, and which of them was reached, counted from where the search began; null before a search. */
  count: null,
  index: null,
  /** What the plugin highlights; an empty query after the search was left. */
  query: textQuery(""),
})

/**
 * What selectors are matched against besides the element: the scoping root of a query, the host of the shadow tree whose style
 * sheet is matched, and the anchor of the innermost `:has()`. Set by whoever starts a match, and only for selectors that ask for it.
 *
 * `query` counts queries; positions that `:nth-child()` remembers are good for one query.
 */
export const context = { scope: null, host: null, anchor: null, query: 0 }

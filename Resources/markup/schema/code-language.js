/**
 * The language that a `pre` names, or null: the rest of the first class of its first `code` that begins with `language-`.
 *
 * @see https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-code-element
 */
export function languageOf(pre) {
  const classes = pre.querySelector("code")?.getAttribute("class")?.split(/[ \t\r\n\f]+/) ?? []
  const name = classes.find((name) => name.startsWith("language-"))
  return name?.slice("language-".length) || null
}

/** Whether `value` can be read back from the class that it is written to. */
export const isLanguage = (value) => typeof value === "string" && /^[^ \t\r\n\f]+$/.test(value)

import { nullOr, string } from "./validators.js"

/** In nesting order, outermost first: the order that documents are written in. */
export const marks = {
  link: {
    attrs: { href: { validate: string }, title: { default: null, validate: nullOr(string) } },
    inclusive: false,
    parseDOM: [
      { tag: "a[href]", getAttrs: (element) => ({ href: element.getAttribute("href"), title: element.getAttribute("title") }) },
    ],
    toDOM: ({ attrs: { href, title } }) => ["a", { href, title }, 0],
  },
  em: {
    parseDOM: [{ tag: "i" }, { tag: "em" }, { style: "font-style=italic" }],
    toDOM: () => ["em", 0],
  },
  s: {
    parseDOM: [{ tag: "s" }, { tag: "del" }, { style: "text-decoration=line-through" }],
    toDOM: () => ["s", 0],
  },
  u: {
    parseDOM: [{ tag: "u" }, { style: "text-decoration=underline" }],
    toDOM: () => ["u", 0],
  },
  sub: { parseDOM: [{ tag: "sub" }], toDOM: () => ["sub", 0] },
  sup: { parseDOM: [{ tag: "sup" }], toDOM: () => ["sup", 0] },
  strong: {
    parseDOM: [
      { tag: "strong" },
      // Google Docs wraps what it puts on the clipboard in a b element that is not bold.
      { tag: "b", getAttrs: (element) => (element.style?.fontWeight === "normal" ? false : null) },
      { style: "font-weight", getAttrs: (weight) => (/^(bold(er)?|[5-9]\d{2,})$/.test(weight) ? null : false) },
    ],
    toDOM: () => ["strong", 0],
  },
  code: { parseDOM: [{ tag: "code" }], toDOM: () => ["code", 0] },
}

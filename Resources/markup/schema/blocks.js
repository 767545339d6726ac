import { integer, nullOr, satisfying, string } from "./validators.js"
import { maximumLength, parseInteger, parsePixels } from "./numbers.js"
import { isLanguage, languageOf } from "./code-language.js"

/** Blocks of running text, and what stands in their lines. */
export const paragraph = {
  content: "inline*",
  group: "block",
  parseDOM: [{ tag: "p" }],
  toDOM: () => ["p", 0],
}

export const blockquote = {
  content: "block+",
  group: "block",
  defining: true,
  parseDOM: [{ tag: "blockquote" }],
  toDOM: () => ["blockquote", 0],
}

export const horizontalRule = {
  group: "block",
  parseDOM: [{ tag: "hr" }],
  toDOM: () => ["hr"],
}

const levels = [1, 2, 3, 4, 5, 6]

export const heading = {
  attrs: {
    id: { default: null, validate: nullOr(string) },
    level: { default: 1, validate: integer(1, 6) },
  },
  content: "inline*",
  group: "block",
  defining: true,
  parseDOM: levels.map((level) => ({ tag: `h${level}`, getAttrs: (element) => ({ id: element.getAttribute("id"), level }) })),
  toDOM: ({ attrs: { id, level } }) => [`h${level}`, { id }, 0],
}

export const codeBlock = {
  attrs: { language: { default: null, validate: nullOr(satisfying(isLanguage, "a name without white space")) } },
  content: "text*",
  marks: "",
  group: "block",
  code: true,
  defining: true,
  parseDOM: [{ tag: "pre", preserveWhitespace: "full", getAttrs: (element) => ({ language: languageOf(element) }) }],
  toDOM: ({ attrs: { language } }) => ["pre", ["code", { class: language && `language-${language}` }, 0]],
}

const pixels = { default: null, validate: nullOr(integer(1, maximumLength)) }

export const image = {
  attrs: {
    src: { validate: string },
    alt: { default: null, validate: nullOr(string) },
    width: pixels,
    height: pixels,
  },
  inline: true,
  group: "inline",
  draggable: true,
  parseDOM: [
    {
      tag: "img[src]",
      getAttrs: (element) => ({
        src: element.getAttribute("src"),
        alt: element.getAttribute("alt") || null,
        width: parsePixels(element.getAttribute("width")),
        height: parsePixels(element.getAttribute("height")),
      }),
    },
  ],
  toDOM: ({ attrs: { src, alt, width, height } }) => ["img", { src, alt: alt || null, width, height }],
}

export const hardBreak = {
  inline: true,
  group: "inline",
  selectable: false,
  parseDOM: [{ tag: "br" }],
  toDOM: () => ["br"],
}

/** The number of a list's first item: 1 where `start` is missing, malformed, or larger than a `long`. */
export function parseStart(element) {
  const start = parseInteger(element.getAttribute("start"))
  return start === null || Math.abs(start) > maximumLength ? 1 : start
}

/**
 * The tokenizer of CSS Syntax. Selectors, values and media queries are read from its tokens:
 *
 *     { type, value, start, end }                start and end are offsets in the preprocessed text
 *     ident function at-keyword string url       value: the name or text, escapes resolved
 *     hash                                       value, isId
 *     number percentage                          value: the number; isInteger
 *     dimension                                  value: the number; isInteger, unit (as written)
 *     delim                                      value: the character
 *     whitespace colon semicolon comma ( ) [ ] { } CDO CDC bad-string bad-url
 *
 * Comments leave no token.
 *
 * @see https://drafts.csswg.org/css-syntax-3/#tokenization
 */

const isDigit = (code) => code >= 48 && code <= 57
const isHexDigit = (code) => isDigit(code) || (code >= 65 && code <= 70) || (code >= 97 && code <= 102)
export const isNameStart = (code) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95 || code >= 128
export const isNameCode = (code) => isNameStart(code) || isDigit(code) || code === 45
export const isWhitespace = (code) => code === 32 || code === 10 || code === 9 || code === 13 || code === 12

/** A text without the white space of CSS at its ends; other spaces, such as U+00A0, are parts of names. */
export const trimSpace = (text) => text.replace(/^[ \t\n\r\f]+|[ \t\n\r\f]+$/g, "")

/** Replaces what the tokenizer never sees: other line ends, NUL. Lone surrogates are left; they are harmless here. */
export const preprocess = (text) => (/[\0\r\f]/.test(text) ? text.replace(/\r\n?|\f/g, "\n").replaceAll("\0", "\ufffd") : text)

/** At the very end, too, where it stands for U+FFFD. @see https://drafts.csswg.org/css-syntax-3/#starts-with-a-valid-escape */
const isValidEscape = (text, at) => text.charCodeAt(at) === 92 && text.charCodeAt(at + 1) !== 10

function startsIdentifier(text, at) {
  const code = text.charCodeAt(at)
  if (code === 45) {
    const next = text.charCodeAt(at + 1)
    return isNameStart(next) || next === 45 || isValidEscape(text, at + 1)
  }
  return isNameStart(code) || isValidEscape(text, at)
}

function startsNumber(text, at) {
  let code = text.charCodeAt(at)
  if (code === 43 || code === 45) code = text.charCodeAt(++at)
  return isDigit(code) || (code === 46 && isDigit(text.charCodeAt(at + 1)))
}

class Tokenizer {
  constructor(text) {
    this.text = text
    this.at = 0
  }

  /** Consumes an escaped code point; `at` is behind the backslash. */
  escape() {
    const { text } = this
    if (this.at >= text.length) return "\ufffd"
    let end = this.at
    while (end < this.at + 6 && isHexDigit(text.charCodeAt(end))) end++
    if (end === this.at) {
      const character = String.fromCodePoint(text.codePointAt(this.at))
      this.at += character.length
      return character
    }
    const point = parseInt(text.slice(this.at, end), 16)
    this.at = isWhitespace(text.charCodeAt(end)) ? end + 1 : end
    return point === 0 || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff) ? "\ufffd" : String.fromCodePoint(point)
  }

  name() {
    const { text } = this
    let start = this.at
    while (isNameCode(text.charCodeAt(this.at))) this.at++
    let name = text.slice(start, this.at)
    while (isValidEscape(text, this.at)) {
      this.at++
      name += this.escape()
      start = this.at
      while (isNameCode(text.charCodeAt(this.at))) this.at++
      name += text.slice(start, this.at)
    }
    return name
  }

  string(quote, start) {
    const { text } = this
    let value = ""
    let from = ++this.at
    for (;;) {
      if (this.at >= text.length) return { type: "string", value: value + text.slice(from), start, end: this.at }
      const code = text.charCodeAt(this.at)
      if (code === quote) {
        value += text.slice(from, this.at++)
        return { type: "string", value, start, end: this.at }
      }
      if (code === 10) return { type: "bad-string", value: "", start, end: this.at }
      if (code === 92) {
        value += text.slice(from, this.at++)
        if (this.at < text.length) {
          if (text.charCodeAt(this.at) === 10) this.at++
          else value += this.escape()
        }
        from = this.at
      } else this.at++
    }
  }

  number(start) {
    const { text } = this
    let { at } = this
    let isInteger = true
    if (text.charCodeAt(at) === 43 || text.charCodeAt(at) === 45) at++
    while (isDigit(text.charCodeAt(at))) at++
    if (text.charCodeAt(at) === 46 && isDigit(text.charCodeAt(at + 1))) {
      isInteger = false
      at++
      while (isDigit(text.charCodeAt(at))) at++
    }
    if ((text.charCodeAt(at) | 32) === 101) {
      let digits = at + 1
      if (text.charCodeAt(digits) === 43 || text.charCodeAt(digits) === 45) digits++
      if (isDigit(text.charCodeAt(digits))) {
        isInteger = false
        at = digits
        while (isDigit(text.charCodeAt(at))) at++
      }
    }
    const value = Number(text.slice(this.at, at))
    this.at = at
    if (startsIdentifier(text, at)) {
      const unit = this.name()
      return { type: "dimension", value, unit, isInteger, start, end: this.at }
    }
    if (text.charCodeAt(at) === 37) {
      this.at++
      return { type: "percentage", value, isInteger, start, end: this.at }
    }
    return { type: "number", value, isInteger, start, end: at }
  }

  url(start) {
    const { text } = this
    while (isWhitespace(text.charCodeAt(this.at))) this.at++
    let value = ""
    for (;;) {
      if (this.at >= text.length) return { type: "url", value, start, end: this.at }
      const code = text.charCodeAt(this.at)
      if (code === 41) {
        this.at++
        return { type: "url", value, start, end: this.at }
      }
      if (isWhitespace(code)) {
        while (isWhitespace(text.charCodeAt(this.at))) this.at++
        if (this.at < text.length && text.charCodeAt(this.at) !== 41) return this.badUrl(start)
      } else if (code === 34 || code === 39 || code === 40 || code < 32 || code === 127) return this.badUrl(start)
      else if (code === 92) {
        if (!isValidEscape(text, this.at)) return this.badUrl(start)
        this.at++
        value += this.escape()
      } else {
        value += text[this.at]
        this.at++
      }
    }
  }

  badUrl(start) {
    const { text } = this
    while (this.at < text.length) {
      const code = text.charCodeAt(this.at)
      if (isValidEscape(text, this.at)) {
        this.at++
        this.escape()
      } else {
        this.at++
        if (code === 41) break
      }
    }
    return { type: "bad-url", value: "", start, end: this.at }
  }

  identLike(start) {
    const { text } = this
    const value = this.name()
    if (text.charCodeAt(this.at) !== 40) return { type: "ident", value, start, end: this.at }
    this.at++
    if (value.length === 3 && value.toLowerCase() === "url") {
      let next = this.at
      while (isWhitespace(text.charCodeAt(next))) next++
      const code = text.charCodeAt(next)
      if (code !== 34 && code !== 39) return this.url(start)
    }
    return { type: "function", value, start, end: this.at }
  }

  /** The next token, or null at the end. */
  next() {
    const { text } = this
    while (text.charCodeAt(this.at) === 47 && text.charCodeAt(this.at + 1) === 42) {
      const end = text.indexOf("*/", this.at + 2)
      this.at = end < 0 ? text.length : end + 2
    }
    const start = this.at
    if (start >= text.length) return null
    const code = text.charCodeAt(start)
    if (isWhitespace(code)) {
      do this.at++
      while (isWhitespace(text.charCodeAt(this.at)))
      return { type: "whitespace", value: " ", start, end: this.at }
    }
    if (startsIdentifier(text, start)) {
      if (code === 45 && text.startsWith("-->", start)) {
        this.at += 3
        return { type: "CDC", value: "-->", start, end: this.at }
      }
      return this.identLike(start)
    }
    if (startsNumber(text, start)) return this.number(start)
    const character = text[start]
    switch (character) {
      case '"':
      case "'":
        return this.string(code, start)
      case "#":
        if (isNameCode(text.charCodeAt(start + 1)) || isValidEscape(text, start + 1)) {
          const isId = startsIdentifier(text, start + 1)
          this.at++
          const value = this.name()
          return { type: "hash", value, isId, start, end: this.at }
        }
        break
      case "@":
        if (startsIdentifier(text, start + 1)) {
          this.at++
          const value = this.name()
          return { type: "at-keyword", value, start, end: this.at }
        }
        break
      case "<":
        if (text.startsWith("<!--", start)) {
          this.at += 4
          return { type: "CDO", value: "<!--", start, end: this.at }
        }
        break
      case ":":
      case ";":
      case ",":
        this.at++
        return { type: character === ":" ? "colon" : character === ";" ? "semicolon" : "comma", value: character, start, end: this.at }
      case "(":
      case ")":
      case "[":
      case "]":
      case "{":
      case "}":
        this.at++
        return { type: character, value: character, start, end: this.at }
    }
    const value = String.fromCodePoint(text.codePointAt(start))
    this.at += value.length
    return { type: "delim", value, start, end: this.at }
  }
}

/**
 * All tokens of a text.
 *
 * @param {string} text - preprocessed (see `preprocess`)
 * @returns {object[]}
 */
export function tokenize(text) {
  const tokenizer = new Tokenizer(text)
  const tokens = []
  for (let token; (token = tokenizer.next()) !== null; ) tokens.push(token)
  return tokens
}

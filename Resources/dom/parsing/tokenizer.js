import { asciiLowercase } from "../nodes/names.js"
import { elementNames, elementNumber, UNKNOWN } from "./element-names.js"
import { lastReference, readCharacterReference } from "./character-references.js"

const TAB = 9, LINE_FEED = 10, FORM_FEED = 12, SPACE = 32, EXCLAMATION_MARK = 33, QUOTATION_MARK = 34, APOSTROPHE = 39
const HYPHEN = 45, SOLIDUS = 47, EQUALS = 61, GREATER_THAN = 62, QUESTION_MARK = 63

/** What text is, which the tree builder decides by the element it stands in. */
export const DATA = 0, RCDATA = 1, RAWTEXT = 2, SCRIPT_DATA = 3, PLAINTEXT = 4

const isWhitespace = (code) => code === SPACE || code === LINE_FEED || code === TAB || code === FORM_FEED

const isLetter = (code) => {
  const lower = code | 32
  return lower >= 97 && lower <= 122
}

/** Whether a code unit ends the name of a tag. At the end of the input, the code unit is NaN. */
const endsTagName = (code) => code === GREATER_THAN || code === SOLIDUS || isWhitespace(code)

// A name of an attribute as written, to the same in lower case: attributes of one name share one string.
const attributeNames = new Map()
const MAXIMUM_KNOWN_NAMES = 512

/** Above this number of attributes, a set finds the names that stand twice. */
const FEW_ATTRIBUTES = 12

/** A start or end tag. There is one of these, for the tag that was read last. */
class Tag {
  name = ""
  /** The number of the name, or `UNKNOWN`. */
  id = UNKNOWN
  isSelfClosing = false
  attributeCount = 0
  /** @type {string[]} of these, the first `attributeCount` count; so with `values` */
  names = []
  values = []
  start = 0
  end = 0
  /** @type {Record<string, { startOffset: number, endOffset: number }> | null} with locations, where its attributes stand */
  places = null

  /** @returns {string | null} */
  attribute(name) {
    for (let index = 0; index < this.attributeCount; index++) if (this.names[index] === name) return this.values[index]
    return null
  }
}

/**
 * Takes HTML apart. All of the input is there at once, so a state of the standard is a place in the code: text runs to the next
 * code unit that means something, and a tag, comment or doctype is read whole.
 *
 * What it finds goes to `sink`: `text(data, start, end)`, `startTag(tag)`, `endTag(tag)`, `comment(data, start, end)`,
 * `doctype(doctype, start, end)`, `endOfFile(position)`; it asks it for `allowsCDATA`. A NUL in data comes as a text of its own.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#tokenization
 */
export class Tokenizer {
  #html
  #length
  #position = 0
  #sink
  #tag = new Tag()
  #state = DATA
  // The name of the end tag that ends text which is not markup.
  #endTagName = ""
  // The next ampersand and NUL at or after what was asked for last, so that each is looked for once.
  #nextAmpersand = -1
  #nextNull = -1
  #hasLocations

  /**
   * @param {string} html - with line feeds for all line ends
   * @param {object} sink
   * @param {boolean} hasLocations - a tag's attributes get places, and each text stands in one piece in the source
   */
  constructor(html, sink, hasLocations) {
    this.#html = html
    this.#length = html.length
    this.#sink = sink
    this.#hasLocations = hasLocations
    this.#nextNull = this.#find("\0", 0)
  }

  /**
   * @param {number} state
   * @param {string} endTagName - of the end tag that ends it; empty if none does
   */
  switchTo(state, endTagName) {
    this.#state = state
    this.#endTagName = endTagName
  }

  run() {
    while (this.#position < this.#length) {
      if (this.#state === DATA) this.#data()
      else this.#textOnly()
    }
    this.#sink.endOfFile(this.#length)
  }

  #find(character, from) {
    const found = this.#html.indexOf(character, from)
    return found < 0 ? this.#length : found
  }

  #hasAmpersand(start, end) {
    if (this.#nextAmpersand < start) this.#nextAmpersand = this.#find("&", start)
    return this.#nextAmpersand < end
  }

  #hasNull(start, end) {
    if (this.#nextNull < start) this.#nextNull = this.#find("\0", start)
    return this.#nextNull < end
  }

  /** Reads text and the markup after it. @see https://html.spec.whatwg.org/multipage/parsing.html#data-state */
  #data() {
    const html = this.#html
    const start = this.#position
    for (let at = start; ; ) {
      at = html.indexOf("<", at)
      if (at < 0) {
        this.#text(start, this.#length, true)
        this.#position = this.#length
        return
      }
      const next = html.charCodeAt(at + 1)
      if (isLetter(next)) {
        if (at > start) this.#text(start, at, true)
        this.#startTag(at)
        return
      }
      if (next === SOLIDUS) {
        const afterSolidus = html.charCodeAt(at + 2)
        if (isLetter(afterSolidus)) {
          if (at > start) this.#text(start, at, true)
          this.#endTag(at)
          return
        }
        if (at + 2 < this.#length) {
          if (at > start) this.#text(start, at, true)
          if (afterSolidus === GREATER_THAN) this.#position = at + 3
          else this.#bogusComment(at, at + 2)
          return
        }
      } else if (next === EXCLAMATION_MARK) {
        if (at > start) this.#text(start, at, true)
        this.#markupDeclaration(at)
        return
      } else if (next === QUESTION_MARK) {
        if (at > start) this.#text(start, at, true)
        this.#bogusComment(at, at + 1)
        return
      }
      at++
    }
  }

  /** Emits text of data: references are resolved, if there can be any, and NULs stay. */
  #text(start, end, hasReferences) {
    const html = this.#html
    const isPlain = !(hasReferences && this.#hasAmpersand(start, end))
    if (this.#hasNull(start, end) || (this.#hasLocations && !isPlain)) return this.#textInPieces(start, end, hasReferences)
    this.#sink.text(isPlain ? html.slice(start, end) : this.#resolved(start, end, false), start, end)
  }

  #textInPieces(start, end, hasReferences) {
    const html = this.#html
    const sink = this.#sink
    for (let from = start; from < end; ) {
      let to = end
      if (hasReferences && this.#hasAmpersand(from, to)) to = this.#nextAmpersand
      if (this.#hasNull(from, to)) to = this.#nextNull
      if (to > from) sink.text(html.slice(from, to), from, to)
      if (to === end) return
      if (to === this.#nextNull) {
        sink.text("\0", to, to + 1)
        from = to + 1
      } else {
        const value = readCharacterReference(html, to, false)
        sink.text(value, to, lastReference.end)
        from = lastReference.end
      }
    }
  }

  /** The text between two offsets, with references resolved. */
  #resolved(start, end, isInAttribute) {
    const html = this.#html
    let text = ""
    let from = start
    while (this.#hasAmpersand(from, end)) {
      const ampersand = this.#nextAmpersand
      if (ampersand > from) text += html.slice(from, ampersand)
      text += readCharacterReference(html, ampersand, isInAttribute)
      from = lastReference.end
    }
    return from < end ? text + html.slice(from, end) : text
  }

  /** A piece of the source in which a NUL is a replacement character. */
  #slice(start, end) {
    const text = this.#html.slice(start, end)
    return this.#hasNull(start, end) ? text.replaceAll("\0", "\ufffd") : text
  }

  /** Reads text that ends at one end tag only, and that end tag. */
  #textOnly() {
    const start = this.#position
    let end
    if (this.#state === PLAINTEXT) end = this.#length
    else if (this.#state === SCRIPT_DATA) end = this.#endOfScript(start)
    else end = this.#endOfText(start)
    if (end > start) {
      if (this.#state !== RCDATA || !this.#hasAmpersand(start, end)) this.#sink.text(this.#slice(start, end), start, end)
      else if (this.#hasLocations) this.#replaceableText(start, end)
      else {
        const isClean = !this.#hasNull(start, end)
        const text = this.#resolved(start, end, false)
        this.#sink.text(isClean ? text : text.replaceAll("\0", "\ufffd"), start, end)
      }
    }
    if (end === this.#length) {
      this.#position = end
      return
    }
    this.#state = DATA
    this.#endTag(end)
  }

  #replaceableText(start, end) {
    for (let from = start; from < end; ) {
      const to = this.#hasAmpersand(from, end) ? this.#nextAmpersand : end
      if (to > from) this.#sink.text(this.#slice(from, to), from, to)
      if (to === end) return
      const value = readCharacterReference(this.#html, to, false)
      this.#sink.text(value, to, lastReference.end)
      from = lastReference.end
    }
  }

  /** @see https://html.spec.whatwg.org/multipage/parsing.html#rawtext-end-tag-name-state */
  #endOfText(start) {
    if (this.#endTagName === "") return this.#length
    const html = this.#html
    for (let at = html.indexOf("</", start); at >= 0; at = html.indexOf("</", at + 2)) {
      if (this.#hasNameAt(at + 2, this.#endTagName)) return at
    }
    return this.#length
  }

  /**
   * After `<!--`, a `<script>` in the script takes the next `</script>` for itself, up to `-->`.
   *
   * @see https://html.spec.whatwg.org/multipage/parsing.html#script-data-state
   */
  #endOfScript(start) {
    const html = this.#html
    const isEndless = this.#endTagName === ""
    let isEscaped = false
    let isDoubleEscaped = false
    let endOfComment = -1
    for (let at = html.indexOf("<", start); at >= 0; at = html.indexOf("<", at + 1)) {
      if (isEscaped) {
        if (endOfComment < at) isEscaped = isDoubleEscaped = false
      }
      if (!isEscaped) {
        if (html.startsWith("!--", at + 1)) {
          // Its own hyphens can be those of the end.
          endOfComment = this.#find("-->", at + 2)
          isEscaped = true
          continue
        }
      } else if (isDoubleEscaped) {
        if (html.charCodeAt(at + 1) === SOLIDUS && this.#hasNameAt(at + 2, "script")) isDoubleEscaped = false
        continue
      } else if (this.#hasNameAt(at + 1, "script")) {
        isDoubleEscaped = true
        continue
      }
      if (!isEndless && html.charCodeAt(at + 1) === SOLIDUS && this.#hasNameAt(at + 2, "script")) return at
    }
    return this.#length
  }

  /** Whether the name of a tag, whole, stands at an offset. */
  #hasNameAt(at, name) {
    const html = this.#html
    for (let index = 0; index < name.length; index++) {
      if ((html.charCodeAt(at + index) | 32) !== name.charCodeAt(index)) return false
    }
    return endsTagName(html.charCodeAt(at + name.length))
  }

  /** Reads a tag from its name on; false when the input ends in it. */
  #readTag(start, nameStart) {
    const html = this.#html
    const tag = this.#tag
    let at = nameStart
    let code
    do code = html.charCodeAt(++at)
    while (!(endsTagName(code) || at >= this.#length))
    const written = html.slice(nameStart, at)
    let id = elementNumber(written)
    if (id === undefined) {
      const name = asciiLowercase(this.#hasNull(nameStart, at) ? written.replaceAll("\0", "\ufffd") : written)
      id = elementNumber(name)
      if (id === undefined) {
        id = UNKNOWN
        tag.name = name
      }
    }
    tag.id = id
    if (id !== UNKNOWN) tag.name = elementNames[id]
    tag.isSelfClosing = false
    tag.attributeCount = 0
    tag.places = null
    tag.start = start
    if (code === GREATER_THAN) this.#position = at + 1
    else if (!this.#readAttributes(at)) return false
    tag.end = this.#position
    return true
  }

  #startTag(start) {
    if (this.#readTag(start, start + 1)) this.#sink.startTag(this.#tag)
    else this.#position = this.#length
  }

  #endTag(start) {
    if (this.#readTag(start, start + 2)) this.#sink.endTag(this.#tag)
    else this.#position = this.#length
  }

  /** @see https://html.spec.whatwg.org/multipage/parsing.html#before-attribute-name-state */
  #readAttributes(at) {
    const html = this.#html
    const length = this.#length
    const tag = this.#tag
    let seen = null
    for (;;) {
      let code = html.charCodeAt(at)
      if (isWhitespace(code)) {
        at++
        continue
      }
      if (code === GREATER_THAN) {
        this.#position = at + 1
        return true
      }
      if (code === SOLIDUS) {
        if (html.charCodeAt(++at) !== GREATER_THAN) continue
        tag.isSelfClosing = true
        this.#position = at + 1
        return true
      }
      if (at >= length) return false
      const nameStart = at
      // The first code unit belongs to the name even when it is an equals sign.
      do code = html.charCodeAt(++at)
      while (!(code === EQUALS || endsTagName(code) || at >= length))
      const name = this.#attributeName(nameStart, at)
      let end = at
      let value = ""
      while (isWhitespace(code)) code = html.charCodeAt(++at)
      if (code === EQUALS) {
        do code = html.charCodeAt(++at)
        while (isWhitespace(code))
        if (code === QUOTATION_MARK || code === APOSTROPHE) {
          const valueStart = at + 1
          at = html.indexOf(code === APOSTROPHE ? "'" : '"', valueStart)
          if (at < 0) return false
          value = this.#attributeValue(valueStart, at++)
        } else if (code !== GREATER_THAN) {
          const valueStart = at
          while (!(code === GREATER_THAN || isWhitespace(code) || at >= length)) code = html.charCodeAt(++at)
          value = this.#attributeValue(valueStart, at)
        }
        end = at
      }
      const count = tag.attributeCount
      if (count < FEW_ATTRIBUTES) {
        if (tag.attribute(name) !== null) continue
      } else {
        seen ??= new Set(tag.names.slice(0, count))
        if (seen.has(name)) continue
        seen.add(name)
      }
      tag.names[count] = name
      tag.values[count] = value
      tag.attributeCount++
      if (this.#hasLocations) (tag.places ??= Object.create(null))[name] = { startOffset: nameStart, endOffset: end }
    }
  }

  #attributeName(start, end) {
    const written = this.#html.slice(start, end)
    let name = attributeNames.get(written)
    if (name === undefined) {
      name = asciiLowercase(this.#hasNull(start, end) ? written.replaceAll("\0", "\ufffd") : written)
      if (attributeNames.size < MAXIMUM_KNOWN_NAMES && end - start < 32) attributeNames.set(written, name)
    }
    return name
  }

  #attributeValue(start, end) {
    if (!this.#hasAmpersand(start, end)) return this.#slice(start, end)
    const isClean = !this.#hasNull(start, end)
    const value = this.#resolved(start, end, true)
    return isClean ? value : value.replaceAll("\0", "\ufffd")
  }

  /** @see https://html.spec.whatwg.org/multipage/parsing.html#markup-declaration-open-state */
  #markupDeclaration(start) {
    const html = this.#html
    const at = start + 2
    if (html.charCodeAt(at) === HYPHEN && html.charCodeAt(at + 1) === HYPHEN) {
      this.#comment(start)
    } else if (asciiLowercase(html.slice(at, at + 7)) === "doctype") {
      this.#doctype(start)
    } else if (html.startsWith("[CDATA[", at) && this.#sink.allowsCDATA) {
      const end = this.#find("]]>", at + 7)
      if (end > at + 7) this.#text(at + 7, end, false)
      this.#position = Math.min(end + 3, this.#length)
    } else {
      this.#bogusComment(start, at)
    }
  }

  /** @see https://html.spec.whatwg.org/multipage/parsing.html#comment-start-state */
  #comment(start) {
    const html = this.#html
    const dataStart = start + 4
    let end = dataStart
    if (html.charCodeAt(dataStart) === GREATER_THAN) {
      this.#position = dataStart + 1
    } else if (html.startsWith("->", dataStart)) {
      this.#position = dataStart + 2
    } else {
      for (end = html.indexOf("--", dataStart); ; end = html.indexOf("--", end + 1)) {
        if (end < 0) {
          this.#unfinishedComment(start, dataStart)
          return
        }
        const code = html.charCodeAt(end + 2)
        if (code === GREATER_THAN) {
          this.#position = end + 3
          break
        }
        if (code === EXCLAMATION_MARK && html.charCodeAt(end + 3) === GREATER_THAN) {
          this.#position = end + 4
          break
        }
      }
    }
    this.#sink.comment(this.#slice(dataStart, end), start, this.#position)
  }

  /** A comment that the input ends in: what may have been the beginning of its end is not data. */
  #unfinishedComment(start, dataStart) {
    const data = this.#slice(dataStart, this.#length)
    this.#position = this.#length
    this.#sink.comment(data.replace(/(?:--!?|-)$/, ""), start, this.#length)
  }

  /** @see https://html.spec.whatwg.org/multipage/parsing.html#bogus-comment-state */
  #bogusComment(start, dataStart) {
    const end = this.#find(">", dataStart)
    this.#position = Math.min(end + 1, this.#length)
    this.#sink.comment(this.#slice(dataStart, end), start, this.#position)
  }

  /** @see https://html.spec.whatwg.org/multipage/parsing.html#doctype-state */
  #doctype(start) {
    const html = this.#html
    const length = this.#length
    const doctype = { name: "", publicId: null, systemId: null, forceQuirks: true }
    const skipWhitespace = () => {
      while (isWhitespace(html.charCodeAt(at))) at++
    }
    // Reads an identifier in quotes; null when there is none. One that ">" or the end of the input breaks off stops there.
    const identifier = () => {
      skipWhitespace()
      const quote = html.charCodeAt(at)
      if (quote !== QUOTATION_MARK && quote !== APOSTROPHE) return null
      const from = ++at
      for (;;) {
        const code = html.charCodeAt(at)
        if (code === quote) return this.#slice(from, at++)
        if (code === GREATER_THAN || at >= length) {
          isBroken = true
          return this.#slice(from, at)
        }
        at++
      }
    }
    let isBroken = false
    let at = start + 9
    skipWhitespace()
    const nameStart = at
    while (at < length && html.charCodeAt(at) !== GREATER_THAN && !isWhitespace(html.charCodeAt(at))) at++
    doctype.name = asciiLowercase(this.#slice(nameStart, at))
    skipWhitespace()
    if (at < length && at > nameStart) {
      const keyword = asciiLowercase(html.slice(at, at + 6))
      if (html.charCodeAt(at) === GREATER_THAN) {
        doctype.forceQuirks = false
      } else if (keyword === "public" || keyword === "system") {
        at += 6
        if (keyword === "public") doctype.publicId = identifier()
        if (!isBroken && (keyword === "system" || doctype.publicId !== null)) doctype.systemId = identifier()
        skipWhitespace()
        const isEnd = html.charCodeAt(at) === GREATER_THAN
        // Anything after the system identifier does no harm.
        if (doctype.systemId !== null) doctype.forceQuirks = isBroken || at >= length
        else doctype.forceQuirks = isBroken || !isEnd || doctype.publicId === null
      }
    }
    const end = this.#find(">", at)
    this.#position = Math.min(end + 1, length)
    this.#sink.doctype(doctype, start, this.#position)
  }
}

// The tokenizer of parse5 takes one code point at a time. Nearly all of a document is runs of text and plain tags, so
// these are taken whole here; whatever is out of the ordinary (references, NUL, CR, errors, the end) goes the long way.
import { Tokenizer, TokenizerMode, Token, html as names } from "parse5"

const { TokenType } = Token
const { TAG_NAMES, getTagID } = names

const TAB = 9, LINE_FEED = 10, FORM_FEED = 12, CARRIAGE_RETURN = 13, SPACE = 32
const QUOTATION_MARK = 34, AMPERSAND = 38, APOSTROPHE = 39, SOLIDUS = 47
const LESS_THAN = 60, EQUALS = 61, GREATER_THAN = 62, GRAVE_ACCENT = 96

/** Tag name to itself: elements of one name share one string. */
const knownNames = new Map()
for (const name of Object.values(TAG_NAMES)) if (name === name.toLowerCase()) knownNames.set(name, name)

const isWhitespace = (code) => code === SPACE || code === LINE_FEED || code === TAB || code === FORM_FEED
const isLetter = (code) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)

/** @see https://html.spec.whatwg.org/multipage/parsing.html#tokenization */
export class RunTokenizer extends Tokenizer {
  // In a frameset white space is kept and other text is not, so there the two must not share a token.
  #keepSpaceApart = false

  constructor(options, handler) {
    super(options, handler)
    // All of the input is there at once, so nothing is gained by dropping what has been read.
    this.preprocessor.bufferWaterline = Infinity
  }

  keepSpaceApart() {
    this.#keepSpaceApart = true
  }

  _stateData(cp) {
    if (!this.#run(cp, true)) super._stateData(cp)
  }

  _stateRcdata(cp) {
    if (!this.#run(cp, true)) super._stateRcdata(cp)
  }

  _stateRawtext(cp) {
    if (!this.#run(cp, false)) super._stateRawtext(cp)
  }

  _stateScriptData(cp) {
    if (!this.#run(cp, false)) super._stateScriptData(cp)
  }

  _stateTagOpen(cp) {
    if (isLetter(cp)) {
      if (this.#startTag()) return
    } else if (cp === SOLIDUS && this.#endTag()) {
      return
    }
    super._stateTagOpen(cp)
  }

  /**
   * Emits the text from the current code point up to the next that means something. Leading white space has a token
   * of its own, for the insertion modes that treat it differently; once there is other text, all modes treat both alike.
   *
   * @returns {boolean} false when the code point is not plain text
   */
  #run(cp, hasReferences) {
    if (cp <= 0 || cp === LESS_THAN || (hasReferences && cp === AMPERSAND)) return false
    const { preprocessor } = this
    const { html } = preprocessor
    const start = cp > 0xffff ? preprocessor.pos - 1 : preprocessor.pos
    if (html.charCodeAt(start) === CARRIAGE_RETURN) return false
    const { length } = html
    let end = preprocessor.pos + 1
    const afterText = !this.#keepSpaceApart && this.currentCharacterToken?.type === TokenType.CHARACTER
    if (isWhitespace(cp) && !afterText) {
      while (end < length && isWhitespace(html.charCodeAt(end))) end++
      this._appendCharToCurrentCharacterToken(TokenType.WHITESPACE_CHARACTER, html.slice(start, end))
    } else {
      for (; end < length; end++) {
        const code = html.charCodeAt(end)
        if (code <= LESS_THAN) {
          if (code === LESS_THAN || code === 0 || code === CARRIAGE_RETURN) break
          if (code === AMPERSAND && hasReferences) break
          if (this.#keepSpaceApart && isWhitespace(code)) break
        }
      }
      this._appendCharToCurrentCharacterToken(TokenType.CHARACTER, html.slice(start, end))
    }
    preprocessor.pos = end - 1
    return true
  }

  /** Emits the start tag whose name begins here; false, with nothing consumed, when it is not a plain one. */
  #startTag() {
    const { preprocessor } = this
    const { html } = preprocessor
    const start = preprocessor.pos - 1
    let pos = this.#endOfName(html, start + 1)
    const tagName = tagNameOf(html, start + 1, pos)
    let code = html.charCodeAt(pos)
    if (code !== GREATER_THAN && code !== SOLIDUS && !isWhitespace(code)) return false
    const attrs = []
    const places = this.options.sourceCodeLocationInfo ? Object.create(null) : null
    let selfClosing = false
    for (;;) {
      while (isWhitespace((code = html.charCodeAt(pos)))) pos++
      if (code === GREATER_THAN) break
      if (code === SOLIDUS) {
        if (html.charCodeAt(++pos) !== GREATER_THAN) return false
        selfClosing = true
        break
      }
      const nameStart = pos
      let upper = false
      for (; ; pos++) {
        code = html.charCodeAt(pos)
        if (code >= 97 && code <= 122) continue
        if (code >= 65 && code <= 90) upper = true
        // 0-9 - . : _ @ and the like; what is an error in a name, or beyond ASCII, takes the long way.
        else if (!(code > SPACE && code < 127) || code === EQUALS || code === GREATER_THAN || code === SOLIDUS) break
        else if (code === QUOTATION_MARK || code === APOSTROPHE || code === LESS_THAN) return false
      }
      if (pos === nameStart) return false
      let name = html.slice(nameStart, pos)
      if (upper) name = name.toLowerCase()
      let end = pos
      while (isWhitespace((code = html.charCodeAt(pos)))) pos++
      let value = ""
      if (code === EQUALS) {
        pos++
        while (isWhitespace((code = html.charCodeAt(pos)))) pos++
        if (code === QUOTATION_MARK || code === APOSTROPHE) {
          const valueStart = ++pos
          const quote = code
          while ((code = html.charCodeAt(pos)) !== quote) {
            // NaN, at the end of the input, fails this test too.
            if (!(code > 0) || code === AMPERSAND || code === CARRIAGE_RETURN) return false
            pos++
          }
          value = html.slice(valueStart, pos++)
        } else {
          const valueStart = pos
          while ((code = html.charCodeAt(pos)) !== GREATER_THAN && !isWhitespace(code)) {
            if (!(code > SPACE) || code === AMPERSAND || code === QUOTATION_MARK || code === APOSTROPHE) return false
            if (code === LESS_THAN || code === EQUALS || code === GRAVE_ACCENT) return false
            pos++
          }
          if (pos === valueStart) return false
          value = html.slice(valueStart, pos)
        }
        end = pos
      } else if (code !== GREATER_THAN && code !== SOLIDUS && pos === end) {
        // Not a delimiter of names: NUL, CR, the end, or beyond ASCII.
        return false
      }
      if (attrs.some((attr) => attr.name === name)) continue
      attrs.push({ name, value })
      if (places) places[name] = { startOffset: nameStart, endOffset: end }
    }
    preprocessor.pos = pos
    const location = places && { startOffset: start, endOffset: pos + 1, attrs: attrs.length > 0 ? places : undefined }
    const tagID = getTagID(tagName)
    const token = { type: TokenType.START_TAG, tagName, tagID, selfClosing, ackSelfClosing: false, attrs, location }
    this.state = TokenizerMode.DATA
    this.prepareToken(token)
    this.lastStartTagName = tagName
    this.handler.onStartTag(token)
    return true
  }

  /** Emits the end tag whose solidus is the current code point; false when it is not a plain one. */
  #endTag() {
    const { preprocessor } = this
    const { html } = preprocessor
    const start = preprocessor.pos + 1
    if (!isLetter(html.charCodeAt(start))) return false
    const end = this.#endOfName(html, start)
    if (html.charCodeAt(end) !== GREATER_THAN) return false
    const tagName = tagNameOf(html, start, end)
    const location = this.options.sourceCodeLocationInfo ? { startOffset: start - 2, endOffset: end + 1 } : null
    const tagID = getTagID(tagName)
    preprocessor.pos = end
    const token = { type: TokenType.END_TAG, tagName, tagID, selfClosing: false, ackSelfClosing: false, attrs: [], location }
    this.state = TokenizerMode.DATA
    this.prepareToken(token)
    this.handler.onEndTag(token)
    return true
  }

  #endOfName(html, pos) {
    for (; ; pos++) {
      const code = html.charCodeAt(pos)
      if (!(isLetter(code) || (code >= 48 && code <= 58) || code === 45)) return pos
    }
  }
}

function tagNameOf(html, start, end) {
  const written = html.slice(start, end)
  const known = knownNames.get(written)
  if (known !== undefined) return known
  const name = written.toLowerCase()
  return knownNames.get(name) ?? name
}

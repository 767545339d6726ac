/**
 * The selector parser. A selector list is an array of complex selectors:
 *
 *     { lead, compounds, combinators, specificity }   combinators[i] stands between compounds[i] and compounds[i + 1]:
 *                                                     " " ">" "+" "~"; lead: the combinator of a relative selector, or ""
 *     compound: { type, simples }                     type: { namespace, name } or null; name "*" is universal;
 *                                                     namespace: null any, "" none, else the namespace itself
 *     simple:   { kind: "id" | "class", name }
 *               { kind: "attribute", namespace, name, operator, value, flag }
 *               { kind: "pseudo-class", name, argument, selectors, a, b }
 *               { kind: "pseudo-element", name, argument, selectors }
 *               { kind: "nesting" }
 *
 * @see https://drafts.csswg.org/selectors-4/#grammar
 */

import { preprocess, tokenize } from "../css/tokenize.js"

const words = (text) => new Set(text.split(" "))

const plainPseudoClasses = words(
  "root empty scope first-child last-child only-child first-of-type last-of-type only-of-type link visited any-link hover active " +
    "focus focus-visible focus-within target enabled disabled read-only read-write placeholder-shown default checked indeterminate " +
    "required optional valid invalid in-range out-of-range user-valid user-invalid defined host fullscreen modal popover-open open " +
    "autofill picture-in-picture playing paused seeking buffering stalled muted volume-locked past future " +
    "-webkit-autofill -webkit-any-link -webkit-full-screen -webkit-drag"
)
const selectorPseudoClasses = words("is where not has -webkit-any matches")
const nthPseudoClasses = words("nth-child nth-last-child nth-of-type nth-last-of-type")
const legacyPseudoElements = words("before after first-line first-letter")
const pseudoElements = words(
  "before after first-line first-letter marker placeholder selection backdrop file-selector-button cue cue-region target-text " +
    "spelling-error grammar-error details-content view-transition checkmark picker-icon search-text"
)
const functionalPseudoElements = words(
  "slotted part highlight cue cue-region picker view-transition-group view-transition-image-pair view-transition-old view-transition-new"
)

export const ID = 0x100000
const CLASS = 0x400
const TYPE = 1

/** What makes a selector invalid; `message` says where. Callers turn it into a DOMException or drop the rule. */
export class SelectorError extends Error {}

const greatest = (selectors) => {
  let result = 0
  for (const { specificity } of selectors) if (specificity > result) result = specificity
  return result
}

class Parser {
  constructor(text, namespaces) {
    this.text = text
    this.tokens = tokenize(text)
    this.at = 0
    this.namespaces = namespaces
    this.hasNesting = false
    this.insideHas = false
  }

  peek(offset = 0) {
    return this.tokens[this.at + offset] ?? null
  }

  type(offset = 0) {
    return this.tokens[this.at + offset]?.type ?? "end"
  }

  isDelim(value, offset = 0) {
    const token = this.tokens[this.at + offset]
    return token !== undefined && token.type === "delim" && token.value === value
  }

  whitespace() {
    let found = false
    while (this.type() === "whitespace") {
      this.at++
      found = true
    }
    return found
  }

  fail(message) {
    throw new SelectorError(message)
  }

  unexpected() {
    const token = this.peek()
    this.fail(token === null ? "it ends too early" : `unexpected ${JSON.stringify(this.text.slice(token.start, token.end))} at offset ${token.start}`)
  }

  /** Closes a function; at the end of the text it is closed already. */
  close(bracket = ")") {
    this.whitespace()
    if (this.peek() === null) return
    if (this.type() !== bracket) this.unexpected()
    this.at++
  }

  list(options) {
    const selectors = []
    for (;;) {
      selectors.push(this.complex(options))
      this.whitespace()
      if (this.type() !== "comma") return selectors
      this.at++
    }
  }

  /** A list whose invalid members are dropped. @see https://drafts.csswg.org/selectors-4/#typedef-forgiving-selector-list */
  forgivingList(options) {
    const selectors = []
    for (;;) {
      const start = this.at
      const { insideHas } = this
      try {
        this.whitespace()
        if (this.peek() !== null && this.type() !== ")") {
          selectors.push(this.complex(options))
          this.whitespace()
          if (this.peek() !== null && this.type() !== ")" && this.type() !== "comma") this.unexpected()
        }
      } catch (error) {
        if (!(error instanceof SelectorError)) throw error
        this.at = start
        this.insideHas = insideHas
        this.skipArgument()
      }
      if (this.type() !== "comma") return selectors
      this.at++
    }
  }

  /** Moves to the comma or bracket that ends the current argument. */
  skipArgument() {
    let depth = 0
    for (; this.peek() !== null; this.at++) {
      const type = this.type()
      if (depth === 0 && (type === "comma" || type === ")")) return
      if (type === "function" || type === "(" || type === "[" || type === "{") depth++
      else if (type === ")" || type === "]" || type === "}") depth--
    }
  }

  combinator() {
    const token = this.peek()
    if (token === null || token.type !== "delim") return ""
    if (token.value !== ">" && token.value !== "+" && token.value !== "~") return ""
    this.at++
    return token.value
  }

  /**
   * @param {{ relative?: boolean, nested?: boolean, single?: boolean, real?: boolean }} options - relative: may start with a combinator;
   *   single: one compound selector; real: without pseudo-elements
   */
  complex(options = {}) {
    const result = { lead: "", compounds: [], combinators: [], specificity: 0 }
    this.whitespace()
    if (options.relative) {
      result.lead = this.combinator()
      this.whitespace()
    }
    for (;;) {
      const compound = this.compound(options)
      if (compound === null) this.unexpected()
      result.compounds.push(compound)
      result.specificity += compound.specificity
      if (options.single) return result
      const space = this.whitespace()
      let combinator = this.combinator()
      if (combinator === "") {
        const type = this.type()
        if (!space || type === "end" || type === "comma" || type === ")") return result
        combinator = " "
      }
      if (compound.pseudoElement) this.fail("nothing can follow a pseudo-element but pseudo-classes")
      this.whitespace()
      result.combinators.push(combinator)
    }
  }

  compound(options) {
    const compound = { type: this.typeSelector(), simples: [], specificity: 0, pseudoElement: false }
    if (compound.type !== null && compound.type.name !== "*") compound.specificity += TYPE
    for (;;) {
      const simple = this.simple(options)
      if (simple === null) break
      if (compound.pseudoElement && simple.kind !== "pseudo-class" && simple.kind !== "pseudo-element") this.fail("a pseudo-element stands last")
      if (simple.kind === "pseudo-element") compound.pseudoElement = true
      compound.simples.push(simple)
      compound.specificity += simple.specificity
    }
    return compound.type === null && compound.simples.length === 0 ? null : compound
  }

  /** The namespace that a prefix stands for. */
  namespaceOf(prefix) {
    const namespace = this.namespaces?.get(prefix)
    if (namespace === undefined) this.fail(`the namespace prefix "${prefix}" is not declared`)
    return namespace
  }

  typeSelector() {
    const isName = (offset) => this.type(offset) === "ident" || this.isDelim("*", offset)
    const defaultNamespace = this.namespaces?.get("") ?? null
    if (this.isDelim("|") && isName(1)) {
      this.at += 2
      return { namespace: "", prefix: "", name: this.peek(-1).value }
    }
    if (!isName(0)) return null
    const { value } = this.peek()
    if (this.isDelim("|", 1) && isName(2)) {
      const name = this.peek(2).value
      this.at += 3
      return { namespace: value === "*" ? null : this.namespaceOf(value), prefix: value, name }
    }
    this.at++
    return { namespace: defaultNamespace, prefix: null, name: value }
  }

  simple(options) {
    const token = this.peek()
    if (token === null) return null
    switch (token.type) {
      case "hash":
        if (!token.isId) this.fail(`"#${token.value}" is no identifier; escape its first character`)
        this.at++
        return { kind: "id", name: token.value, specificity: ID }
      case "delim":
        if (token.value === "." && this.type(1) === "ident") {
          this.at += 2
          return { kind: "class", name: this.peek(-1).value, specificity: CLASS }
        }
        if (token.value === "&") {
          this.at++
          this.hasNesting = true
          return { kind: "nesting", specificity: this.nestingSpecificity ?? 0 }
        }
        return null
      case "[":
        return this.attribute()
      case "colon":
        return this.pseudo(options)
    }
    return null
  }

  attribute() {
    this.at++
    this.whitespace()
    let namespace = ""
    let prefix = null
    if (this.isDelim("|")) {
      prefix = ""
      this.at++
    } else if ((this.type() === "ident" || this.isDelim("*")) && this.isDelim("|", 1) && !this.isDelim("=", 2)) {
      prefix = this.peek().value
      namespace = prefix === "*" ? null : this.namespaceOf(prefix)
      this.at += 2
    }
    if (this.type() !== "ident") this.unexpected()
    const name = this.peek().value
    this.at++
    const result = { kind: "attribute", namespace, prefix, name, operator: "", value: "", flag: "", specificity: CLASS }
    this.whitespace()
    const token = this.peek()
    if (token !== null && token.type === "delim") {
      if (token.value === "=") this.at++
      else if ("~|^$*".includes(token.value) && this.isDelim("=", 1)) this.at += 2
      else this.unexpected()
      result.operator = token.value === "=" ? "=" : `${token.value}=`
      this.whitespace()
      if (this.type() !== "ident" && this.type() !== "string") this.unexpected()
      result.value = this.peek().value
      this.at++
      this.whitespace()
      if (this.type() === "ident") {
        const flag = this.peek().value.toLowerCase()
        if (flag !== "i" && flag !== "s") this.unexpected()
        result.flag = flag
        this.at++
      }
    }
    this.close("]")
    return result
  }

  pseudo(options) {
    this.at++
    const isElement = this.type() === "colon"
    if (isElement) this.at++
    const token = this.peek()
    if (token === null || (token.type !== "ident" && token.type !== "function")) this.unexpected()
    this.at++
    const name = token.value.toLowerCase()
    const isFunction = token.type === "function"
    if (isElement || (!isFunction && legacyPseudoElements.has(name))) {
      if (options.real) this.fail(`a pseudo-element cannot stand here: ${name}`)
      return this.pseudoElement(name, isFunction)
    }
    const result = { kind: "pseudo-class", name, specificity: CLASS }
    if (!isFunction) {
      if (!plainPseudoClasses.has(name)) this.fail(`there is no pseudo-class :${name}`)
      return result
    }
    if (selectorPseudoClasses.has(name)) this.logical(name, result)
    else if (nthPseudoClasses.has(name)) this.nth(name, result)
    else if (name === "lang") result.argument = this.languages()
    else if (name === "dir" || name === "state") {
      this.whitespace()
      if (this.type() !== "ident") this.unexpected()
      result.argument = this.peek().value
      this.at++
    } else if (name === "host" || name === "host-context") {
      result.selectors = [this.complex({ single: true, real: true })]
      result.specificity += result.selectors[0].specificity
    } else this.fail(`there is no pseudo-class :${name}()`)
    this.close()
    return result
  }

  logical(name, result) {
    if (name === "has") {
      if (this.insideHas) this.fail(":has() cannot stand in :has()")
      this.insideHas = true
      result.selectors = this.list({ relative: true, real: true })
      this.insideHas = false
    } else if (name === "not") result.selectors = this.list({ real: true })
    else result.selectors = this.forgivingList({ real: true })
    result.specificity = name === "where" ? 0 : greatest(result.selectors)
  }

  /** @see https://drafts.csswg.org/css-syntax-3/#anb-microsyntax */
  nth(name, result) {
    this.whitespace()
    const start = this.peek()?.start ?? this.text.length
    let end = start
    while (this.peek() !== null && this.type() !== ")" && !(this.type() === "ident" && this.peek().value.toLowerCase() === "of")) {
      if (this.type() !== "whitespace") end = this.peek().end
      this.at++
    }
    const text = this.text.slice(start, end).toLowerCase()
    if (text === "even" || text === "odd") {
      result.a = 2
      result.b = text === "odd" ? 1 : 0
    } else if (/^[+-]?\d+$/.test(text)) {
      result.a = 0
      result.b = Number(text)
    } else {
      const parts = /^([+-]?)(\d*)n(?:\s*([+-])\s*(\d+))?$/.exec(text)
      if (parts === null) this.fail(`"${text}" is no position; write it as 2n+1, even or 3`)
      result.a = (parts[2] === "" ? 1 : Number(parts[2])) * (parts[1] === "-" ? -1 : 1)
      result.b = parts[4] === undefined ? 0 : Number(parts[4]) * (parts[3] === "-" ? -1 : 1)
    }
    if (this.type() !== "ident") return
    if (name !== "nth-child" && name !== "nth-last-child") this.unexpected()
    this.at++
    result.selectors = this.list({ real: true })
    result.specificity += greatest(result.selectors)
  }

  languages() {
    const ranges = []
    for (;;) {
      this.whitespace()
      if (this.type() === "string" || this.type() === "ident") {
        ranges.push(this.peek().value)
        this.at++
      } else if (this.isDelim("*")) {
        this.at++
        if (this.type() !== "ident") this.unexpected()
        ranges.push(`*${this.peek().value}`)
        this.at++
      } else this.unexpected()
      this.whitespace()
      if (this.type() !== "comma") return ranges
      this.at++
    }
  }

  pseudoElement(name, isFunction) {
    const result = { kind: "pseudo-element", name, argument: null, selectors: null, specificity: TYPE }
    if (!isFunction) {
      if (!pseudoElements.has(name) && !name.startsWith("-webkit-")) this.fail(`there is no pseudo-element ::${name}`)
      return result
    }
    if (!functionalPseudoElements.has(name)) this.fail(`there is no pseudo-element ::${name}()`)
    if (name === "slotted") {
      result.selectors = [this.complex({ single: true, real: true })]
      result.specificity += result.selectors[0].specificity
    } else {
      const start = this.peek()?.start ?? this.text.length
      this.skipArgument()
      while (this.type() === "comma") {
        this.at++
        this.skipArgument()
      }
      result.argument = this.text.slice(start, this.peek()?.start ?? this.text.length).trim()
      if (result.argument === "") this.unexpected()
    }
    this.close()
    return result
  }
}

/**
 * Parses a selector list.
 *
 * @param {string} text
 * @param {{ namespaces?: Map<string, string>, nested?: boolean, nestingSpecificity?: number }} [options] - namespaces: by prefix, "" the default;
 *   nested: the list stands in a nested style rule, whose selectors are relative to the parent rule's
 * @returns {object[]} complex selectors
 * @throws {SelectorError}
 */
export function parseSelectorList(text, { namespaces, nested = false, nestingSpecificity = 0 } = {}) {
  const parser = new Parser(preprocess(text), namespaces)
  parser.nestingSpecificity = nestingSpecificity
  const selectors = []
  for (;;) {
    parser.hasNesting = false
    const selector = parser.complex({ relative: nested })
    if (nested && (selector.lead !== "" || !parser.hasNesting)) {
      selector.compounds.unshift({ type: null, simples: [{ kind: "nesting", specificity: 0 }], specificity: 0, pseudoElement: false, implied: true })
      selector.combinators.unshift(selector.lead === "" ? " " : selector.lead)
      selector.specificity += nestingSpecificity
    }
    selectors.push(selector)
    parser.whitespace()
    if (parser.peek() === null) return selectors
    if (parser.type() !== "comma") parser.unexpected()
    parser.at++
  }
}

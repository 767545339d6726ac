/**
 * What the grammars tell their tokens to: keeps the ranges of the scopes, without making HTML of them. The members are those that
 * highlight.js calls.
 */
export class RangeEmitter {
  /** `{ from, to, class }`, each after those inside it. */
  ranges = []
  #length = 0
  #open = []

  addText(text) {
    this.#length += text.length
  }

  openNode(scope) {
    this.#open.push({ from: this.#length, class: classOf(scope) })
  }

  closeNode() {
    const open = this.#open.pop()
    if (open && this.#length > open.from) this.ranges.push({ from: open.from, to: this.#length, class: open.class })
  }

  startScope(scope) {
    this.openNode(scope)
  }

  endScope() {
    this.closeNode()
  }

  /** Takes over what another grammar found in a stretch of the text. */
  __addSublanguage(emitter, name) {
    const from = this.#length
    for (const range of emitter.ranges) this.ranges.push({ ...range, from: range.from + from, to: range.to + from })
    this.#length += emitter.#length
    if (name && this.#length > from) this.ranges.push({ from, to: this.#length, class: `language-${name}` })
  }

  finalize() {
    while (this.#open.length > 0) this.closeNode()
  }

  /** Nobody asks for HTML here. */
  toHTML() {
    return ""
  }
}

/** The classes of a scope, as style sheets for highlight.js name them: `title.class.inherited` has three. */
function classOf(scope) {
  if (scope.startsWith("language:")) return `language-${scope.slice("language:".length)}`
  const [first, ...rest] = scope.split(".")
  return [`hljs-${first}`, ...rest.map((name, index) => name + "_".repeat(index + 1))].join(" ")
}

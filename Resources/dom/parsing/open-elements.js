import { localNameOf } from "../nodes/Element.js"
import { runParsedSteps } from "../nodes/steps.js"
import { COUNT, IMPLIED_END_TAG, kinds, OPTION, SCOPE, THOROUGHLY_IMPLIED_END_TAG, UNKNOWN } from "./element-names.js"

/**
 * The stack of open elements: elements and, in parallel, their numbers. The current node is the last.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#the-stack-of-open-elements
 */
export class OpenElements {
  /** @type {Element[]} */
  elements = []
  /** @type {number[]} */
  ids = []
  // How many of a number are open: most questions about the stack are answered by there being none, without a walk.
  #counts = new Uint32Array(COUNT)
  /** @type {import("./source-locations.js").LocationRecorder | null} */
  #recorder

  constructor(recorder) {
    this.#recorder = recorder
  }

  get length() {
    return this.elements.length
  }

  get current() {
    return this.elements[this.elements.length - 1]
  }

  get currentId() {
    return this.ids[this.ids.length - 1]
  }

  push(element, id) {
    this.elements.push(element)
    this.ids.push(id)
    this.#counts[id]++
  }

  pop() {
    const element = this.elements.pop()
    const id = this.ids.pop()
    this.#counts[id]--
    if (this.#recorder !== null) this.#recorder.closed(element)
    if (id === OPTION) runParsedSteps(element)
  }

  /** At the end of the input all that is open is popped. Of that, options alone care. */
  stop() {
    if (!this.has(OPTION)) return
    for (let index = this.ids.length - 1; index >= 0; index--) if (this.ids[index] === OPTION) runParsedSteps(this.elements[index])
  }

  /** Whether an element of a number is open anywhere. */
  has(id) {
    return this.#counts[id] > 0
  }

  /** @see https://html.spec.whatwg.org/multipage/parsing.html#has-an-element-in-the-specific-scope */
  hasInScope(id, scope = SCOPE) {
    if (this.#counts[id] === 0) return false
    const { ids } = this
    for (let index = ids.length - 1; index >= 0; index--) {
      if (ids[index] === id) return true
      if ((kinds[ids[index]] & scope) !== 0) return false
    }
    return false
  }

  /** Whether an element of a kind is in scope. */
  hasKindInScope(kind, scope = SCOPE) {
    const { ids } = this
    for (let index = ids.length - 1; index >= 0; index--) {
      const found = kinds[ids[index]]
      if ((found & kind) !== 0) return true
      if ((found & scope) !== 0) return false
    }
    return false
  }

  /** Whether the element at an index is in scope. */
  isInScope(at) {
    const { ids } = this
    for (let index = ids.length - 1; index > at; index--) if ((kinds[ids[index]] & SCOPE) !== 0) return false
    return true
  }

  /** Pops up to and with an element of a number. */
  popUntil(id) {
    let popped
    do {
      popped = this.currentId
      this.pop()
    } while (popped !== id)
  }

  /** Pops up to and with an element of a kind. */
  popUntilKind(kind) {
    let popped
    do {
      popped = this.currentId
      this.pop()
    } while ((kinds[popped] & kind) === 0)
  }

  /** Pops what lies on the nearest element of a kind. */
  clearBackTo(kind) {
    while ((kinds[this.currentId] & kind) === 0) this.pop()
  }

  /** @param {number} [except] @see https://html.spec.whatwg.org/multipage/parsing.html#generate-implied-end-tags */
  generateImpliedEndTags(except = UNKNOWN) {
    while ((kinds[this.currentId] & IMPLIED_END_TAG) !== 0 && this.currentId !== except) this.pop()
  }

  /** @see https://html.spec.whatwg.org/multipage/parsing.html#generate-all-implied-end-tags-thoroughly */
  generateAllImpliedEndTags() {
    while ((kinds[this.currentId] & THOROUGHLY_IMPLIED_END_TAG) !== 0) this.pop()
  }

  truncate(length) {
    while (this.elements.length > length) this.pop()
  }

  /** The index of an element; most are near the end. */
  indexOf(element) {
    return this.elements.lastIndexOf(element)
  }

  /** Takes an element out that the token ends. */
  remove(index) {
    if (this.#recorder !== null) this.#recorder.closed(this.elements[index])
    this.forget(index)
  }

  /** Takes an element out that has ended before. */
  forget(index) {
    this.elements.splice(index, 1)
    this.#counts[this.ids[index]]--
    this.ids.splice(index, 1)
  }

  insert(index, element, id) {
    this.elements.splice(index, 0, element)
    this.ids.splice(index, 0, id)
    this.#counts[id]++
  }

  /** Puts an element of the same name in the place of another. */
  replace(index, element) {
    if (this.#recorder !== null) this.#recorder.closed(this.elements[index])
    this.elements[index] = element
  }

  /** Whether the HTML element at an index has the name of a tag. */
  isNamed(index, tag) {
    return this.ids[index] === tag.id && (tag.id !== UNKNOWN || localNameOf(this.elements[index]) === tag.name)
  }
}

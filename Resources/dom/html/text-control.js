import { fire } from "../events/dispatch.js"
import { toDOMString } from "../web-idl/conversions.js"
import { DOMException } from "../web-idl/DOMException.js"


/**
 * The value and the selection of a text control. An element owns one; the selection stays inside the value.
 *
 * @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#textFieldSelection
 */
export class TextControlState {
  /** The value, once a user or script has set it; null while the default counts. @type {string | null} */
  value = null
  start = 0
  end = 0
  direction = "none"
}

/**
 * Members of `input` and `textarea` that deal with their selection. Each has `textControlState(element)` behind it.
 *
 * @param {(element: Element) => TextControlState | null} stateOf - null where the type has no selection
 */
export function textControlMembers(stateOf) {
  const required = (element) => {
    const state = stateOf(element)
    if (state === null) throw new DOMException(`an input of type "${element.type}" has no selection`, "InvalidStateError")
    return state
  }

  return class TextControlMembers {
    select() {
      const state = stateOf(this)
      if (state !== null) setRange(this, state, 0, this.value.length, "none")
    }

    get selectionStart() {
      const state = stateOf(this)
      return state === null ? null : Math.min(state.start, this.value.length)
    }

    set selectionStart(value) {
      const state = required(this)
      const start = value >>> 0
      setRange(this, state, start, Math.max(start, Math.min(state.end, this.value.length)), state.direction)
    }

    get selectionEnd() {
      const state = stateOf(this)
      return state === null ? null : Math.min(state.end, this.value.length)
    }

    set selectionEnd(value) {
      const state = required(this)
      setRange(this, state, Math.min(state.start, this.value.length), value >>> 0, state.direction)
    }

    get selectionDirection() {
      return stateOf(this)?.direction ?? null
    }

    set selectionDirection(value) {
      const state = required(this)
      setRange(this, state, state.start, state.end, toDOMString(value))
    }

    setSelectionRange(start, end, direction = "none") {
      setRange(this, required(this), start >>> 0, end >>> 0, toDOMString(direction))
    }

    /** @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-setrangetext */
    setRangeText(replacement, start = undefined, end = undefined, selectionMode = "preserve") {
      const state = required(this)
      if (arguments.length === 2) throw new TypeError("setRangeText takes one argument or at least three")
      const text = toDOMString(replacement)
      const old = this.value
      let from = arguments.length > 1 ? start >>> 0 : Math.min(state.start, old.length)
      let to = arguments.length > 1 ? end >>> 0 : Math.min(state.end, old.length)
      if (from > to) throw new DOMException(`the start, ${from}, is after the end, ${to}`, "IndexSizeError")
      from = Math.min(from, old.length)
      to = Math.min(to, old.length)
      const { start: selectionStart, end: selectionEnd } = state
      this.value = old.slice(0, from) + text + old.slice(to)
      const newEnd = from + text.length
      const shift = text.length - (to - from)
      if (selectionMode === "select") setRange(this, state, from, newEnd, "none")
      else if (selectionMode === "start") setRange(this, state, from, from, "none")
      else if (selectionMode === "end") setRange(this, state, newEnd, newEnd, "none")
      else {
        const moved = (offset, inside) => (offset > to ? offset + shift : offset > from ? inside : offset)
        setRange(this, state, moved(selectionStart, from), moved(selectionEnd, newEnd), "none")
      }
    }
  }
}

function setRange(element, state, start, end, direction) {
  const { length } = element.value
  const newEnd = Math.min(end, length)
  const newStart = Math.min(start, newEnd)
  const newDirection = direction === "forward" || direction === "backward" ? direction : "none"
  const changed = newStart !== state.start || newEnd !== state.end || newDirection !== state.direction
  state.start = newStart
  state.end = newEnd
  state.direction = newDirection
  if (changed) queueMicrotask(() => fire(element, "select", { bubbles: true }))
}


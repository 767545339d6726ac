import { dispatch, fire } from "../events/dispatch.js"
import { setTrusted } from "../events/Event.js"
import { formOwner, isDisabled, isHTMLElementNamed, noteUserEdit, commitValue } from "../html/form-controls.js"
import { listedElementsOf } from "../html/FormControls.js"
import { requestSubmit } from "../html/form-submission.js"
import { notifyMutationObservers } from "../mutation/queue-mutation-record.js"
import { getAttributeValue } from "../nodes/Element.js"
import { nodeDocumentOf } from "../nodes/tree.js"
import { InputEvent } from "../ui-events/InputEvent.js"
import { windowOf } from "../window/current.js"

const textTypes = new Set(
  "text search tel url email password number date month week time datetime-local color".split(" "),
)

/** Whether an element is a control that text can be typed into. */
export function isTextControl(element) {
  if (element === null) return false
  if (isHTMLElementNamed(element, "textarea")) return true
  return isHTMLElementNamed(element, "input") && textTypes.has(element.type)
}

const isReadOnly = (control) => isDisabled(control) || getAttributeValue(control, "readonly") !== null

/** The selected part of the value; at its end where the type has no selection. */
function selectedPart(control) {
  const { length } = control.value
  return [control.selectionStart ?? length, control.selectionEnd ?? length]
}

/**
 * Replaces a part of a control's value as the user's doing, with its events.
 *
 * @param {Element} control
 * @param {[number, number]} part
 * @param {string} text
 * @param {{ inputType: string, data?: string | null, isComposing?: boolean }} how
 * @returns {boolean} whether a page or the edit did something
 */
function replacePart(control, [start, end], text, { inputType, data = null, isComposing = false }) {
  if (isReadOnly(control)) return false
  const init = { bubbles: true, composed: true, view: windowOf(nodeDocumentOf(control)), inputType, data, isComposing }
  const event = new InputEvent("beforeinput", { ...init, cancelable: true })
  setTrusted(event)
  if (!dispatch(event, control)) return true
  const allowed = text.slice(0, roomIn(control, end - start))
  if (allowed === "" && start === end) return false
  if (control.selectionStart === null) control.value = control.value.slice(0, start) + allowed + control.value.slice(end)
  else control.setRangeText(allowed, start, end, "end")
  noteUserEdit(control)
  fire(control, "input", init, InputEvent)
  notifyMutationObservers()
  return true
}

/** How many code units a user may put in the place of `replaced` others. */
function roomIn(control, replaced) {
  const limit = control.maxLength
  return limit >= 0 ? Math.max(0, limit - (control.value.length - replaced)) : Infinity
}

/**
 * @param {Element} control
 * @param {string} text - line breaks are blanks in controls of one line
 * @param {object} [how]
 */
export function typeInControl(control, text, how = {}) {
  const line = isHTMLElementNamed(control, "textarea") ? text.replace(/\r\n?/g, "\n") : text.replace(/[\r\n]+/g, " ")
  return replacePart(control, selectedPart(control), line, { inputType: "insertText", data: text, ...how })
}

const segmenters = new Map()

/** Making a segmenter takes longer than using it. */
function segmenter(granularity) {
  if (!segmenters.has(granularity)) segmenters.set(granularity, new Intl.Segmenter(undefined, { granularity }))
  return segmenters.get(granularity)
}

/** Where a movement from an offset of a text leads. */
function boundary(text, offset, granularity, forward) {
  const feed = text.indexOf("\n", offset)
  const line = { start: offset === 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1, end: feed < 0 ? text.length : feed }
  if (granularity === "documentboundary") return forward ? text.length : 0
  if (granularity === "lineboundary") return forward ? line.end : line.start
  if (granularity === "line") {
    // Up and down keep the column; past the first and the last line they go to its end.
    const column = offset - line.start
    if (forward) {
      if (line.end === text.length) return text.length
      const nextEnd = text.indexOf("\n", line.end + 1)
      return Math.min(line.end + 1 + column, nextEnd < 0 ? text.length : nextEnd)
    }
    if (line.start === 0) return 0
    const previousStart = line.start < 2 ? 0 : text.lastIndexOf("\n", line.start - 2) + 1
    return Math.min(previousStart + column, line.start - 1)
  }
  const segments = [...segmenter(granularity === "word" ? "word" : "grapheme").segment(text)]
  const counts = (segment) => granularity !== "word" || segment.isWordLike
  if (forward) {
    const found = segments.find((segment) => counts(segment) && segment.index + segment.segment.length > offset)
    return found === undefined ? text.length : found.index + found.segment.length
  }
  return segments.findLast((segment) => counts(segment) && segment.index < offset)?.index ?? 0
}

const deletionTypes = {
  character: ["deleteContentBackward", "deleteContentForward"],
  word: ["deleteWordBackward", "deleteWordForward"],
  lineboundary: ["deleteSoftLineBackward", "deleteSoftLineForward"],
}

/** Deletes what is selected; with a caret, what a movement would pass. */
export function deleteInControl(control, granularity, forward) {
  let [start, end] = selectedPart(control)
  if (start === end) {
    const place = boundary(control.value, start, granularity, forward)
    start = Math.min(start, place)
    end = Math.max(end, place)
    if (start === end) return false
  }
  return replacePart(control, [start, end], "", { inputType: deletionTypes[granularity][forward ? 1 : 0] })
}

/** Moves the caret of a control, or the focus end of its selection. */
export function moveInControl(control, granularity, forward, extend) {
  if (control.selectionStart === null) return false
  const { value, selectionStart, selectionEnd, selectionDirection } = control
  const isBackward = selectionDirection === "backward"
  const focus = isBackward ? selectionStart : selectionEnd
  const anchor = isBackward ? selectionEnd : selectionStart
  if (!extend && selectionStart !== selectionEnd && granularity === "character") {
    const side = forward ? selectionEnd : selectionStart
    control.setSelectionRange(side, side)
    return true
  }
  const place = boundary(value, focus, granularity, forward)
  if (!extend) control.setSelectionRange(place, place)
  else control.setSelectionRange(Math.min(anchor, place), Math.max(anchor, place), place < anchor ? "backward" : "forward")
  return place !== focus
}

/** What is selected in a control; nothing for passwords, which are not copied. */
export function selectedText(control) {
  if (control.type === "password") return ""
  const [start, end] = selectedPart(control)
  return control.value.slice(start, end)
}

/**
 * Enter: a line feed in a text area; elsewhere the change is due, and the form is submitted.
 *
 * @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission
 */
export function enterInControl(control) {
  if (isHTMLElementNamed(control, "textarea")) return typeInControl(control, "\n", { inputType: "insertLineBreak", data: null })
  commitValue(control)
  const form = formOwner(control)
  if (form === null) return false
  const elements = listedElementsOf(form)
  const button = elements.find((element) => /^(?:submit|image)$/.test(element.type))
  if (button !== undefined) {
    if (isDisabled(button)) return false
    button.click()
    return true
  }
  if (elements.filter(isTextControl).length > 1) return false
  requestSubmit(form, null)
  return true
}

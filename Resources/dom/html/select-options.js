import { getAttributeValue, isElement } from "../nodes/Element.js"
import { following, followingSkippingChildren, parentOf } from "../nodes/tree.js"
import { isDisabled, isHTMLElementNamed } from "./form-controls.js"
import { isSelected, setSelectedness } from "./HTMLOptionElement.js"
import { parseInteger } from "./microsyntaxes.js"

/** Which options a select has, and which of them are selected. */

/** The select that an option belongs to. */
export function selectOf(option) {
  for (let node = parentOf(option); node !== null && isElement(node); node = parentOf(node)) {
    if (isHTMLElementNamed(node, "select")) return node
    if (isHTMLElementNamed(node, "datalist") || isHTMLElementNamed(node, "option")) return null
  }
  return null
}

/**
 * The options of a select, in tree order.
 *
 * @returns {HTMLOptionElement[]}
 * @see https://html.spec.whatwg.org/multipage/form-elements.html#concept-select-option-list
 */
export function optionsOf(select) {
  const options = []
  let node = following(select, select)
  while (node !== null) {
    if (isHTMLElementNamed(node, "option")) options.push(node)
    const closed = ["datalist", "hr", "option", "select"].some((name) => isHTMLElementNamed(node, name))
    node = closed ? followingSkippingChildren(node, select) : following(node, select)
  }
  return options
}

const displaySize = (select) => Math.max(1, parseInteger(getAttributeValue(select, "size") ?? "") ?? 1)

/** @type {WeakSet<HTMLSelectElement>} drop-down boxes that a script has left without a choice */
const cleared = new WeakSet()

/** Leaves a select without a choice, until its options change or one is selected. */
export const clearSelection = (select) => cleared.add(select)

/** A drop-down box without a choice takes one again. */
export const optionsChanged = (select) => cleared.delete(select)

/** What shows the choice of a select elsewhere; null while nothing does. @type {((select: HTMLSelectElement) => void) | null} */
let mirror = null

/** Has a choice shown elsewhere whenever there is another. */
export function setChoiceMirror(mirrorChoice) {
  mirror = mirrorChoice
}

/** Another option of a select is selected than before, or none. */
export const choiceChanged = (select) => mirror?.(select)

/** @type {WeakMap<HTMLSelectElement, HTMLOptionElement>} the option that was the choice when it was last settled */
const choices = new WeakMap()

/**
 * An option came in: it is the choice if it is selected, or if there is none yet. What was chosen before keeps being so, wherever the new
 * one stands. The others are looked at only when no choice is known.
 */
export function optionInserted(select, option) {
  optionsChanged(select)
  if (getAttributeValue(select, "multiple") !== null) return
  const choice = choices.get(select)
  const isKnown = choice !== undefined && isSelected(choice) && selectOf(choice) === select
  if (!isKnown) {
    if (isSelected(option) || (!isDisabled(option) && displaySize(select) === 1)) settleSelection(select)
  } else if (isSelected(option) && choice !== option) {
    setSelectedness(choice, false)
    choices.set(select, option)
    choiceChanged(select)
  }
}

/**
 * Leaves a select that takes one choice with one: the one given, or the last that is selected, or, in a drop-down box, the first
 * that can be.
 *
 * @param {HTMLSelectElement} select
 * @param {HTMLOptionElement | null} [chosen]
 * @see https://html.spec.whatwg.org/multipage/form-elements.html#selectedness-setting-algorithm
 */
export function settleSelection(select, chosen = null) {
  if (getAttributeValue(select, "multiple") !== null) return
  const options = optionsOf(select)
  const selected = options.filter(isSelected)
  if (selected.length === 0) {
    if (cleared.has(select)) return
    const first = displaySize(select) > 1 ? undefined : options.find((option) => !isDisabled(option))
    if (first === undefined) return
    setSelectedness(first, true)
    choices.set(select, first)
    choiceChanged(select)
  } else {
    const kept = chosen ?? selected[selected.length - 1]
    choices.set(select, kept)
    if (selected.length === 1) return
    for (const option of selected) if (option !== kept) setSelectedness(option, false)
    choiceChanged(select)
  }
}

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

/** @type {WeakSet<HTMLSelectElement>} drop-down boxes that a script has left without a choice */
const cleared = new WeakSet()

/** Leaves a select without a choice, until its options change or one is selected. */
export const clearSelection = (select) => cleared.add(select)

/** An option came in: a drop-down box without a choice takes one again. */
export const optionsChanged = (select) => cleared.delete(select)

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
    const size = parseInteger(getAttributeValue(select, "size") ?? "") ?? 1
    const first = size > 1 ? undefined : options.find((option) => !isDisabled(option))
    if (first !== undefined) setSelectedness(first, true)
  } else if (selected.length > 1) {
    const kept = chosen ?? selected[selected.length - 1]
    for (const option of selected) if (option !== kept) setSelectedness(option, false)
  }
}

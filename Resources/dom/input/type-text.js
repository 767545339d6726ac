import { typeText } from "../editing/commands.js"
import { isTextControl, typeInControl } from "../editing/text-control.js"
import { keyTarget } from "./key-target.js"
import { pressKey } from "./press.js"

const clusters = () => new Intl.Segmenter(undefined, { granularity: "grapheme" })

/**
 * Types text, one character after the other: with its key where a key of some layout has it, and as an input method or a palette
 * gives it where none has (an emoji, a letter with combining marks). Line feeds are Enter, tabs are Tab.
 *
 * @param {Document} document
 * @param {string} text
 * @returns {boolean} whether a page or the browser did something with every character
 */
export function typeCharacters(document, text) {
  let handledAll = true
  for (const { segment } of clusters().segment(text)) if (!typeCharacter(document, segment)) handledAll = false
  return handledAll
}

function typeCharacter(document, character) {
  if (/^(?:\r\n?|\n)$/.test(character)) return pressKey(document, "Enter")
  if (character === "\t") return pressKey(document, "Tab")
  if (character.length === 1 && !/[\p{Cc}\p{Cs}]/u.test(character)) return pressKey(document, character)
  const target = keyTarget(document)
  return isTextControl(target) ? typeInControl(target, character) : typeText(document, character)
}

import { KeyboardEvent } from "../ui-events/KeyboardEvent.js"
import { windowOf } from "../window/current.js"
import { dispatchInput } from "./dispatch-input.js"
import { keyDefaultAction, keyUpDefaultAction } from "./key-default-actions.js"
import { keyTarget } from "./key-target.js"
import { keyNamed } from "./keys.js"

/**
 * Presses and releases a key: keydown, keypress for a character, what the browser does, keyup.
 *
 * @param {Document} document
 * @param {string} name - see {@link keyNamed}
 * @param {{ ctrlKey?: boolean, shiftKey?: boolean, altKey?: boolean, metaKey?: boolean }} [modifiers]
 * @returns {boolean} whether a page or the browser did something
 */
export function pressKey(document, name, modifiers = {}) {
  const { ctrlKey = false, altKey = false, metaKey = false } = modifiers
  const isCommand = ctrlKey || altKey || metaKey
  const key = keyNamed(name, modifiers.shiftKey === true)
  const shiftKey = modifiers.shiftKey ?? key.needsShift
  const init = {
    bubbles: true,
    cancelable: true,
    composed: true,
    view: windowOf(document),
    key: key.key,
    code: key.code,
    ctrlKey,
    shiftKey,
    altKey,
    metaKey,
  }
  // Each event goes to whatever has the focus by then.
  let goesOn = dispatchInput(keyTarget(document), KeyboardEvent, "keydown", { ...init, keyCode: key.keyCode, which: key.keyCode })
  let handled = !goesOn
  if (goesOn && key.text !== "" && !isCommand) {
    const charCode = key.text.codePointAt(0)
    goesOn = dispatchInput(keyTarget(document), KeyboardEvent, "keypress", { ...init, keyCode: charCode, charCode, which: charCode })
    handled = !goesOn
  }
  if (goesOn) handled = keyDefaultAction(document, keyTarget(document), key, { ctrlKey, shiftKey, altKey, metaKey })
  const target = keyTarget(document)
  const isReleased = dispatchInput(target, KeyboardEvent, "keyup", { ...init, keyCode: key.keyCode, which: key.keyCode })
  if (goesOn && isReleased && keyUpDefaultAction(target, key)) handled = true
  return handled
}

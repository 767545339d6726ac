/**
 * The keys of a keyboard with the US layout, as keyboard events describe them.
 *
 * @typedef {object} Key
 * @property {string} key - what it means, with the modifiers that are down
 * @property {string} code - where it is
 * @property {number} keyCode - the legacy number of that place
 * @property {string} text - what it types; empty for keys without a character
 * @property {boolean} needsShift - whether Shift is needed for that character
 * @see https://w3c.github.io/uievents-key/
 * @see https://w3c.github.io/uievents-code/
 */

const named = {
  Alt: ["AltLeft", 18],
  AltGraph: ["AltRight", 225],
  ArrowDown: ["ArrowDown", 40],
  ArrowLeft: ["ArrowLeft", 37],
  ArrowRight: ["ArrowRight", 39],
  ArrowUp: ["ArrowUp", 38],
  Backspace: ["Backspace", 8],
  CapsLock: ["CapsLock", 20],
  ContextMenu: ["ContextMenu", 93],
  Control: ["ControlLeft", 17],
  Delete: ["Delete", 46],
  End: ["End", 35],
  Enter: ["Enter", 13],
  Escape: ["Escape", 27],
  Home: ["Home", 36],
  Insert: ["Insert", 45],
  Meta: ["MetaLeft", 91],
  NumLock: ["NumLock", 144],
  PageDown: ["PageDown", 34],
  PageUp: ["PageUp", 33],
  Pause: ["Pause", 19],
  PrintScreen: ["PrintScreen", 44],
  ScrollLock: ["ScrollLock", 145],
  Shift: ["ShiftLeft", 16],
  Tab: ["Tab", 9],
}

// Plain character, character with Shift, code, keyCode.
const punctuation = [
  ["`", "~", "Backquote", 192],
  ["-", "_", "Minus", 189],
  ["=", "+", "Equal", 187],
  ["[", "{", "BracketLeft", 219],
  ["]", "}", "BracketRight", 221],
  ["\\", "|", "Backslash", 220],
  [";", ":", "Semicolon", 186],
  ["'", '"', "Quote", 222],
  [",", "<", "Comma", 188],
  [".", ">", "Period", 190],
  ["/", "?", "Slash", 191],
]

/** The keys with a character, by it; made when the first key is pressed. @type {Map<string, Key> | null} */
let printable = null

function printableKeys() {
  if (printable !== null) return printable
  printable = new Map()
  const define = (plain, shifted, code, keyCode) => {
    printable.set(plain, { key: plain, code, keyCode, text: plain, needsShift: false, shifted })
    printable.set(shifted, { key: shifted, code, keyCode, text: shifted, needsShift: true, shifted })
  }
  for (const letter of "abcdefghijklmnopqrstuvwxyz") {
    const upper = letter.toUpperCase()
    define(letter, upper, `Key${upper}`, upper.charCodeAt(0))
  }
  for (const [index, shifted] of Array.from(")!@#$%^&*(").entries()) define(`${index}`, shifted, `Digit${index}`, 48 + index)
  for (const row of punctuation) define(...row)
  printable.set(" ", { key: " ", code: "Space", keyCode: 32, text: " ", needsShift: false, shifted: " " })
  return printable
}

/**
 * @param {string} name - a `key` value of UI Events: "Enter", "a", "É"; also "Space"
 * @param {boolean} [isShifted] - Shift is down: "a" gives "A", as on a keyboard
 * @returns {Key}
 * @throws {TypeError} for a name that no key has
 */
export function keyNamed(name, isShifted = false) {
  if (Object.hasOwn(named, name)) {
    const [code, keyCode] = named[name]
    return { key: name, code, keyCode, text: name === "Enter" ? "\r" : "", needsShift: false }
  }
  const functionKey = /^F([1-9]|1\d|2[0-4])$/.exec(name)
  if (functionKey !== null) return { key: name, code: name, keyCode: 111 + Number(functionKey[1]), text: "", needsShift: false }
  const known = printableKeys().get(name === "Space" ? " " : name)
  if (known !== undefined) return isShifted && !known.needsShift ? printableKeys().get(known.shifted) : known
  if (isCharacter(name)) return { key: name, code: "", keyCode: 0, text: name, needsShift: false }
  throw new TypeError(`"${name}" is not a key; give a key value of UI Events, such as "Enter", "ArrowLeft" or "a"`)
}

/** Whether a text is one character that a key of some layout can have. */
const isCharacter = (text) => typeof text === "string" && /^[^\p{Cc}\p{Cs}]$/u.test(text)

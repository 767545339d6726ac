// Controls that a terminal would obey, and marks that turn the direction of what follows.
const unsafe = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

/** Text with all that a terminal would not show as a character written as escapes. */
export function escapeControls(text) {
  return text.replace(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`)
}

/** A string as a literal. */
export function quote(text) {
  return escapeControls(JSON.stringify(text))
}

/** The text cut at a number of code units, not within a character. */
export function cut(text, length) {
  if (text.length <= length) return text
  return text.slice(0, /[\ud800-\udbff]/.test(text[length - 1]) ? length - 1 : length)
}

export function inlineStyle(element) { throw new Error("styles are being written") }

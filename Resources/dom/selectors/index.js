export function matches(element, text, scope = element) { throw new Error("selectors are being written") }
export function closest(element, text) { throw new Error("selectors are being written") }
export function querySelector(root, text) { throw new Error("selectors are being written") }
export function querySelectorAll(root, text) { throw new Error("selectors are being written") }

// The members of EventModifierInit and the keys that getModifierState knows them by.
const keys = {
  Alt: "altKey",
  AltGraph: "modifierAltGraph",
  CapsLock: "modifierCapsLock",
  Control: "ctrlKey",
  Fn: "modifierFn",
  FnLock: "modifierFnLock",
  Hyper: "modifierHyper",
  Meta: "metaKey",
  NumLock: "modifierNumLock",
  ScrollLock: "modifierScrollLock",
  Shift: "shiftKey",
  Super: "modifierSuper",
  Symbol: "modifierSymbol",
  SymbolLock: "modifierSymbolLock",
}

const none = new Set()

/**
 * @param {object | null | undefined} init - an EventModifierInit
 * @returns {Set<string>} the keys that are down
 * @see https://w3c.github.io/uievents/#dictdef-eventmodifierinit
 */
export function modifiersFrom(init) {
  if (init === undefined || init === null) return none
  let down = none
  for (const key in keys) {
    if (!init[keys[key]]) continue
    if (down === none) down = new Set()
    down.add(key)
  }
  return down
}

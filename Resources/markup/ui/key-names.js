const symbols = { Mod: "\u2318", Meta: "\u2318", Cmd: "\u2318", Ctrl: "\u2303", Control: "\u2303", Shift: "\u21e7", Alt: "\u2325" }

/**
 * A title with its key behind it, as people read keys.
 *
 * @param keys of the configuration: a key, an array of them, or nothing; the first counts.
 */
export function withKey(title, keys) {
  const [key] = [keys ?? []].flat()
  if (!key) return title
  // The last part may be the dash itself.
  const [, modifiers, last] = /^((?:\w+-)*)(.+)$/.exec(key)
  const names = modifiers.split("-").filter(Boolean).map((name) => symbols[name] ?? name)
  return `${title} (${names.join("")}${last.toUpperCase()})`
}

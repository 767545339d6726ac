import { hostHooks } from "./current.js"

const loaded = new Set()

/**
 * A part of the DOM that most pages do without: the exports of parts/NAME.js. The host evaluates it when it is first asked for, so
 * that its code costs a page nothing until then.
 *
 * @param {string} name - of a file of parts/
 * @returns {object}
 */
export function part(name) {
  loaded.add(name)
  return hostHooks().part(name)
}

/** Whether a part was asked for yet. */
part.isLoaded = (name) => loaded.has(name)

import { hostHooks } from "./current.js"

/**
 * A part of the DOM that most pages do without: the exports of parts/NAME.js. The host evaluates it when it is first asked for, so
 * that its code costs a page nothing until then.
 *
 * @param {string} name - of a file of parts/
 * @returns {object}
 */
export const part = (name) => hostHooks().part(name)

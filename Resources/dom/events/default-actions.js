/** What the user agent does after an event that no listener canceled: an edit after `beforeinput`, a focus change after Tab. */

/** @type {Map<string, ((event: Event) => void)[]>} */
const actions = new Map()

/**
 * @param {string} type - of the event
 * @param {(event: Event) => void} action - runs after the dispatch; looks at `isTrusted` where that matters
 */
export function defineDefaultAction(type, action) {
  const list = actions.get(type)
  if (list === undefined) actions.set(type, [action])
  else list.push(action)
}

/** Runs the default actions of an event that was dispatched and not canceled. */
export function runDefaultActions(event, type) {
  const list = actions.get(type)
  if (list !== undefined) for (const action of list) action(event)
}

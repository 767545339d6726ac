import { internal } from "../web-idl/internal.js"

/**
 * What the constructor of an interface that keeps state of its own passes on in the place of `internal`, when a script calls it. As the
 * element that is being upgraded has that state already, the constructor initialises that of a stand-in, and returns
 * `upgraded(this)`.
 */
export const stateful = Symbol("stateful")

/** The first argument for the constructor that a stateful interface's derives from. */
export const statefulKey = (key) => (key === internal ? internal : stateful)

let standIn = null
let standInFor = null

/** The element that a stateful constructor made or upgrades. */
export function upgraded(element) {
  if (element !== standIn) return element
  standIn = null
  return standInFor
}

/** Gives a stand-in for an element that is being upgraded. */
export function standInOf(element) {
  standInFor = element
  return (standIn = {})
}

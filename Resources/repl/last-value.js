/**
 * Makes `_` the last value, until a script takes the name for something else.
 *
 * @returns {((value: unknown) => void) | undefined} what to call with each value; undefined when the name is taken already, as a library's
 */
export function keepLastValue() {
  if ("_" in globalThis) return undefined
  let last
  const set = (value) => Object.defineProperty(globalThis, "_", { value, writable: true, enumerable: true, configurable: true })
  Object.defineProperty(globalThis, "_", { get: () => last, set, enumerable: false, configurable: true })
  return (value) => {
    last = value
  }
}

const { then } = Promise.prototype

/** Takes a promise over, whose rejection is the console's to report and not an unhandled one. */
export function takeOver(value) {
  if (value instanceof Promise) Reflect.apply(then, value, [undefined, () => {}])
}

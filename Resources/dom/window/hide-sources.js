/**
 * Lets functions of the platform show no source, as those of browsers: libraries ask for it to tell a member from what a script put in
 * its place.
 *
 * @param {(candidate: Function) => boolean} isOfPlatform
 * @see https://tc39.es/ecma262/#sec-function.prototype.tostring
 */
export function hideSources(isOfPlatform) {
  const original = Function.prototype.toString
  const methods = {
    toString() {
      if (typeof this !== "function" || !(this === methods.toString || isOfPlatform(this))) return Reflect.apply(original, this, [])
      return `function ${this.name.replace(/^[gs]et /, "")}() {\n    [native code]\n}`
    },
  }
  Object.defineProperty(Function.prototype, "toString", { value: methods.toString, writable: true, enumerable: false, configurable: true })
}

/**
 * Whether a function is one of the interfaces or a member of theirs. It is looked for by its name.
 *
 * @param {Function} candidate
 * @param {Iterable<Function>} interfaces
 */
export function isMember(candidate, interfaces) {
  const name = typeof candidate.name === "string" ? candidate.name.replace(/^[gs]et /, "") : ""
  for (const Class of interfaces) {
    if (candidate === Class) return true
    for (const holder of [Class.prototype, Class]) {
      const descriptor = holder && Object.getOwnPropertyDescriptor(holder, name)
      if (descriptor && (descriptor.value === candidate || descriptor.get === candidate || descriptor.set === candidate)) return true
    }
  }
  return false
}

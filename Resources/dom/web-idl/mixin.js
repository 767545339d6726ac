/**
 * Adds the members of `Source` to an interface: what Web IDL calls a mixin or a partial interface. Members that the interface
 * has itself stay.
 *
 * @param {Function} Class
 * @param {Function} Source - a class whose prototype holds the members; it has no state of its own
 * @see https://webidl.spec.whatwg.org/#idl-interface-mixins
 */
export function mixin(Class, Source) {
  copyMembers(Class.prototype, Source.prototype)
  copyMembers(Class, Source)
}

function copyMembers(to, from) {
  for (const key of Reflect.ownKeys(from)) {
    if (key === "constructor" || Object.hasOwn(to, key)) continue
    const descriptor = Object.getOwnPropertyDescriptor(from, key)
    if (typeof key === "string") descriptor.enumerable = true
    Object.defineProperty(to, key, descriptor)
  }
}

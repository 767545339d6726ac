/**
 * Objects of the page's own interfaces, whose attributes are getters that change nothing: those alone may run when a
 * value is only looked at.
 */

const { getOwnPropertyDescriptor, getOwnPropertyNames, getPrototypeOf, keys } = Object
const nodeType = getOwnPropertyDescriptor(Node.prototype, "nodeType").get

/** Whether a value is a node of the DOM, whatever it says of itself. */
export function isNode(value) {
  try {
    return Reflect.apply(nodeType, value, []) > 0
  } catch {
    return false
  }
}

/** Whether an object is the prototype object of an interface, such as `Element.prototype`. */
export function isInterfacePrototype(object) {
  const name = getOwnPropertyDescriptor(object, Symbol.toStringTag)?.value
  if (typeof name !== "string") return false
  const { value, get } = getOwnPropertyDescriptor(globalThis, name) ?? {}
  // Interfaces that no script has used yet are getters that make them; an object of one has been made already.
  const constructor = get ? globalThis[name] : value
  if (typeof constructor !== "function" || constructor.prototype !== object) return false
  // Web IDL makes members enumerable, which those of the language's own classes are not. An interface may have none itself.
  return keys(object).length > 0 || isPlatformObject(object)
}

/** Whether a value is an object of an interface of the page, and no node. */
export function isPlatformObject(value) {
  const prototype = getPrototypeOf(value)
  return prototype !== null && isInterfacePrototype(prototype)
}

/** The attributes of an object of an interface, without its event handlers. */
export function attributesOf(value) {
  const attributes = new Map()
  for (let object = getPrototypeOf(value); object !== null && isInterfacePrototype(object); object = getPrototypeOf(object)) {
    for (const name of getOwnPropertyNames(object)) {
      const { get } = getOwnPropertyDescriptor(object, name)
      if (get === undefined || attributes.has(name) || /^on/.test(name)) continue
      try {
        attributes.set(name, Reflect.apply(get, value, []))
      } catch {
        // An attribute that this object has no value for, as of one that is used up.
      }
    }
  }
  return attributes
}

/** Which interface an element has, by namespace and local name. */

/** @type {Map<string | null, { classes: Map<string, Function>, fallback: Function | null }>} */
const namespaces = new Map()

/**
 * Adds interfaces of a namespace; later ones take precedence.
 *
 * An element interface is constructed as `new Class(internal, document, localName, namespace, prefix)`.
 *
 * @param {string | null} namespace
 * @param {Record<string, Function>} classes - by local name
 * @param {Function} [fallback] - for the other local names of the namespace
 * @see https://dom.spec.whatwg.org/#concept-element-interface
 */
export function registerElementInterfaces(namespace, classes, fallback = undefined) {
  let known = namespaces.get(namespace)
  if (known === undefined) namespaces.set(namespace, (known = { classes: new Map(), fallback: null }))
  for (const [localName, Class] of Object.entries(classes)) known.classes.set(localName, Class)
  if (fallback !== undefined) known.fallback = fallback
}

/**
 * @param {string | null} namespace
 * @param {string} localName
 * @returns {Function | null} null for an element that is nothing but an Element
 */
export function elementInterface(namespace, localName) {
  const known = namespaces.get(namespace)
  if (known === undefined) return null
  return known.classes.get(localName) ?? known.fallback
}

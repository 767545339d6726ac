import { HTML_NAMESPACE } from "./namespaces.js"
import { part } from "../window/part.js"

/** Which interface an element has, by namespace and local name. */

/** @type {Map<string | null, { classes: Map<string, Function>, fallback: Function | null }>} */
const namespaces = new Map()
/** @type {Map<string | null, { localNames: Set<string> | null, name: string }>} */
const later = new Map()

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

/** Whether a class is the interface of HTML elements of some name. */
export function isElementInterface(Class) {
  for (const known of namespaces.get(HTML_NAMESPACE).classes.values()) if (known === Class) return true
  return false
}

/**
 * Says that a part of the DOM registers the interfaces of some elements when it is evaluated.
 *
 * @param {string | null} namespace
 * @param {string | null} localNames - parted by spaces; null for all of the namespace
 * @param {string} name - the part's
 */
export function registerElementPart(namespace, localNames, name) {
  later.set(namespace, { localNames: localNames === null ? null : new Set(localNames.split(" ")), name })
}

/**
 * @param {string | null} namespace
 * @param {string} localName
 * @returns {Function | null} null for an element that is nothing but an Element
 */
export function elementInterface(namespace, localName) {
  let known = namespaces.get(namespace)
  const Class = known?.classes.get(localName)
  if (Class !== undefined) return Class
  const awaited = later.get(namespace)
  if (awaited !== undefined && (awaited.localNames === null || awaited.localNames.has(localName))) {
    later.delete(namespace)
    part(awaited.name)
    known = namespaces.get(namespace)
  }
  if (known === undefined) return null
  return known.classes.get(localName) ?? known.fallback
}

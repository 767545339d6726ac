// Taken before any script of a user runs; what is looked at later may have been replaced.
const { apply, getOwnPropertyDescriptor, getPrototypeOf, isExtensible, ownKeys } = Reflect
const { is } = Object

/**
 * Remembers what a page with an editor is like, as far as scripts can change it: the properties of the global object, of the
 * constructors and prototypes that are on it, of `MU` and the message handlers, and the document around the editor.
 *
 * @param {object} window
 * @param {object} markup - the exports of the editor's bundle
 * @returns {(element: Element) => boolean} whether all that is as it was, with nothing but `element`, which the editor is in, in the body,
 *   and nothing registered for editors to come. No getter of a script runs for that.
 */
export function watchPage(window, markup) {
  const { document, MU, webkit } = window
  const objects = [Object.prototype, window, MU, webkit, webkit.messageHandlers, webkit.messageHandlers.markup]
  for (const key of ownKeys(window)) {
    // Interfaces whose part is not evaluated yet are getters, and are left alone.
    const value = getOwnPropertyDescriptor(window, key).value
    // Its properties are defined when they are first named.
    if (value === CSSStyleDeclaration) continue
    if (typeof value !== "function" && value !== Reflect && value !== Math && value !== JSON) continue
    objects.push(value)
    if (typeof value.prototype === "object" && value.prototype !== null) objects.push(value.prototype)
  }
  const states = objects.map(stateOf)
  const prototype = getPrototypeOf(document)
  const url = documentURL(document)
  const head = [...document.head.childNodes]

  return (element) => {
    for (let i = 0; i < states.length; i++) {
      if (!isUnchanged(states[i])) return false
    }
    return !isOverridden(document, prototype) && isAround(document, head, element) && documentURL(document) === url && markup.isRegistryEmpty()
  }
}

/** Getters of the platform, whatever stands in front of them. */
const getter = (Interface, name) => getOwnPropertyDescriptor(Interface.prototype, name).get
const getURL = getter(Document, "URL")
const getRoot = getter(Document, "documentElement")
const getActive = getter(Document, "activeElement")
const getParent = getter(Node, "parentNode")
const getFirst = getter(Node, "firstChild")
const getNext = getter(Node, "nextSibling")
const { hasAttributes } = Element.prototype

const documentURL = (document) => apply(getURL, document, [])

/** Whether a property of its own stands before a member of the document. Others, such as `scrollTop`, ProseMirror sets itself. */
function isOverridden(document, prototype) {
  if (getPrototypeOf(document) !== prototype) return true
  const keys = ownKeys(document)
  for (let i = 0; i < keys.length; i++) {
    if (keys[i] in prototype) return true
  }
  return false
}

/** Whether the document is: html without attributes, the head as it was, and a body without attributes around the editor alone. */
function isAround(document, head, element) {
  const body = apply(getParent, element, [])
  const root = body && apply(getParent, body, [])
  if (!root || root !== apply(getRoot, document, []) || apply(hasAttributes, root, []) || apply(hasAttributes, body, [])) return false
  if (apply(getFirst, body, []) !== element || apply(getNext, element, []) !== null) return false
  const first = apply(getFirst, root, [])
  if (first === null || apply(getNext, first, []) !== body || apply(getNext, body, []) !== null) return false
  let child = apply(getFirst, first, [])
  for (let i = 0; i < head.length; i++) {
    if (child !== head[i]) return false
    child = apply(getNext, child, [])
  }
  const active = apply(getActive, document, [])
  return child === null && (active === body || isInside(active, element))
}

function isInside(node, ancestor) {
  while (node && node !== ancestor) node = apply(getParent, node, [])
  return node === ancestor
}

function stateOf(object) {
  const keys = ownKeys(object)
  const descriptors = []
  for (const key of keys) descriptors.push(getOwnPropertyDescriptor(object, key))
  return { object, keys, descriptors, prototype: getPrototypeOf(object) }
}

function isUnchanged({ object, keys, descriptors, prototype }) {
  if (!isExtensible(object) || getPrototypeOf(object) !== prototype || ownKeys(object).length !== keys.length) return false
  for (let i = 0; i < keys.length; i++) {
    const { value, get, set } = descriptors[i]
    const now = getOwnPropertyDescriptor(object, keys[i])
    if (now === undefined || !(is(now.value, value) && now.get === get && now.set === set) && !isEvaluated(get, now, keys[i])) return false
  }
  return true
}

/** Whether a property is that of an interface whose part has been evaluated meanwhile. */
const isEvaluated = (get, { value }, name) => get !== undefined && typeof value === "function" && value.name === name

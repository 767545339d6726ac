/**
 * Finds the attributes of an element that has very many: attributes by qualified name, by namespace and local name, and their place in
 * the element's array. It is made by a lookup (attributes.js) and follows the changes of the array from then on.
 *
 * A name leads to its attribute; to a set of them, in their order, where several attributes of different namespaces share a name.
 */
class AttributeIndex {
  #attributes
  /** @type {Map<string, Attribute | Set<Attribute>>} */
  #byName = new Map()
  /** @type {Map<string | null, Map<string, Attribute | Set<Attribute>>>} */
  #byNamespace = new Map()
  /** @type {Map<Attribute, number>} numbers that ascend in the array, so that a place is found by halving */
  #order = new Map()
  #last = 0

  /** @param {Attribute[]} attributes */
  constructor(attributes) {
    this.#attributes = attributes
    for (const attribute of attributes) this.append(attribute)
  }

  byName(name) {
    return first(this.#byName.get(name))
  }

  byNamespace(namespace, localName) {
    return first(this.#byNamespace.get(namespace)?.get(localName))
  }

  /** The array has got an attribute at its end. */
  append(attribute) {
    this.#order.set(attribute, ++this.#last)
    add(this.#byName, attribute.name, attribute)
    add(this.#localNames(attribute.namespace), attribute.localName, attribute)
  }

  /** Takes an attribute out of the array. */
  remove(attribute) {
    const position = this.#positionOf(attribute)
    // The engine takes the first element off without moving the others.
    if (position === 0) this.#attributes.shift()
    else this.#attributes.splice(position, 1)
    this.#order.delete(attribute)
    take(this.#byName, attribute.name, attribute)
    take(this.#localNames(attribute.namespace), attribute.localName, attribute)
  }

  /**
   * Puts an attribute in the place of one of the same namespace and local name.
   *
   * @returns {boolean} whether the index still holds; not if attributes share the new one's name, whose order could have changed
   */
  replace(oldAttribute, attribute) {
    this.#attributes[this.#positionOf(oldAttribute)] = attribute
    take(this.#byName, oldAttribute.name, oldAttribute)
    if (this.#byName.has(attribute.name)) return false
    this.#byName.set(attribute.name, attribute)
    const localNames = this.#localNames(attribute.namespace)
    take(localNames, oldAttribute.localName, oldAttribute)
    add(localNames, attribute.localName, attribute)
    this.#order.set(attribute, this.#order.get(oldAttribute))
    this.#order.delete(oldAttribute)
    return true
  }

  #positionOf(attribute) {
    const number = this.#order.get(attribute)
    let from = 0
    let to = this.#attributes.length - 1
    while (from < to) {
      const middle = (from + to) >> 1
      if (this.#order.get(this.#attributes[middle]) < number) from = middle + 1
      else to = middle
    }
    return from
  }

  #localNames(namespace) {
    let names = this.#byNamespace.get(namespace)
    if (names === undefined) this.#byNamespace.set(namespace, (names = new Map()))
    return names
  }
}

const first = (held) => (held instanceof Set ? held.values().next().value : (held ?? null))

function add(map, name, attribute) {
  const held = map.get(name)
  if (held === undefined) map.set(name, attribute)
  else if (held instanceof Set) held.add(attribute)
  else map.set(name, new Set([held, attribute]))
}

function take(map, name, attribute) {
  const held = map.get(name)
  if (held instanceof Set && held.size > 1) held.delete(attribute)
  else map.delete(name)
}

/** @param {Attribute[]} attributes - of an element, in order */
export const indexAttributes = (attributes) => new AttributeIndex(attributes)

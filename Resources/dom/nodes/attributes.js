import { enqueueAttributeChanged, flushReactions } from "../custom-elements/reactions.js"
import { queueAttributeRecord } from "../mutation/queue-mutation-record.js"
import { DOMException } from "../web-idl/DOMException.js"
import { part } from "../window/part.js"
import { attributesOf, localNameOf, namespaceOf } from "./Element.js"
import { addElementById, removeElementById } from "./elements-by-id.js"
import { HTML_NAMESPACE } from "./namespaces.js"
import { ensureRareData, flagsOf, HAS_ID, nodeDocumentOf, rareDataOf, setFlags, setNodeDocument } from "./Node.js"
import { attributeSlotChanged } from "./slots.js"
import { stepsFor } from "./steps.js"
import { bumpAttributeVersion } from "./tree-version.js"

/**
 * An attribute. An element owns an array of these; the Attr node that scripts can ask for is made when they do, and stands for
 * the same attribute ever after.
 */
export class Attribute {
  /** @type {Element | null} */
  element = null
  /** @type {Attr | null} */
  node = null

  /**
   * @param {string | null} namespace
   * @param {string | null} prefix
   * @param {string} localName
   * @param {string} name - qualified
   * @param {string} value
   */
  constructor(namespace, prefix, localName, name, value) {
    this.namespace = namespace
    this.prefix = prefix
    this.localName = localName
    this.name = name
    this.value = value
  }
}

/** Above this number of attributes, an index finds them (attribute-index.js); an element that has one has more than this. */
export const MANY_ATTRIBUTES = 32

export const attributeIndexOf = (element) =>
  (ensureRareData(element).attributeIndex ??= part("large").indexAttributes(attributesOf(element)))

/** The attribute of a qualified name, or null. */
export function attributeByName(element, name) {
  const attributes = attributesOf(element)
  if (attributes.length > MANY_ATTRIBUTES) return attributeIndexOf(element).byName(name)
  for (let index = 0; index < attributes.length; index++) if (attributes[index].name === name) return attributes[index]
  return null
}

/** The attribute of a namespace and local name, or null. */
export function attributeByNamespace(element, namespace, localName) {
  const attributes = attributesOf(element)
  if (attributes.length > MANY_ATTRIBUTES) return attributeIndexOf(element).byNamespace(namespace, localName)
  for (let index = 0; index < attributes.length; index++) {
    const attribute = attributes[index]
    if (attribute.localName === localName && attribute.namespace === namespace) return attribute
  }
  return null
}

/**
 * What follows from every change of an attribute. Called after the value has changed.
 *
 * @see https://dom.spec.whatwg.org/#handle-attribute-changes
 */
function attributeChanged(element, attribute, oldValue, newValue) {
  const { localName, namespace } = attribute
  queueAttributeRecord(element, localName, namespace, oldValue)
  enqueueAttributeChanged(element, localName, oldValue, newValue, namespace)
  if (namespace === null) {
    if (localName === "id") idChanged(element, oldValue, newValue)
    if (collectedAttributes.has(localName)) bumpAttributeVersion()
    if (localName === "slot" || localName === "name") attributeSlotChanged(element, localName, oldValue, newValue)
  }
  if (namespaceOf(element) === HTML_NAMESPACE) {
    for (const steps of stepsFor(localNameOf(element))) {
      steps.attributeChanged?.(element, localName, oldValue, newValue, namespace)
    }
  }
}

/** Attributes that some live collection asks for. */
const collectedAttributes = new Set(["class", "id", "name", "href", "type", "for", "form"])

function idChanged(element, oldValue, newValue) {
  if (oldValue) removeElementById(element, oldValue)
  if (newValue) {
    setFlags(element, flagsOf(element) | HAS_ID)
    addElementById(element, newValue)
  } else {
    setFlags(element, flagsOf(element) & ~HAS_ID)
  }
}

/** @see https://dom.spec.whatwg.org/#concept-element-attributes-change */
export function changeAttribute(attribute, value) {
  const oldValue = attribute.value
  attribute.value = value
  if (attribute.element !== null) attributeChanged(attribute.element, attribute, oldValue, value)
}

function addToList(element, attribute) {
  const attributes = attributesOf(element)
  attributes.push(attribute)
  attribute.element = element
  if (attributes.length > MANY_ATTRIBUTES) rareDataOf(element)?.attributeIndex?.append(attribute)
}

/** @see https://dom.spec.whatwg.org/#concept-element-attributes-append */
export function appendAttribute(element, attribute) {
  addToList(element, attribute)
  if (attribute.node !== null) setNodeDocument(attribute.node, nodeDocumentOf(element))
  attributeChanged(element, attribute, null, attribute.value)
}

/** @see https://dom.spec.whatwg.org/#concept-element-attributes-remove */
export function removeAttribute(attribute) {
  const { element } = attribute
  const attributes = attributesOf(element)
  if (attributes.length > MANY_ATTRIBUTES) {
    attributeIndexOf(element).remove(attribute)
    if (attributes.length === MANY_ATTRIBUTES) rareDataOf(element).attributeIndex = null
  } else attributes.splice(attributes.indexOf(attribute), 1)
  attribute.element = null
  attributeChanged(element, attribute, attribute.value, null)
}

/** @see https://dom.spec.whatwg.org/#concept-element-attributes-replace */
function replaceAttribute(oldAttribute, attribute) {
  const { element } = oldAttribute
  const attributes = attributesOf(element)
  if (attributes.length > MANY_ATTRIBUTES) {
    if (!attributeIndexOf(element).replace(oldAttribute, attribute)) rareDataOf(element).attributeIndex = null
  } else attributes[attributes.indexOf(oldAttribute)] = attribute
  attribute.element = element
  if (attribute.node !== null) setNodeDocument(attribute.node, nodeDocumentOf(element))
  oldAttribute.element = null
  attributeChanged(element, attribute, oldAttribute.value, attribute.value)
}

/**
 * @returns {Attribute | null} the attribute that was there before
 * @throws {DOMException} `InUseAttributeError`
 * @see https://dom.spec.whatwg.org/#concept-element-attributes-set
 */
export function setAttribute(element, attribute) {
  if (attribute.element !== null && attribute.element !== element) {
    throw new DOMException(`the attribute "${attribute.name}" belongs to another element; clone it`, "InUseAttributeError")
  }
  const oldAttribute = attributeByNamespace(element, attribute.namespace, attribute.localName)
  if (oldAttribute === attribute) return attribute
  if (oldAttribute !== null) replaceAttribute(oldAttribute, attribute)
  else appendAttribute(element, attribute)
  flushReactions()
  return oldAttribute
}

/**
 * Sets the attribute of a qualified name, which has no namespace if it is new.
 *
 * @see https://dom.spec.whatwg.org/#dom-element-setattribute
 */
export function setAttributeByName(element, name, value) {
  const attribute = attributeByName(element, name)
  if (attribute !== null) changeAttribute(attribute, value)
  else appendAttribute(element, new Attribute(null, null, name, name, value))
  flushReactions()
}

/** @see https://dom.spec.whatwg.org/#concept-element-attributes-set-value */
export function setAttributeByNamespace(element, namespace, prefix, localName, value) {
  const attribute = attributeByNamespace(element, namespace, localName)
  if (attribute !== null) changeAttribute(attribute, value)
  else {
    const name = prefix === null ? localName : `${prefix}:${localName}`
    appendAttribute(element, new Attribute(namespace, prefix, localName, name, value))
  }
  flushReactions()
}

/** @returns {Attribute | null} the attribute that was removed */
export function removeAttributeByName(element, name) {
  const attribute = attributeByName(element, name)
  if (attribute === null) return null
  removeAttribute(attribute)
  flushReactions()
  return attribute
}

/** @returns {Attribute | null} the attribute that was removed */
export function removeAttributeByNamespace(element, namespace, localName) {
  const attribute = attributeByNamespace(element, namespace, localName)
  if (attribute === null) return null
  removeAttribute(attribute)
  flushReactions()
  return attribute
}

/**
 * Gives a new element the attributes that the parser read or that its original has, when nothing observes it yet: no mutation
 * records, no custom element reactions.
 */
export function addInitialAttribute(element, namespace, prefix, localName, name, value) {
  addToList(element, new Attribute(namespace, prefix, localName, name, value))
  if (namespace !== null) return
  if (localName === "id" && value !== "") setFlags(element, flagsOf(element) | HAS_ID)
  if (namespaceOf(element) === HTML_NAMESPACE) {
    for (const steps of stepsFor(localNameOf(element))) steps.attributeChanged?.(element, localName, null, value, namespace)
  }
}

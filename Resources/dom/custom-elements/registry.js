/**
 * The definitions of custom elements of the window.
 *
 * @typedef {object} CustomElementDefinition
 * @property {string} name
 * @property {string} localName - the element's; not the name for customized built-in elements
 * @property {Function} constructor
 * @property {Set<string>} observedAttributes
 * @property {Record<string, Function | null>} callbacks - connected, disconnected, adopted, attributeChanged and those of forms
 * @property {boolean} formAssociated
 * @property {boolean} disableInternals
 * @property {boolean} disableShadow
 * @property {(Element | null)[]} constructionStack - elements being upgraded; null when the constructor has taken one
 */

/** @type {Map<string, CustomElementDefinition>} */
const byName = new Map()
/** @type {Map<Function, CustomElementDefinition>} */
const byConstructor = new Map()

/** @param {CustomElementDefinition} definition */
export function addDefinition(definition) {
  byName.set(definition.name, definition)
  byConstructor.set(definition.constructor, definition)
}

/** @returns {CustomElementDefinition | undefined} */
export const definitionByName = (name) => byName.get(name)

/**
 * The definition for an element of a local name: that of its name, or, for a customized built-in element, that of its `is` value.
 *
 * @param {string} localName
 * @param {string | null} isValue
 * @returns {CustomElementDefinition | undefined}
 * @see https://html.spec.whatwg.org/multipage/custom-elements.html#look-up-a-custom-element-definition
 */
export function definitionFor(localName, isValue) {
  const autonomous = byName.get(localName)
  if (autonomous !== undefined && autonomous.localName === localName) return autonomous
  const customized = isValue === null ? undefined : byName.get(isValue)
  return customized !== undefined && customized.localName === localName ? customized : undefined
}

/** @returns {CustomElementDefinition | undefined} */
export const definitionByConstructor = (constructor) => byConstructor.get(constructor)

let formAssociation = null

/** What is to hear of changes that concern form-associated elements; null as long as none is defined. */
export const formAssociationHooks = () => formAssociation

export function setFormAssociation(hooks) {
  formAssociation = hooks
}

/** Whether there is any definition; while there is none, no element needs a second look. */
export const hasDefinitions = () => byName.size > 0

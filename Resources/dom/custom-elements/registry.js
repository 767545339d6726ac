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

/** @returns {CustomElementDefinition | undefined} */
export const definitionByConstructor = (constructor) => byConstructor.get(constructor)

/** Whether there is any definition; while there is none, no element needs a second look. */
export const hasDefinitions = () => byName.size > 0

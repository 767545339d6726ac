import { localNameOf, namespaceOf } from "../nodes/Element.js"
import { elementInterface } from "../nodes/element-interfaces.js"
import { HTML_NAMESPACE } from "../nodes/namespaces.js"
import { nodeTypeOf, requireNode } from "../nodes/Node.js"
import { nextShadowIncluding } from "../nodes/shadow-including-order.js"
import { requireArguments, toDictionary, toDOMString } from "../web-idl/conversions.js"
import { DOMException } from "../web-idl/DOMException.js"
import { requireInternal } from "../web-idl/internal.js"
import { defineInterface } from "../web-idl/interface.js"
import { currentDocument } from "../window/current.js"
import { part } from "../window/part.js"
import { isValidCustomElementName } from "./names.js"
import { enqueueUpgrade, flushReactions, isValueOf, mayBeCustomElement, tryToUpgrade } from "./reactions.js"
import { addDefinition, definitionByConstructor, definitionByName } from "./registry.js"

const lifecycleCallbacks = ["connectedCallback", "disconnectedCallback", "connectedMoveCallback", "adoptedCallback", "attributeChangedCallback"]
const formCallbacks = ["formAssociatedCallback", "formResetCallback", "formDisabledCallback", "formStateRestoreCallback"]

/** @see https://html.spec.whatwg.org/multipage/custom-elements.html#customelementregistry */
export class CustomElementRegistry {
  #defining = false
  /** @type {Map<string, { promise: Promise<Function>, resolve: (value: Function) => void }>} */
  #whenDefined = new Map()

  constructor(key) {
    requireInternal(key)
  }

  /** @see https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-define */
  define(name, constructor, options = undefined) {
    requireArguments(arguments.length, 2, "CustomElementRegistry.define")
    const key = toDOMString(name)
    if (!isConstructor(constructor)) throw new TypeError("CustomElementRegistry.define: the second argument is not a constructor")
    if (!isValidCustomElementName(key)) throw new DOMException(`"${key}" cannot be the name of a custom element`, "SyntaxError")
    if (definitionByName(key) !== undefined) throw new DOMException(`${key} is defined already`, "NotSupportedError")
    const other = definitionByConstructor(constructor)
    if (other !== undefined) throw new DOMException(`the class is that of ${other.name} already`, "NotSupportedError")
    const base = toDictionary(options, "CustomElementRegistry.define").extends
    const localName = base === undefined ? key : requireBuiltIn(toDOMString(base))
    if (this.#defining) throw new DOMException("another element is being defined", "NotSupportedError")
    this.#defining = true
    let definition
    try {
      definition = readDefinition(key, localName, constructor)
    } finally {
      this.#defining = false
    }
    if (definition.formAssociated) part("elements").watchFormAssociation()
    addDefinition(definition)
    const document = currentDocument()
    for (let node = document; node !== null; node = nextShadowIncluding(node, document)) {
      if (nodeTypeOf(node) !== 1 || namespaceOf(node) !== HTML_NAMESPACE || localNameOf(node) !== localName) continue
      if (mayBeCustomElement(node) && (localName === key || isValueOf(node) === key)) enqueueUpgrade(node, definition)
    }
    flushReactions()
    this.#whenDefined.get(key)?.resolve(constructor)
    this.#whenDefined.delete(key)
  }

  get(name) {
    requireArguments(arguments.length, 1, "CustomElementRegistry.get")
    return definitionByName(toDOMString(name))?.constructor
  }

  getName(constructor) {
    requireArguments(arguments.length, 1, "CustomElementRegistry.getName")
    return definitionByConstructor(constructor)?.name ?? null
  }

  /** @see https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-whendefined */
  whenDefined(name) {
    if (arguments.length < 1) return Promise.reject(new TypeError("CustomElementRegistry.whenDefined needs 1 argument"))
    const key = toDOMString(name)
    if (!isValidCustomElementName(key)) {
      return Promise.reject(new DOMException(`"${key}" cannot be the name of a custom element`, "SyntaxError"))
    }
    const definition = definitionByName(key)
    if (definition !== undefined) return Promise.resolve(definition.constructor)
    let waiting = this.#whenDefined.get(key)
    if (waiting === undefined) this.#whenDefined.set(key, (waiting = Promise.withResolvers()))
    return waiting.promise
  }

  upgrade(root) {
    requireArguments(arguments.length, 1, "CustomElementRegistry.upgrade")
    requireNode(root, "CustomElementRegistry.upgrade")
    for (let node = root; node !== null; node = nextShadowIncluding(node, root)) {
      if (nodeTypeOf(node) === 1 && mayBeCustomElement(node)) tryToUpgrade(node)
    }
    flushReactions()
  }
}

/** The local name of an element that can be customized. */
function requireBuiltIn(localName) {
  const Interface = isValidCustomElementName(localName) ? null : elementInterface(HTML_NAMESPACE, localName)
  if (Interface === null || Interface === elementInterface(HTML_NAMESPACE, "")) {
    throw new DOMException(`"${localName}" is no built-in element that could be customized`, "NotSupportedError")
  }
  return localName
}

function isConstructor(value) {
  if (typeof value !== "function") return false
  try {
    // Asks for [[Construct]] without running anything of the function's.
    Reflect.construct(Object, [], value)
    return true
  } catch {
    return false
  }
}

function readDefinition(name, localName, constructor) {
  const { prototype } = constructor
  if (typeof prototype !== "object" || prototype === null) {
    throw new TypeError("CustomElementRegistry.define: the prototype of the class is not an object")
  }
  const callbacks = {}
  readCallbacks(prototype, lifecycleCallbacks, callbacks)
  const observedAttributes = new Set()
  if (callbacks.attributeChangedCallback !== null) {
    const observed = constructor.observedAttributes
    if (observed !== undefined) for (const attribute of observed) observedAttributes.add(toDOMString(attribute))
  }
  const disabled = constructor.disabledFeatures === undefined ? [] : Array.from(constructor.disabledFeatures, toDOMString)
  const formAssociated = !!constructor.formAssociated
  if (formAssociated) readCallbacks(prototype, formCallbacks, callbacks)
  return {
    name,
    localName,
    constructor,
    observedAttributes,
    callbacks,
    formAssociated,
    disableInternals: disabled.includes("internals"),
    disableShadow: disabled.includes("shadow"),
    constructionStack: [],
  }
}

function readCallbacks(prototype, names, callbacks) {
  for (const name of names) {
    const value = prototype[name]
    if (value !== undefined && typeof value !== "function") {
      throw new TypeError(`CustomElementRegistry.define: ${name} is not a function`)
    }
    callbacks[name] = value ?? null
  }
}

defineInterface(CustomElementRegistry)

/**
 * Computed styles, worked out for the element and the property that somebody asks for, and kept until a tree, a sheet or an attribute
 * changes. Nothing here runs while a document is edited.
 *
 * @see https://drafts.csswg.org/cssom/#dom-window-getcomputedstyle
 */

import { isHiddenByDetails } from "../html/focusable-area.js"
import { isElement } from "../nodes/Element.js"
import { CONNECTED, flagsOf } from "../nodes/Node.js"
import { assignedSlotOf } from "../nodes/slots.js"
import { nodeDocumentOf } from "../nodes/tree.js"
import { connectedVersion } from "../nodes/tree-version.js"
import { parentElementOrHostOf } from "../selectors/element-tree.js"
import { internal } from "../web-idl/internal.js"
import { windowOf } from "../window/current.js"
import { Cascade, TreeRules } from "./cascade.js"
import { computeValue, dependsOnParent } from "./computed-value.js"
import { CSSStyleDeclaration } from "./CSSStyleDeclaration.js"
import { hasCounterpart, logicalName, physicalName } from "./logical-properties.js"
import { mediaEnvironment } from "./media-queries.js"
import { parseValue } from "./parse-value.js"
import { longhandNames, propertyNamed } from "./properties.js"
import { serializeShorthand } from "./shorthands.js"
import { trimSpace } from "./tokenize.js"
import { attributeVersion, sheetVersion } from "./versions.js"
import { substituteVariables } from "./substitute-variables.js"

let treeVersionSeen = -1
let attributeVersionSeen = -1
let sheetVersionSeen = -1
let environmentSeen = ""
let treeRules = new TreeRules()
/** By pseudo-element, then element. @type {Map<string, WeakMap<Element, ElementStyle>>} */
let styles = new Map()

/** Forgets what was worked out for another state of the document. */
function refresh() {
  const { width, height, devicePixelRatio, colorScheme, type } = mediaEnvironment()
  const environment = `${width} ${height} ${devicePixelRatio} ${colorScheme} ${type}`
  const sameSheets = sheetVersionSeen === sheetVersion() && environmentSeen === environment
  if (sameSheets && treeVersionSeen === connectedVersion() && attributeVersionSeen === attributeVersion()) return
  if (!sameSheets) treeRules = new TreeRules()
  sheetVersionSeen = sheetVersion()
  attributeVersionSeen = attributeVersion()
  treeVersionSeen = connectedVersion()
  environmentSeen = environment
  styles = new Map()
}

function styleFor(element, pseudoElement) {
  let byElement = styles.get(pseudoElement)
  if (byElement === undefined) {
    byElement = new WeakMap()
    styles.set(pseudoElement, byElement)
  }
  let style = byElement.get(element)
  if (style === undefined) {
    style = new ElementStyle(element, pseudoElement)
    byElement.set(element, style)
  }
  return style
}

/** A custom property that nobody has registered takes any value. */
const unregistered = (name) => ({ name, inherited: true, initial: "", check: (text) => text, compute: (style, text) => text })

/** The style of one element or pseudo-element. */
export class ElementStyle {
  #element
  #cascade = null
  #values = new Map()
  #specified = new Map()
  /** Names whose variables are being looked up, to find cycles. */
  #pending = new Set()

  constructor(element, pseudoElement) {
    this.#element = element
    this.pseudoElement = pseudoElement
  }

  get #declared() {
    return (this.#cascade ??= new Cascade(this.#element, this.pseudoElement, treeRules, this))
  }

  /** Whether it is known what applies here. */
  get isPrepared() {
    return this.#cascade !== null
  }

  prepare() {
    this.#declared
  }

  /** What values are inherited from; null for the root element. */
  get parent() {
    if (this.pseudoElement !== "") return styleFor(this.#element, "")
    // In the flat tree what is slotted is in its slot.
    const parent = assignedSlotOf(this.#element) ?? parentElementOrHostOf(this.#element)
    return parent === null ? null : styleFor(parent, "")
  }

  get rootFontSize() {
    const root = nodeDocumentOf(this.#element).documentElement
    return root === this.#element && this.#pending.has("font-size") ? 16 : parseFloat(styleFor(root, "").value("font-size"))
  }

  /** What a custom property is registered as. */
  customProperty(name) {
    return treeRules.registeredProperties(nodeDocumentOf(this.#element)).get(name) ?? unregistered(name)
  }

  customNames() {
    return this.#declared.customNames()
  }

  /** The other name, flow-relative or physical, under which a declaration may set a property here. */
  #alias(name) {
    if (!hasCounterpart(name)) return undefined
    const writingMode = this.value("writing-mode")
    const direction = this.value("direction")
    return physicalName(name, writingMode, direction) ?? logicalName(name, writingMode, direction)
  }

  /** The value that the cascade gives, with variables replaced; null when there is none. */
  specified(name) {
    let value = this.#specified.get(name)
    if (value === undefined) {
      value = this.#findSpecified(name)
      // What is seen in the middle of a cycle holds only there.
      if (this.#pending.size === 0) this.#specified.set(name, value)
    }
    return value
  }

  #findSpecified(name) {
    const declaration = this.#declared.find(name, this.#alias(name))
    if (declaration === null) return null
    const { value, pending } = declaration
    const text = pending === null ? value : pending.text
    const isCustom = name.startsWith("--")
    if (pending === null && !/(?:var|env)\(/i.test(value)) return isCustom ? this.customProperty(name).check(value) : value
    if (this.#pending.has(name)) return null
    this.#pending.add(name)
    const substituted = substituteVariables(text, (variable) => this.#variable(variable))
    this.#pending.delete(name)
    if (substituted === null) return null
    if (isCustom) return this.customProperty(name).check(trimSpace(substituted))
    const longhands = parseValue(pending === null ? propertyNamed(declaration.name) : pending.shorthand, trimSpace(substituted))
    return longhands?.find(([longhand]) => longhand === declaration.name)?.[1] ?? null
  }

  #variable(name) {
    if (this.#pending.has(name)) return null
    const value = this.value(name)
    return value === "" ? null : value
  }

  /**
   * The computed value of a longhand or custom property. Values that are inherited are looked for upwards in a loop, and those that
   * are relative to the parent's are then worked out on the way back.
   *
   * @param {string} name
   */
  value(name) {
    const property = name.startsWith("--") ? this.customProperty(name) : propertyNamed(name)
    const waiting = []
    let result = null
    for (let style = this; ; ) {
      const known = style.#values.get(name)
      if (known !== undefined) {
        result = known
        break
      }
      let specified = style.specified(name)
      if (specified === null || specified === "unset" || specified === "revert" || specified === "revert-layer") specified = property.inherited ? "inherit" : "initial"
      if (specified === "initial") {
        result = style.#compute(property, property.initial, null)
        break
      }
      if (specified !== "inherit" && !dependsOnParent(name, specified)) {
        result = style.#compute(property, specified, null)
        break
      }
      const { parent } = style
      if (parent === null) {
        result = specified === "inherit" ? style.#compute(property, property.initial, null) : style.#compute(property, specified, null)
        break
      }
      waiting.push(style, specified)
      style = parent
    }
    while (waiting.length > 0) {
      const specified = waiting.pop()
      const style = waiting.pop()
      if (specified === "inherit") style.#remember(name, result)
      else result = style.#compute(property, specified, result)
    }
    return result
  }

  #compute(property, value, parentValue) {
    const { name } = property
    if (name.startsWith("--")) return this.#remember(name, property.compute(this, value))
    // The root's own font size is what `rem` is measured against elsewhere.
    const isFontSize = name === "font-size"
    if (isFontSize) this.#pending.add(name)
    const result = computeValue(this, property, value, parentValue)
    if (isFontSize) this.#pending.delete(name)
    return this.#remember(name, result)
  }

  #remember(name, value) {
    if (this.#pending.size === 0) this.#values.set(name, value)
    return value
  }
}

// Shorthands whose parts are all said in a computed style.
const saidInFull = /^(?:border(?:-top|-right|-bottom|-left|-block-start|-block-end|-inline-start|-inline-end)?|outline|column-rule)$/

const noNames = Object.freeze([])

/** What stands behind the CSSStyleDeclaration that getComputedStyle gives: live, and read-only. */
class ComputedBlock {
  #element
  #pseudoElement

  constructor(element, pseudoElement) {
    this.#element = element
    this.#pseudoElement = pseudoElement
  }

  get readOnly() {
    return true
  }

  get parentRule() {
    return null
  }

  /** Null where there is no style: outside of a document that a window shows, and for pseudo-elements that do not exist. */
  get #style() {
    if (this.#pseudoElement === null || !hasStyle(this.#element)) return null
    refresh()
    return styleFor(this.#element, this.#pseudoElement)
  }

  get #names() {
    const style = this.#style
    return style === null ? noNames : [...longhandNames(), ...new Set(style.customNames())]
  }

  get length() {
    return this.#names.length
  }

  item(index) {
    return this.#names[index] ?? ""
  }

  getPriority() {
    return ""
  }

  getValue(name) {
    const style = this.#style
    if (style === null) return ""
    if (name.startsWith("--")) return style.value(name)
    const property = propertyNamed(name.toLowerCase())
    if (property === undefined) return ""
    if (!property.isShorthand) return style.value(property.name)
    const texts = property.longhandNames.map((longhand) => style.value(longhand))
    if (saidInFull.test(property.name)) {
      const parts = property.name === "border" ? [texts.slice(0, 4), texts.slice(4, 8), texts.slice(8, 12)] : texts.map((text) => [text])
      return parts.every((part) => part.every((text) => text === part[0])) ? parts.map(([text]) => text).join(" ") : ""
    }
    return serializeShorthand(property, texts.map((text, i) => (text === computedInitial(property.longhands[i], style) ? property.longhands[i].initial : text)))
  }

  /** @see https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-csstext */
  get cssText() {
    return ""
  }
}

/** The computed form of an initial value, which shorthands leave out. */
function computedInitial(property, style) {
  if (property.initial === "currentcolor") return style.value("color")
  if (property.initial === "transparent") return "rgba(0, 0, 0, 0)"
  if (property.name === "font-weight") return "400"
  return property.name === "font-stretch" ? "100%" : property.initial
}

const hasStyle = (element) => (flagsOf(element) & CONNECTED) !== 0 && windowOf(nodeDocumentOf(element)) !== null

/** The name of a pseudo-element; "" for the element itself, null for what is none. */
function pseudoElementName(text) {
  if (text === null || text === undefined || !`${text}`.startsWith(":")) return ""
  const match = /^::?([-\w]+)$/.exec(`${text}`.toLowerCase())
  if (match === null) return null
  return /^(?:before|after|first-line|first-letter|marker|placeholder|selection|backdrop|file-selector-button|-webkit-.*)$/.test(match[1]) ? match[1] : null
}

/**
 * @param {Element} element
 * @param {string} [pseudoElement]
 * @returns {CSSStyleDeclaration} live
 * @throws {TypeError} for what is no element
 */
export function computedStyle(element, pseudoElement = "") {
  if (!isElement(element)) throw new TypeError("getComputedStyle: the argument is not an Element")
  return new CSSStyleDeclaration(internal, new ComputedBlock(element, pseudoElementName(pseudoElement)))
}

/**
 * Whether an element would have a box: it is in a document that a window shows, and neither it nor an ancestor has `display: none`.
 *
 * @param {Element} element
 * @see https://html.spec.whatwg.org/multipage/rendering.html#being-rendered
 */
export function isRendered(element) {
  if (!hasStyle(element)) return false
  refresh()
  for (let at = element; at !== null; at = parentElementOrHostOf(at)) {
    if (styleFor(at, "").specified("display") === "none") return false
  }
  return styleFor(element, "").value("display") !== "contents"
}

/**
 * Whether an element is in what an ancestor skips: the contents of a closed `details` beside its summary, or of what has
 * `content-visibility: hidden`.
 *
 * @param {Element} element - that is rendered
 * @see https://drafts.csswg.org/css-contain-2/#content-visibility
 */
export function isSkipped(element) {
  refresh()
  for (let at = element; at !== null; at = parentElementOrHostOf(at)) {
    if (isHiddenByDetails(at) || (at !== element && styleFor(at, "").specified("content-visibility") === "hidden")) return true
  }
  return false
}

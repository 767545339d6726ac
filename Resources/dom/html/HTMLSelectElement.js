import { statefulKey, upgraded } from "../custom-elements/stand-in.js"
import { createElement } from "../nodes/create-element.js"
import { getAttributeValue } from "../nodes/Element.js"
import { HTMLCollection } from "../nodes/HTMLCollection.js"
import { append, preInsert } from "../nodes/insert.js"
import { replace } from "../nodes/replace.js"
import { remove } from "../nodes/remove.js"
import { isInclusiveAncestor, nodeDocumentOf, parentOf } from "../nodes/tree.js"
import { toDOMString, toLong, toUnsignedLong } from "../web-idl/conversions.js"
import { DOMException } from "../web-idl/DOMException.js"
import { ElementProperties } from "../web-idl/ElementProperties.js"
import { defineInterface, defineIterator } from "../web-idl/interface.js"
import { internal } from "../web-idl/internal.js"
import { mixin } from "../web-idl/mixin.js"
import { ComputedList, namesOf } from "./ComputedList.js"
import { ConstraintValidation } from "./ConstraintValidation.js"
import { isHTMLElementNamed } from "./form-controls.js"
import { FormControl } from "./FormControl.js"
import { HTMLElement } from "./HTMLElement.js"
import { HTMLOptionElement, isSelected, setSelectedness } from "./HTMLOptionElement.js"
import { reflect } from "./reflect.js"
import { choiceChanged, clearSelection, optionsChanged, optionsOf, settleSelection } from "./select-options.js"

/** @see https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#htmloptionscollection */
export class HTMLOptionsCollection extends HTMLCollection {
  #select

  constructor(key, source, select) {
    super(key, source)
    this.#select = select
  }

  get length() {
    return super.length
  }

  set length(value) {
    setOptionCount(this.#select, toUnsignedLong(value))
  }

  get selectedIndex() {
    return this.#select.selectedIndex
  }

  set selectedIndex(value) {
    this.#select.selectedIndex = value
  }

  add(element, before = null) {
    this.#select.add(element, before)
  }

  remove(index) {
    const option = optionsOf(this.#select)[toLong(index)]
    if (option !== undefined) remove(option)
  }
}

defineInterface(HTMLOptionsCollection)
defineIterator(HTMLOptionsCollection)

/** The options of a select, live; what is set by a number goes into the select. */
class OptionList extends ComputedList {
  #select

  constructor(select) {
    super(() => optionsOf(select))
    this.#select = select
  }

  setItem(index, value) {
    setOption(this.#select, index, value)
  }
}

/** The properties that a select has by its options: numbers alone, no names. */
class OptionProperties {
  #list

  constructor(list) {
    this.#list = list
  }

  get length() {
    return this.#list.length
  }

  item(index) {
    return this.#list.item(index)
  }

  setItem(index, value) {
    this.#list.setItem(index, value)
  }
}

/** The options of a select that are selected, found anew for each read: a choice leaves no trace in the tree. */
class SelectedOptions {
  #select

  constructor(select) {
    this.#select = select
  }

  get length() {
    return selectedOptionsOf(this.#select).length
  }

  item(index) {
    return selectedOptionsOf(this.#select)[index] ?? null
  }

  namedItem(name) {
    return name === "" ? null : (selectedOptionsOf(this.#select).find((option) => namesOf(option).includes(name)) ?? null)
  }

  names() {
    return [...new Set(selectedOptionsOf(this.#select).flatMap(namesOf))]
  }
}

/** @see https://html.spec.whatwg.org/multipage/form-elements.html#the-select-element */
export class HTMLSelectElement extends HTMLElement {
  #list = new OptionList(this)
  #options = null
  #selectedOptions = null

  constructor(key, document, localName, namespace, prefix) {
    const properties = new ElementProperties()
    super(statefulKey(key), document, localName, namespace, prefix, properties)
    properties.source = new OptionProperties(this.#list)
    return upgraded(this)
  }

  get type() {
    return getAttributeValue(this, "multiple") === null ? "select-one" : "select-multiple"
  }

  get options() {
    return (this.#options ??= new HTMLOptionsCollection(internal, this.#list, this))
  }

  get selectedOptions() {
    return (this.#selectedOptions ??= new HTMLCollection(internal, new SelectedOptions(this)))
  }

  get length() {
    return optionsOf(this).length
  }

  set length(value) {
    setOptionCount(this, toUnsignedLong(value))
  }

  item(index) {
    return optionsOf(this)[index >>> 0] ?? null
  }

  namedItem(name) {
    return this.options.namedItem(name)
  }

  add(element, before = null) {
    if (!isHTMLElementNamed(element, "option") && !isHTMLElementNamed(element, "optgroup")) {
      throw new TypeError("HTMLSelectElement.add: the argument is not an option or optgroup")
    }
    if (isInclusiveAncestor(element, this)) {
      throw new DOMException("an ancestor of the select cannot be added to it", "HierarchyRequestError")
    }
    const next = typeof before === "object" ? before : (optionsOf(this)[toLong(before)] ?? null)
    if (next === null) {
      append(element, this)
      return
    }
    if (!isInclusiveAncestor(this, next)) throw new DOMException("the element to add before is not in the select", "NotFoundError")
    if (next !== element) preInsert(element, parentOf(next), next)
  }

  remove(index = undefined) {
    if (arguments.length === 0) {
      remove(this)
      return
    }
    const option = optionsOf(this)[toLong(index)]
    if (option !== undefined) remove(option)
  }

  get selectedIndex() {
    settleSelection(this)
    return optionsOf(this).findIndex(isSelected)
  }

  set selectedIndex(value) {
    selectOnly(this, optionsOf(this)[toLong(value)])
  }

  get value() {
    return selectedOptionsOf(this)[0]?.value ?? ""
  }

  set value(value) {
    const text = toDOMString(value)
    selectOnly(this, optionsOf(this).find((option) => option.value === text))
  }

  showPicker() {
    throw new DOMException("there is nobody to show a picker to", "NotAllowedError")
  }
}

function selectedOptionsOf(select) {
  settleSelection(select)
  return optionsOf(select).filter(isSelected)
}

/** Selects one option, or none. */
function selectOnly(select, chosen) {
  if (chosen === undefined) clearSelection(select)
  for (const option of optionsOf(select)) setSelectedness(option, option === chosen)
  choiceChanged(select)
}

/** How many options a select can be given by a number. */
const mostOptions = 100_000

/** @see https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-length */
function setOptionCount(select, count) {
  const options = optionsOf(select)
  if (count > Math.max(options.length, mostOptions)) return
  for (let index = options.length; index < count; index++) append(createElement(nodeDocumentOf(select), "option"), select)
  for (let index = options.length - 1; index >= count; index--) remove(options[index])
}

/** @see https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-setter */
function setOption(select, index, value) {
  const options = optionsOf(select)
  if (value === null || value === undefined) {
    if (index < options.length) remove(options[index])
    return
  }
  if (!(value instanceof HTMLOptionElement)) throw new TypeError("what is set among the options of a select is not an option")
  if (index < options.length) {
    replace(options[index], value, parentOf(options[index]))
    return
  }
  if (index >= mostOptions) return
  setOptionCount(select, index)
  append(value, select)
}

/** Puts the choice back to what the attributes say. */
export function resetSelect(select) {
  optionsChanged(select)
  for (const option of optionsOf(select)) setSelectedness(option, null)
  settleSelection(select)
  choiceChanged(select)
}

mixin(HTMLSelectElement, FormControl)
mixin(HTMLSelectElement, ConstraintValidation)
reflect(HTMLSelectElement, { text: "autocomplete name", boolean: "disabled multiple required", unsigned: { size: 0 } })
defineInterface(HTMLSelectElement)
defineIterator(HTMLSelectElement)

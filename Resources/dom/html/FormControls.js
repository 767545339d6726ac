import { isElement, localNameOf } from "../nodes/Element.js"
import { NodeList } from "../nodes/NodeList.js"
import { following, parentOf, rootOf } from "../nodes/tree.js"
import { toDOMString } from "../web-idl/conversions.js"
import { defineInterface, defineIterator } from "../web-idl/interface.js"
import { internal } from "../web-idl/internal.js"
import { ComputedList, namesOf } from "./ComputedList.js"
import { formOwner, isHTMLElementNamed, isListed } from "./form-controls.js"
import { hasFormAttributes } from "./given-names.js"

/** The elements of one name: usually radio buttons. @see https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#radionodelist */
export class RadioNodeList extends NodeList {
  get value() {
    return Array.from(this).find((element) => element.type === "radio" && element.checked)?.value ?? ""
  }

  set value(value) {
    const text = toDOMString(value)
    const radio = Array.from(this).find((element) => element.type === "radio" && element.value === text)
    if (radio !== undefined) radio.checked = true
  }
}

defineInterface(RadioNodeList)
defineIterator(RadioNodeList)

/** Elements of a form by name: one, or a list of several; found anew when a tree or a name has changed. */
class NamedElements extends ComputedList {
  #ofElements = null
  /** @type {Map<string, Element[]>} */
  #byName = new Map()
  /** @type {Map<string, RadioNodeList>} the same list each time that a name is asked for */
  #lists = new Map()

  namedItem(name) {
    const found = this.#named(name)
    if (found.length < 2) return found[0] ?? null
    let list = this.#lists.get(name)
    if (list === undefined) this.#lists.set(name, (list = new RadioNodeList(internal, new ComputedList(() => this.#named(name)))))
    return list
  }

  #named(name) {
    const { elements } = this
    if (this.#ofElements !== elements) {
      this.#ofElements = elements
      this.#byName.clear()
      for (const element of elements) {
        for (const given of new Set(namesOf(element))) {
          const others = this.#byName.get(given)
          if (others === undefined) this.#byName.set(given, [element])
          else others.push(element)
        }
      }
    }
    return this.#byName.get(name) ?? none
  }
}

const none = Object.freeze([])

/** The controls of a form, in tree order: its listed elements without image buttons. */
export class FormControls extends NamedElements {
  constructor(form) {
    super(() => listedElementsOf(form).filter((element) => localNameOf(element) !== "input" || element.type !== "image"))
  }
}

/** The images in a form, which answer to names that no control has. */
export class FormImages extends NamedElements {
  constructor(form) {
    super(() => imagesOf(form))
  }
}

/** The listed elements whose form owner is a form, in tree order. */
export function listedElementsOf(form) {
  // An element says by an attribute that it belongs to a form elsewhere; as long as none does, all are inside.
  const root = hasFormAttributes() ? rootOf(form) : form
  const elements = []
  for (let node = following(root, root); node !== null; node = following(node, root)) {
    if (isElement(node) && isListed(node) && formOwner(node) === form) elements.push(node)
  }
  return elements
}

function imagesOf(form) {
  const images = []
  for (let node = following(form, form); node !== null; node = following(node, form)) {
    if (isHTMLElementNamed(node, "img") && formAround(node) === form) images.push(node)
  }
  return images
}

/** The form that an element stands in. */
export function formAround(element) {
  for (let node = parentOf(element); node !== null; node = parentOf(node)) if (isHTMLElementNamed(node, "form")) return node
  return null
}

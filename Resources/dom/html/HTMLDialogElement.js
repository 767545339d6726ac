import { statefulKey, upgraded } from "../custom-elements/stand-in.js"
import { fire } from "../events/dispatch.js"
import { getAttributeValue, isElement, removeAttributeValue, setAttributeValue } from "../nodes/Element.js"
import { following, nodeDocumentOf } from "../nodes/tree.js"
import { toDOMString } from "../web-idl/conversions.js"
import { DOMException } from "../web-idl/DOMException.js"
import { defineInterface } from "../web-idl/interface.js"
import { modalDialogs } from "./element-states.js"
import { focus, focusedElement } from "./focus.js"
import { isFocusable } from "./focusable-area.js"
import { HTMLElement } from "./HTMLElement.js"
import { reflect } from "./reflect.js"
import { queueToggleEvent } from "./toggle-event.js"

/** @see https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element */
export class HTMLDialogElement extends HTMLElement {
  #returnValue = ""
  #isModal = false
  #previouslyFocused = null

  constructor(key, ...rest) {
    super(statefulKey(key), ...rest)
    return upgraded(this)
  }

  get returnValue() {
    return this.#returnValue
  }

  set returnValue(value) {
    this.#returnValue = toDOMString(value)
  }

  show() {
    if (getAttributeValue(this, "open") !== null) {
      if (this.#isModal) throw new DOMException("the dialog is open as a modal one; close it first", "InvalidStateError")
      return
    }
    this.#open(false)
  }

  showModal() {
    if (getAttributeValue(this, "open") !== null) {
      if (this.#isModal) return
      throw new DOMException("the dialog is open already; close it first", "InvalidStateError")
    }
    if (!this.isConnected) throw new DOMException("the dialog is not in a document", "InvalidStateError")
    this.#open(true)
  }

  #open(isModal) {
    this.#isModal = isModal
    if (isModal) modalDialogs.add(this)
    queueToggleEvent(this, "closed", "open")
    setAttributeValue(this, "open", "")
    this.#previouslyFocused = focusedElement(nodeDocumentOf(this))
    for (let node = this; node !== null; node = following(node, this)) {
      if (!isElement(node) || !isFocusable(node)) continue
      focus(node)
      return
    }
  }

  close(returnValue = undefined) {
    if (getAttributeValue(this, "open") === null) return
    removeAttributeValue(this, "open")
    this.#isModal = false
    modalDialogs.delete(this)
    queueToggleEvent(this, "open", "closed")
    if (returnValue !== undefined) this.#returnValue = toDOMString(returnValue)
    const previous = this.#previouslyFocused
    this.#previouslyFocused = null
    if (previous !== null) focus(previous)
    setTimeout(() => fire(this, "close"), 0)
  }

  requestClose(returnValue = undefined) {
    if (getAttributeValue(this, "open") === null) return
    if (fire(this, "cancel", { cancelable: true })) this.close(returnValue)
  }
}

reflect(HTMLDialogElement, { boolean: "open" })
defineInterface(HTMLDialogElement)

import { registerEventInterface } from "../events/create-event.js"
import { Event, eventState } from "../events/Event.js"
import { toNullableDOMString } from "../web-idl/conversions.js"
import { defineInterface } from "../web-idl/interface.js"

/** @see https://html.spec.whatwg.org/multipage/webstorage.html#storageevent */
export class StorageEvent extends Event {
  #members

  constructor(type, init) {
    super(...arguments)
    this.#take(init?.key, init?.oldValue, init?.newValue, init?.url, init?.storageArea)
  }

  get key() {
    return this.#members.key
  }

  get oldValue() {
    return this.#members.oldValue
  }

  get newValue() {
    return this.#members.newValue
  }

  get url() {
    return this.#members.url
  }

  get storageArea() {
    return this.#members.storageArea
  }

  initStorageEvent(type, bubbles = false, cancelable = false, key, oldValue, newValue, url, storageArea) {
    if (eventState(this).dispatching) return
    this.initEvent(type, bubbles, cancelable)
    this.#take(key, oldValue, newValue, url, storageArea)
  }

  #take(key, oldValue, newValue, url = "", storageArea = null) {
    this.#members = {
      key: toNullableDOMString(key),
      oldValue: toNullableDOMString(oldValue),
      newValue: toNullableDOMString(newValue),
      url: String(url),
      storageArea,
    }
  }
}

defineInterface(StorageEvent)
registerEventInterface(StorageEvent, "StorageEvent")

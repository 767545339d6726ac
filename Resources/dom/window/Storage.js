import { toDOMString } from "../web-idl/conversions.js"
import { defineInterface } from "../web-idl/interface.js"
import { requireInternal } from "../web-idl/internal.js"

let itemsOf

/**
 * Items are properties too, so a storage is a proxy. They last as long as the page.
 *
 * @see https://html.spec.whatwg.org/multipage/webstorage.html#the-storage-interface
 */
export class Storage {
  /** @type {Map<string, string>} */
  #items = new Map()

  static {
    itemsOf = (storage) => storage.#items
  }

  constructor(key) {
    requireInternal(key)
  }

  get length() {
    return itemsOf(target(this)).size
  }

  key(index) {
    return [...itemsOf(target(this)).keys()][index >>> 0] ?? null
  }

  getItem(key) {
    return itemsOf(target(this)).get(toDOMString(key)) ?? null
  }

  setItem(key, value) {
    itemsOf(target(this)).set(toDOMString(key), toDOMString(value))
  }

  removeItem(key) {
    itemsOf(target(this)).delete(toDOMString(key))
  }

  clear() {
    itemsOf(target(this)).clear()
  }
}

defineInterface(Storage)

/** The storage behind each proxy. @type {WeakMap<object, Storage>} */
const targets = new WeakMap()

function target(proxy) {
  const storage = targets.get(proxy)
  if (storage === undefined) throw new TypeError("the object is not a Storage")
  return storage
}

const isItem = (storage, key) => typeof key === "string" && !(key in storage)

const handler = {
  get(storage, key, receiver) {
    return isItem(storage, key) ? itemsOf(storage).get(key) : Reflect.get(storage, key, receiver)
  },
  set(storage, key, value, receiver) {
    if (!isItem(storage, key)) return Reflect.set(storage, key, value, receiver)
    itemsOf(storage).set(key, toDOMString(value))
    return true
  },
  has: (storage, key) => key in storage || itemsOf(storage).has(key),
  deleteProperty(storage, key) {
    if (!isItem(storage, key)) return Reflect.deleteProperty(storage, key)
    itemsOf(storage).delete(key)
    return true
  },
  ownKeys: (storage) => [...new Set([...itemsOf(storage).keys(), ...Reflect.ownKeys(storage)])],
  getOwnPropertyDescriptor(storage, key) {
    if (!isItem(storage, key) || !itemsOf(storage).has(key)) return Reflect.getOwnPropertyDescriptor(storage, key)
    return { value: itemsOf(storage).get(key), writable: true, enumerable: true, configurable: true }
  },
  defineProperty(storage, key, descriptor) {
    if (!isItem(storage, key)) return Reflect.defineProperty(storage, key, descriptor)
    itemsOf(storage).set(key, toDOMString(descriptor.value))
    return true
  },
}

/** @returns {Storage} an empty one */
export function createStorage(key) {
  const storage = new Storage(key)
  const proxy = new Proxy(storage, handler)
  targets.set(proxy, storage)
  return proxy
}

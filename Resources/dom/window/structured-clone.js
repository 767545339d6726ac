import { DOMException } from "../web-idl/DOMException.js"

/**
 * How platform objects are cloned: each interface that can be says so (Blob, DOMRect), the rest cannot.
 *
 * @type {{ Interface: Function, clone: (value: object) => object }[]}
 */
const platformClones = []

/** The platform objects that move with their clone, as message ports do. @type {typeof platformClones} */
const platformTransfers = []

/**
 * @param {Function} Interface
 * @param {(value: object) => object} clone
 */
export function defineSerializable(Interface, clone) {
  platformClones.push({ Interface, clone })
}

/**
 * @param {Function} Interface
 * @param {(value: object) => object} transfer - leaves the object detached and gives the one in its place
 */
export function defineTransferable(Interface, transfer) {
  platformTransfers.push({ Interface, clone: transfer })
}

function cannotClone(value) {
  return new DOMException(`${describe(value)} cannot be cloned`, "DataCloneError")
}

function describe(value) {
  if (typeof value === "symbol") return value.toString()
  if (typeof value === "function") return `the function ${value.name || "(anonymous)"}`
  return `an object of type ${Object.prototype.toString.call(value).slice("[object ".length, -1)}`
}

const errorTypes = { Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError }

/** The clone of an object that has no members of its own to follow, or null. */
function cloneLeaf(value, clone) {
  if (value instanceof Date) return new Date(value.getTime())
  if (value instanceof RegExp) return new RegExp(value.source, value.flags)
  if (value instanceof Boolean || value instanceof Number || value instanceof String || value instanceof BigInt) {
    return Object(value.valueOf())
  }
  if (value instanceof ArrayBuffer) {
    if (value.detached) throw new DOMException("a detached ArrayBuffer cannot be cloned", "DataCloneError")
    return value.slice(0)
  }
  if (ArrayBuffer.isView(value)) {
    const buffer = clone(value.buffer)
    const length = value instanceof DataView ? value.byteLength : value.length
    return new globalThis[Object.prototype.toString.call(value).slice(8, -1)](buffer, value.byteOffset, length)
  }
  if (Object.prototype.toString.call(value) === "[object Error]" || value instanceof Error) return cloneError(value)
  return null
}

function cloneError(error) {
  if (error instanceof DOMException) return new DOMException(error.message, error.name)
  const Type = errorTypes[error.name] ?? Error
  const copy = new Type()
  for (const name of ["message", "stack"]) {
    const value = Object.getOwnPropertyDescriptor(error, name)?.value
    if (value !== undefined) Object.defineProperty(copy, name, { value: String(value), writable: true, configurable: true })
  }
  return copy
}

const isPlain = (value) => {
  // What else has internal slots tells by its tag; scripts' classes clone as plain objects.
  const tag = Object.prototype.toString.call(value)
  return tag === "[object Object]" || Object.prototype.hasOwnProperty.call(value, Symbol.toStringTag)
}

/**
 * StructuredSerialize and StructuredDeserialize in one. Works through a list instead of calling itself, so that depth is no limit.
 *
 * @param {unknown} value
 * @param {Map<object, object>} memory - what has been cloned already, with what was transferred
 * @see https://html.spec.whatwg.org/multipage/structured-data.html#structuredserializeinternal
 */
function cloneInto(value, memory) {
  const pending = []
  const clone = (item) => {
    if (typeof item === "symbol" || typeof item === "function") throw cannotClone(item)
    if (typeof item !== "object" || item === null) return item
    const known = memory.get(item)
    if (known !== undefined) return known
    const copy = shell(item)
    memory.set(item, copy)
    return copy
  }
  const shell = (item) => {
    if (Array.isArray(item)) {
      const copy = new Array(item.length)
      pending.push([item, copy])
      return copy
    }
    if (item instanceof Map || item instanceof Set) {
      const copy = item instanceof Map ? new Map() : new Set()
      pending.push([item, copy])
      return copy
    }
    for (const { Interface, clone: make } of platformClones) if (item instanceof Interface) return make(item)
    const leaf = cloneLeaf(item, clone)
    if (leaf !== null) return leaf
    if (!isPlain(item)) throw cannotClone(item)
    const copy = {}
    pending.push([item, copy])
    return copy
  }
  const result = clone(value)
  for (let index = 0; index < pending.length; index++) {
    const [from, to] = pending[index]
    if (from instanceof Map) for (const [key, item] of [...from]) to.set(clone(key), clone(item))
    else if (from instanceof Set) for (const item of [...from]) to.add(clone(item))
    else {
      for (const key of Object.keys(from)) {
        // As CreateDataProperty: a key called __proto__ is a member like any other.
        Object.defineProperty(to, key, { value: clone(from[key]), writable: true, enumerable: true, configurable: true })
      }
    }
  }
  return result
}

/**
 * @param {unknown} value
 * @param {{ transfer?: Iterable<object> }} [options]
 * @throws {DOMException} `DataCloneError` that names what cannot be cloned
 * @see https://html.spec.whatwg.org/multipage/structured-data.html#dom-structuredclone
 */
export function structuredClone(value, options = undefined) {
  return structuredCloneWithTransfer(value, Array.from(options?.transfer ?? [])).value
}

/**
 * @param {unknown} value
 * @param {object[]} transfer
 * @returns {{ value: unknown, transferred: object[] }}
 * @see https://html.spec.whatwg.org/multipage/structured-data.html#structuredserializewithtransfer
 */
export function structuredCloneWithTransfer(value, transfer) {
  const memory = new Map()
  const moves = transfer.map((item) => {
    if (transfer.indexOf(item) !== transfer.lastIndexOf(item)) {
      throw new DOMException("an object is in the transfer list twice", "DataCloneError")
    }
    if (item instanceof ArrayBuffer) {
      if (item.detached) throw new DOMException("a detached ArrayBuffer cannot be transferred", "DataCloneError")
      // A view of the buffer is cloned onto the moved one, so the move's result must be known before its contents go.
      return () => item.transfer()
    }
    const platform = platformTransfers.find(({ Interface }) => item instanceof Interface)
    if (platform === undefined) throw new DOMException(`${describe(item)} cannot be transferred`, "DataCloneError")
    return () => platform.clone(item)
  })
  // What cannot be cloned must throw before anything is detached.
  if (transfer.length > 0) cloneInto(value, new Map(transfer.map((item) => [item, item])))
  const views = transfer.length > 0 ? viewGeometry(value) : null
  const transferred = moves.map((move, index) => {
    const moved = move()
    memory.set(transfer[index], moved)
    return moved
  })
  for (const [view, make] of views ?? []) if (transfer.includes(make.buffer)) memory.set(view, make.on(memory.get(make.buffer)))
  return { value: cloneInto(value, memory), transferred }
}

/** Views lose their length with their buffer; this remembers how to lay each onto the buffer in its place. */
function viewGeometry(value) {
  const views = new Map()
  const seen = new Set()
  const pending = [value]
  while (pending.length > 0) {
    const item = pending.pop()
    if (typeof item !== "object" || item === null || seen.has(item)) continue
    seen.add(item)
    if (ArrayBuffer.isView(item)) {
      const { buffer, byteOffset, constructor: View } = item
      const length = item instanceof DataView ? item.byteLength : item.length
      views.set(item, { buffer, on: (moved) => new View(moved, byteOffset, length) })
    } else if (item instanceof Map) {
      for (const [key, each] of item) pending.push(key, each)
    } else if (item instanceof Set) {
      pending.push(...item)
    } else if (Array.isArray(item) || isPlain(item)) {
      for (const key of Object.keys(item)) pending.push(item[key])
    }
  }
  return views
}

import CJSC

/// Functions of the context that the library itself uses, taken before any script could replace what they stand on.
struct Intrinsics {
  enum Function: Int, CaseIterable {
    case readError, makeError, errorHolder, describe, keys, time, makeDate, classify, then, functionPrototype, entries,
      bytes, primitive, defineOwn
  }

  /// Scripts of the library bear names that begin with this; their functions are not shown in stacks.
  static let urlPrefix = "jsbridge:"
  /// Scripts that a program evaluates to set up its contexts may bear names that begin with this: their functions are not
  /// shown in stacks either, and an error has the place of the script that called them.
  static let hostURLPrefix = "host:"

  private let functions: [JSValueRef]

  init(_ context: JSContext) throws(JSError) {
    let table = try context.evaluate(Intrinsics.script)
    var functions: [JSValueRef] = []
    for index in Function.allCases.indices {
      let function = try table[index].live()
      JSValueProtect(context.ref, function)
      functions.append(function)
    }
    self.functions = functions
  }

  func release(_ context: JSContext) {
    for function in functions { JSValueUnprotect(context.ref, function) }
  }

  subscript(function: Function) -> JSValueRef { functions[function.rawValue] }

  private static let script = JSSource(
    """
    (() => {
      "use strict"
      const { keys, defineProperty, getPrototypeOf, prototype: { toString } } = Object
      const { apply } = Reflect
      const { stringify } = JSON
      const { getTime } = Date.prototype
      const { get: weakGet, set: weakSet } = WeakMap.prototype
      const { isArray } = Array
      const { isView } = ArrayBuffer
      const { toString: symbolToString } = Symbol.prototype
      const { get: bufferLength } = Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, "byteLength")
      const Bytes = Uint8Array, NativePromise = Promise, NativeDate = Date, NativeError = Error
      const constructors = { __proto__: null, Error, TypeError, RangeError, ReferenceError, SyntaxError, EvalError, URIError }
      const holders = new WeakMap()
      const slice = String.prototype.slice

      function read(object, name, type) {
        try {
          const value = object[name]
          return typeof value === type ? value : undefined
        } catch {
          return undefined
        }
      }

      function className(object) {
        const name = read(read(object, "constructor", "function") ?? {}, "name", "string")
        return name || apply(slice, apply(toString, object, []), [8, -1])
      }

      function describe(value) {
        switch (typeof value) {
          case "string": return value
          case "symbol": return apply(symbolToString, value, [])
          case "bigint": return `${value}n`
          case "function": return `function ${read(value, "name", "string") || "without a name"}`
          case "object": {
            if (value === null) return "null"
            try {
              const text = stringify(value)
              if (typeof text === "string") return text.length > 1000 ? apply(slice, text, [0, 1000]) + "..." : text
            } catch {}
            try {
              return `[object ${className(value)}]`
            } catch {
              return "[object]"
            }
          }
          default: return `${value}`
        }
      }

      function readError(value) {
        if (value === null || typeof value !== "object") return [describe(value)]
        const name = read(value, "name", "string"), message = read(value, "message", "string")
        const isError = value instanceof NativeError || (name !== undefined && message !== undefined)
        if (!isError) return [describe(value)]
        return [undefined, name ?? "Error", message ?? "", read(value, "stack", "string"), read(value, "sourceURL", "string"),
          read(value, "line", "number"), read(value, "column", "number"), apply(weakGet, holders, [value])]
      }

      function makeError(name, message, holder) {
        const Constructor = constructors[name]
        const error = new (Constructor ?? NativeError)(message)
        if (!Constructor) defineProperty(error, "name", { value: name, writable: true, configurable: true, enumerable: false })
        if (holder) apply(weakSet, holders, [error, holder])
        return error
      }

      const isBuffer = (object) => {
        try {
          apply(bufferLength, object, [])
          return true
        } catch {
          return false
        }
      }
      const isDate = (object) => {
        try {
          apply(getTime, object, [])
          return true
        } catch {
          return false
        }
      }

      // What an object is converted to: a letter, and for those that have no counterpart the name of their class.
      function classify(object) {
        if (typeof object === "function") return "f"
        if (isArray(object)) return "a"
        const tag = apply(toString, object, [])
        if (tag === "[object Object]") {
          const prototype = getPrototypeOf(object)
          if (prototype === null || prototype === Object.prototype) return "o"
        }
        if (isView(object) || isBuffer(object)) return "b"
        if (isDate(object)) return "d"
        if (object instanceof NativePromise) return "xPromise"
        switch (tag) {
          case "[object Map]": case "[object Set]": case "[object WeakMap]": case "[object WeakSet]": case "[object RegExp]":
          case "[object WeakRef]": case "[object Generator]": case "[object AsyncGenerator]": case "[object Proxy]":
            return "x" + apply(slice, tag, [8, -1])
          case "[object Number]": case "[object String]": case "[object Boolean]":
            return "p"
          case "[object Symbol]": case "[object BigInt]":
            return "x" + apply(slice, tag, [8, -1])
        }
        return "o"
      }

      // `await` takes promises and thenables of any kind, by the engine's own `then`.
      async function settle(value, fulfilled, rejected) {
        let result
        try {
          result = await value
        } catch (error) {
          rejected(error)
          return
        }
        fulfilled(result)
      }

      return [
        readError,
        makeError,
        (error) => typeof error === "object" && error !== null ? apply(weakGet, holders, [error]) : undefined,
        describe,
        (object) => keys(object),
        (date) => apply(getTime, date, []),
        (time) => new NativeDate(time),
        classify,
        settle,
        Function.prototype,
        (object) => {
          const names = keys(object), entries = []
          for (let i = 0; i < names.length; i++) entries[2 * i] = names[i], entries[2 * i + 1] = object[names[i]]
          return entries
        },
        // A copy, which begins where its buffer does: the C API gives the start of the buffer.
        (object) => new Bytes(isView(object) ? new Bytes(object.buffer, object.byteOffset, object.byteLength) : new Bytes(object)),
        (object) => {
          const tag = apply(toString, object, [])
          const prototype = tag === "[object String]" ? String.prototype : tag === "[object Number]" ? Number.prototype : Boolean.prototype
          return apply(prototype.valueOf, object, [])
        },
        (object, name, value) => {
          defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true })
        },
      ]
    })()
    """ as StaticString, sourceURL: "jsbridge:intrinsics")
}

extension Intrinsics {
  func describe(_ value: JSValue) throws(JSError) -> String {
    try value.context.callIntrinsic(.describe, value.live()).string ?? ""
  }
}

extension JSContext {
  /// - Throws: only when the context is closed, or the thread's stack used up.
  var intrinsics: Intrinsics {
    get throws(JSError) {
      if let loadedIntrinsics { return loadedIntrinsics }
      let intrinsics = try perform { () throws(JSError) in try Intrinsics(self) }
      loadedIntrinsics = intrinsics
      return intrinsics
    }
  }

  @discardableResult
  func callIntrinsic(_ function: Intrinsics.Function, _ arguments: JSValueRef?...) throws(JSError) -> JSValue {
    try perform { () throws(JSError) in
      let function = try intrinsics[function]
      return try checked { JSObjectCallAsFunction(ref, function, nil, arguments.count, arguments, &$0) }
    }
  }
}

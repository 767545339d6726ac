import Foundation
import JSBridge

/// A value of a script that is no data.
struct UnsupportedValue: Error {
  let message: String
}

/// Values of scripts as WebKit hands them to Swift.
enum ScriptValue {
  /// The value as Foundation has it; nil for `undefined`.
  ///
  /// Members of objects that are functions are left out, as are those that are `undefined`.
  ///
  /// - Throws: ``UnsupportedValue`` for a value that is no data: a function, a node, a symbol, a promise; `JSError` for what a
  ///   getter throws.
  static func foundation(_ value: JSValue) throws -> Any? {
    guard value.isObject else { return try data(value) }
    guard !value.isFunction else { throw UnsupportedValue(message: "a function") }
    guard !value.isPromise else { throw UnsupportedValue(message: "a promise, which is not waited for") }
    do {
      return try clone(value)
    } catch let error as UnsupportedValue {
      // Only of an object that holds something else is it worth looking at each member.
      guard try value.isArray || isPlain(value) else { throw error }
      return try withoutFunctions(value, depth: 0)
    }
  }

  /// What structured cloning makes of an object: nodes and the like have no copy.
  private static func clone(_ value: JSValue) throws -> Any? {
    let copy: JSValue
    do {
      copy = try value.context.globalObject["structuredClone"].call(value)
    } catch  where error.name == "DataCloneError" {
      throw UnsupportedValue(message: error.message)
    }
    return try data(copy)
  }

  private static func data(_ value: JSValue) throws -> Any? {
    do throws(JSError) {
      return foundation(try value.structuredValue())
    } catch {
      guard error.code == .conversion else { throw error }
      throw UnsupportedValue(message: error.message)
    }
  }

  private static func foundation(_ value: StructuredValue) -> Any? {
    switch value {
    case .undefined: nil
    case .null: NSNull()
    case .bool(let value): NSNumber(value: value)
    case .number(let value): number(value)
    case .string(let value): value
    case .utf16(let units): String(decoding: units, as: UTF16.self)
    case .date(let value): value
    case .data(let value): value
    case .array(let elements): elements.map { foundation($0) ?? NSNull() }
    case .object(let members): members.compactMapValues { foundation($0) }
    }
  }

  /// A whole number casts to `Int`, and each number to `Double`.
  private static func number(_ value: Double) -> NSNumber {
    Int(exactly: value).map { NSNumber(value: $0) } ?? NSNumber(value: value)
  }

  private static func withoutFunctions(_ value: JSValue, depth: Int) throws -> Any? {
    guard value.isObject, try value.isArray || isPlain(value) else { return try foundation(value) }
    guard depth < 64 else { throw UnsupportedValue(message: "an object that contains itself, or is nested too deeply") }
    if let elements = try value.elements() {
      return try elements.filter { !$0.isFunction }.map { try withoutFunctions($0, depth: depth + 1) ?? NSNull() }
    }
    let members = try value.properties()?.filter { !$0.value.isFunction } ?? [:]
    return try members.compactMapValues { try withoutFunctions($0, depth: depth + 1) }
  }

  private static func isPlain(_ value: JSValue) throws -> Bool {
    let object = try value.context.globalObject["Object"]
    let prototype = try object.call(method: "getPrototypeOf", value)
    return try prototype.isNull || prototype.isStrictlyEqual(to: object["prototype"])
  }
}

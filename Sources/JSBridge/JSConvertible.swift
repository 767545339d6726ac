import CJSC
import Foundation

/// A Swift value that a script can be given.
///
/// `Encodable` types conform with an empty extension: they are encoded as property by property (see ``JSContext/encode(_:)``).
public protocol JSConvertible {
  /// The value as JavaScript has it.
  func makeJSValue(in context: JSContext) throws(JSError) -> JSValue
}

extension JSConvertible where Self: Encodable {
  public func makeJSValue(in context: JSContext) throws(JSError) -> JSValue { try context.encode(self) }
}

/// `undefined`, for closures and arguments that pass nothing. `nil` is `null`.
public struct JSUndefined: JSConvertible, Sendable, Hashable {
  public init() {}
  public func makeJSValue(in context: JSContext) throws(JSError) -> JSValue { context.undefined }
}

extension JSValue: JSConvertible {
  public func makeJSValue(in context: JSContext) throws(JSError) -> JSValue {
    guard context.virtualMachine === self.context.virtualMachine else {
      throw .conversion("a value of another virtual machine cannot be used here; convert it to a Swift value first")
    }
    _ = try live()
    return self
  }
}

extension Bool: JSConvertible {
  public func makeJSValue(in context: JSContext) throws(JSError) -> JSValue {
    JSValue(JSValueMakeBoolean(context.ref, self), in: context)
  }
}

extension JSConvertible where Self: BinaryInteger & Encodable {
  /// - Throws: ``JSError/Code/conversion`` for a number that JavaScript's numbers cannot hold exactly.
  public func makeJSValue(in context: JSContext) throws(JSError) -> JSValue {
    guard let number = Double(exactly: self) else {
      throw .conversion("\(self) is past 2^53 and has no exact counterpart; pass a string, or a Double to have it rounded")
    }
    return context.makeNumber(number)
  }
}

extension JSConvertible where Self: BinaryFloatingPoint & Encodable {
  public func makeJSValue(in context: JSContext) throws(JSError) -> JSValue { context.makeNumber(Double(self)) }
}

extension Int: JSConvertible {}
extension Int8: JSConvertible {}
extension Int16: JSConvertible {}
extension Int32: JSConvertible {}
extension Int64: JSConvertible {}
extension UInt: JSConvertible {}
extension UInt8: JSConvertible {}
extension UInt16: JSConvertible {}
extension UInt32: JSConvertible {}
extension UInt64: JSConvertible {}
extension Float: JSConvertible {}
extension Double: JSConvertible {}

extension String: JSConvertible {
  public func makeJSValue(in context: JSContext) throws(JSError) -> JSValue { try context.makeString(self) }
}

extension Substring: JSConvertible {
  public func makeJSValue(in context: JSContext) throws(JSError) -> JSValue { try context.makeString(String(self)) }
}

/// A `Date`, to the millisecond.
extension Date: JSConvertible {
  public func makeJSValue(in context: JSContext) throws(JSError) -> JSValue {
    try context.callIntrinsic(.makeDate, JSValueMakeNumber(context.ref, (timeIntervalSince1970 * 1000).rounded()))
  }
}

/// A `Uint8Array` with a copy of the bytes.
extension Data: JSConvertible {
  public func makeJSValue(in context: JSContext) throws(JSError) -> JSValue {
    try context.perform { () throws(JSError) in
      let array = try context.checked { JSObjectMakeTypedArray(context.ref, kJSTypedArrayTypeUint8Array, count, &$0) }
      if !isEmpty, let bytes = try context.checking({ JSObjectGetTypedArrayBytesPtr(context.ref, array.ref, &$0) }) {
        copyBytes(to: bytes.assumingMemoryBound(to: UInt8.self), count: count)
      }
      return array
    }
  }
}

extension Optional: JSConvertible where Wrapped: JSConvertible {
  /// `null` for nil.
  public func makeJSValue(in context: JSContext) throws(JSError) -> JSValue {
    if let self { return try self.makeJSValue(in: context) }
    return context.null
  }
}

extension Array: JSConvertible where Element: JSConvertible {
  public func makeJSValue(in context: JSContext) throws(JSError) -> JSValue { try context.makeArray(self) }
}

extension Dictionary: JSConvertible where Key == String, Value: JSConvertible {
  public func makeJSValue(in context: JSContext) throws(JSError) -> JSValue { try context.makeObject(self) }
}

extension JSContext {
  public var undefined: JSValue { JSValue(JSValueMakeUndefined(ref), in: self) }
  public var null: JSValue { JSValue(JSValueMakeNull(ref), in: self) }

  public func makeNumber(_ number: Double) -> JSValue { JSValue(JSValueMakeNumber(ref, number), in: self) }

  public func makeString(_ string: String) throws(JSError) -> JSValue {
    try perform { () throws(JSError) in EngineString.with(string) { JSValue(JSValueMakeString(ref, $0), in: self) } }
  }

  /// A string of any UTF-16 code units, lone surrogates included.
  public func makeString(utf16 units: [UInt16]) throws(JSError) -> JSValue {
    try perform { () throws(JSError) in
      let string = EngineString.make(utf16: units)
      defer { JSStringRelease(string) }
      return JSValue(JSValueMakeString(ref, string), in: self)
    }
  }

  /// An array with these elements.
  public func makeArray(_ elements: [any JSConvertible] = []) throws(JSError) -> JSValue {
    try perform { () throws(JSError) in
      let values = try convert(elements)
      let refs = values.map(\.ref)
      return try checked { JSObjectMakeArray(ref, refs.count, refs, &$0) }
    }
  }

  /// A plain object with these properties.
  public func makeObject(_ properties: [String: any JSConvertible] = [:]) throws(JSError) -> JSValue {
    try perform { () throws(JSError) in
      let object = JSValue(JSObjectMake(ref, nil, nil), in: self)
      for (name, value) in properties { try object.setOwn(name, to: value.makeJSValue(in: self)) }
      return object
    }
  }

  /// An error object, as `new TypeError(message)` makes one; any other name is given to an `Error`.
  public func makeError(name: String = "Error", message: String) throws(JSError) -> JSValue {
    try callIntrinsic(.makeError, makeString(name).live(), makeString(message).live())
  }

  func convert(_ values: [any JSConvertible]) throws(JSError) -> [JSValue] {
    var converted: [JSValue] = []
    converted.reserveCapacity(values.count)
    for value in values { converted.append(try value.makeJSValue(in: self)) }
    return converted
  }
}

import CJSC
import Foundation

extension JSValue {
  /// The value as a Swift value, property by property, without JSON text in between.
  ///
  /// Takes what fits exactly: a whole number for an integer type, no number for a string. `null` and `undefined` are nil for
  /// an optional. `Date` comes from a `Date`, `Data` from binary data, `URL` from a string.
  ///
  /// - Throws: ``JSError/Code/conversion`` that names the place, `$.a.b: a string is not a number`; what a getter throws.
  public func decode<T: Decodable>(_ type: T.Type = T.self) throws(JSError) -> T {
    try context.perform { () throws(JSError) in
      do {
        return try JSDecoderNode(self, at: ValuePath()).decode(type)
      } catch {
        throw JSError(decoding: error)
      }
    }
  }
}

extension JSError {
  /// Errors that types make themselves while they are decoded become errors of conversion too.
  fileprivate init(decoding error: any Error) {
    if let error = error as? JSError {
      self = error
      return
    }
    switch error as? DecodingError {
    case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context):
      self = .conversion(context.debugDescription, at: ValuePath(context.codingPath))
    default:
      self = .conversion(String(describing: error))
    }
    underlyingError = error
  }
}

extension ValuePath {
  init(_ keys: [any CodingKey]) {
    for key in keys { append(Step(key)) }
  }

  var codingPath: [any CodingKey] {
    steps.map { step in
      switch step {
      case .name(let name): ValueKey(stringValue: name)
      case .index(let index): ValueKey(intValue: index)
      }
    }
  }
}

extension ValuePath.Step {
  init(_ key: any CodingKey) {
    self = key.intValue.map { .index($0) } ?? .name(key.stringValue)
  }
}

struct ValueKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }
}

/// The decoder of one value, and its single value container.
struct JSDecoderNode: Decoder, SingleValueDecodingContainer {
  let value: JSValue
  let path: ValuePath

  init(_ value: JSValue, at path: ValuePath) throws(JSError) {
    try value.context.checkDepth(path.count, at: path)
    self.value = value
    self.path = path
  }

  var codingPath: [any CodingKey] { path.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard value.isObject, !value.isArray, !value.isFunction else { throw mismatch("an object") }
    return KeyedDecodingContainer(JSKeyedDecodingContainer<Key>(members: try value.properties() ?? [:], path: path))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard value.isArray || value.data != nil, let count: Int = try value["length"].integer() else { throw mismatch("an array") }
    return JSUnkeyedDecodingContainer(array: value, length: count, path: path)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { value.isNull || value.isUndefined }

  func decode(_ type: Bool.Type) throws -> Bool {
    guard let bool = value.bool else { throw mismatch("a boolean") }
    return bool
  }

  func decode(_ type: String.Type) throws -> String {
    guard let string = value.string else { throw mismatch("a string") }
    return string
  }

  func decode(_ type: Double.Type) throws -> Double {
    guard let number = value.number else { throw mismatch("a number") }
    return number
  }

  func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }
  func decode(_ type: Int.Type) throws -> Int { try decodeInteger(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try decodeInteger(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try decodeInteger(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try decodeInteger(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try decodeInteger(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try decodeInteger(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try decodeInteger(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try decodeInteger(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try decodeInteger(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try decodeInteger(type) }

  private func decodeInteger<I: FixedWidthInteger>(_ type: I.Type) throws(JSError) -> I {
    if value.kind == .bigInt {
      guard let integer = I(try value.convertedToString()) else { throw .conversion("\(value) does not fit \(type)", at: path) }
      return integer
    }
    guard let number = value.number else { throw mismatch("a number") }
    guard let integer = I(exactly: number) else {
      throw .conversion(number == number.rounded() ? "\(value) does not fit \(type)" : "\(value) is not a whole number", at: path)
    }
    return integer
  }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    func cast(_ value: Any?, _ expected: String) throws(JSError) -> T {
      guard let value = value as? T else { throw mismatch(expected) }
      return value
    }
    if type == Date.self { return try cast(value.date, "a Date") }
    if type == Data.self { return try cast(value.data, "binary data") }
    if type == URL.self { return try cast(value.string.flatMap { URL(string: $0) }, "a URL") }
    if type == Decimal.self { return try cast(value.number.map { Decimal($0) }, "a number") }
    return try T(from: self)
  }

  private func mismatch(_ expected: String) -> JSError { .conversion("\(value.typeDescription) is not \(expected)", at: path) }
}

extension JSValue {
  /// The type in words, for messages.
  var typeDescription: String {
    switch kind {
    case .undefined: "undefined"
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .symbol: "a symbol"
    case .bigInt: "a BigInt"
    case .object: isFunction ? "a function" : isArray ? "an array" : isDate ? "a Date" : "an object"
    }
  }
}

private struct JSKeyedDecodingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let members: [String: JSValue]
  let path: ValuePath

  var codingPath: [any CodingKey] { path.codingPath }
  var allKeys: [Key] { members.keys.compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { members[key.stringValue].map { !$0.isUndefined } ?? false }

  func decodeNil(forKey key: Key) throws -> Bool { members[key.stringValue]?.isNull ?? true }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try node(key).decode(type) }

  func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key) throws -> KeyedDecodingContainer<
    NestedKey
  > {
    try node(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { try node(key).unkeyedContainer() }

  func superDecoder() throws -> any Decoder { try node(ValueKey(stringValue: "super")) }
  func superDecoder(forKey key: Key) throws -> any Decoder { try node(key) }

  private func node(_ key: any CodingKey) throws(JSError) -> JSDecoderNode {
    let path = path.appending(.name(key.stringValue))
    guard let member = members[key.stringValue] else { throw .conversion("missing", at: path) }
    return try JSDecoderNode(member, at: path)
  }
}

private struct JSUnkeyedDecodingContainer: UnkeyedDecodingContainer {
  let array: JSValue
  let length: Int
  let path: ValuePath
  private(set) var currentIndex = 0

  init(array: JSValue, length: Int, path: ValuePath) {
    self.array = array
    self.length = length
    self.path = path
  }

  var codingPath: [any CodingKey] { path.codingPath }
  var count: Int? { length }
  var isAtEnd: Bool { currentIndex >= length }

  mutating func decodeNil() throws -> Bool {
    let element = try array[currentIndex]
    guard element.isNull || element.isUndefined else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let element = try node().decode(type)
    currentIndex += 1
    return element
  }

  mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<NestedKey> {
    let container = try node().container(keyedBy: type)
    currentIndex += 1
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try node().unkeyedContainer()
    currentIndex += 1
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = try node()
    currentIndex += 1
    return decoder
  }

  private func node() throws(JSError) -> JSDecoderNode {
    let path = path.appending(.index(currentIndex))
    guard !isAtEnd else { throw .conversion("missing; the array has \(length) elements", at: path) }
    return try JSDecoderNode(try array[currentIndex], at: path)
  }
}

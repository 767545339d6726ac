import CJSC
import Foundation

extension JSContext {
  /// The value as a JavaScript value, property by property, without JSON text in between.
  ///
  /// `Date` becomes a `Date`, `Data` a `Uint8Array`, `URL` a string; a property that is nil is left out where `Codable` leaves
  /// it out, and `null` elsewhere.
  ///
  /// - Throws: ``JSError/Code/conversion`` that names the place, `$.a.b`, for a number that JavaScript cannot hold exactly, for
  ///   a value that is too deep, and for what the value's own `encode(to:)` throws.
  public func encode(_ value: any Encodable) throws(JSError) -> JSValue {
    try perform { () throws(JSError) in
      do {
        return try JSEncoderNode.encode(value, in: self, at: ValuePath())
      } catch {
        if let error = error as? JSError { throw error }
        var wrapped = JSError.conversion(String(describing: error))
        if case .invalidValue(_, let context)? = error as? EncodingError {
          wrapped = .conversion(context.debugDescription, at: ValuePath(context.codingPath))
        }
        wrapped.underlyingError = error
        throw wrapped
      }
    }
  }
}

/// The encoder of one value, which makes an object, an array or a single value of it.
final class JSEncoderNode: Encoder, SingleValueEncodingContainer {
  let context: JSContext
  let path: ValuePath
  private(set) var result: JSValue?
  /// Where the value goes when it is a part that its owner encodes by and by, as for `super`.
  private let store: ((JSValue) throws(JSError) -> Void)?

  init(_ context: JSContext, at path: ValuePath, store: ((JSValue) throws(JSError) -> Void)? = nil) {
    self.context = context
    self.path = path
    self.store = store
  }

  var codingPath: [any CodingKey] { path.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  static func encode(_ value: any Encodable, in context: JSContext, at path: ValuePath) throws -> JSValue {
    try context.checkDepth(path.count, at: path)
    do throws(JSError) {
      switch value {
      case let value as Bool: return try value.makeJSValue(in: context)
      case let value as String: return try context.makeString(value)
      case let value as Double: return context.makeNumber(value)
      case let value as Float: return context.makeNumber(Double(value))
      case let value as Date: return try value.makeJSValue(in: context)
      case let value as Data: return try value.makeJSValue(in: context)
      case let value as URL: return try context.makeString(value.absoluteString)
      case let value as Decimal: return context.makeNumber(NSDecimalNumber(decimal: value).doubleValue)
      case let value as StructuredValue: return try value.makeJSValue(in: context)
      case let value as any BinaryInteger & Encodable & JSConvertible: return try value.makeJSValue(in: context)
      default: break
      }
    } catch {
      throw error.code == .conversion && path.count > 0 ? JSError.conversion(error.message, at: path) : error
    }
    let node = JSEncoderNode(context, at: path)
    try value.encode(to: node)
    return try node.result ?? context.makeObject()
  }

  private func finish(_ value: JSValue) throws(JSError) {
    result = value
    try store?(value)
  }

  /// The object or array that containers of this value share.
  private func container(_ make: () throws(JSError) -> JSValue) -> Result<JSValue, JSError> {
    if let result { return .success(result) }
    do throws(JSError) {
      let value = try make()
      try finish(value)
      return .success(value)
    } catch {
      // Containers are made without throwing; the first value put into this one throws instead.
      return .failure(error)
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    let object = container { () throws(JSError) in try context.makeObject() }
    return KeyedEncodingContainer(JSKeyedEncodingContainer<Key>(context: context, object: object, path: path))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    let array = container { () throws(JSError) in try context.makeArray() }
    return JSUnkeyedEncodingContainer(context: context, array: array, path: path)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func encodeNil() throws { try finish(context.null) }

  func encode<T: Encodable>(_ value: T) throws {
    // One value in place of another is no deeper, unless a type encodes itself as itself without end.
    try finish(try JSEncoderNode.encode(value, in: context, at: path))
  }
}

private struct JSKeyedEncodingContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let context: JSContext
  let object: Result<JSValue, JSError>
  let path: ValuePath

  var codingPath: [any CodingKey] { path.codingPath }

  private func set(_ name: String, _ value: JSValue) throws(JSError) { try object.get().setOwn(name, to: value) }

  func encodeNil(forKey key: Key) throws { try set(key.stringValue, context.null) }

  func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    try set(key.stringValue, try JSEncoderNode.encode(value, in: context, at: path.appending(.name(key.stringValue))))
  }

  func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key) -> KeyedEncodingContainer<NestedKey> {
    node(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { node(key).unkeyedContainer() }
  func superEncoder() -> any Encoder { node(ValueKey(stringValue: "super")) }
  func superEncoder(forKey key: Key) -> any Encoder { node(key) }

  private func node(_ key: any CodingKey) -> JSEncoderNode {
    JSEncoderNode(context, at: path.appending(.name(key.stringValue))) { value throws(JSError) in
      try set(key.stringValue, value)
    }
  }
}

private final class JSUnkeyedEncodingContainer: UnkeyedEncodingContainer {
  let context: JSContext
  let array: Result<JSValue, JSError>
  let path: ValuePath
  private(set) var count = 0

  init(context: JSContext, array: Result<JSValue, JSError>, path: ValuePath) {
    self.context = context
    self.array = array
    self.path = path
  }

  var codingPath: [any CodingKey] { path.codingPath }

  private func append(_ value: JSValue) throws(JSError) {
    try array.get().set(count, to: value)
    count += 1
  }

  func encodeNil() throws { try append(context.null) }

  func encode<T: Encodable>(_ value: T) throws {
    try append(try JSEncoderNode.encode(value, in: context, at: path.appending(.index(count))))
  }

  func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) -> KeyedEncodingContainer<NestedKey> {
    node().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { node().unkeyedContainer() }
  func superEncoder() -> any Encoder { node() }

  private func node() -> JSEncoderNode {
    let index = count
    count += 1
    let array = array
    return JSEncoderNode(context, at: path.appending(.index(index))) { value throws(JSError) in
      try array.get().set(index, to: value)
    }
  }
}

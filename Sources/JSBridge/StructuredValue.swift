import CJSC
import Foundation

/// A value as messages carry it: the values of JSON, and those that JavaScript has besides.
public enum StructuredValue: Sendable, Hashable {
  case undefined
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  /// Text that is no valid Unicode, because of a lone surrogate.
  case utf16([UInt16])
  case date(Date)
  /// The bytes of an `ArrayBuffer`, a typed array or a `DataView`.
  case data(Data)
  case array([StructuredValue])
  case object([String: StructuredValue])
}

extension StructuredValue {
  /// How many arrays and objects may lie inside each other. Deeper ones are refused rather than risked: the stack of a
  /// thread of Swift concurrency has room for a few thousand.
  public static let maximumDepth = 512
  /// How many values one conversion may make. Shared parts are copied, so that a small graph can hold very many.
  public static let maximumCount = 10_000_000
}

extension StructuredValue {
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  public var number: Double? { if case .number(let value) = self { value } else { nil } }
  public var date: Date? { if case .date(let value) = self { value } else { nil } }
  public var data: Data? { if case .data(let value) = self { value } else { nil } }
  public var array: [StructuredValue]? { if case .array(let value) = self { value } else { nil } }
  public var object: [String: StructuredValue]? { if case .object(let value) = self { value } else { nil } }

  /// The text; lone surrogates are replaced by U+FFFD.
  public var string: String? {
    switch self {
    case .string(let value): value
    case .utf16(let units): String(decoding: units, as: UTF16.self)
    default: nil
    }
  }

  /// The number as an integer; nil when it is none that the type can hold.
  public func integer<I: BinaryInteger>(_ type: I.Type = Int.self) -> I? { number.flatMap { I(exactly: $0) } }

  /// The member of an object, `undefined` when there is none.
  public subscript(name: String) -> StructuredValue { object?[name] ?? .undefined }

  /// The element of an array, `undefined` when there is none.
  public subscript(index: Int) -> StructuredValue {
    guard let array, array.indices.contains(index) else { return .undefined }
    return array[index]
  }
}

extension StructuredValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(nilLiteral: ()) { self = .null }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(arrayLiteral elements: StructuredValue...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, StructuredValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
  }
}

extension StructuredValue: Codable {
  /// Reads any format of `Codable`; dates and data come as what the format makes of them.
  public init(from decoder: any Decoder) throws {
    if let decoder = decoder as? JSDecoderNode {
      self = try decoder.value.structuredValue(at: decoder.path)
      return
    }
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([StructuredValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: StructuredValue].self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .undefined, .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .utf16(let units): try container.encode(String(decoding: units, as: UTF16.self))
    case .date(let value): try container.encode(value)
    case .data(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

extension StructuredValue: JSConvertible {
  public func makeJSValue(in context: JSContext) throws(JSError) -> JSValue {
    try context.perform { () throws(JSError) in try makeJSValue(in: context, depth: 0) }
  }

  private func makeJSValue(in context: JSContext, depth: Int) throws(JSError) -> JSValue {
    try context.checkDepth(depth, at: ValuePath())
    switch self {
    case .undefined: return context.undefined
    case .null: return context.null
    case .bool(let value): return try value.makeJSValue(in: context)
    case .number(let value): return context.makeNumber(value)
    case .string(let value): return try context.makeString(value)
    case .utf16(let units): return try context.makeString(utf16: units)
    case .date(let value): return try value.makeJSValue(in: context)
    case .data(let value): return try value.makeJSValue(in: context)
    case .array(let elements): return try StructuredValue.makeArray(elements, in: context, depth: depth + 1)
    case .object(let members): return try StructuredValue.makeObject(members, in: context, depth: depth + 1)
    }
  }

  // Apart from each other, so that the frame of a level is small.

  private static func makeArray(_ elements: [StructuredValue], in context: JSContext, depth: Int) throws(JSError) -> JSValue {
    let array = try context.makeArray()
    for (index, element) in elements.enumerated() { try array.set(index, to: element.makeJSValue(in: context, depth: depth)) }
    return array
  }

  private static func makeObject(_ members: [String: StructuredValue], in context: JSContext, depth: Int) throws(JSError)
    -> JSValue
  {
    let object = try context.makeObject()
    for (name, member) in members { try object.setOwn(name, to: member.makeJSValue(in: context, depth: depth)) }
    return object
  }
}

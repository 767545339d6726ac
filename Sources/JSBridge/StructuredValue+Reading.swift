import CJSC
import Foundation

extension JSValue {
  /// The value with all that it holds.
  ///
  /// Members of objects that are `undefined` are left out; instances of classes become objects of their own enumerable
  /// properties. Functions, symbols, BigInts, maps, sets, promises, regular expressions and cycles have no counterpart.
  ///
  /// - Throws: ``JSError/Code/conversion`` that names the place, `$.a.b: a function cannot be converted`; what a getter throws.
  public func structuredValue() throws(JSError) -> StructuredValue { try structuredValue(at: ValuePath()) }

  func structuredValue(at path: ValuePath) throws(JSError) -> StructuredValue {
    try context.perform { () throws(JSError) in
      var reader = StructuredValueReader(context: context, path: path)
      return try reader.read(try live())
    }
  }
}

/// Reads a value with all that it holds. Inside an entry only.
///
/// It works on bare references: what they refer to is reachable from the value, or lies on the stack, where the collector
/// looks too.
private struct StructuredValueReader {
  let context: JSContext
  var path: ValuePath
  /// The objects that the current one is part of.
  private var ancestors: [JSValueRef] = []
  private var count = 0

  init(context: JSContext, path: ValuePath) {
    self.context = context
    self.path = path
  }

  mutating func read(_ value: JSValueRef) throws(JSError) -> StructuredValue {
    let ref = context.ref
    count += 1
    switch JSValueGetType(ref, value) {
    case kJSTypeUndefined: return .undefined
    case kJSTypeNull: return .null
    case kJSTypeBoolean: return .bool(JSValueToBoolean(ref, value))
    case kJSTypeNumber: return .number(JSValueToNumber(ref, value, nil))
    case kJSTypeString: return try readString(value)
    case kJSTypeSymbol: throw refused("a symbol")
    case kJSTypeBigInt: throw refused("a BigInt")
    default: return try readObject(value)
    }
  }

  private func readString(_ value: JSValueRef) throws(JSError) -> StructuredValue {
    guard let string = try context.checking({ JSValueToStringCopy(context.ref, value, &$0) }) else { return .string("") }
    defer { JSStringRelease(string) }
    let units = EngineString.utf16(string)
    if let text = String(validating: units, as: UTF16.self) { return .string(text) }
    return .utf16(Array(units))
  }

  private mutating func readObject(_ object: JSObjectRef) throws(JSError) -> StructuredValue {
    let kind = try context.callIntrinsic(.classify, object).string ?? ""
    switch kind {
    case "f": throw refused("a function")
    case "d":
      guard let date = JSValue(object, in: context).date else { throw refused("an invalid Date") }
      return .date(date)
    case "b":
      guard let data = JSValue(object, in: context).data else { throw refused("a buffer that is detached") }
      return .data(data)
    case "p": return try read(try context.callIntrinsic(.primitive, object).live())
    case "a", "o": break
    default: throw refused("a \(kind.dropFirst())")
    }
    guard !ancestors.contains(object) else { throw refused("an object that contains itself") }
    guard ancestors.count < StructuredValue.maximumDepth else { throw JSError.tooDeep(at: path) }
    ancestors.append(object)
    defer { ancestors.removeLast() }
    return kind == "a" ? try readArray(object) : try readMembers(object)
  }

  private mutating func readArray(_ array: JSObjectRef) throws(JSError) -> StructuredValue {
    let length = try length(of: array)
    try reserve(length)
    var elements: [StructuredValue] = []
    elements.reserveCapacity(length)
    for index in 0..<length {
      path.append(.index(index))
      elements.append(try read(try element(index, of: array)))
      path.removeLast()
    }
    return .array(elements)
  }

  private mutating func readMembers(_ object: JSObjectRef) throws(JSError) -> StructuredValue {
    // Held as long as its parts are read.
    let entries = try context.callIntrinsic(.entries, object)
    let list = try entries.live()
    let length = try length(of: list)
    try reserve(length / 2)
    var members: [String: StructuredValue] = [:]
    for index in stride(from: 0, to: length, by: 2) {
      let name = JSValue(try element(index, of: list), in: context).string ?? ""
      path.append(.name(name))
      let member = try read(try element(index + 1, of: list))
      path.removeLast()
      if member != .undefined { members[name] = member }
    }
    return withExtendedLifetime(entries) { .object(members) }
  }

  private func length(of array: JSObjectRef) throws(JSError) -> Int {
    try JSValue(array, in: context)["length"].integer() ?? 0
  }

  private func element(_ index: Int, of array: JSObjectRef) throws(JSError) -> JSValueRef {
    let element = try context.checking { JSObjectGetPropertyAtIndex(context.ref, array, UInt32(index), &$0) }
    return element ?? JSValueMakeUndefined(context.ref)
  }

  private func reserve(_ more: Int) throws(JSError) {
    guard count + more <= StructuredValue.maximumCount else {
      throw .conversion("more than \(StructuredValue.maximumCount) values cannot be converted at once", at: path)
    }
  }

  private func refused(_ what: String) -> JSError { .conversion("\(what) cannot be converted", at: path) }
}

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

/// Reads a value with all that it holds, without recursion: the engine needs the stack for itself. Inside an entry only.
private struct StructuredValueReader {
  let context: JSContext
  /// Where the value being read is.
  private var path: ValuePath
  /// The arrays and objects that it is part of, outermost first.
  private var containers: [Container] = []
  private var count = 0

  private struct Container {
    /// The object itself, to recognize it in a cycle.
    let object: JSValue
    /// What is read one by one: the elements, or name and value by turns.
    let list: JSValue
    let length: Int
    let isArray: Bool
    var next = 0
    var elements: [StructuredValue] = []
    var members: [String: StructuredValue] = [:]
    var name = ""

    var isComplete: Bool { next >= length }
    var value: StructuredValue { isArray ? .array(elements) : .object(members) }

    mutating func add(_ part: StructuredValue) {
      if isArray {
        elements.append(part)
      } else if part != .undefined {
        members[name] = part
      }
    }
  }

  init(context: JSContext, path: ValuePath) {
    self.context = context
    self.path = path
  }

  mutating func read(_ root: JSValueRef) throws(JSError) -> StructuredValue {
    if let value = try open(root) { return value }
    while true {
      guard let last = containers.indices.last else { return .undefined }
      if containers[last].isComplete {
        let value = containers.removeLast().value
        guard last > 0 else { return value }
        path.removeLast()
        containers[last - 1].add(value)
      } else {
        let part = try takePart(of: last)
        if let value = try open(part) {
          path.removeLast()
          containers[last].add(value)
        }
      }
    }
  }

  /// Takes the next part of a container, and puts its place on the path.
  private mutating func takePart(of index: Int) throws(JSError) -> JSValueRef {
    let next = containers[index].next
    let list = try containers[index].list.live()
    if containers[index].isArray {
      containers[index].next += 1
      path.append(.index(next))
      return try element(next, of: list)
    }
    containers[index].next += 2
    let name = JSValue(try element(next, of: list), in: context).string ?? ""
    containers[index].name = name
    path.append(.name(name))
    return try element(next + 1, of: list)
  }

  /// The value when it has no parts; nil when it was opened as a container.
  private mutating func open(_ value: JSValueRef) throws(JSError) -> StructuredValue? {
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
    default: return try openObject(value)
    }
  }

  private func readString(_ value: JSValueRef) throws(JSError) -> StructuredValue {
    guard let string = try context.checking({ JSValueToStringCopy(context.ref, value, &$0) }) else { return .string("") }
    defer { JSStringRelease(string) }
    let units = EngineString.utf16(string)
    if let text = String(validating: units, as: UTF16.self) { return .string(text) }
    return .utf16(Array(units))
  }

  private mutating func openObject(_ ref: JSObjectRef) throws(JSError) -> StructuredValue? {
    let object = JSValue(ref, in: context)
    let kind = try context.callIntrinsic(.classify, ref).string ?? ""
    switch kind {
    case "f": throw refused("a function")
    case "d":
      guard let date = object.date else { throw refused("an invalid Date") }
      return .date(date)
    case "b":
      guard let data = object.data else { throw refused("a buffer that is detached") }
      return .data(data)
    case "p": return try open(try context.callIntrinsic(.primitive, ref).live())
    case "a", "o": break
    default: throw refused("a \(kind.dropFirst())")
    }
    guard !containers.contains(where: { $0.object.ref == ref }) else { throw refused("an object that contains itself") }
    guard containers.count < StructuredValue.maximumDepth else { throw JSError.tooDeep(at: path) }
    let isArray = kind == "a"
    let list = isArray ? object : try context.callIntrinsic(.entries, ref)
    let length: Int = try list["length"].integer() ?? 0
    guard count + (isArray ? length : length / 2) <= StructuredValue.maximumCount else {
      throw .conversion("more than \(StructuredValue.maximumCount) values cannot be converted at once", at: path)
    }
    var container = Container(object: object, list: list, length: length, isArray: isArray)
    if isArray { container.elements.reserveCapacity(length) }
    containers.append(container)
    return nil
  }

  private func element(_ index: Int, of array: JSObjectRef) throws(JSError) -> JSValueRef {
    let element = try context.checking { JSObjectGetPropertyAtIndex(context.ref, array, UInt32(index), &$0) }
    return element ?? JSValueMakeUndefined(context.ref)
  }

  private func refused(_ what: String) -> JSError { .conversion("\(what) cannot be converted", at: path) }
}

import CJSC

/// A JavaScript value, which the collector leaves alone as long as Swift holds this.
public final class JSValue {
  public let context: JSContext
  /// nil once the context is closed.
  private(set) var ref: JSValueRef?
  // Neighbours in the context's list of values. Each takes itself out before it goes.
  private var previous: Unmanaged<JSValue>?
  private var next: Unmanaged<JSValue>?

  init(_ ref: JSValueRef?, in context: JSContext) {
    self.context = context
    let machine = context.virtualMachine
    machine.lock.lock()
    defer { machine.lock.unlock() }
    guard let ref, !context.isClosed else { return }
    self.ref = ref
    JSValueProtect(context.ref, ref)
    next = context.firstValue
    let this = Unmanaged.passUnretained(self)
    next?._withUnsafeGuaranteedRef { $0.previous = this }
    context.firstValue = this
  }

  deinit {
    context.virtualMachine.lock.lock()
    detach()
    context.virtualMachine.lock.unlock()
  }

  /// Gives the value back to the collector.
  func detach() {
    guard let ref else { return }
    self.ref = nil
    JSValueUnprotect(context.ref, ref)
    if let previous {
      previous._withUnsafeGuaranteedRef { $0.next = next }
    } else {
      context.firstValue = next
    }
    next?._withUnsafeGuaranteedRef { $0.previous = previous }
    previous = nil
    next = nil
  }
}

// A value means something only to the thread that is running its context.
@available(*, unavailable)
extension JSValue: Sendable {}

extension JSValue {
  /// ECMA-262, language types.
  public enum Kind: String, Sendable {
    case undefined, null, boolean, number, string, symbol, bigInt, object
  }

  /// The language type; `undefined` for a value of a closed context.
  public var kind: Kind {
    guard let ref else { return .undefined }
    return switch JSValueGetType(context.ref, ref) {
    case kJSTypeNull: .null
    case kJSTypeBoolean: .boolean
    case kJSTypeNumber: .number
    case kJSTypeString: .string
    case kJSTypeSymbol: .symbol
    case kJSTypeBigInt: .bigInt
    case kJSTypeObject: .object
    default: .undefined
    }
  }

  public var isUndefined: Bool { kind == .undefined }
  public var isNull: Bool { kind == .null }
  public var isObject: Bool { kind == .object }
  public var isFunction: Bool { object.map { JSObjectIsFunction(context.ref, $0) } ?? false }
  public var isArray: Bool { ref.map { JSValueIsArray(context.ref, $0) } ?? false }
  public var isDate: Bool { ref.map { JSValueIsDate(context.ref, $0) } ?? false }

  /// The value as an object of the engine.
  var object: JSObjectRef? { isObject ? ref : nil }

  /// The target of a proxy, found without running its traps; nil for any other value.
  public var proxyTarget: JSValue? {
    guard let object, let target = JSObjectGetProxyTarget(object) else { return nil }
    return JSValue(target, in: context)
  }

  /// The reference, for a call of the engine.
  func live() throws(JSError) -> JSValueRef {
    guard let ref else { throw .contextClosed }
    return ref
  }
}

extension JSValue {
  /// The boolean, nil for any other value: `1` is not `true`.
  public var bool: Bool? {
    guard let ref, JSValueIsBoolean(context.ref, ref) else { return nil }
    return JSValueToBoolean(context.ref, ref)
  }

  /// The number, nil for any other value.
  public var number: Double? {
    guard let ref, JSValueIsNumber(context.ref, ref) else { return nil }
    return JSValueToNumber(context.ref, ref, nil)
  }

  /// The number as an integer; nil for any other value, a fraction, or a number that the type cannot hold.
  public func integer<I: BinaryInteger>(_ type: I.Type = Int.self) -> I? { number.flatMap { I(exactly: $0) } }

  /// The string, lone surrogates replaced by U+FFFD (see ``utf16``); nil for any other value.
  public var string: String? {
    withString { String(engine: $0) }
  }

  /// The code units of the string, each as it is; nil for any other value.
  public var utf16: [UInt16]? {
    withString { Array(EngineString.utf16($0)) }
  }

  private func withString<R>(_ body: (JSStringRef) -> R) -> R? {
    guard let ref, JSValueIsString(context.ref, ref), let string = JSValueToStringCopy(context.ref, ref, nil) else { return nil }
    defer { JSStringRelease(string) }
    return body(string)
  }

  /// ECMA-262, ToBoolean.
  public var isTruthy: Bool { ref.map { JSValueToBoolean(context.ref, $0) } ?? false }

  /// ECMA-262, ToNumber.
  public func convertedToNumber() throws(JSError) -> Double {
    try context.perform { () throws(JSError) in
      let ref = try live()
      return try context.checking { JSValueToNumber(context.ref, ref, &$0) }
    }
  }

  /// ECMA-262, ToString.
  public func convertedToString() throws(JSError) -> String {
    try context.perform { () throws(JSError) in
      let ref = try live()
      guard let string = try context.checking({ JSValueToStringCopy(context.ref, ref, &$0) }) else { return "" }
      defer { JSStringRelease(string) }
      return String(engine: string)
    }
  }
}

extension JSValue: CustomStringConvertible {
  /// For diagnostics: the value as ToString has it; never throws.
  public var description: String {
    if ref == nil { return "undefined" }
    do throws(JSError) {
      return try context.intrinsics.describe(self)
    } catch {
      return "[\(kind.rawValue)]"
    }
  }
}

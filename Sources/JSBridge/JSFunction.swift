import CJSC

/// What a script passes to a function of the host.
///
/// A collection of the arguments; an index past the last one answers `undefined`, as in a script.
public struct JSArguments: RandomAccessCollection {
  public let context: JSContext
  /// `this` of the call.
  public let this: JSValue
  private let values: [JSValue]

  init(_ context: JSContext, this: JSValue, _ values: [JSValue]) {
    self.context = context
    self.this = this
    self.values = values
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { values.count }

  public subscript(index: Int) -> JSValue {
    values.indices.contains(index) ? values[index] : context.undefined
  }
}

@available(*, unavailable)
extension JSArguments: Sendable {}

/// A closure that a function object owns.
final class FunctionBox: HeapObject {
  typealias Body = (JSArguments) throws -> any JSConvertible

  /// nil once the context is closed, as is the closure.
  private(set) unowned(unsafe) var context: JSContext?
  private(set) var body: Body?

  init(_ context: JSContext, _ body: @escaping Body) {
    self.context = context
    self.body = body
    super.init(queue: context.virtualMachine.finalizationQueue)
  }

  deinit {
    context?.functions.remove(Unmanaged.passUnretained(self).toOpaque())
  }

  func invalidate() -> Body? {
    defer {
      body = nil
      context = nil
    }
    return body
  }

  // Classes of the engine never change.
  nonisolated(unsafe) static let jsClass: JSClassRef = {
    var definition = kJSClassDefinitionEmpty
    definition.finalize = HeapObject.finalize
    definition.callAsFunction = { context, function, this, count, arguments, exception in
      guard let box = HeapObject.from(function) as? FunctionBox else { return JSValueMakeUndefined(context) }
      return box.call(context, this, UnsafeBufferPointer(start: arguments, count: count), exception)
    }
    return JSClassCreate(&definition)
  }()

  private func call(
    _ ref: JSContextRef?, _ this: JSObjectRef?, _ arguments: UnsafeBufferPointer<JSValueRef?>,
    _ exception: UnsafeMutablePointer<JSValueRef?>?
  ) -> JSValueRef? {
    guard let context, let body else {
      exception?.pointee = FunctionBox.closedError(ref)
      return nil
    }
    let machine = context.virtualMachine
    var result: JSValueRef?
    do {
      let arguments = JSArguments(context, this: JSValue(this, in: context), arguments.map { JSValue($0, in: context) })
      let value = try body(arguments).makeJSValue(in: context)
      result = try value.live()
    } catch {
      exception?.pointee = FunctionBox.exception(for: error, in: context) ?? FunctionBox.closedError(ref)
    }
    if machine.termination != nil { machine.keepTerminating() }
    return result ?? JSValueMakeUndefined(ref)
  }

  private static func exception(for error: any Error, in context: JSContext) -> JSValueRef? {
    do throws(JSError) {
      return try context.exceptionValue(for: error).ref
    } catch {
      return nil
    }
  }

  private static func closedError(_ context: JSContextRef?) -> JSValueRef? {
    let text = EngineString.make(JSError.contextClosed.message)
    defer { JSStringRelease(text) }
    var arguments: [JSValueRef?] = [JSValueMakeString(context, text)]
    return JSObjectMakeError(context, 1, &arguments, nil)
  }
}

extension JSContext {
  /// A function that calls `body`.
  ///
  /// The context holds the closure until the function is collected or the context closed. An error that it throws becomes an
  /// exception of the script: the very value for a ``JSError`` that a script threw, else an `Error` with its description,
  /// from which ``JSError/underlyingError`` leads back.
  ///
  /// - Parameters:
  ///   - name: the function's `name`.
  ///   - parameterCount: the function's `length`.
  ///   - body: what the function does; its result is the function's.
  @_disfavoredOverload  // Closures that return nothing, or values of one type, go to the other two.
  public func makeFunction(
    _ name: String = "", parameterCount: Int = 0, _ body: @escaping (JSArguments) throws -> any JSConvertible
  ) throws(JSError) -> JSValue {
    try perform { () throws(JSError) in
      let box = FunctionBox(self, body)
      functions.insert(Unmanaged.passUnretained(box).toOpaque())
      let function = JSValue(JSObjectMake(ref, FunctionBox.jsClass, box.retainedPrivateData()), in: self)
      return try dressAsFunction(function, name, parameterCount)
    }
  }

  /// A function that calls `body`; see the general one.
  public func makeFunction<R: JSConvertible>(
    _ name: String = "", parameterCount: Int = 0, _ body: @escaping (JSArguments) throws -> R
  ) throws(JSError) -> JSValue {
    try makeFunction(name, parameterCount: parameterCount) { arguments -> any JSConvertible in try body(arguments) }
  }

  /// A function that calls `body` and answers `undefined`.
  public func makeFunction(
    _ name: String = "", parameterCount: Int = 0, _ body: @escaping (JSArguments) throws -> Void
  ) throws(JSError) -> JSValue {
    try makeFunction(name, parameterCount: parameterCount) { arguments -> any JSConvertible in
      try body(arguments)
      return JSUndefined()
    }
  }

  /// Gives an object that can be called what functions have: prototype, name and length.
  private func dressAsFunction(_ function: JSValue, _ name: String, _ length: Int) throws(JSError) -> JSValue {
    let object = try function.live()
    let text = try makeString(name).live()
    for (key, value) in [("name", text), ("length", JSValueMakeNumber(ref, Double(length)))] {
      try EngineString.with(key) { (key) throws(JSError) in
        let attributes = JSPropertyAttributes(kJSPropertyAttributeReadOnly | kJSPropertyAttributeDontEnum)
        try checking { JSObjectSetProperty(ref, object, key, value, attributes, &$0) }
      }
    }
    // Last: a name that is inherited and read-only would keep the own one from being set.
    JSObjectSetPrototype(ref, object, try intrinsics[.functionPrototype])
    return function
  }

  /// Lets go of the closures. They are released after the last of them is out of reach of scripts.
  func releaseFunctions() {
    let boxes = functions.map { Unmanaged<FunctionBox>.fromOpaque($0).takeUnretainedValue() }
    functions = []
    for box in boxes { _ = box.invalidate() }
  }
}

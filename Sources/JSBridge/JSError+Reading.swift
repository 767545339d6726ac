import CJSC

/// A Swift error that a closure threw into a script, held by the error object that the script sees.
final class ErrorHolder: HeapObject {
  let error: any Error

  init(_ error: any Error, queue: FinalizationQueue) {
    self.error = error
    super.init(queue: queue)
  }

  // Classes of the engine never change.
  nonisolated(unsafe) static let jsClass: JSClassRef = {
    var definition = kJSClassDefinitionEmpty
    definition.finalize = HeapObject.finalize
    return JSClassCreate(&definition)
  }()
}

extension JSContext {
  /// The Swift error for a value that a script threw or rejected a promise with.
  public func error(for value: JSValue) -> JSError {
    do throws(JSError) {
      return try perform { () throws(JSError) in makeError(try value.live()) }
    } catch {
      return error
    }
  }

  /// Reads an exception. Inside an entry only.
  func makeError(_ exception: JSValueRef?) -> JSError {
    guard let exception else { return JSError(code: .exception, name: "Error", message: "the engine gave no reason") }
    let value = JSValue(exception, in: self)
    var error: JSError
    if isReadingError {
      // What failed is the very reading of another error.
      error = readPlainly(value)
    } else {
      isReadingError = true
      error = read(value)
      isReadingError = false
    }
    lastIdentity += 1
    error.identity = lastIdentity
    if thrownValues.count == 16 { thrownValues.removeFirst() }
    thrownValues.append((lastIdentity, value))
    return error
  }

  private func read(_ value: JSValue) -> JSError {
    do throws(JSError) {
      let fields = try callIntrinsic(.readError, value.live())
      if let description = try fields[0].string {
        var error = JSError(code: .exception, name: "", message: description)
        error.valueDescription = description
        return error
      }
      var error = JSError(code: .exception, name: try fields[1].string ?? "Error", message: try fields[2].string ?? "")
      error.stack = try fields[3].string.map(JSError.withoutHostFrames)
      error.sourceURL = try fields[4].string
      error.line = try fields[5].integer()
      error.column = try fields[6].integer()
      if let holder = HeapObject.from(try fields[7].object) as? ErrorHolder { error.underlyingError = holder.error }
      error.settlePlace()
      return error
    } catch {
      if error.code == .timeLimit || error.code == .cancelled { return error }
      return readPlainly(value)
    }
  }

  /// Reads an error object without running a script, for when no stack is left to run one on.
  private func readPlainly(_ value: JSValue) -> JSError {
    func property(_ name: String) -> JSValue? {
      guard let object = value.object else { return nil }
      let property = EngineString.with(name) { JSObjectGetProperty(ref, object, $0, nil) }
      return property.map { JSValue($0, in: self) }
    }
    guard let message = property("message")?.string else {
      var error = JSError(code: .exception, name: "", message: value.typeDescription)
      error.valueDescription = value.string ?? value.typeDescription
      return error
    }
    var error = JSError(code: .exception, name: property("name")?.string ?? "Error", message: message)
    error.stack = property("stack")?.string.map(JSError.withoutHostFrames)
    error.sourceURL = property("sourceURL")?.string
    error.line = property("line")?.integer()
    error.column = property("column")?.integer()
    error.settlePlace()
    return error
  }

  func forgetThrownValues() {
    if !thrownValues.isEmpty { thrownValues.removeAll(keepingCapacity: true) }
  }

  /// What a script gets to catch for an error of Swift: the very value when the error came from a script, else an `Error`.
  func exceptionValue(for error: any Error) throws(JSError) -> JSValue {
    let scriptError = error as? JSError
    if let scriptError, scriptError.identity != 0,
      let thrown = thrownValues.last(where: { $0.identity == scriptError.identity })
    {
      return thrown.value
    }
    return try perform { () throws(JSError) in
      let holder = ErrorHolder(error, queue: virtualMachine.finalizationQueue)
      let object = JSValue(JSObjectMake(ref, ErrorHolder.jsClass, holder.retainedPrivateData()), in: self)
      let name = try makeString(scriptError.map { $0.name.isEmpty ? "Error" : $0.name } ?? "Error")
      let message = try makeString(scriptError?.message ?? String(describing: error))
      return try callIntrinsic(.makeError, name.live(), message.live(), object.live())
    }
  }
}

extension JSError {
  /// Takes the frames of native functions, which have no place, and of the library itself out of a stack; those of the host
  /// program's own scripts, whose names begin with `host:`, as well, unless nothing else is left to say where it happened.
  static func withoutHostFrames(_ stack: String) -> String {
    let lines = stack.split(separator: "\n").filter { line in
      // Constructors that the engine adds to a class have a name and no place at all.
      !line.hasSuffix("[native code]") && !line.hasSuffix("@") && !isFrame(line, of: Intrinsics.urlPrefix)
    }
    let scripts = lines.filter { !isFrame($0, of: Intrinsics.hostURLPrefix) }
    return (scripts.isEmpty ? lines : scripts).joined(separator: "\n")
  }

  private static func isFrame(_ line: Substring, of prefix: String) -> Bool {
    line.hasPrefix(prefix) || line.contains("@\(prefix)")
  }

  /// The engine's own place is that of the innermost function; where that is one of the library, the next one counts.
  fileprivate mutating func settlePlace() {
    if stack?.isEmpty == true { stack = nil }
    let isOfHost = sourceURL.map { $0.hasPrefix(Intrinsics.urlPrefix) || $0.hasPrefix(Intrinsics.hostURLPrefix) } ?? false
    let frames = frames
    let isNowhere = sourceURL?.isEmpty != false && frames.contains { !$0.sourceURL.isEmpty }
    if isOfHost || line == nil || isNowhere {
      let frame = frames.first { $0.line != nil }
      sourceURL = frame?.sourceURL
      line = frame?.line
      column = frame?.column
    }
    // The engine counts columns of syntax errors as 0, which is to say that it does not know.
    if let column, column < 1 { self.column = nil }
    if let line, line < 1 { self.line = nil }
  }

  var isSyntaxErrorWithoutPlace: Bool { name == "SyntaxError" && stack == nil && column == nil }

  /// Reads the format of `JSContextCreateBacktrace`: `#0 f() at url:line` a line.
  static func parseBacktrace(_ text: String) -> [Frame] {
    text.split(separator: "\n").compactMap { line in
      guard let space = line.firstIndex(of: " "), let at = line.range(of: " at ") else { return nil }
      let function = line[line.index(after: space)..<at.lowerBound]
      let frame = parseStack("@" + line[at.upperBound...]).first
      guard let frame, frame.line != nil, !frame.sourceURL.isEmpty, !frame.sourceURL.hasPrefix(Intrinsics.urlPrefix) else {
        return nil
      }
      return Frame(
        function: String(function.hasSuffix("()") ? function.dropLast(2) : function), sourceURL: frame.sourceURL,
        line: frame.line,
        column: nil)
    }
  }
}

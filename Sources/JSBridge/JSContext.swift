import CJSC

/// A global object with its own intrinsics, in which scripts run.
///
/// A context belongs to whoever holds it, one thread at a time. Values hold their context; a closure that captures a value
/// or the context and is itself held by a function of the context makes a cycle, which ``close()`` breaks. Whoever makes a
/// context closes it when done; what is held of it from then on throws ``JSError/Code/contextClosed`` when used.
public final class JSContext {
  /// The engine's context; once closed, one of the machine's own, so that no call can meet one that is gone.
  private(set) var ref: JSGlobalContextRef
  public let virtualMachine: JSVirtualMachine

  /// For whoever debugs: which context is this?
  public let name: String

  /// How long one outermost entry may compute, the microtasks that it queues included; nil for as long as it likes.
  ///
  /// Loops in scripts, in promise reactions, in timers (each is an entry), in getters, in functions that the host calls
  /// are stopped, `catch` and `finally` are not run, and the entry throws ``JSError/Code/timeLimit``; the context can be
  /// used on. The time is what the thread spends computing, so that a busy machine stops no innocent script. A match of a
  /// regular expression ends by itself after about a second, and is not stopped before.
  public var timeLimit: Duration?

  /// A promise that was rejected and that nothing handles when the microtasks of an entry have run; once for each.
  public var onUnhandledRejection: ((_ promise: JSValue, _ reason: JSValue, _ error: JSError) -> Void)? {
    didSet { installRejectionCallback() }
  }

  /// An exception of a timer, a microtask or another callback that nobody else can catch.
  public var onUncaughtError: ((_ value: JSValue?, _ error: JSError) -> Void)?

  /// The first hundred errors that came while ``onUncaughtError`` was nil.
  public internal(set) var unreportedErrors: [JSError] = []

  /// Finds the place of a syntax error, of which the engine knows only the line.
  ///
  /// Gets the script and its source URL; answers line and column within the script, counted from 1, and if it likes a
  /// message that says more than the engine's.
  public var syntaxErrorLocator: ((_ source: String, _ sourceURL: String) -> SyntaxErrorPlace?)?

  /// See ``JSContext/syntaxErrorLocator``.
  public struct SyntaxErrorPlace: Sendable {
    public let line: Int
    public let column: Int
    public let message: String?

    public init(line: Int, column: Int, message: String? = nil) {
      self.line = line
      self.column = column
      self.message = message
    }
  }

  /// Set once by ``close()``.
  public internal(set) var isClosed = false

  /// The timers, frames and jobs of the context, and its clock. They are globals of the context from the first use of this
  /// property on.
  public var eventLoop: EventLoop {
    if let loop = installedEventLoop { return loop }
    let loop = EventLoop(self)
    installedEventLoop = loop
    return loop
  }

  var installedEventLoop: EventLoop?
  var loadedIntrinsics: Intrinsics?
  /// `Promise.prototype`, once it has been asked for.
  var loadedPromisePrototype: JSValueRef?
  /// The values that Swift holds, in a list that their links make.
  var firstValue: Unmanaged<JSValue>?
  /// The functions whose closures live.
  var functions: Set<UnsafeMutableRawPointer> = []
  /// What scripts threw during this entry, so that it can be thrown on as it is.
  var thrownValues: [(identity: UInt64, value: JSValue)] = []
  var lastIdentity: UInt64 = 0
  var reportsRejections = false
  var isReadingError = false

  public init(virtualMachine: JSVirtualMachine = JSVirtualMachine(), name: String = "") {
    self.virtualMachine = virtualMachine
    self.name = name
    virtualMachine.lock.lock()
    defer { virtualMachine.lock.unlock() }
    ref = JSGlobalContextCreateInGroup(virtualMachine.ref, nil)
  }

  deinit {
    close()
  }

  /// Lets go of everything: the closures of its functions, its timers, the values that Swift holds of it.
  ///
  /// From here on, each use of the context or one of its values throws ``JSError/Code/contextClosed``. Does nothing the
  /// second time, and a script that is running may run to its end.
  public func close() {
    virtualMachine.lock.lock()
    defer { virtualMachine.lock.unlock() }
    guard !isClosed else { return }
    isClosed = true
    installedEventLoop?.close()
    installedEventLoop = nil
    loadedIntrinsics?.release(self)
    loadedIntrinsics = nil
    if let loadedPromisePrototype { JSValueUnprotect(ref, loadedPromisePrototype) }
    loadedPromisePrototype = nil
    thrownValues = []
    onUnhandledRejection = nil
    onUncaughtError = nil
    syntaxErrorLocator = nil
    while let value = firstValue { value.takeUnretainedValue().detach() }
    releaseFunctions()
    if reportsRejections {
      // The engine holds the callback strongly, and with it the context; only another function takes its place.
      JSGlobalContextSetUnhandledRejectionCallback(ref, virtualMachine.entryFunction, nil)
    }
    virtualMachine.release(ref)
    ref = virtualMachine.ownContext
  }

  /// Runs several calls as one entry: under one time limit, with the microtasks after the last of them.
  public func perform<R>(_ body: () throws(JSError) -> R) throws(JSError) -> R {
    try virtualMachine.perform(in: self, body)
  }
}

// A context means something only to the thread that is running it.
@available(*, unavailable)
extension JSContext: Sendable {}

extension JSContext {
  /// Evaluates a classic script and returns its completion value.
  ///
  /// Promise jobs that the script queues have run on return, unless a script called the host that calls this; timers have
  /// not (see ``EventLoop``).
  ///
  /// - Parameters:
  ///   - source: the script's text.
  ///   - sourceURL: the name that stacks and errors give for the script.
  ///   - startingLine: the line that the script begins on.
  /// - Throws: ``JSError`` for a syntax error or an exception that the script leaves uncaught.
  /// - SeeAlso: ECMA-262, ScriptEvaluation.
  @discardableResult
  public func evaluate(_ source: String, sourceURL: String = "", startingLine: Int = 1) throws(JSError) -> JSValue {
    try evaluate(JSSource(source, sourceURL: sourceURL, startingLine: startingLine))
  }

  /// Evaluates a script; see ``evaluate(_:sourceURL:startingLine:)``.
  @discardableResult
  public func evaluate(_ source: JSSource) throws(JSError) -> JSValue {
    try perform { () throws(JSError) in
      switch source.text {
      case .immortal(let text):
        let script = try virtualMachine.script(source, text.bytes, in: self)
        return try checked { JSScriptEvaluate(ref, script, nil, &$0) }
      case .string(let text):
        let script = EngineString.make(text)
        defer { JSStringRelease(script) }
        let url = EngineString.make(source.sourceURL)
        defer { JSStringRelease(url) }
        var exception: JSValueRef?
        if let value = JSEvaluateScript(ref, script, nil, url, CInt(source.startingLine), &exception), exception == nil {
          return JSValue(value, in: self)
        }
        var error = caught(exception)
        if error.isSyntaxErrorWithoutPlace, !JSCheckScriptSyntax(ref, script, url, CInt(source.startingLine), nil) {
          locate(&error, in: text, source)
        }
        throw error
      }
    }
  }

  /// The global object, `globalThis`.
  public var globalObject: JSValue { JSValue(JSContextGetGlobalObject(ref), in: self) }

  /// Names of functions around the host's current one, for diagnostics: where was it called from?
  public func backtrace(maximumFrames: Int = 50) -> [JSError.Frame] {
    guard virtualMachine.depth > 0, !isClosed, let text = JSContextCreateBacktrace(ref, UInt32(clamping: maximumFrames)) else {
      return []
    }
    defer { JSStringRelease(text) }
    return JSError.parseBacktrace(String(engine: text))
  }

  /// Refuses `eval`, `Function` and the like with an `EvalError` that bears the message; nil allows them.
  public func forbidEval(message: String?) {
    let text = EngineString.make(message ?? "")
    defer { JSStringRelease(text) }
    JSGlobalContextSetEvalEnabled(ref, message == nil, text)
  }

  func locate(_ error: inout JSError, in text: String, _ source: JSSource) {
    error.sourceURL = source.sourceURL
    error.column = nil
    guard let place = syntaxErrorLocator?(text, source.sourceURL) else { return }
    error.line = place.line + source.startingLine - 1
    error.column = place.column + 0
    if let message = place.message { error.message = message }
  }
}

extension JSContext {
  /// Makes the call, and turns the exception that it ends with into a Swift error. Inside an entry only.
  ///
  /// Every call with an exception out-parameter comes through here or ``caught(_:)``, so that none is forgotten.
  func checked(_ call: (inout JSValueRef?) -> JSValueRef?) throws(JSError) -> JSValue {
    var exception: JSValueRef?
    let result = call(&exception)
    guard let result, exception == nil else { throw caught(exception) }
    return JSValue(result, in: self)
  }

  /// The same for a call whose result is something else.
  func checking<R>(_ call: (inout JSValueRef?) -> R) throws(JSError) -> R {
    var exception: JSValueRef?
    let result = call(&exception)
    if exception != nil { throw caught(exception) }
    return result
  }

  /// The Swift error for an exception that a call of the engine ended with.
  func caught(_ exception: JSValueRef?) -> JSError {
    if let termination = virtualMachine.termination { return termination }
    return makeError(exception)
  }
}

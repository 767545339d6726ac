import JSBridge

extension MarkupPage {
  /// Evaluates a script in the page and returns its completion value as a Swift value.
  ///
  /// - Parameters:
  ///   - script: the script's text.
  ///   - sourceURL: the name that stacks and errors give for the script.
  ///   - type: what the value is read as.
  /// - Throws: `JSError` for a syntax error, for an exception that the script leaves uncaught, and for a value that `T`
  ///   cannot hold.
  public func evaluate<T: Decodable>(_ script: String, sourceURL: String = "script", as type: T.Type = T.self) throws -> T {
    try call { try evaluateInContext(script, sourceURL).decode(T.self) }
  }

  /// Evaluates a script in the page and returns its completion value.
  @discardableResult
  public func evaluate(_ script: String, sourceURL: String = "script") throws -> JSValue {
    try call { try evaluateInContext(script, sourceURL) }
  }

  /// Evaluates a script in the page; if its value is a promise, waits until that settles. The script may `await` and `import` at
  /// its top level, as in a browser's console.
  ///
  /// Waiting runs the event loop: with a virtual clock timers are due at once, with a real one the thread sleeps.
  ///
  /// - Parameters:
  ///   - script: the script's text.
  ///   - sourceURL: the name that stacks and errors give for the script.
  ///   - limits: how far to wait; nil: a day of a virtual clock, five minutes of a real one.
  /// - Throws: `JSError`, also for what the promise is rejected with; ``MarkupError/Code/unsettledPromise`` when nothing is
  ///   left that could settle it, or the limits are reached.
  @discardableResult
  public func evaluateSettled(
    _ script: String, sourceURL: String = "script", limits: EventLoop.Limits? = nil
  ) throws -> JSValue {
    try call {
      do {
        return try settle(try evaluateAwaiting(script, sourceURL), limits)
      } catch let error as JSError {
        throw error.named(sourceURL)
      }
    }
  }

  /// A value as text for people and other programs: a string as it is, anything else as JSON.
  ///
  /// - Parameters:
  ///   - value: a value of the page.
  ///   - asJSON: a string is written as JSON too, and what JSON has no word for (`undefined`, `NaN`) is `null`.
  /// - Throws: ``MarkupError/Code/unsupportedValue`` for a value that is no data, such as a function or a node; `JSError` for what a getter
  ///   or a method `toJSON` of the value throws.
  public func printed(_ value: JSValue, asJSON: Bool = false) throws -> String {
    try call {
      let printed: JSValue
      do {
        printed = try window.part("host").call(method: "printValue", value, asJSON)
      } catch let error as JSError where error.name == "RangeError" && error.isOfHost {
        throw MarkupError(.unsupportedValue, "the value is nested too deep for JSON; give an expression whose value is flatter")
      }
      // It is the value that is wrong, not a place in a script.
      if let problem = try printed["problem"].string { throw MarkupError(.unsupportedValue, problem) }
      return try printed["text"].string ?? ""
    }
  }

  /// Evaluates a script in the page; if its value is a promise, waits for that. The task is suspended meanwhile. The script may
  /// `await` and `import` at its top level.
  ///
  /// - Parameters:
  ///   - script: the script's text.
  ///   - sourceURL: the name that stacks and errors give for the script.
  ///   - limits: how far to wait; nil: a day of a virtual clock, five minutes of a real one.
  ///   - type: what the value is read as.
  /// - Throws: as ``evaluateSettled(_:sourceURL:limits:)``, and `CancellationError` when the task is cancelled.
  public func evaluateAsync<T: Decodable>(
    _ script: String, sourceURL: String = "script", limits: EventLoop.Limits? = nil, as type: T.Type = T.self
  ) async throws -> T {
    let value = try call { try evaluateAwaiting(script, sourceURL) }
    guard value.isPromise else { return try call { try value.decode(T.self) } }
    let watch = try call { try PromiseWatch(value) }
    let reason = await window.context.eventLoop.wait(limits ?? patience) {
      deliverMessages()
      return watch.isSettled || isClosed
    }
    if reason == .cancelled, !watch.isSettled { throw CancellationError() }
    return try call { try watch.result(reason).decode(T.self) }
  }

  /// What a promise is fulfilled with, running the event loop until it is; any other value is its own result.
  package func settle(_ value: JSValue, _ limits: EventLoop.Limits? = nil) throws -> JSValue {
    guard value.isPromise else { return value }
    let watch = try PromiseWatch(value)
    let reason = try runLoop(limits ?? patience) { watch.isSettled }
    return try watch.result(reason)
  }

  private var patience: EventLoop.Limits {
    EventLoop.Limits(time: configuration.clock == .virtual ? .seconds(24 * 60 * 60) : .seconds(300))
  }

  /// As ``evaluateInContext(_:_:)``; the value of a script that awaits at its top level is a promise.
  private func evaluateAwaiting(_ script: String, _ sourceURL: String) throws -> JSValue {
    // The parser is not worth loading for a script that cannot await.
    guard script.contains("await") || script.contains(/(^|[\n;])\s*import\b(?!\s*[(.])/) else {
      return try evaluateInContext(script, sourceURL)
    }
    guard let input = try preparedInput(script, name: sourceURL) else { throw JSError.unexpectedEnd(of: script, name: sourceURL) }
    guard input.awaits else { return try evaluateInContext(script, sourceURL) }
    return try evaluate(input, name: sourceURL)
  }

  private func evaluateInContext(_ script: String, _ sourceURL: String) throws -> JSValue {
    let source = try window.prepared(script, url: window.resources.documentURL)
    do {
      return try window.context.evaluate(source, sourceURL: sourceURL)
    } catch {
      throw error.named(sourceURL)
    }
  }

  /// Runs timers, frames and jobs in order until nothing is left.
  ///
  /// - Returns: why it ended: a page with an interval never has nothing left, and stops at the limits.
  @discardableResult
  public func runUntilIdle(_ limits: EventLoop.Limits = .init()) throws -> EventLoop.StopReason {
    try perform { try runLoop(limits) { false } }
  }

  /// Runs the event loop until `isDone`. All that it runs has the page's time limit together, so that timers that start each
  /// other for ever end with it too.
  ///
  /// - Throws: `JSError.timeLimitExceeded`.
  private func runLoop(_ limits: EventLoop.Limits, until isDone: () -> Bool) throws(JSError) -> EventLoop.StopReason {
    let machine = window.context.virtualMachine
    func run() -> EventLoop.StopReason {
      window.context.eventLoop.run(limits) {
        deliverMessages()
        return isDone() || isClosed || machine.isTimeUsedUp
      }
    }
    guard let timeLimit = configuration.timeLimit else { return run() }
    return try machine.withTimeLimit(timeLimit) { () throws(JSError) in
      let reason = run()
      guard isDone() || isClosed || !machine.isTimeUsedUp else { throw .timeLimitExceeded }
      return reason
    }
  }

  /// Lets time pass on the page's clock, running what is due within it.
  public func advance(by time: Duration) throws {
    try perform { _ = window.context.eventLoop.advance(by: time) }
  }
}

/// What became of a promise.
private final class PromiseWatch {
  private enum State {
    case pending
    case fulfilled(JSValue)
    case rejected(JSError)
  }

  private var state = State.pending

  init(_ promise: JSValue) throws {
    let context = promise.context
    let fulfilled = try context.makeFunction { [weak self] arguments in self?.state = .fulfilled(arguments[0]) }
    let rejected = try context.makeFunction { [weak self] arguments in
      self?.state = .rejected(context.error(for: arguments[0]))
    }
    try promise.call(method: "then", fulfilled, rejected)
  }

  var isSettled: Bool { if case .pending = state { false } else { true } }

  /// - Parameter reason: why the wait for it ended.
  func result(_ reason: EventLoop.StopReason) throws -> JSValue {
    switch state {
    case .fulfilled(let value): return value
    case .rejected(let error): throw error
    case .pending:
      switch reason {
      case .timeLimit, .turnLimit:
        throw MarkupError(.unsettledPromise, "the promise has not settled within the limits of the wait; raise them, or settle it earlier")
      case .cancelled:
        throw CancellationError()
      case .closed:
        throw MarkupError(.pageClosed, "the page was closed while a promise was waited for")
      default:
        throw MarkupError(
          .unsettledPromise, "the promise never settles; no timer, job or message is left that could settle it")
      }
    }
  }
}

import CJSC

/// A promise that Swift settles.
public struct JSDeferred {
  public let promise: JSValue
  private let resolveFunction: JSValue
  private let rejectFunction: JSValue

  init(_ context: JSContext) throws(JSError) {
    (promise, resolveFunction, rejectFunction) = try context.perform { () throws(JSError) in
      var resolve: JSObjectRef?
      var reject: JSObjectRef?
      let promise = try context.checked { JSObjectMakeDeferredPromise(context.ref, &resolve, &reject, &$0) }
      return (promise, JSValue(resolve, in: context), JSValue(reject, in: context))
    }
  }

  /// Fulfils the promise, or has it follow another one. Settling it again has no effect.
  public func resolve(_ value: any JSConvertible) throws(JSError) {
    try resolveFunction.call(value)
  }

  /// Rejects the promise with what a closure that throws the error would throw.
  public func reject(_ error: any Error) throws(JSError) {
    let context = promise.context
    _ = try context.perform { () throws(JSError) in
      try rejectFunction.call(try context.exceptionValue(for: error))
    }
  }
}

@available(*, unavailable)
extension JSDeferred: Sendable {}

extension JSContext {
  /// A promise to be settled later, by whoever holds the context.
  public func makeDeferred() throws(JSError) -> JSDeferred { try JSDeferred(self) }

  /// A promise of what `operation` returns or throws.
  ///
  /// The operation runs as a task of its own, away from the context; the event loop waits for it, and settles the promise
  /// when it next runs.
  public func makePromise<R: JSConvertible & Sendable>(
    _ operation: @escaping @Sendable () async throws -> R
  ) throws(JSError) -> JSValue {
    let deferred = try makeDeferred()
    let id = eventLoop.keep(deferred)
    let port = eventLoop.port
    let work = port.beginWork()
    Task {
      let result: Result<R, any Error>
      do {
        result = .success(try await operation())
      } catch {
        result = .failure(error)
      }
      port.enqueue { context in context.installedEventLoop?.settle(id, result) }
      work.end()
    }
    return deferred.promise
  }
}

extension EventLoop {
  fileprivate func keep(_ deferred: JSDeferred) -> Int {
    lastID += 1
    deferreds[lastID] = deferred
    return lastID
  }

  fileprivate func settle<R: JSConvertible>(_ id: Int, _ result: Result<R, any Error>) {
    guard let deferred = deferreds.removeValue(forKey: id) else { return }
    do throws(JSError) {
      switch result {
      case .success(let value):
        do throws(JSError) {
          try deferred.resolve(value)
        } catch {
          // The value has no counterpart in JavaScript.
          guard error.code == .conversion else { throw error }
          try deferred.reject(error)
        }
      case .failure(let error): try deferred.reject(error)
      }
    } catch {
      context?.report(error, nil)
    }
  }
}

extension JSContext {
  /// The prototype of the engine's promises. It cannot be taken off them, so that no script has to be asked for it.
  fileprivate var promisePrototype: JSValueRef? {
    if let loadedPromisePrototype { return loadedPromisePrototype }
    guard !isClosed, let promise = JSObjectMakeDeferredPromise(ref, nil, nil, nil) else { return nil }
    loadedPromisePrototype = JSObjectGetPrototype(ref, promise)
    JSValueProtect(ref, loadedPromisePrototype)
    return loadedPromisePrototype
  }
}

/// What became of a promise.
private final class Settlement {
  enum State {
    case pending
    case fulfilled(JSValue)
    case rejected(JSValue)
  }

  var state = State.pending

  var isSettled: Bool {
    if case .pending = state { return false }
    return true
  }
}

extension JSValue {
  /// Whether the value is a promise, also one of a class that derives from `Promise`; a proxy for one is none.
  ///
  /// No script runs for it, so that neither a time limit nor a cancellation can keep it from the answer.
  public var isPromise: Bool {
    context.virtualMachine.lock.lock()
    defer { context.virtualMachine.lock.unlock() }
    guard let object, let promisePrototype = context.promisePrototype else { return false }
    var chain = object
    while JSObjectGetProxyTarget(chain) == nil, let prototype = JSObjectGetPrototype(context.ref, chain) {
      if prototype == promisePrototype { return true }
      guard JSValueIsObject(context.ref, prototype) else { return false }
      chain = prototype
    }
    return false
  }

  /// What the promise is fulfilled with, running the event loop until it is; any other value is its own result.
  ///
  /// - Throws: the reason as ``JSError`` when it is rejected; ``JSError/Code/neverSettles`` when nothing is left that could
  ///   settle it; ``JSError/Code/timeLimit`` when the limits of the run are used up, ``JSError/Code/cancelled`` when the
  ///   task or the machine's token is cancelled.
  public func promiseResult(_ limits: EventLoop.Limits = EventLoop.Limits()) async throws(JSError) -> JSValue {
    guard isObject else { return try settled() }
    let settlement = try observeSettlement()
    let reason = await context.eventLoop.wait(limits, until: { settlement.isSettled })
    return try result(settlement, reason, limits)
  }

  /// As ``promiseResult(_:)``, but blocks the thread where that one suspends.
  public func settledResult(_ limits: EventLoop.Limits = EventLoop.Limits()) throws(JSError) -> JSValue {
    guard isObject else { return try settled() }
    let settlement = try observeSettlement()
    let reason = context.eventLoop.run(limits, until: { settlement.isSettled })
    return try result(settlement, reason, limits)
  }

  private func settled() throws(JSError) -> JSValue {
    _ = try live()
    return self
  }

  private func observeSettlement() throws(JSError) -> Settlement {
    let settlement = Settlement()
    try context.perform { () throws(JSError) in
      let fulfilled = try context.makeFunction { settlement.state = .fulfilled($0[0]) }
      let rejected = try context.makeFunction { settlement.state = .rejected($0[0]) }
      try context.callIntrinsic(.then, live(), fulfilled.live(), rejected.live())
    }
    return settlement
  }

  private func result(
    _ settlement: Settlement, _ reason: EventLoop.StopReason, _ limits: EventLoop.Limits
  ) throws(JSError) -> JSValue {
    // The functions that the promise holds keep the settlement, and that must not keep the context.
    defer { settlement.state = .pending }
    switch (settlement.state, reason) {
    case (.fulfilled(let value), _): return value
    case (.rejected(let value), _): throw context.error(for: value)
    case (.pending, .timeLimit), (.pending, .turnLimit):
      throw JSError(
        code: .timeLimit, name: "TimeoutError",
        message: "the promise was not settled within \(limits.time) and \(limits.turns) turns of the event loop")
    case (.pending, .cancelled): throw .cancelled
    case (.pending, .closed): throw .contextClosed
    case (.pending, .scriptRunning):
      throw JSError(
        code: .neverSettles, name: "InvalidStateError",
        message: "a promise cannot be waited for while a script runs; return it to the script instead")
    case (.pending, .idle), (.pending, .conditionMet):
      throw JSError(
        code: .neverSettles, name: "InvalidStateError",
        message: "the promise can never be settled; no timer, job or work of the host is left that could")
    }
  }
}

import CJSC

extension JSVirtualMachine {
  /// Runs `body` as an entry into the engine: everything that can run a script comes through here.
  ///
  /// An outermost entry is a call of a native function, inside which `body` and then the microtasks run. So the engine's
  /// watchdog, whose clock starts with each outermost entry, covers both, and a termination comes back as the exception of
  /// that call, with nothing left pending. An entry inside another one runs in the time of that one, and its microtasks wait.
  func perform<R>(in context: JSContext, _ body: () throws(JSError) -> R) throws(JSError) -> R {
    lock.lock()
    defer { lock.unlock() }
    if let termination { throw termination }
    guard !context.isClosed else { throw .contextClosed }
    depth += 1
    defer {
      depth -= 1
      if depth == 0 { releaseContexts() }
    }
    if depth > 1 { return try body() }

    guard !isUnusable else { throw .machineUnusable }
    if let token = cancellationToken, token.isCancelled { throw .cancelled }
    finalizationQueue.releaseAll()
    try arm(limit: context.timeLimit)
    defer { context.forgetThrownValues() }

    var outcome: Result<R, JSError>?
    let exception = enter(context.ref) {
      do throws(JSError) {
        outcome = .success(try body())
      } catch {
        outcome = .failure(error)
      }
    }
    if let termination {
      self.termination = nil
      flush()
      throw termination
    }
    if let outcome { return try outcome.get() }
    // The entry itself failed: there was no stack left for it.
    throw context.makeError(exception)
  }

  /// Calls the entry function with `body`, and answers the exception that the call ends with.
  private func enter(_ context: JSContextRef, _ body: () -> Void) -> JSValueRef? {
    withoutActuallyEscaping(body) { escapable in
      self.body = escapable
      defer { self.body = nil }
      var exception: JSValueRef?
      JSObjectCallAsFunction(context, entryFunction, nil, 0, nil, &exception)
      return exception
    }
  }

  /// What the entry function does.
  fileprivate func runBody(_ context: JSContextRef?) {
    body?()
    guard termination == nil, let drain = JSEngine.drainMicrotasks else { return }
    JSLock(context)
    drain(ref)
    JSUnlock(context)
  }

  /// Brings the jobs that a stopped script left behind to an end, each within a few milliseconds.
  private func flush() {
    watchdog.isFlushing = true
    defer { watchdog.isFlushing = false }
    for _ in 0..<200 {
      watchdog.interval = nil
      setInterval(0.005)
      if enter(ownContext, {}) == nil, watchdog.interval != nil {
        watchdog.interval = nil
        JSContextGroupClearExecutionTimeLimit(ref)
        return
      }
    }
    isUnusable = true
  }

  // Classes of the engine never change.
  nonisolated(unsafe) static let entryClass: JSClassRef = {
    var definition = kJSClassDefinitionEmpty
    definition.callAsFunction = { context, function, _, _, _, _ in
      if let data = JSObjectGetPrivate(function) {
        Unmanaged<JSVirtualMachine>.fromOpaque(data).takeUnretainedValue().runBody(context)
      }
      return JSValueMakeUndefined(context)
    }
    return JSClassCreate(&definition)
  }()

}

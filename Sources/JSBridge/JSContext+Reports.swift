import CJSC

extension JSContext {
  /// Has the engine tell of unhandled rejections, from the first time on that someone wants to hear of them.
  func installRejectionCallback() {
    guard !reportsRejections, !isClosed, onUnhandledRejection != nil else { return }
    do throws(JSError) {
      let function = try makeFunction("unhandledRejection") { [weak self] arguments in
        self?.reportRejection(arguments[0], arguments[1])
      }
      let functionRef = try function.live()
      _ = try perform { () throws(JSError) in
        try checking { JSGlobalContextSetUnhandledRejectionCallback(ref, functionRef, &$0) }
      }
      reportsRejections = true
    } catch {
      report(error, nil)
    }
  }

  private func reportRejection(_ promise: JSValue, _ reason: JSValue) {
    onUnhandledRejection?(promise, reason, error(for: reason))
  }

  /// Tells of an error that nobody else can catch. Without a handler, it is kept in ``unreportedErrors``.
  func report(_ error: JSError, _ value: JSValue?) {
    if let onUncaughtError {
      onUncaughtError(value, error)
    } else if unreportedErrors.count < 100 {
      unreportedErrors.append(error)
    }
  }
}

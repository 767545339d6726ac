/// A promise that Swift settles.
public struct JSDeferred {
  public let promise: JSValue
  /// Fulfils the promise, or adopts a promise. Settling it again has no effect.
  public func resolve(_ value: any JSConvertible) throws(JSError) {}
  /// Rejects the promise with what a closure throwing the error would throw.
  public func reject(_ error: any Error) throws(JSError) {}
}

@available(*, unavailable)
extension JSDeferred: Sendable {}

extension JSContext {
  public func makeDeferred() throws(JSError) -> JSDeferred { JSDeferred(promise: undefined) }

  /// A promise of what `operation` returns or throws, which runs as a task of its own; the event loop waits for it.
  public func makePromise<R: JSConvertible & Sendable>(
    _ operation: @escaping @Sendable () async throws -> R
  ) throws(JSError) -> JSValue { undefined }
}

extension JSValue {
  public var isPromise: Bool { false }

  /// What the promise is fulfilled with, running the event loop until it is; any other value is its own result.
  ///
  /// - Throws: the reason as ``JSError`` when it is rejected; ``JSError/Code/neverSettles`` when nothing is left that could
  ///   settle it; ``JSError/Code/timeLimit`` when the limits of the run are used up.
  public func promiseResult(_ limits: EventLoop.Limits = EventLoop.Limits()) async throws(JSError) -> JSValue { self }

  /// As ``promiseResult(_:)``, but blocks the thread where that one suspends.
  public func settledResult(_ limits: EventLoop.Limits = EventLoop.Limits()) throws(JSError) -> JSValue { self }
}

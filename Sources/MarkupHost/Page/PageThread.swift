import Foundation
import Synchronization

/// Threads whose stack is deep enough for deep documents.
///
/// Parsing, serialising and ProseMirror recurse over the depth of a document. On a thread with a small stack, such as
/// those of a thread pool, the engine stops them early with a `RangeError`.
public enum PageThread {
  /// A stack, in bytes, for documents nested some thousand levels deep. Only what is used of it takes memory.
  public static let deepStackSize = 64 << 20

  /// Runs `body` on a new thread and waits for it.
  ///
  /// A page that `body` makes belongs to that thread, so only what is Sendable comes back.
  public static func run<R: Sendable>(
    stackSize: Int = deepStackSize, _ body: @escaping @Sendable () throws -> R
  ) throws -> R {
    try start(stackSize: stackSize, body).wait()
  }

  /// Runs `body` on a new thread. Its result is the outcome's, for whoever waits.
  package static func start<R: Sendable>(
    stackSize: Int = deepStackSize, _ body: @escaping @Sendable () throws -> R
  ) -> Outcome<R> {
    let outcome = Outcome<R>()
    let thread = Thread { outcome.set(Result(catching: body)) }
    thread.name = "MarkupPage"
    thread.stackSize = stackSize
    thread.start()
    return outcome
  }

  /// Works through the numbers below `count` on several threads at once, and waits for all.
  ///
  /// - Parameter makeWorker: called once on each thread; the worker it makes stays there.
  /// - Returns: the results in order of the numbers.
  /// - Throws: the first error of a worker; the others end after the number they are at.
  package static func map<R: Sendable>(
    count: Int, threads: Int, makeWorker: @escaping @Sendable () throws -> (Int) throws -> R
  ) throws -> [R] {
    let work = Mutex(Work<R>(results: Array(repeating: nil, count: count)))
    @Sendable func runWorker() throws {
      let worker = try makeWorker()
      while let number = work.withLock({ $0.take() }) {
        do {
          let result = try worker(number)
          work.withLock { $0.results[number] = result }
        } catch {
          work.withLock { $0.isStopped = true }
          throw error
        }
      }
    }
    let outcomes = (0..<max(1, min(threads, count))).map { _ in start(runWorker) }
    for result in outcomes.map({ $0.result() }) { try result.get() }
    return work.withLock { $0.results.compactMap(\.self) }
  }
}

/// Numbers still to be worked on, and the results so far.
private struct Work<R: Sendable>: Sendable {
  var results: [R?]
  var next = 0
  var isStopped = false

  mutating func take() -> Int? {
    guard !isStopped, next < results.count else { return nil }
    defer { next += 1 }
    return next
  }
}

extension PageThread {
  /// The result of a thread, and the wait for it, which is for one to do.
  package final class Outcome<R: Sendable>: Sendable {
    private let value = Mutex<Result<R, any Error>?>(nil)
    private let isSet = DispatchSemaphore(value: 0)

    fileprivate func set(_ result: Result<R, any Error>) {
      value.withLock { $0 = result }
      isSet.signal()
    }

    /// Waits for the thread to end.
    package func wait() throws -> R { try result().get() }

    fileprivate func result() -> Result<R, any Error> {
      isSet.wait()
      guard let result = value.withLock({ $0 }) else { preconditionFailure("the thread ended without a result") }
      return result
    }
  }
}

import Synchronization

/// A gate that tasks wait at until it is opened, or they are cancelled.
struct Gate: Sendable {
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream() }

  func open() { continuation.finish() }

  /// - Throws: `CancellationError`.
  func pass() async throws {
    for await _ in stream {}
    try Task.checkCancellation()
  }
}

/// What several tasks write down, in order.
final class Notes<Note: Sendable>: Sendable {
  private let notes = Mutex<[Note]>([])

  func add(_ note: Note) { notes.withLock { $0.append(note) } }
  var all: [Note] { notes.withLock { $0 } }
}

/// Waits until something holds that another task brings about.
func eventually(_ condition: @Sendable () -> Bool) async {
  while !condition() { await Task.yield() }
}

import Dispatch
import Synchronization

/// The way into an event loop from other threads.
public final class EventLoopPort: Sendable {
  typealias Job = @Sendable (JSContext) -> Void

  private struct State {
    var jobs: [Job] = []
    var pendingWork = 0
    var isClosed = false
    /// Counts all that a sleeping loop has to wake up for.
    var events: UInt64 = 0
    var isBlocked = false
    var sleeper: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())
  private let semaphore = DispatchSemaphore(value: 0)

  init() {}

  /// Runs a job on the loop, with its context. It never runs when the context is closed before.
  public func enqueue(_ job: @escaping @Sendable (JSContext) -> Void) {
    update { state in
      if !state.isClosed { state.jobs.append(job) }
    }
  }

  /// Tells the loop that something is under way that will bring a job; until it ends, the loop is not idle.
  public func beginWork() -> PendingWork {
    state.withLock { $0.pendingWork += 1 }
    return PendingWork(self)
  }

  /// Work of the host that an event loop waits for.
  public final class PendingWork: Sendable {
    private let port: EventLoopPort
    private let hasEnded = Atomic<Bool>(false)

    fileprivate init(_ port: EventLoopPort) {
      self.port = port
    }

    deinit { end() }

    /// The work is done, and what it brings enqueued. Letting go of this ends the work too.
    public func end() {
      guard !hasEnded.exchange(true, ordering: .acquiringAndReleasing) else { return }
      port.update { $0.pendingWork -= 1 }
    }
  }

  // MARK: The loop's side

  var events: UInt64 { state.withLock { $0.events } }
  var hasPendingWork: Bool { state.withLock { $0.pendingWork > 0 } }
  var hasJobs: Bool { state.withLock { !$0.jobs.isEmpty } }
  var isEmpty: Bool { state.withLock { $0.jobs.isEmpty && $0.pendingWork == 0 } }

  func takeJobs() -> [Job] {
    state.withLock { state in
      let jobs = state.jobs
      if !jobs.isEmpty { state.jobs = [] }
      return jobs
    }
  }

  func close() {
    update { state in
      state.isClosed = true
      state.jobs = []
    }
  }

  func wake() { update { _ in } }

  private func update(_ change: (inout State) -> Void) {
    let (isBlocked, sleeper) = state.withLock { state in
      change(&state)
      state.events += 1
      defer {
        state.isBlocked = false
        state.sleeper = nil
      }
      return (state.isBlocked, state.sleeper)
    }
    if isBlocked { semaphore.signal() }
    sleeper?.resume()
  }

  /// Blocks the thread until something has happened since `events`, or for so long.
  func block(since events: UInt64, for time: Duration?) {
    let mustWait = state.withLock { state in
      guard state.events == events else { return false }
      state.isBlocked = true
      return true
    }
    guard mustWait else { return }
    if let time {
      _ = semaphore.wait(timeout: .now() + time.seconds)
    } else {
      semaphore.wait()
    }
  }

  /// As ``block(since:for:)``, but suspends; a cancelled task does not wait.
  func sleep(since events: UInt64, for time: Duration?) async {
    let alarm = time.map { time in
      Task.detached {
        // A cancelled alarm wakes nobody by mistake: the loop looks again at what there is to do.
        do { try await Task.sleep(for: time) } catch { return }
        self.wake()
      }
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isLate = state.withLock { state in
          guard state.events == events, !Task.isCancelled else { return true }
          state.sleeper = continuation
          return false
        }
        if isLate { continuation.resume() }
      }
    } onCancel: {
      self.wake()
    }
    alarm?.cancel()
  }
}

/// The way into an event loop from other threads.
public final class EventLoopPort: Sendable {
  /// Runs a job on the loop, with its context. It never runs when the context is closed before.
  public func enqueue(_ job: @escaping @Sendable (JSContext) -> Void) {}

  /// Tells the loop that something is under way that will bring a job; until it ends, the loop is not idle.
  public func beginWork() -> PendingWork { PendingWork() }

  /// Work of the host that an event loop waits for.
  public final class PendingWork: Sendable {
    /// The work is done, and what it brings enqueued. Also when this goes away.
    public func end() {}
  }
}

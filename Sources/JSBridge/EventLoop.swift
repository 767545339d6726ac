import CJSC

/// The timers, animation frames, idle callbacks and jobs of a context, in the order of their time.
///
/// Nothing runs by itself: whoever owns the context runs the loop. Each callback is an entry of its own, with its own time
/// limit, and the microtasks behind it. An error in a callback goes to ``JSContext/onUncaughtError`` and does not stop the
/// loop.
public final class EventLoop {
  public enum Clock: Sendable {
    /// Time stands still while scripts run, and jumps to the next timer when all is done: no sleeping, the same each time.
    case virtual
    /// Time of the machine's monotonic clock; the loop sleeps until the next timer.
    case real
  }

  /// Why a run ended.
  public enum StopReason: Sendable {
    /// Nothing is left to do: no timer, no job, no work of the host that could bring one.
    case idle
    /// The condition holds.
    case conditionMet
    /// The time of the loop's clock is used up; what is due later is still there.
    case timeLimit
    /// As many callbacks have run as were allowed.
    case turnLimit
    /// The cancellation token was cancelled, or the task.
    case cancelled
    /// The context was closed.
    case closed
  }

  /// How far a run may go, so that an interval cannot keep it for ever.
  public struct Limits: Sendable {
    /// Of the loop's clock, from the start of the run.
    public var time: Duration
    /// Callbacks and jobs.
    public var turns: Int

    public init(time: Duration = .seconds(300), turns: Int = 1_000_000) {
      self.time = time
      self.turns = turns
    }
  }

  public private(set) weak var context: JSContext?
  /// Jobs of other threads come in here.
  public let port = EventLoopPort()
  public var clock: Clock = .virtual
  /// Whether `setTimeout` and `setInterval` evaluate strings; they refuse them otherwise.
  public var allowsStringHandlers = false

  init(_ context: JSContext) {
    self.context = context
  }

  /// Time of the loop's clock since it was made: the `performance.now()` of the context.
  public var now: Duration { .zero }

  /// Whether anything is left that a run would do or wait for.
  public var isIdle: Bool { true }

  /// Runs all there is, in order, until nothing is left; waits for pending work of the host, blocking the thread.
  @discardableResult
  public func runToIdle(_ limits: Limits = Limits()) -> StopReason { .idle }

  /// Runs until the condition holds, or nothing is left.
  @discardableResult
  public func run(_ limits: Limits = Limits(), until condition: () -> Bool) -> StopReason { .idle }

  /// Runs what is due within this time, after which the clock stands at its end.
  @discardableResult
  public func advance(by time: Duration, maximumTurns: Int = 1_000_000) -> StopReason { .idle }

  /// Runs the next callback or job that is due without waiting; answers whether there was one.
  @discardableResult
  public func runTurn() -> Bool { false }

  /// As ``runToIdle(_:)``, but suspends where that one blocks.
  @discardableResult
  public func waitUntilIdle(_ limits: Limits = Limits()) async -> StopReason { .idle }

  /// As ``run(_:until:)``, but suspends where that one blocks.
  @discardableResult
  public func wait(_ limits: Limits = Limits(), until condition: () -> Bool) async -> StopReason { .idle }

  /// Puts a job behind what is due now.
  public func enqueue(_ job: @escaping () -> Void) {}

  func close() {}
}

@available(*, unavailable)
extension EventLoop: Sendable {}

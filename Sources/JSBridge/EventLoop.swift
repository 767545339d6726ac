import CJSC
import Glibc

/// The timers, animation frames, idle callbacks and jobs of a context, in the order of their time.
///
/// Nothing runs by itself: whoever owns the context runs the loop. Each callback is an entry of its own, with its own time
/// limit and with the microtasks behind it. An error in a callback goes to ``JSContext/onUncaughtError`` and does not stop
/// the loop.
public final class EventLoop {
  public enum Clock: Sendable {
    /// Time stands still while scripts run, and jumps to the next timer when all is done: no sleeping, the same each time.
    /// `Date` goes on with the clock on the wall, and jumps along.
    /// While work of the host is pending (``EventLoopPort/beginWork()``), it does not run ahead of real time.
    case virtual
    /// The monotonic clock of the system; the loop sleeps until the next timer.
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
    /// The context has been closed.
    case closed
    /// A script of the machine is running, and called the host that runs the loop: nothing can run before it returns.
    case scriptRunning
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

  /// What becomes due at a time.
  struct Timer {
    enum Action {
      case callback
      case interval(Int64)
      case frame
      case idleTimeout
      case job(() -> Void)
    }

    let due: Int64
    let sequence: UInt64
    /// HTML, timer nesting level: how many timers set each other, up to this one.
    var nesting = 0
    let action: Action
  }

  public internal(set) weak var context: JSContext?
  /// Jobs of other threads come in here.
  public let port = EventLoopPort()
  /// Whether `setTimeout` and `setInterval` evaluate strings; they refuse them otherwise.
  public var allowsStringHandlers = false

  public var clock: Clock = .virtual {
    didSet { origin = EventLoop.monotonicTime - time }
  }

  // Times are nanoseconds since the loop was made.
  var time: Int64 = 0
  private var origin: Int64 = EventLoop.monotonicTime
  /// How much of the time was not waited for: what `Date` is ahead of the clock on the wall.
  var skipped: Int64 = 0
  /// When the virtual clock began to wait for work of the host, on the system's clock.
  var waitingSince: Int64?
  var timers: [Int: Timer] = [:]
  var queue = TimerQueue()
  var lastSequence: UInt64 = 0
  var lastID = 0
  /// Animation frame callbacks of the next frame, in order.
  var frameCallbacks: [Int] = []
  /// The timer that runs them.
  var frameTimer: Int?
  var idleCallbacks: [Int] = []
  /// The timer nesting level of what runs now.
  var nesting = 0
  var jobs: [EventLoopPort.Job] = []
  /// Promises that work of the host will settle.
  var deferreds: [Int: JSDeferred] = [:]
  /// Runs a callback of the context by its id.
  var runCallback: JSValueRef?

  init(_ context: JSContext) {
    self.context = context
    installGlobals(context)
  }

  func close() {
    port.close()
    timers = [:]
    queue.removeAll()
    frameCallbacks = []
    frameTimer = nil
    idleCallbacks = []
    jobs = []
    deferreds = [:]
    if let context, let runCallback { JSValueUnprotect(context.ref, runCallback) }
    runCallback = nil
    context = nil
  }
}

@available(*, unavailable)
extension EventLoop: Sendable {}

// MARK: - Time and order

extension EventLoop {
  /// Time of the loop's clock since it was made: what `performance.now()` tells.
  public var now: Duration { .nanoseconds(readClock()) }

  /// ``now`` as scripts count it.
  public var nowInMilliseconds: Double { Double(readClock()) / 1e6 }

  /// Whether nothing is left that a run would do or wait for.
  public var isIdle: Bool {
    timers.isEmpty && idleCallbacks.isEmpty && jobs.isEmpty && port.isEmpty
  }

  /// How long it is until the next callback or job is due, on the loop's clock; nil when there is none.
  package var timeUntilNextTurn: Duration? {
    if !jobs.isEmpty || !idleCallbacks.isEmpty || port.hasJobs { return .zero }
    return nextTimer().map { .nanoseconds(max(0, $0.due - readClock())) }
  }

  static var monotonicTime: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  @discardableResult
  func readClock() -> Int64 {
    if clock == .real { time = max(time, EventLoop.monotonicTime - origin) }
    return time
  }

  func schedule(_ id: Int, after delay: Int64, nesting: Int = 0, _ action: Timer.Action) {
    lastSequence += 1
    let due = readClock() + delay
    timers[id] = Timer(due: due, sequence: lastSequence, nesting: nesting, action: action)
    queue.insert(TimerQueue.Entry(due: due, sequence: lastSequence, id: id))
  }

  /// Puts a job behind what is due now, as a task of its own.
  public func enqueue(_ job: @escaping () -> Void) {
    lastID += 1
    schedule(lastID, after: 0, .job(job))
  }

  /// The next timer; those that were cleared are dropped from the queue on the way.
  func nextTimer() -> TimerQueue.Entry? {
    while let entry = queue.first {
      if timers[entry.id]?.sequence == entry.sequence { return entry }
      queue.removeFirst()
    }
    return nil
  }
}

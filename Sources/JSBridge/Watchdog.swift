import CJSC
import Glibc

/// The state of a machine's execution time limit.
///
/// The engine's watchdog measures the time that the thread computes since the outermost entry, calls back once and is then
/// spent. It is therefore set to short intervals, again and again, until the time is used up or a token is cancelled.
struct Watchdog {
  /// The longest interval between two looks at the cancellation token, in seconds.
  static let longestInterval = 0.05

  /// Seconds that the running entry still has; nil for no limit.
  var remaining: Double?
  /// The interval that the engine's watchdog is set to; nil when it is not set, or spent.
  var interval: Double?
  /// When the time of ``JSVirtualMachine/withTimeLimit(_:_:)`` is used up, on the clock of the thread.
  var deadline: Double?
  /// Set while jobs that a stopped script left behind are brought to an end.
  var isFlushing = false
}

extension JSVirtualMachine {
  /// Sets the watchdog for an outermost entry.
  func arm(limit: Duration?) throws(JSError) {
    var limit = limit.map(\.seconds)
    if let deadline = watchdog.deadline {
      let left = deadline - ThreadTime.now
      guard left > 0 else { throw .timeLimitExceeded }
      limit = min(limit ?? .infinity, left)
    }
    watchdog.remaining = limit
    if let limit {
      setInterval(max(0.001, min(limit, Watchdog.longestInterval)))
    } else if cancellationToken != nil {
      setInterval(Watchdog.longestInterval)
    } else if watchdog.interval != nil {
      JSContextGroupClearExecutionTimeLimit(ref)
      watchdog.interval = nil
    }
  }

  func setInterval(_ seconds: Double) {
    // A set watchdog starts anew with each outermost entry, so that most entries have nothing to do here.
    if watchdog.interval == seconds { return }
    watchdog.interval = seconds
    JSContextGroupSetExecutionTimeLimit(
      ref, seconds,
      { _, machine in
        guard let machine else { return false }
        return Unmanaged<JSVirtualMachine>.fromOpaque(machine).takeUnretainedValue().intervalPassed()
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Answers whether the script is terminated.
  private func intervalPassed() -> Bool {
    let interval = watchdog.interval ?? 0
    watchdog.interval = nil
    if termination != nil || watchdog.isFlushing { return true }
    if let token = cancellationToken, token.isCancelled {
      termination = .cancelled
      return true
    }
    if let remaining = watchdog.remaining {
      let left = remaining - interval
      if left <= 0 {
        termination = .timeLimitExceeded
        return true
      }
      watchdog.remaining = left
    }
    setInterval(max(0.001, min(watchdog.remaining ?? .infinity, Watchdog.longestInterval)))
    return false
  }

  /// Goes on stopping the script after a call inside it has taken note that it is being stopped.
  ///
  /// The C API hands a termination to the innermost call as an exception, after which the scripts around it would run on.
  func keepTerminating() {
    watchdog.interval = nil
    setInterval(0.001)
  }
}

extension JSVirtualMachine {
  /// Runs `body` under one time limit for all the entries that it makes into this machine together.
  ///
  /// The time is what the thread computes, as for ``JSContext/timeLimit``, but here what `body` itself does counts too.
  public func withTimeLimit<R, E: Error>(_ limit: Duration, _ body: () throws(E) -> R) throws(E) -> R {
    let outer = watchdog.deadline
    watchdog.deadline = min(ThreadTime.now + limit.seconds, outer ?? .infinity)
    defer { watchdog.deadline = outer }
    return try body()
  }

  /// Whether the time of the innermost ``withTimeLimit(_:_:)`` is used up: every further entry throws.
  public var isTimeUsedUp: Bool { watchdog.deadline.map { ThreadTime.now >= $0 } ?? false }
}

enum ThreadTime {
  /// Seconds that the current thread has computed.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

extension Duration {
  var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }

  /// Whole nanoseconds, as many as fit.
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? (seconds < 0 ? .min : .max) : whole + attoseconds / 1_000_000_000
  }
}

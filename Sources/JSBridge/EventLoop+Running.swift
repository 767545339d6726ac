import Glibc

extension EventLoop {
  private enum Step {
    case ran
    case wait(Duration?)
    case idle
    /// The next thing is due after the end of the run.
    case beyond
  }

  /// Runs all there is, in order, until nothing is left; waits for pending work of the host, blocking the thread.
  @discardableResult
  public func runToIdle(_ limits: Limits = Limits()) -> StopReason {
    run(limits, until: { false })
  }

  /// Runs until the condition holds, or nothing is left.
  @discardableResult
  public func run(_ limits: Limits = Limits(), until condition: () -> Bool) -> StopReason {
    var run = Run(limits, start: readClock())
    while true {
      let events = port.events
      switch proceed(&run, condition) {
      case .stopped(let reason): return reason
      case .waiting(let time): port.block(since: events, for: patience(time))
      }
    }
  }

  /// As ``runToIdle(_:)``, but suspends where that one blocks.
  @discardableResult
  public func waitUntilIdle(_ limits: Limits = Limits()) async -> StopReason {
    await wait(limits, until: { false })
  }

  /// As ``run(_:until:)``, but suspends where that one blocks; ends when the task is cancelled.
  @discardableResult
  public func wait(_ limits: Limits = Limits(), until condition: () -> Bool) async -> StopReason {
    var run = Run(limits, start: readClock())
    while true {
      let events = port.events
      switch proceed(&run, condition) {
      case .stopped(let reason): return reason
      case .waiting(let time): await port.sleep(since: events, for: patience(time))
      }
    }
  }

  /// Runs what is due within this time, after which the clock stands at its end.
  @discardableResult
  public func advance(by duration: Duration, maximumTurns: Int = 1_000_000) -> StopReason {
    let end = readClock() + duration.nanoseconds
    let reason = run(Limits(time: duration, turns: maximumTurns), until: { false })
    if clock == .virtual, reason == .idle || reason == .timeLimit { jump(to: end, after: 0) }
    return reason
  }

  /// Runs the next callback or job that is due without waiting; answers whether there was one. The virtual clock jumps to it.
  @discardableResult
  public func runTurn() -> Bool {
    guard let context, !context.isClosed, context.virtualMachine.depth == 0 else { return false }
    if case .ran = step(until: .max) { return true }
    return false
  }

  /// As ``runTurn()``, but moves no clock: runs the next callback or job whose time has come.
  @discardableResult
  public func runDueTurn() -> Bool {
    guard let context, !context.isClosed, context.virtualMachine.depth == 0 else { return false }
    if case .ran = step(until: readClock()) { return true }
    return false
  }

  private struct Run {
    let end: Int64
    var turns: Int

    init(_ limits: Limits, start: Int64) {
      let (end, overflow) = start.addingReportingOverflow(limits.time.nanoseconds)
      self.end = overflow ? .max : end
      turns = limits.turns
    }
  }

  private enum Progress {
    case stopped(StopReason)
    case waiting(Duration?)
  }

  /// Runs until there is a reason to stop or something to wait for.
  private func proceed(_ run: inout Run, _ condition: () -> Bool) -> Progress {
    while true {
      guard let context, !context.isClosed else { return .stopped(.closed) }
      if context.virtualMachine.depth > 0 { return .stopped(.scriptRunning) }
      if condition() { return .stopped(.conditionMet) }
      if context.virtualMachine.cancellationToken?.isCancelled == true || Task.isCancelled { return .stopped(.cancelled) }
      if run.turns <= 0 { return .stopped(isIdle ? .idle : .turnLimit) }
      switch step(until: run.end) {
      case .ran:
        run.turns -= 1
        waitingSince = nil
      case .wait(let time): return .waiting(time)
      case .idle: return .stopped(.idle)
      case .beyond: return .stopped(.timeLimit)
      }
    }
  }

  /// A token may be cancelled while nothing happens.
  private func patience(_ time: Duration?) -> Duration? {
    guard context?.virtualMachine.cancellationToken != nil else { return time }
    return min(time ?? .milliseconds(50), .milliseconds(50))
  }

  private func step(until end: Int64) -> Step {
    if jobs.isEmpty { jobs = port.takeJobs().reversed() }
    if let job = jobs.popLast() {
      if let context { job(context) }
      return .ran
    }
    let now = readClock()
    let next = nextTimer()
    if let next, next.due <= now {
      fire(next)
      return .ran
    }
    if let id = idleCallbacks.first {
      // HTML, start an idle period: at most 50 ms, and not past the next timer.
      runIdleCallback(id, didTimeout: false, until: min(now + 50_000_000, next?.due ?? .max))
      return .ran
    }
    guard let next else { return port.hasPendingWork ? .wait(nil) : .idle }
    if next.due > end { return .beyond }
    if clock == .real { return .wait(.nanoseconds(next.due - now)) }
    var waited: Int64 = 0
    if port.hasPendingWork {
      // Real time passes, until the work is done or the timer due.
      let start = waitingSince ?? EventLoop.monotonicTime
      waitingSince = start
      waited = EventLoop.monotonicTime - start
      let left = next.due - now - waited
      if left > 0 { return .wait(.nanoseconds(left)) }
    }
    jump(to: next.due, after: waited)
    fire(next)
    return .ran
  }

  /// Moves the virtual clock, for which a part of the time was waited.
  private func jump(to moment: Int64, after waited: Int64) {
    skipped += max(0, moment - time - waited)
    time = max(time, moment)
  }
}

import CJSC

extension EventLoop {
  /// 60 Hz of the loop's clock.
  private static let framesPerSecond: Int64 = 60
  private static let second: Int64 = 1_000_000_000

  func fire(_ entry: TimerQueue.Entry) {
    queue.removeFirst()
    guard let timer = timers[entry.id] else { return }
    if case .interval(let interval) = timer.action {
      nesting = timer.nesting
      defer { nesting = 0 }
      let goesOn = call(.timer, entry.id, keepsCallback: true)
      // The callback may have cleared it.
      guard timers[entry.id]?.sequence == entry.sequence else { return }
      guard goesOn else {
        timers[entry.id] = nil
        return
      }
      schedule(
        entry.id, after: EventLoop.clamped(interval, timer.nesting), nesting: timer.nesting + 1, timer.action)
      return
    }
    timers[entry.id] = nil
    switch timer.action {
    case .callback:
      nesting = timer.nesting
      defer { nesting = 0 }
      call(.timer, entry.id)
    case .frame: runFrame()
    case .idleTimeout: runIdleCallback(entry.id, didTimeout: true, until: time)
    case .job(let job): job()
    case .interval: break
    }
  }

  /// HTML, timer initialization steps: timers more than five levels deep wait 4 ms at least.
  static func clamped(_ delay: Int64, _ nesting: Int) -> Int64 {
    nesting > 5 ? max(delay, 4_000_000) : delay
  }

  private func runFrame() {
    let callbacks = frameCallbacks
    frameCallbacks = []
    frameTimer = nil
    for id in callbacks { call(.frame, id, argument: nowInMilliseconds) }
  }

  func runIdleCallback(_ id: Int, didTimeout: Bool, until end: Int64) {
    guard let index = idleCallbacks.firstIndex(of: id) else { return }
    idleCallbacks.remove(at: index)
    timers[id] = nil
    call(.idle, id, argument: didTimeout ? nil : Double(end) / 1e6)
  }

  enum CallbackKind: Double {
    case timer, frame, idle
  }

  /// Runs a callback of the context; answers whether it was not stopped.
  @discardableResult
  private func call(_ kind: CallbackKind, _ id: Int, keepsCallback: Bool = false, argument: Double? = nil) -> Bool {
    guard let context, let runCallback else { return false }
    let ref = context.ref
    let arguments = [
      JSValueMakeNumber(ref, kind.rawValue), JSValueMakeNumber(ref, Double(id)), JSValueMakeBoolean(ref, keepsCallback),
      argument.map { JSValueMakeNumber(ref, $0) } ?? JSValueMakeUndefined(ref),
    ]
    do throws(JSError) {
      try context.perform { () throws(JSError) in
        do throws(JSError) {
          _ = try context.checking { JSObjectCallAsFunction(ref, runCallback, nil, arguments.count, arguments, &$0) }
        } catch {
          guard error.code == .exception else { throw error }
          // Before the microtasks, as HTML has it.
          context.report(error, context.thrownValue(of: error))
        }
      }
      return true
    } catch {
      if error.code != .contextClosed { context.report(error, nil) }
      return false
    }
  }

  // MARK: - What the globals call

  func addTimer(delay: Int32, repeats: Bool) -> Int {
    lastID += 1
    let interval = Int64(max(0, delay)) * 1_000_000
    // The level of what runs now is that of its own timer; outside of timers it is 0.
    let level = nesting + 1
    schedule(
      lastID, after: EventLoop.clamped(interval, nesting), nesting: level, repeats ? .interval(interval) : .callback)
    return lastID
  }

  func clearTimer(_ id: Int) { timers[id] = nil }

  func addFrameCallback() -> Int {
    lastID += 1
    let id = lastID
    frameCallbacks.append(id)
    if frameTimer == nil {
      lastID += 1
      frameTimer = lastID
      let now = readClock()
      let frame = (now * EventLoop.framesPerSecond) / EventLoop.second + 1
      // Rounded up, so that the frame's own number comes out when it is computed from its time.
      let due = (frame * EventLoop.second + EventLoop.framesPerSecond - 1) / EventLoop.framesPerSecond
      schedule(lastID, after: due - now, .frame)
    }
    return id
  }

  func cancelFrameCallback(_ id: Int) {
    frameCallbacks.removeAll { $0 == id }
    if frameCallbacks.isEmpty, let timer = frameTimer {
      timers[timer] = nil
      frameTimer = nil
    }
  }

  func addIdleCallback(timeout: Double) -> Int {
    lastID += 1
    idleCallbacks.append(lastID)
    if timeout > 0 { schedule(lastID, after: Int64(min(timeout, 1e9) * 1e6), .idleTimeout) }
    return lastID
  }

  func cancelIdleCallback(_ id: Int) {
    idleCallbacks.removeAll { $0 == id }
    timers[id] = nil
  }
}

extension JSContext {
  func thrownValue(of error: JSError) -> JSValue? {
    error.identity == 0 ? nil : thrownValues.last { $0.identity == error.identity }?.value
  }
}

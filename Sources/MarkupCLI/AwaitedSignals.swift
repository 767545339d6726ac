import Foundation

/// Signals that a thread of its own takes: it may take locks, remove files and change the terminal, which a signal handler may not.
enum AwaitedSignals {
  /// Calls `body` for each of the signals that comes, one after the other.
  ///
  /// Has to be called before other threads start: they take over which signals are blocked.
  static func handle(_ numbers: [Int32], _ body: @escaping @Sendable (Int32) -> Void) {
    let signals = set(of: numbers)
    change(SIG_BLOCK, signals)
    Thread.detachNewThread {
      var signals = signals
      var number: Int32 = 0
      while sigwait(&signals, &number) == 0 { body(number) }
    }
  }

  /// Ends the process as the signal would have, had nobody awaited it.
  static func endProcess(by number: Int32) {
    signal(number, SIG_DFL)
    change(SIG_UNBLOCK, set(of: [number]))
    raise(number)
  }

  private static func set(of numbers: [Int32]) -> sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    return signals
  }

  private static func change(_ how: Int32, _ signals: sigset_t) {
    var signals = signals
    pthread_sigmask(how, &signals, nil)
  }
}

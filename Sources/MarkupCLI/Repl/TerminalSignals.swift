import Foundation
import JSBridge
import Synchronization

/// What reaches a console in a terminal beside its input: Ctrl-C, Ctrl-Z, a new size, the end.
final class TerminalSignals: Sendable {
  enum Event: UInt8 {
    case interrupted = 1
    case resized
    case continued
  }

  /// Events can be read from here, a byte each.
  let descriptor: Int32
  private let writing: Int32
  private let state: Mutex<State>

  private struct State {
    /// Stops the script that runs; nil when none does.
    var token: JSCancellationToken?
    /// The terminal as it was found.
    var settings: termios?
  }

  private static let numbers = [SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH]

  /// Has to be made before other threads start: they take over which signals are blocked.
  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw OutputError(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // A console that does not read must not stop the thread.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    (descriptor, writing) = (ends[0], ends[1])
    var settings = termios()
    state = Mutex(State(settings: tcgetattr(STDIN_FILENO, &settings) == 0 ? settings : nil))
    AwaitedSignals.handle(Self.numbers) { [self] in handle($0) }
  }

  /// Sets what Ctrl-C stops from here on; nil: what is being typed.
  func stop(_ token: JSCancellationToken?) { state.withLock { $0.token = token } }

  private func handle(_ number: Int32) {
    switch number {
    case SIGINT: interrupt()
    case SIGWINCH: send(.resized)
    case SIGCONT: send(.continued)
    case SIGTSTP:
      restoreTerminal()
      kill(getpid(), SIGSTOP)
    default: end(by: number)
    }
  }

  private func interrupt() {
    let isStubborn = state.withLock { state in
      guard let token = state.token else {
        send(.interrupted)
        return false
      }
      // What a token cannot stop, such as a regular expression that backtracks, ends with the program.
      guard !token.isCancelled else { return true }
      token.cancel()
      return false
    }
    if isStubborn { end(by: SIGINT) }
  }

  private func send(_ event: Event) {
    var byte = event.rawValue
    // A full pipe has events enough.
    _ = write(writing, &byte, 1)
  }

  private func restoreTerminal() {
    state.withLock { state in
      guard var settings = state.settings else { return }
      tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
    }
  }

  private func end(by number: Int32) {
    restoreTerminal()
    AwaitedSignals.endProcess(by: number)
  }
}

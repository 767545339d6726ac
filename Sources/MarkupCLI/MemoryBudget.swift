import Dispatch
import Synchronization

/// Keeps what takes much memory together from being worked on at the same time. Whoever comes first is served first.
final class MemoryBudget: Sendable {
  private struct State {
    var free: Int
    var line: [(share: Int, isThere: DispatchSemaphore)] = []
  }

  private let limit: Int
  private let state: Mutex<State>

  init(_ limit: Int) {
    self.limit = limit
    state = Mutex(State(free: limit))
  }

  /// Waits for a part of the budget, and has it while `body` runs. What is larger than the budget has all of it.
  func withShare<R>(_ size: Int, _ body: () throws -> R) rethrows -> R {
    let share = min(size, limit)
    take(share)
    defer { giveBack(share) }
    return try body()
  }

  private func take(_ share: Int) {
    let turn = state.withLock { state -> DispatchSemaphore? in
      if state.line.isEmpty, state.free >= share {
        state.free -= share
        return nil
      }
      let isThere = DispatchSemaphore(value: 0)
      state.line.append((share, isThere))
      return isThere
    }
    turn?.wait()
  }

  private func giveBack(_ share: Int) {
    state.withLock { state in
      state.free += share
      while let first = state.line.first, state.free >= first.share {
        state.free -= first.share
        state.line.removeFirst().isThere.signal()
      }
    }
  }
}

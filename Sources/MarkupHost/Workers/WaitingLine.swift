import Synchronization

/// A line before resources of which each serves one at a time: whoever came first is served first, by the first that is free.
///
/// One enters the line, waits for one's turn, and gives the resource back. Entering is synchronous, so that calls are served
/// in the order in which they were made, whatever thread their tasks wake up on.
final class WaitingLine<Resource: Sendable>: Sendable {
  struct Ticket: Sendable {
    fileprivate let number: UInt64
  }

  private enum Place {
    /// In the line; with a continuation once the holder of the ticket waits.
    case waiting(CheckedContinuation<Resource, any Error>?)
    /// It is the holder's turn, who has not come yet.
    case served(Resource)
  }

  private struct State {
    /// The last that was given back comes first: its caches are warm, and those at the bottom may never be needed.
    var free: [Resource] = []
    /// How many resources may still be made.
    var unmade: Int
    var places: [UInt64: Place] = [:]
    /// Who waits, first to last.
    var order: [UInt64] = []
    var lastNumber: UInt64 = 0

    mutating func enter(_ maximumWaiting: Int?, _ make: () -> Resource) -> UInt64? {
      let resource: Resource?
      if let last = free.popLast() {
        resource = last
      } else if unmade > 0 {
        unmade -= 1
        resource = make()
      } else {
        resource = nil
      }
      if resource == nil, let maximumWaiting, order.count >= maximumWaiting { return nil }
      lastNumber += 1
      if let resource {
        places[lastNumber] = .served(resource)
      } else {
        places[lastNumber] = .waiting(nil)
        order.append(lastNumber)
      }
      return lastNumber
    }

    /// The next in the line gets the resource; answers who has to be woken up.
    mutating func pass(_ resource: Resource) -> CheckedContinuation<Resource, any Error>? {
      guard !order.isEmpty else {
        free.append(resource)
        return nil
      }
      let number = order.removeFirst()
      guard case .waiting(let continuation?) = places[number] else {
        places[number] = .served(resource)
        return nil
      }
      places[number] = nil
      return continuation
    }

    /// Takes a place out of the line.
    mutating func remove(_ number: UInt64) {
      guard let place = places.removeValue(forKey: number), case .waiting = place else { return }
      if let index = order.firstIndex(of: number) { order.remove(at: index) }
    }
  }

  private let state: Mutex<State>
  private let maximumWaiting: Int?
  private let make: @Sendable () -> Resource

  /// - Parameters:
  ///   - count: how many resources there are.
  ///   - maximumWaiting: how many may wait; nil: any number.
  ///   - make: makes a resource, when none is free and there are fewer than `count`.
  init(count: Int, maximumWaiting: Int? = nil, make: @escaping @Sendable () -> Resource) {
    state = Mutex(State(unmade: count))
    self.maximumWaiting = maximumWaiting
    self.make = make
  }

  /// How many wait.
  var count: Int { state.withLock { $0.order.count } }

  /// A place at the end of the line, whose holder has to wait for its turn; nil when the line is full.
  func enter() -> Ticket? {
    state.withLock { $0.enter(maximumWaiting, make) }.map(Ticket.init)
  }

  /// Waits until it is the turn of the ticket. What it returns has to be given back.
  ///
  /// - Throws: `CancellationError` when the task is cancelled before; the place is then free for others.
  func turn(_ ticket: Ticket) async throws -> Resource {
    let number = ticket.number
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let outcome: Result<Resource, any Error>? = state.withLock { state in
          // The handler below has run already, or finds the continuation.
          switch state.places[number] {
          case .served(let resource):
            state.places[number] = nil
            return .success(resource)
          case .waiting where !Task.isCancelled:
            state.places[number] = .waiting(continuation)
            return nil
          case .waiting, nil:
            state.remove(number)
            return .failure(CancellationError())
          }
        }
        if let outcome { continuation.resume(with: outcome) }
      }
    } onCancel: {
      let (leaving, next): (CheckedContinuation<Resource, any Error>?, (CheckedContinuation<Resource, any Error>, Resource)?) =
        state.withLock { state in
          let place = state.places[number]
          state.remove(number)
          switch place {
          case .waiting(let continuation): return (continuation, nil)
          case .served(let resource): return (nil, state.pass(resource).map { ($0, resource) })
          case nil: return (nil, nil)
          }
        }
      leaving?.resume(throwing: CancellationError())
      if let (next, resource) = next { next.resume(returning: resource) }
    }
  }

  /// Gives a resource back: the next in the line has its turn.
  func leave(_ resource: Resource) {
    let next = state.withLock { $0.pass(resource) }
    next?.resume(returning: resource)
  }

  /// Takes the resources that are free out of the line.
  func takeFree() -> [Resource] {
    state.withLock { state in
      defer { state.free = [] }
      return state.free
    }
  }
}

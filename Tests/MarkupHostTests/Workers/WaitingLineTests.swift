import Testing

@testable import MarkupHost

@Suite("The line before the workers") struct WaitingLineTests {
  private func line(_ count: Int, maximumWaiting: Int? = nil) -> WaitingLine<Int> {
    let made = Notes<Int>()
    return WaitingLine(count: count, maximumWaiting: maximumWaiting) {
      made.add(made.all.count + 1)
      return made.all.count
    }
  }

  @Test("Resources are made as they are needed, and the warmest is taken first")
  func making() async throws {
    let line = line(3)
    let one = try await line.turn(#require(line.enter()))
    let two = try await line.turn(#require(line.enter()))
    #expect([one, two] == [1, 2])
    line.leave(one)
    line.leave(two)
    #expect(try await line.turn(#require(line.enter())) == 2)
    #expect(line.takeFree() == [1])
  }

  @Test("Who enters first is served first, even if others come to wait before")
  func order() async throws {
    let line = line(1)
    let held = try await line.turn(#require(line.enter()))
    let first = try #require(line.enter())
    let second = try #require(line.enter())
    let served = Notes<String>()
    let later = Task {
      let resource = try await line.turn(second)
      served.add("second")
      line.leave(resource)
    }
    line.leave(held)
    let resource = try await line.turn(first)
    served.add("first")
    line.leave(resource)
    try await later.value
    #expect(served.all == ["first", "second"])
    #expect(line.takeFree() == [1])
  }

  @Test("A full line takes nobody, but serves who finds something free")
  func bound() async throws {
    let none = line(1, maximumWaiting: 0)
    let held = try await none.turn(#require(none.enter()))
    #expect(none.enter() == nil)
    none.leave(held)
    #expect(none.enter() != nil)
    let one = line(1, maximumWaiting: 1)
    #expect(one.enter() != nil)
    #expect(one.enter() != nil)
    #expect(one.enter() == nil)
    #expect(one.count == 1)
  }

  @Test("Who is cancelled before its turn leaves; who had it already passes it on")
  func cancellation() async throws {
    let line = line(1)
    let held = try await line.turn(#require(line.enter()))
    let waiting = try #require(line.enter())
    let last = try #require(line.enter())
    let gone = Task { try await line.turn(waiting) }
    gone.cancel()
    await #expect(throws: CancellationError.self) { try await gone.value }
    #expect(line.count == 1)
    line.leave(held)
    // Served, but its task is cancelled before it comes.
    let next = try #require(line.enter())
    let late = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await line.turn(last)
    }
    await #expect(throws: CancellationError.self) { try await late.value }
    #expect(try await line.turn(next) == 1)
  }

  @Test("Nothing is lost among many that come, are served, and are cancelled at random", arguments: [1, 2, 3, 4] as [UInt64])
  func random(seed: UInt64) async throws {
    let line = line(3)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<300 as Range<UInt64> {
        let choice = (number &* 0x9E37_79B9_7F4A_7C15 ^ seed &* 0xD1B5_4A32_D192_ED03) >> 61
        guard let ticket = line.enter() else { return }
        let task = Task {
          let resource = try await line.turn(ticket)
          if choice & 1 == 0 { await Task.yield() }
          line.leave(resource)
        }
        if choice >= 5 { task.cancel() }
        group.addTask {
          if choice == 4 { task.cancel() }
          _ = await task.result
        }
      }
    }
    #expect(line.count == 0)
    #expect(line.takeFree().sorted() == [1, 2, 3])
  }
}

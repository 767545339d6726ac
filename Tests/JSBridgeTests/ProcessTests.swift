import Foundation
import Glibc
import JSBridge
import Synchronization
import Testing

private let signals = Atomic<Int>(0)

/// Allocates until the collector has run several times, with its helper threads.
private func collect(_ context: JSContext) throws {
  try context.evaluate(
    "for (let round = 0; round < 4; round++) { const list = []; for (let i = 0; i < 3e5; i++) list.push({ i }) }")
  context.virtualMachine.collectGarbage()
}

private func raiseAndCount() -> Int {
  raise(SIGUSR1)
  return signals.load(ordering: .sequentiallyConsistent)
}

private func countSignals() {
  // Threads of a pool come with all signals blocked.
  var set = sigset_t()
  sigemptyset(&set)
  sigaddset(&set, SIGUSR1)
  pthread_sigmask(SIG_UNBLOCK, &set, nil)
  var action = sigaction()
  action.__sigaction_handler.sa_handler = { _ in signals.add(1, ordering: .sequentiallyConsistent) }
  sigaction(SIGUSR1, &action, nil)
}

@Suite("The engine in the process") struct ProcessTests {
  @Test("A handler of SIGUSR1 that stood before the engine still works, and nothing is printed")
  func handlerBefore() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]) {
      countSignals()
      let context = JSContext()
      try collect(context)
      guard raiseAndCount() == 1 else { exit(2) }
    }
    #expect(result?.standardErrorContent.isEmpty == true)
    #expect(result?.standardOutputContent.isEmpty == true)
  }

  @Test("What the engine is set up for is chosen before the first machine")
  func workload() async {
    await #expect(processExitsWith: .success) {
      guard JSEngine.prepare(for: .longRuns), JSEngine.prepare(for: .manyContexts), JSEngine.prepare(for: .longRuns) else { exit(2) }
      // A function that is called as often as a script calls any gives the same, interpreted, compiled and optimised.
      let sum = try JSContext().evaluate("const f = (x) => x % 7; let sum = 0; for (let i = 0; i < 1e6; i++) sum += f(i); sum").number
      guard sum == 2_999_997 else { exit(3) }
      guard !JSEngine.prepare(for: .manyContexts), JSEngine.prepare(for: .longRuns) else { exit(4) }
    }
  }

  @Test("A program can take, ignore or block SIGUSR1 later, and collections go on")
  func handlerAfter() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let context = JSContext()
      try context.evaluate("1")
      // A second thread, which a collection has to stop as well.
      let ready = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        do { try JSContext().evaluate("1") } catch { exit(3) }
        ready.signal()
        Thread.sleep(forTimeInterval: 60)
      }
      ready.wait()
      countSignals()
      try collect(context)
      guard raiseAndCount() == 1 else { exit(2) }
      signal(SIGUSR1, SIG_IGN)
      try collect(context)
      signal(SIGUSR1, SIG_DFL)
      var set = sigset_t()
      sigemptyset(&set)
      sigaddset(&set, SIGUSR1)
      pthread_sigmask(SIG_BLOCK, &set, nil)
      try collect(context)
    }
    #expect(result?.standardErrorContent.isEmpty == true)
  }

  @Test("Machines on several threads are independent")
  func threads() async throws {
    try await withThrowingTaskGroup(of: Double?.self) { group in
      for index in 0..<8 {
        group.addTask {
          let context = JSContext()
          _ = context.eventLoop
          for _ in 0..<20 { try context.evaluate("var list = []; for (let i = 0; i < 1e4; i++) list.push({ i })") }
          return try context.evaluate("new Promise((r) => setTimeout(r, 5, list.length + \(index)))").settledResult().number
        }
      }
      var sum = 0.0
      for try await result in group { sum += result ?? 0 }
      #expect(sum == 80_028)
    }
  }

  /// A context that threads share against the rules.
  private struct Shared: @unchecked Sendable {
    let machine: JSVirtualMachine
    let contexts: [JSContext]
  }

  @Test("Threads that share a machine against the rules take turns")
  func sharedMachine() throws {
    let machine = JSVirtualMachine()
    let shared = Shared(machine: machine, contexts: [JSContext(virtualMachine: machine), JSContext(virtualMachine: machine)])
    let failures = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: 4) { index in
      let (machine, context) = (shared.machine, shared.contexts[index % 2])
      do {
        for step in 0..<200 {
          let value = try context.evaluate("(() => { let s = 0; for (let i = 0; i < 1000; i++) s += i; return { s, t: [s] } })()")
          let structured = try value.structuredValue()
          if structured["t"][0].number != 499_500 { failures.add(1, ordering: .relaxed) }
          // A collection stops the other threads, which may be of a pool that blocks signals.
          if step % 50 == 0 { machine.collectGarbage() }
        }
      } catch {
        failures.add(1, ordering: .relaxed)
      }
    }
    #expect(failures.load(ordering: .relaxed) == 0)
  }

  /// Runs `body` on a thread with a stack of this many bytes.
  private func onThread(stackSize: Int, _ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      body()
      done.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    done.wait()
  }

  @Test("Deep recursion ends in an error on stacks of any size", arguments: [256 << 10, 512 << 10, 8 << 20, 64 << 20])
  func stacks(size: Int) {
    let messages = Mutex<[String]>([])
    onThread(stackSize: size) {
      let context = JSContext()
      func attempt(_ body: () throws -> Void) {
        do {
          try body()
          messages.withLock { $0.append("no error") }
        } catch {
          messages.withLock { $0.append((error as? JSError)?.name ?? "\(error)") }
        }
      }
      attempt { try context.evaluate("(function f() { f() })()") }
      attempt { try context.evaluate("eval('('.repeat(1e6))") }
      attempt { try context.evaluate("'['.repeat(200000)") }
      attempt {
        let f = try context.makeFunction { try $0[0].call($0[0]) }
        try f.call(context.evaluate("(function g(h) { return f2(h) })"))
      }
    }
    #expect(messages.withLock { $0 } == ["RangeError", "RangeError", "no error", "ReferenceError"])
  }

  @Test("Recursion through the host ends in an error on a small stack", arguments: [256 << 10, 512 << 10, 8 << 20])
  func recursionThroughHost(size: Int) {
    let name = Mutex<String?>(nil)
    onThread(stackSize: size) {
      do {
        let context = JSContext()
        try context.globalObject.set("host", to: context.makeFunction { try $0[0].call($0[0]) })
        try context.evaluate("host(function f(g) { return host(g) })")
      } catch {
        name.withLock { $0 = (error as? JSError)?.name }
      }
    }
    #expect(name.withLock { $0 } == "RangeError")
  }

  @Test(
    "Conversions of the deepest values end in an answer or an error on any stack", arguments: [256 << 10, 512 << 10, 8 << 20])
  func conversionOnSmallStack(size: Int) {
    let answers = Mutex<[String]>([])
    onThread(stackSize: size) {
      func attempt(_ body: () throws -> Void) {
        do {
          try body()
          answers.withLock { $0.append("answer") }
        } catch {
          let isKnown = (error as? JSError).map { $0.code == .conversion || $0.name == "RangeError" } ?? false
          answers.withLock { $0.append(isKnown ? "error" : "\(error)") }
        }
      }
      let context = JSContext()
      var structured: StructuredValue = 1
      for level in 0..<StructuredValue.maximumDepth { structured = level % 2 == 0 ? [structured] : ["a": structured] }
      var list = List()
      for _ in 0..<200 { list = List(next: [list]) }
      attempt {
        let value = try context.evaluate(
          "let v = 1; for (let i = 0; i < \(StructuredValue.maximumDepth); i++) v = i % 2 ? [v] : { a: v }; v")
        _ = try value.structuredValue()
      }
      attempt { _ = try structured.makeJSValue(in: context) }
      attempt { _ = try context.encode(list) }
      attempt {
        _ = try context.evaluate("let l = { next: [] }; for (let i = 0; i < 200; i++) l = { next: [l] }; l").decode(List.self)
      }
    }
    let all = answers.withLock { $0 }
    #expect(all.count == 4)
    #expect(all.allSatisfy { $0 == "answer" || $0 == "error" }, "\(all)")
    #expect(all.first == "answer")
    if size >= 8 << 20 { #expect(all == ["answer", "answer", "answer", "answer"]) }
  }

  struct List: Codable {
    var next: [List] = []
  }
}

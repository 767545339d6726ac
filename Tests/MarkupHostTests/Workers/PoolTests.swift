import Foundation
import Synchronization
import Testing

@testable import JSBridge
@testable import MarkupHost

@Suite("Pools") struct PoolTests {
  private static func quiet() -> MarkupPage.Configuration {
    var configuration = MarkupPage.Configuration()
    configuration.selectsAfterLoad = false
    return configuration
  }

  private func pool(_ workers: Int, _ configure: (inout MarkupPool.Configuration) -> Void = { _ in }) -> MarkupPool {
    var configuration = MarkupPool.Configuration()
    configuration.workers = workers
    configuration.page = Self.quiet()
    configure(&configuration)
    return MarkupPool(configuration)
  }

  /// A call that keeps its worker until the gate opens; returns when it has the worker.
  private func occupy(_ pool: MarkupPool, until gate: Gate) async -> Task<Void, any Error> {
    let holds = Gate()
    let task = Task {
      try await pool.withPage { _ in
        holds.open()
        try await gate.pass()
      }
    }
    try? await holds.pass()
    return task
  }

  @Test("Many callers each get the answer for their own document")
  func concurrentCallers() async throws {
    let pool = pool(3)
    let running = Crowd()
    let answers = try await withThrowingTaskGroup(of: (Int, String).self) { group in
      for number in 0..<40 {
        group.addTask {
          let html = try await pool.withPage(html: "<p>a \(number)</p>") { page in
            running.enter()
            defer { running.leave() }
            try page.selectText("\(number)")
            try page.toggleBold()
            await Task.yield()
            return try page.html()
          }
          return (number, html)
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(answers == Dictionary(uniqueKeysWithValues: (0..<40).map { ($0, "<p>a <strong>\($0)</strong></p>") }))
    #expect(running.most <= 3)
  }

  @Test("As many calls run at once as there are workers")
  func parallel() async throws {
    let pool = pool(2)
    // Each waits inside a script for the other: with one thread neither would come back.
    let crowd = Crowd()
    let meet: @Sendable (MarkupPage) throws -> Void = { page in
      crowd.enter()
      while crowd.most < 2 { try page.evaluate("1") }
    }
    async let one: Void = pool.withPage(meet)
    async let two: Void = pool.withPage(meet)
    _ = try await (one, two)
  }

  /// How many are there at once.
  private final class Crowd: Sendable {
    private let counts = Mutex((now: 0, most: 0))

    func enter() {
      counts.withLock { counts in
        counts.now += 1
        counts.most = max(counts.most, counts.now)
      }
    }

    func leave() { counts.withLock { $0.now -= 1 } }
    var most: Int { counts.withLock { $0.most } }
  }

  @Test("Nothing of a call is left for the next")
  func freshPages() async throws {
    let pool = pool(1)
    let script = "globalThis.seen = (globalThis.seen ?? 0) + 1"
    for _ in 0..<3 { #expect(try await pool.evaluate(script, as: Int.self) == 1) }
  }

  @Test("A promise is waited for, and values are of the type that is asked for")
  func values() async throws {
    let pool = pool(1)
    #expect(try await pool.evaluate("new Promise((r) => setTimeout(r, 5000, [1, 2]))", as: [Int].self) == [1, 2])
    #expect(try await pool.evaluate("MU.getHTML()", html: "<p><b>x", as: String.self) == "<p><strong>x</strong></p>")
    let words: [String: Int] = try await pool.evaluate(
      "({ words: document.body.textContent.split(' ').length })", html: "<p>a b c</p>")
    #expect(words == ["words": 3])
    await #expect(throws: JSError.self) { try await pool.evaluate("'x'", as: Int.self) }
  }

  struct Failure: Error {}

  @Test("Errors come back with their place, and the worker serves on")
  func errors() async throws {
    let pool = pool(1)
    let thrown = await #expect(throws: JSError.self) { try await pool.evaluate("\nnull.x", sourceURL: "a.js", as: Int.self) }
    #expect(thrown?.description == "a.js:2:5: TypeError: null is not an object (evaluating 'null.x')")
    let syntax = await #expect(throws: JSError.self) { try await pool.evaluate("let = ", sourceURL: "b.js", as: Int.self) }
    #expect(syntax?.name == "SyntaxError")
    await #expect(throws: Failure.self) { try await pool.withPage { _ in throw Failure() } }
    var configuration = Self.quiet()
    configuration.userScripts = [UserScript(source: "throw new Error('no')", name: "u.js")]
    let loading = await #expect(throws: JSError.self) { try await pool.withPage(configuration: configuration) { _ in } }
    #expect(loading?.message == "no")
    let unsettled = await #expect(throws: MarkupError.self) { try await pool.evaluate("new Promise(() => {})", as: Int.self) }
    #expect(unsettled?.code == .unsettledPromise)
    #expect(try await pool.evaluate("1 + 1", as: Int.self) == 2)
  }

  @Test(
    "Cancelling the task stops the script that it runs",
    arguments: [
      "while (true);", "(async () => { while (true) await 0 })()", "new Promise((r) => setInterval(() => {}, 1))",
      "(function next() { setTimeout(next) })(); new Promise(() => {})",
    ])
  func cancelRunning(script: String) async throws {
    var configuration = Self.quiet()
    configuration.timeLimit = nil
    configuration.clock = .real
    let pool = pool(1) { [configuration] in $0.page = configuration }
    let runs = Gate()
    let task = Task {
      try await pool.withPage { page in
        runs.open()
        try page.evaluateSettled(script)
      }
    }
    try await runs.pass()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await pool.evaluate("'on'", as: String.self) == "on")
  }

  @Test("A page that is cancelled while it loads throws that it was")
  func cancelLoading() async throws {
    var configuration = Self.quiet()
    configuration.timeLimit = nil
    configuration.userScripts = [UserScript(source: "webkit.messageHandlers; while (true);")]
    let pool = pool(1)
    let task = Task { [configuration] in try await pool.withPage(configuration: configuration) { _ in } }
    await Task.yield()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await pool.evaluate("1", as: Int.self) == 1)
  }

  @Test("Cancelling a task that waits takes it out of the line, and its body never runs")
  func cancelWaiting() async throws {
    let pool = pool(1)
    let gate = Gate()
    let first = await occupy(pool, until: gate)
    let ran = Notes<Bool>()
    let waiting = Task { try await pool.withPage { _ in ran.add(true) } }
    await eventually { pool.waitingCount == 1 }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    #expect(pool.waitingCount == 0)
    gate.open()
    try await first.value
    #expect(ran.all.isEmpty)
  }

  @Test("Calls are served in the order in which they are made")
  func order() async throws {
    let pool = pool(1)
    let gate = Gate()
    let first = await occupy(pool, until: gate)
    let served = Notes<Int>()
    var tasks: [Task<Void, any Error>] = []
    for number in 0..<12 {
      tasks.append(Task { try await pool.withPage { _ in served.add(number) } })
      await eventually { pool.waitingCount == number + 1 }
    }
    tasks[3].cancel()
    tasks[7].cancel()
    for number in [3, 7] { await #expect(throws: CancellationError.self) { try await tasks[number].value } }
    gate.open()
    try await first.value
    for (number, task) in tasks.enumerated() where number != 3 && number != 7 { try await task.value }
    #expect(served.all == [0, 1, 2, 4, 5, 6, 8, 9, 10, 11])
  }

  @Test("A bounded line turns calls away, and takes them again when there is room")
  func bounded() async throws {
    let pool = pool(1) { $0.maximumWaiting = 2 }
    let gate = Gate()
    let first = await occupy(pool, until: gate)
    let waiting = (0..<2).map { _ in Task { try await pool.evaluate("1", as: Int.self) } }
    await eventually { pool.waitingCount == 2 }
    let error = await #expect(throws: MarkupError.self) { try await pool.evaluate("1", as: Int.self) }
    #expect(error?.code == .poolFull)
    #expect(error?.message == "2 calls wait for the 1 workers already; try again later")
    gate.open()
    try await first.value
    for task in waiting { #expect(try await task.value == 1) }
    #expect(try await pool.evaluate("1", as: Int.self) == 1)
  }

  @Test("The time limit of a call covers scripts, waits of its body, and the wait for a worker")
  func timeLimit() async throws {
    var page = Self.quiet()
    page.timeLimit = nil
    let pool = pool(1) { [page] in
      $0.page = page
      $0.timeLimit = .seconds(100)
    }
    let limit = Duration.milliseconds(100)
    let looping = await #expect(throws: MarkupError.self) {
      try await pool.evaluate("while (true);", timeLimit: limit, as: Int.self)
    }
    #expect(looping?.code == .callTimedOut)
    let sleeping = await #expect(throws: MarkupError.self) {
      try await pool.withPage(timeLimit: limit) { _ in try await Gate().pass() }
    }
    #expect(sleeping?.code == .callTimedOut)
    let gate = Gate()
    let first = await occupy(pool, until: gate)
    let waiting = await #expect(throws: MarkupError.self) { try await pool.withPage(timeLimit: limit) { _ in } }
    #expect(waiting?.code == .callTimedOut)
    gate.open()
    try await first.value
    #expect(try await pool.evaluate("1", as: Int.self) == 1)
  }

  @Test("A page's own time limit is an error of the script")
  func pageTimeLimit() async throws {
    var configuration = Self.quiet()
    configuration.timeLimit = .milliseconds(100)
    let pool = pool(1) { [configuration] in $0.page = configuration }
    let error = await #expect(throws: JSError.self) { try await pool.evaluate("while (true);", as: Int.self) }
    #expect(error?.code == .timeLimit)
    #expect(try await pool.evaluate("1", as: Int.self) == 1)
  }

  @Test("A worker whose machine a script has spoilt gets a new one")
  func unusableMachine() async throws {
    let pool = pool(1)
    try await pool.withPage { page in
      page.context.virtualMachine.isUnusable = true
      let error = #expect(throws: JSError.self) { try page.evaluate("1") }
      #expect(error?.code == .machineUnusable)
    }
    #expect(try await pool.evaluate("1", as: Int.self) == 1)
  }

  @Test("Delegate and message handlers are called on the worker's thread, from loading on")
  func delegates() async throws {
    let pool = pool(1)
    let handled = Notes<pthread_t>()
    let (lines, threads, own) = try await pool.withPage(html: "<p>x</p>", delegate: ThreadRecorder()) { page, delegate in
      try page.addMessageHandler("h") { _ in handled.add(pthread_self()) }
      try page.evaluate("webkit.messageHandlers.h.postMessage(1); MU.selectAll(); MU.toggleBold()")
      return (delegate.lines, delegate.threads, pthread_self())
    }
    #expect(lines.first == "willLoad")
    #expect(lines.contains("didLoad"))
    #expect(lines.last == "input")
    #expect(threads == [own])
    #expect(handled.all == [own])
    #expect(own != pthread_self())
  }

  private final class ThreadRecorder: MarkupDelegate {
    var lines: [String] = []
    var threads: Set<pthread_t> = []

    private func record(_ line: String) {
      lines.append(line)
      threads.insert(pthread_self())
    }

    func markupWillLoad(_ page: MarkupPage) { record("willLoad") }
    func markupDidLoad(_ page: MarkupPage) { record("didLoad") }
    func markupInput(_ page: MarkupPage) { record("input") }
  }

  @Test("A body may wait for what comes over time, and keeps its page")
  func sessions() async throws {
    let pool = pool(1)
    let (orders, sender) = AsyncStream.makeStream(of: String.self)
    async let result = pool.withPage(html: "<p></p>") { page in
      for await order in orders { try page.evaluate(order) }
      return try page.html()
    }
    sender.yield("MU.setHTML('<p>a</p>')")
    sender.yield("MU.selectAll()")
    sender.yield("MU.toggleItalic()")
    sender.finish()
    #expect(try await result == "<p><em>a</em></p>")
  }

  @Test("Scripts and their promises resume on the worker, with work of the host between")
  func asynchronousWork() async throws {
    let pool = pool(2)
    let sum = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<8 {
        group.addTask {
          try await pool.withPage { page in
            let double = try page.context.makeFunction("double") { [unowned page] arguments in
              let value = try arguments[0].decode(Int.self)
              return try page.context.makePromise {
                await Task.yield()
                return value * 2
              }
            }
            try page.context.globalObject.set("double", to: double)
            return try await page.evaluateAsync("(async () => await double(await double(\(number))))()", as: Int.self)
          }
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(sum == 4 * (0..<8).reduce(0, +))
  }

  @Test("Deep documents find a deep stack")
  func deepDocuments() async throws {
    let html = String(repeating: "<blockquote>", count: 300) + "<p>x</p>" + String(repeating: "</blockquote>", count: 300)
    #expect(try await pool(1).withPage(html: html) { try $0.html() } == html)
  }

  @Test("Whole files are edited where the script edits them, and only there")
  func files() async throws {
    let pool = pool(2)
    let file = try HTMLFile(
      Data("<!DOCTYPE html>\n<body class=a>\n  <p>One &amp; two</p><!-- c -->\n</body>".utf8), name: "a.html")
    let edited = try await pool.edit(file, with: UserScript(source: "MU.replaceAll('One', 'Three')"))
    #expect(edited.text == "<!DOCTYPE html>\n<body class=a>\n  <p>Three &amp; two</p><!-- c -->\n</body>")
    #expect(edited.isChanged)
    #expect(try await !pool.edit(file, with: UserScript(source: "MU.replaceAll('Nine', 'Three')")).isChanged)
    let thrown = await #expect(throws: JSError.self) {
      try await pool.edit(file, with: UserScript(source: "setTimeout(() => { throw new Error('late') })"))
    }
    #expect(thrown?.message == "late")
    let missing = await #expect(throws: MarkupError.self) {
      try await pool.edit(file, with: UserScript(source: ""), element: "main")
    }
    #expect(missing != nil)
    #expect(try await pool.withEditor(of: file) { try $0.page.html() } == "<p>One &amp; two</p>")
  }

  @Test("Pages do not pile up")
  func memory() async throws {
    let pool = pool(1)
    let pages = Int(ProcessInfo.processInfo.environment["MARKUPHOST_PAGES"] ?? "") ?? 60
    for _ in 0..<pages {
      _ = try await pool.evaluate("setInterval(() => {}, 5); MU.getHTML().length", html: "<p>x</p>", as: Int.self)
    }
    let statistics = try await pool.withPage { page in
      page.context.virtualMachine.collectGarbage()
      return page.context.virtualMachine.statistics()
    }
    // That of the page, and the machine's own.
    #expect(statistics.globalObjectCount <= 2)
    #expect(statistics.protectedObjectCount < 1000)
  }

  // MARK: The end

  @Test("Draining serves all that came before, and takes no more")
  func drain() async throws {
    let pool = pool(1)
    let gate = Gate()
    let first = await occupy(pool, until: gate)
    let waiting = Task { try await pool.evaluate("1", as: Int.self) }
    await eventually { pool.waitingCount == 1 }
    let draining = Task { await pool.drain() }
    // From when on calls are refused is not said; that they come to be, is.
    var refusal: MarkupError?
    while refusal == nil {
      do throws(MarkupError) {
        try await Self.briefCall(pool)
      } catch {
        refusal = error
      }
    }
    #expect(refusal?.code == .poolClosed)
    gate.open()
    try await first.value
    #expect(try await waiting.value == 1)
    await draining.value
    await pool.drain()
    await pool.shutDown()
  }

  private static func briefCall(_ pool: MarkupPool) async throws(MarkupError) {
    do {
      try await pool.withPage(timeLimit: .milliseconds(1)) { _ in }
    } catch let error as MarkupError where error.code != .callTimedOut {
      throw error
    } catch {}
  }

  @Test("Shutting down stops what runs and turns away what waits")
  func shutDown() async throws {
    var page = Self.quiet()
    page.timeLimit = nil
    let pool = pool(1) { [page] in $0.page = page }
    let runs = Gate()
    let running = Task {
      try await pool.withPage { page in
        runs.open()
        try page.evaluate("while (true);")
      }
    }
    try await runs.pass()
    let waiting = Task { try await pool.evaluate("1", as: Int.self) }
    await eventually { pool.waitingCount == 1 }
    await pool.shutDown()
    for error in [
      await #expect(throws: MarkupError.self) { try await running.value },
      await #expect(throws: MarkupError.self) { try await waiting.value },
      await #expect(throws: MarkupError.self) { try await pool.evaluate("1", as: Int.self) },
    ] { #expect(error?.code == .poolClosed) }
  }

  @Test("Draining whose task is cancelled stops what is left")
  func cancelledDrain() async throws {
    let pool = pool(1)
    let running = await occupy(pool, until: Gate())
    let draining = Task { await pool.drain() }
    draining.cancel()
    await draining.value
    let error = await #expect(throws: MarkupError.self) { try await running.value }
    #expect(error?.code == .poolClosed)
  }

  @Test("The threads of a pool end with it")
  func threads() async throws {
    // Its folder among those of the process.
    let own: @Sendable (MarkupPage) throws -> String = { _ in
      "/proc/" + (try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self"))
    }
    let thread = try await pool(1).withPage(own)
    await eventually { !FileManager.default.fileExists(atPath: thread) }
    let drained = pool(1)
    let other = try await drained.withPage(own)
    #expect(FileManager.default.fileExists(atPath: other))
    await drained.drain()
    await eventually { !FileManager.default.fileExists(atPath: other) }
  }
}

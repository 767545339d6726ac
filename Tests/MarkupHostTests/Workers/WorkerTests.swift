import JSBridge
import Testing

@testable import MarkupHost

@Suite("Workers") struct WorkerTests {
  @Test("Calls have a page each, one after the other, in order")
  func order() async throws {
    let worker = MarkupWorker()
    let gate = Gate()
    let holds = Gate()
    let served = Notes<Int>()
    let first = Task {
      try await worker.withPage { _ in
        holds.open()
        // While this one waits for something, no other gets at the machine.
        try await gate.pass()
        served.add(0)
      }
    }
    try await holds.pass()
    let others = (1..<4).map { number in
      Task {
        try await worker.withPage(html: "<p>\(number)</p>") { page in
          served.add(Int(try page.evaluate("document.body.textContent") as String) ?? -1)
        }
      }
    }
    gate.open()
    try await first.value
    for task in others { try await task.value }
    #expect(served.all.first == 0)
    #expect(served.all.sorted() == [0, 1, 2, 3])
  }

  @Test("A call that is cancelled is stopped or does not begin, and leaves the worker to others")
  func cancellation() async throws {
    let worker = MarkupWorker()
    let runs = Gate()
    var configuration = MarkupPage.Configuration()
    configuration.timeLimit = nil
    let running = Task { [configuration] in
      try await worker.withPage(configuration: configuration) { page in
        runs.open()
        try page.evaluate("while (true);")
      }
    }
    try await runs.pass()
    let waiting = Task { try await worker.withPage { _ in } }
    waiting.cancel()
    running.cancel()
    await #expect(throws: CancellationError.self) { try await running.value }
    await #expect(throws: CancellationError.self) { try await waiting.value }
    #expect(try await worker.withPage { try $0.evaluate("2", as: Int.self) } == 2)
  }

  @Test("A delegate is handed over, and seen again by the body")
  func delegate() async throws {
    let worker = MarkupWorker()
    let lines = try await worker.withPage(html: "<p>x</p>", delegate: Recorder()) { page, recorder in
      _ = recorder.taken()
      try page.insertText("y")
      return recorder.taken()
    }
    #expect(lines.contains("input"))
  }

  @Test("A worker without its machine makes another")
  func released() async throws {
    let worker = MarkupWorker()
    let script = "globalThis.x = 1; 'done'"
    #expect(try await worker.withPage { try $0.evaluate(script, as: String.self) } == "done")
    await worker.releaseMachine()
    #expect(try await worker.withPage { try $0.evaluate("typeof x", as: String.self) } == "undefined")
  }

  @Test("Files are opened with their own editor")
  func editors() async throws {
    let file = try HTMLFile(.init("<p>a</p>".utf8), name: "a.html")
    let edited = try await MarkupWorker().withEditor(of: file) { editor in
      try editor.page.evaluate("MU.replaceAll('a', 'b')")
      return try editor.save()
    }
    #expect(edited.text == "<p>b</p>")
  }
}

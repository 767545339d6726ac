import Foundation
import MarkupEditor
import Testing

/// What the kernel says of this process's memory, in megabytes: `VmRSS` is what is resident now, `VmHWM` the most that ever was.
private func megabytes(_ name: String) throws -> Int {
  // The file says that it is empty, so it is read to its end.
  let handle = try #require(FileHandle(forReadingAtPath: "/proc/self/status"))
  let status = String(decoding: try #require(try handle.readToEnd()), as: UTF8.self)
  let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("\(name):") })
  return try #require(Int(line.filter(\.isNumber))) / 1024
}

/// Prints what a test printed in a process of its own.
private func printMeasurements(_ result: ExitTest.Result?) {
  let lines = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self).split(separator: "\n")
  for line in lines where line.contains(" MB") { print(line) }
}

/// Makes so many views at once, and checks that each has its own document.
@MainActor private func useAtOnce(_ count: Int) async throws {
  let start = ContinuousClock.now
  try await withThrowingTaskGroup(of: Void.self) { group in
    for number in 0..<count { group.addTask { try await useView(number) } }
    try await group.waitForAll()
  }
  let peak = try megabytes("VmHWM")
  print("at once: \(count) views in \(ContinuousClock.now - start), at most \(peak) MB")
  precondition((100..<4096).contains(peak))
}

@MainActor private func useView(_ number: Int) async throws {
  let page = HtmlTestPage()
  try await page.start()
  let html = await page.webView.setTestHtml("<p>view |\(number)|</p>", sel: "|")
  precondition(html == "<p>view |\(number)|</p>")
  try await page.webView.bold()
  let bold = await page.webView.getTestHtml(sel: "|")
  precondition(bold == "<p>view |<strong>\(number)|</strong></p>")
}

/// Makes views one after the other, and checks that the later ones take no more memory.
@MainActor private func useOneAfterAnother() async throws {
  // Garbage is collected after some pages, so what counts is the least memory among so many.
  func leastMemory() async throws -> Int {
    var least = Int.max
    for number in 0..<60 {
      try await useView(number)
      least = min(least, try megabytes("VmRSS"))
    }
    return least
  }
  _ = try await leastMemory()
  let start = ContinuousClock.now
  let early = try await leastMemory()
  _ = try await leastMemory()
  let late = try await leastMemory()
  print("one after another: \((ContinuousClock.now - start) / 180) a view, at least \(early) MB, later \(late) MB")
  // A page takes about 10 MB, so that 120 pages that stay would take a gigabyte.
  precondition(early > 50 && late - early < 60)
}

extension ViewSuites {
  @Suite("Lifetimes") @MainActor struct LifetimeTests {
    @Test("A view goes with its owner, and so do delegate and coordinator")
    func released() async throws {
      weak var view: MarkupWKWebView?
      weak var delegate: HtmlTestPage?
      do {
        let page = HtmlTestPage()
        try await page.start()
        (view, delegate) = (page.webView, page)
        _ = await page.webView.setTestHtml("<p>|a|</p>", sel: "|")
        try await page.webView.bold()
      }
      #expect(delegate == nil)
      // Jobs that hold the view, such as a message's, may still have to run.
      for _ in 0..<100 where view != nil { await Task.yield() }
      #expect(view == nil)
    }

    @Test("A view that nobody keeps does not load, and what was asked of it is answered")
    func abandoned() async {
      weak var view: MarkupWKWebView?
      let html = await withCheckedContinuation { continuation in
        let abandoned = MarkupWKWebView(html: "<p>x</p>")
        view = abandoned
        abandoned.getHtml { continuation.resume(returning: $0) }
      }
      #expect(html != nil)
      for _ in 0..<100 where view != nil { await Task.yield() }
      #expect(view == nil)
    }

    @Test("The view that took the focus last is not kept by that")
    func selectedWebView() async throws {
      let recorder = Recorder()
      var view: MarkupWKWebView? = .start(recorder)
      await recorder.wait(for: "didLoad ready=true")
      _ = await view?.getHtml()
      #expect(MarkupEditor.selectedWebView === view)
      weak let reference = view
      view = nil
      for _ in 0..<100 where reference != nil { await Task.yield() }
      #expect(reference == nil)
    }

    // In processes of their own, where nothing else takes memory.

    @Test("As many views at once as the suites of MarkupEditor have tests are right, within 4 GB")
    func atOnce() async {
      let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) { try await useAtOnce(285) }
      printMeasurements(result)
    }

    @Test("Views one after another leave nothing behind")
    func oneAfterAnother() async {
      let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        try await useOneAfterAnother()
      }
      printMeasurements(result)
    }
  }
}

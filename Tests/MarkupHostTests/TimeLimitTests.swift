import JSBridge
import Testing

@testable import MarkupHost

@Suite("Time limits of pages") struct TimeLimitTests {
  @Test(
    "A script that does not end is stopped, and the page can be used",
    arguments: [
      "while (true);", "Promise.resolve().then(() => { while (true); }); 7", "(async () => { await 0; while (true); })()",
      "(async () => { while (true) await 0 })()", "({ get x() { while (true); } }).x",
      "MU.selectText = () => { while (true); }; MU.selectText()",
      "document.body.addEventListener('x', () => { while (true); }); document.body.dispatchEvent(new Event('x'))",
      "[1].map(() => { for (;;); })", "try { while (true); } catch {} finally { stopped = true }",
    ])
  func stopped(script: String) throws {
    try Pages.run { page in
      let page = try page("<p>x</p>") { $0.timeLimit = .milliseconds(100) }
      let error = #expect(throws: JSError.self) { try page.evaluate(script) as JSValue }
      #expect(error?.code == .timeLimit)
      #expect(error?.name == "TimeoutError")
      #expect(try page.html() == "<p>x</p>")
      try page.setHTML("<p>y</p>")
      #expect(try page.evaluate("document.querySelector('p').textContent") == "y")
    }
  }

  @Test("A timer that does not end is stopped and told, and the loop goes on")
  func timer() throws {
    try Pages.run { page in
      let recorder = Recorder()
      let page = try page("<p>x</p>", delegate: recorder) { $0.timeLimit = .milliseconds(100) }
      _ = recorder.taken()
      try page.evaluate("setTimeout(() => { while (true); }); setTimeout(() => { after = true }, 5); 0") as JSValue
      try page.runUntilIdle()
      #expect(recorder.lines.contains { $0.contains("TimeoutError") })
      #expect(try page.evaluate("after"))
      #expect(try page.html() == "<p>x</p>")
    }
  }

  @Test("An interval ends a run at its limits, not never")
  func interval() throws {
    try Pages.run { page in
      let page = try page()
      try page.evaluate("count = 0; setInterval(() => { count++ }, 1000); 0") as JSValue
      #expect(try page.runUntilIdle(.init(time: .seconds(10))) == .timeLimit)
      #expect(try page.evaluate("count") == 10)
    }
  }
}

import Foundation
import JSBridge
import Testing

@testable import MarkupHost

@Suite("Lifetimes", .serialized) struct LifetimeTests {
  /// Captured by closures, so that its end shows theirs.
  private final class Token {
    static nonisolated(unsafe) var count = 0
    init() { Token.count += 1 }
    deinit { Token.count -= 1 }
  }

  @Test("Pages, their closures and contexts go when they are dropped")
  func pagesGo() throws {
    let (growth, tokens, alive) = try Pages.run { page in
      var resident: [Int] = []
      var alive = 0
      for number in 0..<Self.pages {
        weak var reference: MarkupPage?
        do {
          let page = try page("<p>x</p>")
          reference = page
          let token = Token()
          try page.addMessageHandler("h") { [unowned page] _ in
            _ = token
            _ = page.isReady
          }
          let function: JSValue = try page.evaluate(
            "setTimeout(() => {}, 10); setInterval(() => {}, 5); new Promise(() => {}); (x) => webkit.messageHandlers.h.postMessage(x)"
          )
          try page.call { try function.call(1) }
        }
        if reference != nil { alive += 1 }
        if number == 200 || number == Self.pages - 1 { resident.append(Self.residentMemory()) }
      }
      page.virtualMachine.collectGarbage()
      return (resident[1] - resident[0], Token.count, alive)
    }
    #expect(alive == 0)
    #expect(tokens == 0)
    #expect(growth < 64 << 20, "\(growth >> 20) MB more after \(Self.pages - 200) further pages")
  }

  /// Enough for a page that stays behind, of some megabytes, to show.
  private static let pages = Int(ProcessInfo.processInfo.environment["MARKUPHOST_PAGES"] ?? "") ?? 500

  private static func residentMemory() -> Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * Int(getpagesize())
  }
}

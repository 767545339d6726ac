import JSBridge
import Testing

@testable import MarkupHost

@Suite("Deep documents") struct DeepDocumentTests {
  @Test("Formats nested twelve hundred deep are one of each")
  func formats() throws {
    let html = "<p>" + String(repeating: "<b><i>", count: 600) + "x"
    #expect(try Pages.run { page in try page(html).html() } == "<p><em><strong>x</strong></em></p>")
  }

  @Test("Four hundred quotes stay four hundred")
  func quotes() throws {
    let html = String(repeating: "<blockquote>", count: 400) + "<p>x</p>" + String(repeating: "</blockquote>", count: 400)
    #expect(try Pages.run { page in try page(html).html() } == html)
  }

  @Test(
    "Beyond all measure there is an answer or an error, and the page can be used",
    arguments: ["<div>", "<blockquote>", "<ul><li>", "<table><tr><td>", "<b><p>"])
  func beyondMeasure(tag: String) throws {
    let html = String(repeating: tag, count: 100_000 / tag.split(separator: "<").count) + "x"
    try Pages.run { page in
      let page = try page { $0.timeLimit = .seconds(20) }
      do {
        try page.setHTML(html)
        #expect(try page.html().contains("x"))
      } catch let error as JSError {
        #expect(error.name == "RangeError" || error.code == .timeLimit, "\(error)")
      }
      try page.setHTML("<p>y</p>")
      #expect(try page.html() == "<p>y</p>")
    }
  }
}

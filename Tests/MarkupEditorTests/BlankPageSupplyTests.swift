import Foundation
import MarkupHost
import Testing

@testable import JSBridge
@testable import MarkupEditor

/// What comes and goes finds its page made already, and nothing of another one in it.
@MainActor
@Suite struct BlankPageSupplyTests {
  private func use(_ blank: BlankPage, at url: String = "about:blank", _ body: (MarkupPage) throws -> Void = { _ in }) throws {
    let page = try MarkupPage(loadedByOwner: MarkupPage.Configuration(), on: blank, documentURL: url, delegate: nil)
    defer { page.close() }
    try body(page)
  }

  @Test("Pages that stay share a machine") func pagesThatStay() throws {
    let supply = BlankPageSupply()
    let blanks = try (0..<3).map { _ in try supply.take() }
    #expect(blanks.allSatisfy { $0.virtualMachine === blanks[0].virtualMachine })
  }

  @Test("Pages one after another need two machines at most, however often the first is still in use") func pagesOneAfterAnother() throws {
    let supply = BlankPageSupply()
    var machines: [JSVirtualMachine] = []
    var last: BlankPage?
    for _ in 0..<30 {
      let blank = try supply.take()
      if !machines.contains(where: { $0 === blank.virtualMachine }) { machines.append(blank.virtualMachine) }
      if let last {
        try use(last)
        supply.giveBack(last.virtualMachine)
      }
      last = blank
    }
    #expect(machines.count == 2)
  }

  @Test("What one page did, the next does not see") func pagesAreFresh() throws {
    let supply = BlankPageSupply()
    for number in 0..<12 {
      let blank = try supply.take()
      try use(blank, at: "file:///view-\(number)/") { page in
        #expect(try page.evaluate("typeof mine + typeof [].mine + document.body.id", as: String.self) == "undefinedundefined")
        #expect(try page.evaluate("document.baseURI", as: String.self) == "file:///view-\(number)/")
        try page.evaluate("var mine = 1; Array.prototype.mine = 1; document.body.id = 'mine'; MU.setHTML('<p>mine</p>')")
      }
      supply.giveBack(blank.virtualMachine)
    }
  }

  @Test("The clock of a page begins when it gets its owner, and not when it was made") func clockBeginsWithTheOwner() throws {
    let blank = try BlankPage(virtualMachine: JSVirtualMachine())
    Thread.sleep(forTimeInterval: 0.3)
    let before = (Date.now.timeIntervalSince1970 * 1000).rounded()
    var configuration = MarkupPage.Configuration()
    configuration.clock = .real
    let page = try MarkupPage(loadedByOwner: configuration, on: blank, documentURL: "about:blank", delegate: nil)
    defer { page.close() }
    // The origin of the time, and what has gone by, belong together.
    #expect(try page.evaluate("performance.timeOrigin", as: Double.self) >= before)
    #expect(try page.evaluate("Math.abs(performance.timeOrigin + performance.now() - Date.now()) < 100", as: Bool.self))
  }

  @Test("A machine that a script has spoilt makes no further page, and another one does") func spoiltMachine() throws {
    let supply = BlankPageSupply()
    let spoilt = try supply.take().virtualMachine
    spoilt.isUnusable = true
    for _ in 0..<3 {
      let blank = try supply.take()
      #expect(blank.virtualMachine !== spoilt)
      try use(blank)
      supply.giveBack(blank.virtualMachine)
    }
    supply.giveBack(spoilt)
  }

  @Test("A machine that is of no supply, such as one that was replaced, can be given back") func strangeMachine() throws {
    let supply = BlankPageSupply()
    supply.giveBack(JSVirtualMachine())
    try use(try supply.take())
  }
}

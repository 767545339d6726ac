import Foundation
import JSBridge
import Testing

@testable import MarkupHost

@Suite("Message handlers of the page's owner") struct MessageHandlerTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription, expression: String
    let expected: StructuredValue
  }

  static let rows: [Row] = [
    Row(testDescription: "undefined", expression: "undefined", expected: .undefined),
    Row(testDescription: "null", expression: "null", expected: .null),
    Row(testDescription: "true is no number", expression: "true", expected: .bool(true)),
    Row(testDescription: "false", expression: "false", expected: .bool(false)),
    Row(testDescription: "one", expression: "1", expected: .number(1)),
    Row(testDescription: "zero", expression: "0", expected: .number(0)),
    Row(testDescription: "a fraction", expression: "0.1", expected: .number(0.1)),
    Row(testDescription: "a negative number", expression: "-3", expected: .number(-3)),
    Row(testDescription: "two to the 53rd", expression: "2 ** 53", expected: .number(9_007_199_254_740_992)),
    Row(testDescription: "infinity", expression: "Infinity", expected: .number(.infinity)),
    Row(testDescription: "minus infinity", expression: "-Infinity", expected: .number(-.infinity)),
    Row(testDescription: "the smallest number", expression: "Number.MIN_VALUE", expected: .number(5e-324)),
    Row(testDescription: "an empty string", expression: "''", expected: .string("")),
    Row(testDescription: "quotes and backslashes", expression: "`\\\\\"'\\`$`", expected: .string("\\\"'`$")),
    Row(
      testDescription: "line ends of all kinds", expression: "'\\r\\n\\u2028\\u2029'", expected: .string("\r\n\u{2028}\u{2029}")),
    Row(testDescription: "NUL", expression: "'a\\0b'", expected: .string("a\0b")),
    Row(testDescription: "an emoji", expression: "'😀'", expected: .string("😀")),
    Row(testDescription: "a combined character stays so", expression: "'e\\u0301'", expected: .string("e\u{301}")),
    Row(testDescription: "a lone surrogate", expression: "'a\\ud800'", expected: .utf16([0x61, 0xD800])),
    Row(testDescription: "a boxed string", expression: "new String('s')", expected: .string("s")),
    Row(testDescription: "a boxed number", expression: "new Number(2)", expected: .number(2)),
    Row(testDescription: "a date", expression: "new Date(1500)", expected: .date(Date(timeIntervalSince1970: 1.5))),
    Row(testDescription: "an empty array", expression: "[]", expected: .array([])),
    Row(
      testDescription: "an array", expression: "[1, 'a', [null]]", expected: .array([.number(1), .string("a"), .array([.null])])),
    Row(testDescription: "holes", expression: "[, 1]", expected: .array([.undefined, .number(1)])),
    Row(testDescription: "undefined in an array", expression: "[undefined]", expected: .array([.undefined])),
    Row(testDescription: "an empty object", expression: "({})", expected: .object([:])),
    Row(
      testDescription: "an object", expression: "({ a: 1, b: { c: true } })",
      expected: .object(["a": .number(1), "b": .object(["c": .bool(true)])])),
    Row(
      testDescription: "members that are undefined are left out", expression: "({ a: undefined, b: 1 })",
      expected: .object(["b": .number(1)])),
    Row(testDescription: "an empty name", expression: "({ '': 1 })", expected: .object(["": .number(1)])),
    Row(
      testDescription: "a member __proto__", expression: "JSON.parse('{\"__proto__\": 1}')",
      expected: .object(["__proto__": .number(1)])),
    Row(
      testDescription: "own members only", expression: "Object.create({ a: 1 }, { b: { value: 2, enumerable: true } })",
      expected: .object(["b": .number(2)])),
    Row(testDescription: "a getter is read", expression: "({ get a() { return 1 } })", expected: .object(["a": .number(1)])),
    Row(testDescription: "bytes", expression: "new Uint8Array([1, 2, 255])", expected: .data(Data([1, 2, 255]))),
    Row(testDescription: "part of a buffer", expression: "new Uint8Array([1, 2, 3]).subarray(1, 2)", expected: .data(Data([2]))),
    Row(testDescription: "a buffer", expression: "new Uint16Array([258]).buffer", expected: .data(Data([2, 1]))),
    Row(testDescription: "an empty buffer", expression: "new ArrayBuffer(0)", expected: .data(Data())),
    Row(
      testDescription: "the same object twice", expression: "(() => { const o = { a: 1 }; return [o, o] })()",
      expected: .array([.object(["a": .number(1)]), .object(["a": .number(1)])])),
    Row(
      testDescription: "ten million characters", expression: "'x'.repeat(1e7)",
      expected: .string(String(repeating: "x", count: 10_000_000))),
  ]

  @Test("A body arrives as a typed value, and goes back as the same", arguments: rows)
  func bodies(_ row: Row) throws {
    let (received, returned) = try Pages.run { page in
      let page = try page()
      var received: StructuredValue?
      try page.addReplyHandler("h") { body, reply in
        received = body
        reply(body)
      }
      let returned = try page.evaluateSettled("window.webkit.messageHandlers.h.postMessage(\(row.expression))").structuredValue()
      return (received, returned)
    }
    #expect(received == row.expected)
    #expect(returned == row.expected)
  }

  @Test("NaN and minus zero stay what they are")
  func oddNumbers() throws {
    try Pages.run { page in
      let page = try page()
      var received: [StructuredValue] = []
      try page.addMessageHandler("h") { received.append($0) }
      try page.evaluate("for (const x of [NaN, -0]) webkit.messageHandlers.h.postMessage(x)") as JSValue
      guard case .number(let nan) = received.first, case .number(let zero) = received.last else {
        Issue.record("two numbers")
        return
      }
      #expect(nan.isNaN)
      #expect(zero == 0 && zero.sign == .minus)
    }
  }

  @Test(
    "What cannot be cloned is the script's error, and nothing is delivered",
    arguments: [
      ("a function", "() => 1", "DataCloneError"), ("a function inside", "({ a: [() => 1] })", "DataCloneError"),
      ("a symbol", "Symbol('s')", "DataCloneError"), ("an element", "document.body", "DataCloneError"),
      ("the window", "window", "DataCloneError"),
      ("a circle", "(() => { const a = []; a.push(a); return a })()", "DataCloneError"),
      ("a promise", "Promise.resolve()", "DataCloneError"), ("a map", "new Map()", "DataCloneError"),
      ("a big integer", "1n", "DataCloneError"),
      ("a getter that throws", "({ get a() { throw new RangeError() } })", "RangeError"),
    ])
  func refused(name: String, expression: String, error: String) throws {
    let (caught, count) = try Pages.run { page in
      let page = try page()
      var count = 0
      try page.addMessageHandler("h") { _ in count += 1 }
      let caught: String = try page.evaluate(
        "try { webkit.messageHandlers.h.postMessage(\(expression)); 'nothing' } catch (error) { error.name }")
      return (caught, count)
    }
    #expect(caught == error)
    #expect(count == 0)
  }

  @Test("Names, removal and mistakes are as in a web view")
  func names() throws {
    try Pages.run { page in
      let page = try page()
      var bodies: [StructuredValue] = []
      try page.addMessageHandler("a") { bodies.append($0) }
      for name in ["a", "markup"] {
        let error = #expect(throws: MarkupError.self) { try page.addMessageHandler(name) { _ in } }
        #expect(error?.code == .duplicateMessageHandler)
        #expect(error?.message.contains("\"\(name)\"") == true)
      }
      #expect(try page.evaluate("typeof webkit.messageHandlers.b") == "undefined")
      let typo = #expect(throws: JSError.self) {
        try page.evaluate("\nwebkit.messageHandlers.b.postMessage(1)", sourceURL: "typo.js") as JSValue
      }
      #expect(typo?.name == "TypeError" && typo?.line == 2 && typo?.sourceURL == "typo.js")
      let bare = #expect(throws: JSError.self) { try page.evaluate("webkit.messageHandlers.a.postMessage()") as JSValue }
      #expect(bare?.name == "TypeError")

      try page.evaluate("kept = webkit.messageHandlers.a; kept.postMessage(1)") as JSValue
      #expect(bodies == [.number(1)])
      #expect(try page.removeMessageHandler("a"))
      #expect(try !page.removeMessageHandler("a"))
      #expect(try page.evaluate("'a' in webkit.messageHandlers") == false)
      #expect(try page.evaluate("try { kept.postMessage(2) } catch (error) { error.name }") == "InvalidAccessError")
      try page.addMessageHandler("a") { _ in bodies.append(.string("second")) }
      try page.evaluate("webkit.messageHandlers.a.postMessage(3)") as JSValue
      #expect(bodies == [.number(1), .string("second")])
    }
  }

  @Test("A handler may remove itself; what is on its way is dropped")
  func removalInside() throws {
    try Pages.run { page in
      let page = try page()
      var bodies: [StructuredValue] = []
      try page.addMessageHandler("a") { [unowned page] body in
        bodies.append(body)
        #expect(throws: Never.self) { try page.removeMessageHandler("a") }
      }
      try page.evaluate("for (let i = 0; i < 3; i++) webkit.messageHandlers.a.postMessage(i)") as JSValue
      #expect(bodies == [.number(0)])
    }
  }

  @Test("Handlers of one page are not those of another")
  func twoPages() throws {
    try Pages.run { page in
      let (first, second) = (try page(), try page())
      var log: [String] = []
      try first.addMessageHandler("h") { _ in log.append("first") }
      try second.addMessageHandler("h") { _ in log.append("second") }
      try first.removeMessageHandler("h")
      try second.evaluate("webkit.messageHandlers.h.postMessage(0)") as JSValue
      #expect(log == ["second"])
      #expect(try first.evaluate("typeof webkit.messageHandlers.h") == "undefined")
    }
  }

  @Test("Replies settle the promise: at once, later, once, or with an error")
  func replies() throws {
    try Pages.run { page in
      let page = try page()
      var kept: MessageReply?
      try page.addReplyHandler("now") { body, reply in
        reply("one")
        reply("two")
        reply.reject("three")
      }
      try page.addReplyHandler("error") { _, reply in reply.reject("no such thing") }
      try page.addReplyHandler("later") { _, reply in kept = reply }
      try page.addMessageHandler("plain") { _ in }
      #expect(try page.evaluateSettled("webkit.messageHandlers.now.postMessage(1)").string == "one")
      #expect(try page.evaluateSettled("webkit.messageHandlers.plain.postMessage(1)").isUndefined)
      let error = #expect(throws: JSError.self) { try page.evaluateSettled("webkit.messageHandlers.error.postMessage(1)") }
      #expect(error?.message == "no such thing" && error?.name == "Error")

      try page.evaluate("result = 'waiting'; webkit.messageHandlers.later.postMessage(1).then((x) => { result = x })") as JSValue
      #expect(try page.evaluate("result") == "waiting")
      try page.perform { kept?("late") }
      #expect(try page.evaluate("result") == "late")
      let never = #expect(throws: MarkupError.self) { try page.evaluateSettled("webkit.messageHandlers.later.postMessage(1)") }
      #expect(never?.code == .unsettledPromise)
    }
  }

  @Test("Messages to handlers and from the editor keep their order")
  func order() throws {
    let lines = try Pages.run { page in
      let recorder = Recorder()
      let page = try page("<p>a</p>", delegate: recorder)
      _ = recorder.taken()
      try page.addMessageHandler("h") { recorder.lines.append("h \($0)") }
      try page.evaluate(
        "webkit.messageHandlers.h.postMessage(1); MU.consoleLog('x'); console.log('y'); webkit.messageHandlers.h.postMessage(2)")
        as JSValue
      return recorder.lines
    }
    #expect(lines == ["h number(1.0)", "log x", "console.log y", "h number(2.0)"])
  }
}

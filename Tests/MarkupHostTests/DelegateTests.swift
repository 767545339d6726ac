import JSBridge
import Testing

@testable import MarkupHost

@Suite("What a delegate is told") struct DelegateTests {
  @Test("Loading goes in the order laid down")
  func loading() throws {
    let lines = try Pages.run { page in
      let recorder = Recorder()
      let page = try page("<p>x</p>", delegate: recorder) { configuration in
        configuration.userScripts = [
          UserScript(
            source:
              "console.log('start', typeof MU.setHTML, document.querySelectorAll('p').length); MU.registerPlugin({ name: 'P', type: 't', run() {} })"
          ),
          UserScript(source: "console.log('end', MU.getHTML(), document.readyState)", at: .documentEnd),
          UserScript(
            source:
              "addEventListener('DOMContentLoaded', () => console.log('DOMContentLoaded')); addEventListener('load', () => console.log('load', document.readyState))"
          ),
        ]
      }
      #expect(page.isReady)
      return recorder.lines
    }
    #expect(
      lines == [
        "console.log start function 0", "plugins [[\"name=P\", \"type=t\"]]", "willLoad", "height 0", "didLoad",
        "console.log end <p>x</p> loading", "console.log DOMContentLoaded", "console.log load complete",
      ])
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription, html: String
    let act: @Sendable (MarkupPage) throws -> Void
    let expected: [String]
  }

  @Test(
    "Each message reaches its method, in order",
    arguments: [
      Row(
        testDescription: "a format", html: "<p>|a|</p>", act: { try $0.toggleBold() }, expected: ["selectionChanged", "input"]),
      Row(testDescription: "nothing", html: "<p>a</p>", act: { _ = try $0.html() }, expected: []),
      Row(testDescription: "setting the document", html: "<p>a</p>", act: { try $0.setHTML("<p>b</p>") }, expected: []),
      Row(testDescription: "focus comes in the next turn", html: "<p>a</p>", act: { try $0.focus() }, expected: ["focus"]),
      Row(
        testDescription: "plain words", html: "<p>a</p>",
        act: { try $0.post("undoSet", "searched", "activateSearch", "deactivateSearch", "updateHeight") },
        expected: ["undoSet", "searched", "activateSearch", "deactivateSearch", "height 0"]),
      Row(
        testDescription: "a click is asked what it hit", html: "<p>a</p>", act: { try $0.post("clicked") }, expected: []),
      Row(
        testDescription: "requests of the editor", html: "<p>a</p>",
        act: { try $0.evaluate("MU.callbackSelectImage(); MU.callbackInsertLink(); MU.callbackInsertImage()") },
        expected: ["selectImage", "insertLink", "insertImage"]),
      Row(
        testDescription: "lines and errors", html: "<p>a</p>",
        act: { try $0.evaluate("MU.consoleLog('l'); MU.reportError('C', 'm', 'i', false)") },
        expected: ["log l", "error C: m i false"]),
      Row(
        testDescription: "the editor's own error", html: "<p>a</p>", act: { _ = try $0.html(divisionID: "none") },
        expected: ["error NoDiv: A div could not be found to return HTML from. - true"]),
      Row(
        testDescription: "JSON messages", html: "<p>a</p>",
        act: {
          try $0.post(
            #"{"messageType":"action","action":"go"}"#, #"{"messageType":"addedImage","src":"a.png"}"#,
            #"{"messageType":"addedImage","src":"a.png","divId":"d"}"#,
            #"{"messageType":"deletedImage","src":"a.png","divId":""}"#,
            #"{"messageType":"deletedImage","src":"a.png","divId":"d"}"#,
            #"{"messageType":"buttonClicked","id":"b","rect":{"x":0,"y":0,"width":0,"height":0}}"#,
            #"{"messageType":"copyImage","src":"a.png","dimensions":{}}"#)
        },
        expected: [
          "action go", "imageAdded a.png", "imageAdded a.png d", "imageDeleted a.png", "imageDeleted a.png d", "button b",
          "copyImage a.png",
        ]),
      Row(testDescription: "a message of no kind", html: "<p>a</p>", act: { try $0.post("whatever") }, expected: []),
      Row(testDescription: "loaded again", html: "<p>a</p>", act: { try $0.post("loadedUserFiles") }, expected: []),
    ])
  func messages(_ row: Row) throws {
    let lines = try Pages.run { page in
      let recorder = Recorder()
      let page = try page(delegate: recorder)
      try page.setTestHTML(row.html)
      _ = recorder.taken()
      try row.act(page)
      return recorder.lines
    }
    #expect(lines == row.expected)
  }

  @Test("A delegate that calls the page gets what that causes afterwards, once")
  func reentrance() throws {
    let lines = try Pages.run { page in
      let recorder = Recorder()
      let page = try page("<p>word</p>", delegate: recorder)
      _ = recorder.taken()
      var rest = 2
      recorder.onLine = { [unowned recorder] line, page in
        guard line == "input", rest > 0 else { return }
        rest -= 1
        recorder.lines.append("begin \(rest)")
        #expect(throws: Never.self) { try page.toggleItalic() }
        recorder.lines.append("end \(rest)")
      }
      try page.evaluate("MU.selectText('word'); MU.toggleBold(); 0") as JSValue
      return recorder.lines
    }
    #expect(
      lines == [
        "selectionChanged", "selectionChanged", "input", "begin 1", "end 1", "selectionChanged", "input", "begin 0", "end 0",
        "selectionChanged", "input",
      ])
  }

  @Test("Messages arrive when the outermost call ends, and when it throws")
  func outermost() throws {
    try Pages.run { page in
      let recorder = Recorder()
      let page = try page("<p>word</p>", delegate: recorder)
      _ = recorder.taken()
      try page.perform {
        try page.selectText("word")
        try page.toggleBold()
        #expect(recorder.lines.isEmpty)
      }
      #expect(recorder.taken() == ["selectionChanged", "selectionChanged", "input"])
      #expect(throws: JSError.self) { try page.evaluate("MU.toggleBold(); null.x") as JSValue }
      #expect(recorder.taken() == ["selectionChanged", "input"])
    }
  }

  @Test("A delegate may close the page; nothing comes after")
  func closing() throws {
    try Pages.run { page in
      let recorder = Recorder()
      let page = try page("<p>word</p>", delegate: recorder)
      _ = recorder.taken()
      recorder.onLine = { _, page in page.close() }
      try page.evaluate("MU.selectText('word'); MU.toggleBold(); 0") as JSValue
      #expect(recorder.lines == ["selectionChanged"])
      let error = #expect(throws: MarkupError.self) { try page.html() }
      #expect(error?.code == .pageClosed)
    }
  }

  @Test("A page holds its delegate weakly")
  func weakness() throws {
    try Pages.run { page in
      var recorder: Recorder? = Recorder()
      weak let reference = recorder
      let page = try page("<p>a</p>", delegate: recorder)
      recorder = nil
      #expect(reference == nil)
      try page.toggleBold()
    }
  }

  @Test("A click selects what is under it")
  func clicked() throws {
    let lines = try Pages.run { page in
      let recorder = Recorder()
      let page = try page(delegate: recorder)
      try page.setTestHTML("<table><tr><td><p><a href=\"https://a.example/\">l|ink</a></p></td></tr></table>")
      _ = recorder.taken()
      try page.post("clicked")
      return recorder.lines
    }
    #expect(lines == ["link https://a.example/", "table 1×1"])
  }

  @Test("The console, uncaught errors and rejections reach the delegate")
  func console() throws {
    let lines = try Pages.run { page in
      let recorder = Recorder()
      let page = try page("<p>a</p>", delegate: recorder)
      _ = recorder.taken()
      try page.evaluate(
        """
        console.info("a", 1, { b: [2] }); console.error(new TypeError("t").message)
        setTimeout(() => null.x); Promise.reject(new RangeError("r"))
        Promise.reject(3)
        addEventListener("unhandledrejection", (event) => { if (event.reason === 3) event.preventDefault() }); 0
        """, sourceURL: "a.js") as JSValue
      return recorder.lines
    }
    #expect(lines.prefix(2) == ["console.info a 1 {b: [2]}", "console.error t"])
    #expect(lines.contains { $0.hasPrefix("uncaught a.js:2:22: TypeError: null is not an object") })
    #expect(lines.contains { $0.hasPrefix("uncaught a.js:2:") && $0.hasSuffix("RangeError: r") })
    #expect(lines.contains { $0.hasPrefix("error Internal: ") })
    #expect(!lines.contains { $0.hasPrefix("uncaught") && $0.hasSuffix(" 3") })
  }
}

extension MarkupPage {
  /// Posts messages as the editor does.
  func post(_ messages: String...) throws {
    try call { for message in messages { try editorHandler().call(method: "postMessage", message) } }
  }

  private func editorHandler() throws -> JSValue { try context.globalObject["webkit"]["messageHandlers"]["markup"] }
}

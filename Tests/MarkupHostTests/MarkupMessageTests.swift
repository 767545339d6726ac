import Testing

@testable import MarkupHost

@Suite("Messages of the editor") struct MarkupMessageTests {
  struct Row: CustomTestStringConvertible {
    let testDescription, body: String
    let expected: MarkupMessage
  }

  @Test(
    "A message is read once, into a typed value",
    arguments: [
      Row(testDescription: "the document", body: "input", expected: .input(divID: nil)),
      Row(testDescription: "the editor by its id", body: "inputeditor", expected: .input(divID: nil)),
      Row(testDescription: "a division", body: "inputfoo", expected: .input(divID: "foo")),
      Row(testDescription: "a division with a plain word's name", body: "inputfocus", expected: .input(divID: "focus")),
      Row(testDescription: "a word", body: "selectionChanged", expected: .selectionChanged),
      Row(testDescription: "no word", body: "selectionchanged", expected: .unknown("selectionchanged")),
      Row(testDescription: "nothing", body: "", expected: .unknown("")),
      Row(testDescription: "a log", body: #"{"messageType":"log","log":"x"}"#, expected: .log("x")),
      Row(
        testDescription: "an error alerts by default", body: #"{"messageType":"error","code":"NoDiv","message":"m"}"#,
        expected: .error(.init(code: "NoDiv", message: "m", info: nil, alert: true))),
      Row(
        testDescription: "an error with all members",
        body: #"{"messageType":"error","code":"C","message":"m","info":"i","alert":false}"#,
        expected: .error(.init(code: "C", message: "m", info: "i", alert: false))),
      Row(
        testDescription: "an error without its message", body: #"{"messageType":"error","code":"C"}"#,
        expected: .unknown(#"{"messageType":"error","code":"C"}"#)),
      Row(
        testDescription: "an image without sizes", body: #"{"messageType":"copyImage","src":"a.png","alt":null,"dimensions":{}}"#,
        expected: .copyImage(.init(source: "a.png", alternativeText: nil, width: nil, height: nil))),
      Row(
        testDescription: "an image with sizes",
        body: #"{"messageType":"copyImage","src":"a.png","alt":"A","dimensions":{"width":3,"height":4}}"#,
        expected: .copyImage(.init(source: "a.png", alternativeText: "A", width: 3, height: 4))),
      Row(
        testDescription: "a size beyond all numbers",
        body: #"{"messageType":"copyImage","src":"a","dimensions":{"width":1e300}}"#,
        expected: .copyImage(.init(source: "a", alternativeText: nil, width: nil, height: nil))),
      Row(
        testDescription: "an added image", body: #"{"messageType":"addedImage","src":"a"}"#,
        expected: .addedImage(source: "a", divID: nil)),
      Row(
        testDescription: "an added image in the editor", body: #"{"messageType":"addedImage","src":"a","divId":"editor"}"#,
        expected: .addedImage(source: "a", divID: nil)),
      Row(
        testDescription: "a deleted image in a division", body: #"{"messageType":"deletedImage","src":"a","divId":"d"}"#,
        expected: .deletedImage(source: "a", divID: "d")),
      Row(
        testDescription: "a button",
        body: #"{"messageType":"buttonClicked","id":"b","rect":{"x":1,"y":2.5,"width":0,"height":0}}"#,
        expected: .buttonClicked(id: "b", rect: .init(x: 1, y: 2.5))),
      Row(
        testDescription: "plugins, by their strings",
        body: #"{"messageType":"markupPluginsDidLoad","plugins":[{"name":"n","type":"t","n":3,"o":{}}]}"#,
        expected: .pluginsDidLoad([["name": "n", "type": "t"]])),
      Row(testDescription: "an unknown type", body: #"{"messageType":"x"}"#, expected: .unknown(#"{"messageType":"x"}"#)),
      Row(testDescription: "no JSON", body: "{", expected: .unknown("{")),
    ])
  func parsing(_ row: Row) {
    #expect(MarkupMessage(row.body) == row.expected)
  }
}

@Suite("Key combinations") struct KeyCombinationTests {
  @Test(
    "Modifiers stand before the key",
    arguments: [
      ("Enter", "Enter", []), ("a", "a", []), ("Mod-b", "b", ["ctrlKey"]), ("Shift-Tab", "Tab", ["shiftKey"]),
      ("Ctrl-Alt-Meta-x", "x", ["altKey", "ctrlKey", "metaKey"]), ("-", "-", []), ("Ctrl--", "-", ["ctrlKey"]), ("😀", "😀", []),
    ])
  func combination(text: String, key: String, modifiers: [String]) throws {
    let combination = try KeyCombination(text)
    #expect(combination.key == key)
    #expect(combination.modifiers.keys.sorted() == modifiers)
  }

  @Test("What is no key is refused", arguments: ["", "Hyper-a"])
  func unknown(text: String) {
    #expect(throws: MarkupError.self) { try KeyCombination(text) }
  }
}

import Foundation

/// A file of tests in the JSON format of MarkupEditor: HTML with selection markers before and after an action.
public struct HTMLTestSuite: Sendable {
  /// The file, named as it was given.
  public let name: String
  public let description: String
  public private(set) var tests: [Test]

  /// The suite with those of its tests that satisfy the predicate, in their order.
  public func filter(_ isIncluded: (Test) throws -> Bool) rethrows -> HTMLTestSuite {
    var suite = self
    suite.tests = try tests.filter(isIncluded)
    return suite
  }

  /// One test, and where it stands.
  public struct Test: Sendable {
    public let description: String
    public let position: SourcePosition
    /// Why the test is not run; nil when it is.
    public let skipReason: String?
    public let kind: Kind
  }

  /// What a test does. The four kinds are told apart by their members.
  public enum Kind: Sendable {
    /// Sets HTML, acts, compares, undoes and redoes.
    case html(HTMLTest)
    /// Whether the highlighter knows a language (`input`, `recognized`).
    case languageRecognition(input: String, isRecognized: Bool)
    /// Which languages the code blocks of a document have (`html`, `expected`).
    case presentLanguages(html: String, expected: [String])
    /// What the tab of a code block says; nil: there is none (`html`, `expectedLabel`).
    case languageTab(html: String, expectedLabel: String?)
  }

  /// Reads a suite from a file.
  ///
  /// - Throws: ``MarkupError`` with the place of what is wrong.
  public init(contentsOf path: String) throws(MarkupError) {
    try self.init(json: try BaseDirectory.read(path, name: path), name: path)
  }

  /// Reads a suite from JSON.
  ///
  /// - Parameters:
  ///   - json: the suite's text, in UTF-8.
  ///   - name: what places and results call the suite.
  /// - Throws: ``MarkupError`` with the place of what is wrong.
  public init(json: some Sequence<UInt8>, name: String) throws(MarkupError) {
    let root = try JSONReader.read(json, file: name)
    let members = try SuiteMembers(root, of: "suite", known: ["description", "tests"])
    self.name = name
    description = try members.string("description") ?? ""
    guard let tests = try members.array("tests") else {
      throw MarkupError(.invalidSuite, "the suite has no \"tests\"; give an array of tests", at: root.position)
    }
    var read: [Test] = []
    for test in tests { read.append(try Test(test)) }
    self.tests = read
  }
}

/// A test that compares HTML. Its HTML holds the selection as markers: one for a cursor, two for a range.
public struct HTMLTest: Sendable {
  /// Runs without setting `startHTML` first.
  public var skipsSet = false
  /// Does not undo and redo.
  public var skipsUndoRedo = false
  /// The marker of the selection.
  public var marker = "|"
  public var startHTML: String
  public var endHTML: String
  public var undoHTML: String
  /// What an action may be given: text, a URL, what to search for.
  public var pasteString: String?
  /// The body of a function, and where it stands.
  public var action: String?
  public var actionPosition: SourcePosition?
  public var argument: Argument?

  /// Which member an action gets as its second argument, under the member's name.
  public enum Argument: String, Sendable {
    case startHtml, pasteString
  }
}

extension HTMLTestSuite.Test {
  init(_ node: JSONNode) throws(MarkupError) {
    let members = try SuiteMembers(
      node, of: "test",
      known: [
        "description", "skipTest", "skipSet", "skipUndoRedo", "sel", "startHtml", "endHtml", "undoHtml", "pasteString",
        "action", "arg", "input", "recognized", "html", "expected", "expectedLabel",
      ])
    guard let description = try members.string("description") else {
      throw MarkupError(.invalidSuite, "the test has no \"description\"; say in a sentence what it shows", at: node.position)
    }
    self.description = description
    position = node.position
    skipReason = try members.skipReason()
    kind = try Self.kind(members, at: node.position)
  }

  private static func kind(_ members: SuiteMembers, at position: SourcePosition) throws(MarkupError) -> HTMLTestSuite.Kind {
    if let startHTML = try members.string("startHtml") { return .html(try HTMLTest(startHTML, members)) }
    if let input = try members.string("input") {
      guard let isRecognized = try members.bool("recognized") else {
        throw MarkupError(.invalidSuite, "the test has \"input\" but no \"recognized\"; give true or false", at: position)
      }
      return .languageRecognition(input: input, isRecognized: isRecognized)
    }
    if let html = try members.string("html") {
      if let expected = try members.strings("expected") { return .presentLanguages(html: html, expected: expected) }
      if members.has("expectedLabel") {
        return .languageTab(html: html, expectedLabel: try members.string("expectedLabel", allowsNull: true))
      }
      throw MarkupError(
        .invalidSuite, "the test has \"html\" but neither \"expected\" nor \"expectedLabel\"; give what it should find",
        at: position)
    }
    throw MarkupError(.invalidSuite, "the test has no \"startHtml\"; give the HTML that it starts with", at: position)
  }
}

extension HTMLTest {
  fileprivate init(_ startHTML: String, _ members: SuiteMembers) throws(MarkupError) {
    self.startHTML = startHTML
    endHTML = try members.string("endHtml", hint: "give the expected HTML as a string") ?? startHTML
    undoHTML = try members.string("undoHtml", hint: "give the HTML after undo as a string") ?? startHTML
    skipsSet = try members.bool("skipSet") ?? false
    skipsUndoRedo = try members.bool("skipUndoRedo") ?? false
    marker = try members.string("sel") ?? "|"
    pasteString = try members.string("pasteString")
    action = try members.string("action", hint: "give the body of a function as a string")
    actionPosition = members.position(of: "action")
    if let name = try members.string("arg") {
      guard let argument = Argument(rawValue: name) else {
        throw MarkupError(
          .invalidSuite, "\"arg\" is \"\(name)\"; give \"startHtml\" or \"pasteString\"", at: members.position(of: "arg"))
      }
      self.argument = argument
    }
  }
}

/// Typed reads of the members of a suite or test.
private struct SuiteMembers {
  private let node: JSONNode

  init(_ node: JSONNode, of subject: String, known: [String]) throws(MarkupError) {
    guard case .object(let members) = node.value else {
      throw MarkupError(.invalidSuite, "the \(subject) is \(node.kind); give an object", at: node.position)
    }
    for member in members where !known.contains(member.key) && !member.key.hasPrefix("comment") {
      let meant = known.min { $0.editDistance(to: member.key) < $1.editDistance(to: member.key) } ?? ""
      let isNear = meant.editDistance(to: member.key) <= max(1, meant.count / 3)
      let advice = isNear ? "write \"\(meant)\"" : "take it out, or begin its name with \"comment\""
      throw MarkupError(.invalidSuite, "\"\(member.key)\" is no member of a \(subject); \(advice)", at: member.keyPosition)
    }
    self.node = node
  }

  func has(_ key: String) -> Bool { node[key] != nil }

  func position(of key: String) -> SourcePosition? { node[key]?.position }

  func string(_ key: String, allowsNull: Bool = false, hint: String = "give a string") throws(MarkupError) -> String? {
    guard let member = node[key] else { return nil }
    switch member.value {
    case .string(let text): return text
    case .null where allowsNull: return nil
    default: throw MarkupError(.invalidSuite, "\"\(key)\" is \(member.kind); \(hint)", at: member.position)
    }
  }

  func bool(_ key: String) throws(MarkupError) -> Bool? {
    guard let member = node[key] else { return nil }
    guard case .bool(let value) = member.value else {
      throw MarkupError(.invalidSuite, "\"\(key)\" is \(member.kind); give true or false", at: member.position)
    }
    return value
  }

  func array(_ key: String) throws(MarkupError) -> [JSONNode]? {
    guard let member = node[key] else { return nil }
    guard case .array(let elements) = member.value else {
      throw MarkupError(.invalidSuite, "\"\(key)\" is \(member.kind); give an array", at: member.position)
    }
    return elements
  }

  func strings(_ key: String) throws(MarkupError) -> [String]? {
    guard let elements = try array(key) else { return nil }
    var strings: [String] = []
    for element in elements {
      guard case .string(let text) = element.value else {
        throw MarkupError(.invalidSuite, "\"\(key)\" holds \(element.kind); give strings", at: element.position)
      }
      strings.append(text)
    }
    return strings
  }

  /// `skipTest`: a reason, or true. An empty reason and false run the test.
  func skipReason() throws(MarkupError) -> String? {
    guard let member = node["skipTest"] else { return nil }
    switch member.value {
    case .string(let reason): return reason.isEmpty ? nil : reason
    case .bool(let skips): return skips ? "no reason given" : nil
    case .null: return nil
    default: throw MarkupError(.invalidSuite, "\"skipTest\" is \(member.kind); give the reason as a string", at: member.position)
    }
  }
}

extension String {
  /// How many characters have to be added, taken out or replaced to make another string of this one. Case does not count.
  fileprivate func editDistance(to other: String) -> Int {
    let (from, to) = (Array(lowercased()), Array(other.lowercased()))
    var row = Array(0...to.count)
    for (index, character) in from.enumerated() {
      let previous = row
      row[0] = index + 1
      for column in to.indices {
        row[column + 1] = Swift.min(previous[column] + (character == to[column] ? 0 : 1), previous[column + 1] + 1, row[column] + 1)
      }
    }
    return row[to.count]
  }
}

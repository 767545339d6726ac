import Foundation
import MarkupHost

/// The options of every command that makes a page.
struct PageOptions {
  static let all: [CommandSpecification.Option] = [
    .values("user-script", "FILE", "run a script or ES module of yours in the page"),
    .values("user-css", "FILE", "add a style sheet of yours"),
    .value("base", "DIR", "what scripts and documents may read lies below DIR; by default the document's folder"),
    .value("timeout", "SECONDS", "stop a script after so long; 10 by default"),
  ]

  private let arguments: Arguments
  private let document: String?

  /// - Parameter document: the file whose folder is the base directory where no other is given.
  init(_ arguments: Arguments, document: String? = nil) throws(UsageError) {
    guard document != "" else {
      throw UsageError("the document's name is empty; give a file", command: arguments.command)
    }
    self.arguments = arguments
    self.document = document == "-" ? nil : document
  }

  func configuration(from initial: MarkupPage.Configuration = MarkupPage.Configuration()) throws -> MarkupPage.Configuration {
    var configuration = initial
    configuration.userScripts += try arguments.values("user-script").map(UserScript.init(operand:))
    configuration.userStyleSheets += try arguments.values("user-css").map(UserStyleSheet.init(operand:))
    configuration.baseDirectory = try baseDirectory()
    // What nobody looks at need not be coloured; no HTML has the colours.
    configuration.behavior.highlightCode = arguments.has("highlight")
    if let timeout = try timeout() { configuration.timeLimit = timeout }
    return configuration
  }

  /// A page with a document in it, or with an empty one.
  ///
  /// - Throws: ``MarkupError`` for a document that cannot be read, at its place.
  func makePage(for document: String?, delegate: any MarkupDelegate) throws -> MarkupPage {
    let configuration = try configuration()
    guard let document else { return try MarkupPage(configuration: configuration, delegate: delegate) }
    let file = try HTMLFile(operand: document)
    // Only in a page is there a body to be found first.
    if file.isFragment { return try MarkupPage(fragment: file, configuration: configuration, delegate: delegate) }
    return try DocumentEditor(file, configuration: configuration, delegate: delegate).page
  }

  private func baseDirectory() throws(UsageError) -> String {
    guard let given = arguments.value("base") else {
      return document.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path } ?? "."
    }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: given, isDirectory: &isDirectory), isDirectory.boolValue else {
      throw UsageError("--base \(given) is no folder; give the one that scripts may read from", command: arguments.command)
    }
    return given
  }

  private func timeout() throws(UsageError) -> Duration? {
    guard let text = arguments.value("timeout") else { return nil }
    guard let seconds = Double(text), seconds > 0, seconds <= 86_400 else {
      throw UsageError("--timeout is \"\(text)\"; give seconds above 0 and up to 86400, such as 2.5", command: arguments.command)
    }
    return .seconds(seconds)
  }
}

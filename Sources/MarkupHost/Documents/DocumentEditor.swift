import Foundation
import JSBridge

/// Edits an HTML file and changes nothing else in it.
///
/// The page has the content of the file's body, of the element that a selector names, or of the whole file when that is a fragment.
/// What is saved is the file's own source with the changes in it: attributes, comments and white space that the editor does not
/// know stay where the edit did not write a block anew.
///
///     let editor = try DocumentEditor(HTMLFile(contentsOf: "letter.html"))
///     try editor.page.evaluate("MU.replaceAll('Acme', 'Globex')")
///     let edited = try editor.save()
///
/// An edit is safe because it is read back: the source that is saved gives exactly the document that the editor holds.
public final class DocumentEditor {
  public let file: HTMLFile
  public let page: MarkupPage
  private let session: DocumentSession

  /// Loads a file into a page of its own.
  ///
  /// - Parameters:
  ///   - file: the HTML file.
  ///   - element: a selector for the one element whose content is edited.
  ///   - configuration: how the page is set up.
  ///   - delegate: held weakly.
  ///   - virtualMachine: editors that share one open faster; all of them belong to one thread at a time.
  /// - Throws: ``MarkupError`` when there is no such element; what the page throws.
  public init(
    _ file: HTMLFile, element: String? = nil, configuration: MarkupPage.Configuration = MarkupPage.Configuration(),
    delegate: (any MarkupDelegate)? = nil, virtualMachine: JSVirtualMachine? = nil
  ) throws {
    self.file = file
    session = DocumentSession(file: file, element: element)
    page = try MarkupPage(document: session, configuration: configuration, delegate: delegate, virtualMachine: virtualMachine)
  }

  /// What of the file the editor does not hold, in order: the schema's view, whatever an edit would do.
  public func losses() throws -> [DocumentLoss] {
    try perform { try session.losses(try session.value.call(method: "losses")) }
  }

  /// The part of the file's text that the editor got.
  var editedHTML: String { session.html }

  /// Runs a script that edits the document, and all that it starts: promises, timers.
  ///
  /// - Throws: what the script throws, also later.
  public func run(_ script: UserScript) throws {
    try page.perform { try page.run(script, number: 1) }
    do {
      try page.runUntilIdle()
    } catch let error as JSError {
      throw error.named(script.displayName(number: 1))
    }
  }

  /// The file with what was edited since it was loaded.
  ///
  /// - Parameter pretty: writes all of the edited content anew, a line for each block.
  public func save(pretty: Bool = false) throws -> EditedDocument {
    try perform {
      let options = try page.context.makeObject(pretty ? ["html": try page.html(pretty: true)] : [:])
      let result = try session.value.call(method: "save", options)
      guard try result["changed"].isTruthy else { return EditedDocument(data: file.data, text: file.text, isChanged: false, lost: []) }
      let text = try result["source"].string ?? ""
      return EditedDocument(
        data: file.data(of: text), text: text, isChanged: true, lost: try session.losses(try result["lost"]))
    }
  }

  /// Runs the host's own scripts on the document, whose name an error of theirs gets: the document is too large or too deep for them.
  func perform<R>(_ body: () throws -> R) throws -> R {
    do {
      return try page.perform(body)
    } catch let error as JSError {
      throw error.about(document: file.name)
    }
  }
}

@available(*, unavailable)
extension DocumentEditor: Sendable {}

/// A file after an edit.
public struct EditedDocument: Sendable {
  /// The bytes of the file, in its own encoding.
  public let data: Data
  public let text: String
  /// Whether a byte differs.
  public let isChanged: Bool
  /// What was in the file, is not any more, and was not taken out by the edit: the editor does not hold it and wrote its
  /// surroundings anew.
  public let lost: [DocumentLoss]
}

/// The script's half of the editor: finds what is edited, and follows it to the source.
private final class DocumentSession: InitialDocument {
  private let file: HTMLFile
  private let element: String?
  private var opened: JSValue?

  var name: String? { file.name }

  /// What the editor got.
  private(set) var html = ""

  init(file: HTMLFile, element: String?) {
    self.file = file
    self.element = element
  }

  var value: JSValue {
    guard let opened else { preconditionFailure("a page loads its document before it is handed out") }
    return opened
  }

  func html(for page: MarkupPage) throws -> String {
    let options = try page.context.makeObject([
      "isFragment": file.isFragment, "markup": page.markup, "document": page.document, "parsing": try page.window.part("dom"),
    ])
    if let element { try options.set("element", to: element) }
    let result = try page.window.part("documents").call(method: "openDocument", file.text, options)
    let opened = try result["session"]
    guard opened.isObject else { throw try error(from: try result["problem"]) }
    self.opened = opened
    html = try opened["html"].string ?? ""
    return html
  }

  private func error(from problem: JSValue) throws -> MarkupError {
    let code = MarkupError.Code(try problem["code"].string ?? "")
    let message = try problem["message"].string ?? ""
    guard let line = try problem["line"].integer(), let column = try problem["column"].integer() else {
      return MarkupError(code, "\(file.name): \(message)")
    }
    return MarkupError(code, message, at: SourcePosition(file: file.name, line: line, column: column))
  }

  func didLoad(in page: MarkupPage) throws {
    try value.call(method: "attach", try page.editor.call(method: "activeView"))
  }

  func losses(_ list: JSValue) throws -> [DocumentLoss] {
    try DocumentLoss.list(list, file: file.name)
  }
}

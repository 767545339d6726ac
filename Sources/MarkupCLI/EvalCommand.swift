import Foundation
import MarkupHost

/// `markuphost eval`: a value out of a document.
enum EvalCommand: Command {
  static let specification = CommandSpecification(
    name: "eval",
    usage: ["DOC EXPR [options]", "EXPR [options]"],
    summary: "Loads a document into the editor, evaluates an expression and prints its value.",
    discussion: """
      DOC is an HTML file, a whole page or a fragment, or - for standard input; without it the editor is empty.
      A string is printed as it is, any other value as JSON; a promise is awaited. EXPR may be several statements, and may await
      and import. Nothing is written back.
      """,
    options: PageOptions.all + [
      .flag("json", "print a string as JSON too"), .flag("highlight", "colour code by its language, in the page; no HTML has the colours"),
    ],
    examples: [
      ("page.html 'MU.getHTML()'", "the document as the editor holds it"),
      ("page.html 'MU.wordCount()' --user-script custom.js", "what a script of yours answers"),
      ("- 'document.querySelectorAll(\"h2\").length' < page.html", "a document from standard input"),
      ("page.html 'const { count } = await import(\"./count.js\"); count(document)'", "a function out of a module"),
      ("'MU.setHTML(\"<p>x</p>\"), MU.getHTML()'", "no document"),
    ])

  /// What errors call the expression.
  private static let name = "expression"

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    let operands = arguments.operands
    let (document, expression): (String?, String)
    switch operands.count {
    case 1:
      guard operands[0] != "-", !FileManager.default.fileExists(atPath: operands[0]) else {
        throw UsageError("\(operands[0]) is a document; give an expression after it", command: "eval")
      }
      (document, expression) = (nil, operands[0])
    case 2: (document, expression) = (operands[0], operands[1])
    case 0: throw UsageError("give a document and an expression, or an expression", command: "eval")
    default: throw UsageError("\"\(operands[2])\" is one operand too many; quote the expression", command: "eval")
    }
    let options = try PageOptions(arguments, document: document)
    let asJSON = arguments.has("json")
    // Deep documents need a deep stack.
    let outcome = try PageThread.run {
      let observer = ScriptObserver()
      let page = try options.makePage(for: document, delegate: observer)
      defer { page.close() }
      do {
        let value = try page.evaluateSettled(expression, sourceURL: name)
        let text = try page.printed(value, asJSON: asJSON)
        // What the expression has started is part of it: timers, promises nobody waits for.
        try page.runUntilIdle()
        return (text: text, errors: observer.errors)
      } catch {
        throw LocatedError(place: name, error: error)
      }
    }
    try Terminal.print(outcome.text)
    for error in outcome.errors { Terminal.note(Diagnostics.line(for: error)) }
    return outcome.errors.isEmpty ? .done : .failed
  }
}

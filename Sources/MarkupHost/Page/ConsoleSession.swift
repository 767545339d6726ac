import JSBridge

/// A console in a page: inputs one after the other, their values as text, and completions of what is being typed.
package final class ConsoleSession {
  package enum Outcome {
    /// The input ends where more has to come. Nothing has run.
    case incomplete
    /// The input has no value: it ends with a declaration.
    case nothing
    case value(JSValue)
  }

  package struct Completions {
    /// What the names replace: so many UTF-16 code units before the cursor.
    package let replacedLength: Int
    package let items: [Item]

    package struct Item {
      package let name: String
      /// The parameters of a function; empty for anything else.
      package let hint: String
    }
  }

  private let page: MarkupPage
  private let bundle: JSValue
  private let proxyTarget: JSValue
  private let sourceColumn: JSValue
  /// Makes a value the one that `_` is; undefined where a script has the name.
  private let keep: JSValue

  package init(_ page: MarkupPage) throws {
    self.page = page
    let context = page.context
    bundle = try page.window.part("repl")
    proxyTarget = try context.makeFunction("proxyTarget") { arguments -> any JSConvertible in
      guard let target = arguments[0].proxyTarget else { return JSUndefined() }
      return target
    }
    sourceColumn = try context.makeFunction("sourceColumn") { [weak page] arguments -> any JSConvertible in
      let column = try arguments[0]["column"].integer() ?? 1
      return page?.window.sourceColumn(
        try arguments[0]["name"].string ?? "", line: try arguments[0]["line"].integer() ?? 1, column: column) ?? column
    }
    keep = try bundle.call(method: "keepLastValue")
  }

  /// Evaluates an input. One that awaits at its top level is waited for.
  ///
  /// - Parameters:
  ///   - name: what stacks call the input.
  ///   - line: the line of that which the input begins on.
  /// - Throws: `JSError` for a syntax error or an exception; `CancellationError` when a wait was cancelled.
  package func evaluate(_ input: String, name: String, line: Int = 1) throws -> Outcome {
    try page.call {
      do {
        guard let prepared = try page.preparedInput(input, name: name, line: line) else { return .incomplete }
        // In one entry, after which a rejection that nobody has taken over would count as unhandled.
        let value = try page.context.perform { () throws(JSError) in
          let value = try page.evaluate(prepared, name: name, line: line)
          if value.isPromise { try bundle.call(method: "takeOver", value) }
          return value
        }
        // Whoever awaits can wait; what never comes is told by the loop having nothing left to do.
        let result = prepared.awaits ? try page.settle(value, EventLoop.Limits(time: .seconds(365 * 24 * 60 * 60))) : value
        if prepared.declares { return .nothing }
        if keep.isFunction, !result.isUndefined { try keep.call(result) }
        return .value(result)
      } catch let error as JSError {
        throw error.named(name)
      }
    }
  }

  /// A value as a browser's console shows it, on one line or several. Nothing of a user's runs for it.
  ///
  /// - Parameter width: columns of a line.
  package func text(of value: JSValue, width: Int, isColoured: Bool) throws -> String {
    try page.call {
      let options = try page.context.makeObject([
        "width": width, "isColoured": isColoured, "proxyTarget": proxyTarget, "sourceColumn": sourceColumn,
      ])
      return try bundle.call(method: "inspect", value, options).string ?? ""
    }
  }

  /// What a promise is fulfilled with, after waiting for it; nil while it is pending.
  ///
  /// - Parameter limits: how far to wait.
  /// - Throws: `JSError` for what it is rejected with.
  package func result(of promise: JSValue, limits: EventLoop.Limits) throws -> JSValue? {
    try page.call {
      do {
        return try page.settle(promise, limits)
      } catch let error as MarkupError where error.code == .unsettledPromise {
        return nil
      }
    }
  }

  /// The blocks of the document that the selection is in, as HTML with the selection as `|`.
  package func selection() throws -> String {
    // No document is likely to hold it.
    let marker = "\u{F8FF}"
    return try page.call {
      try bundle.call(method: "selectedBlocks", try page.testHTML(marker: marker), marker).string ?? ""
    }
  }

  /// What the text before a cursor could go on with. Nothing of a user's runs for it.
  package func completions(of text: String) throws -> Completions {
    try page.call {
      let options = try page.context.makeObject(["names": try page.window.modules().inputNames(), "proxyTarget": proxyTarget])
      let result = try bundle.call(method: "complete", text, options)
      let items = try (result["items"].elements() ?? []).map { (item: JSValue) throws in
        Completions.Item(name: try item["name"].string ?? "", hint: try item["hint"].string ?? "")
      }
      return Completions(replacedLength: text.utf16.count - (try result["start"].integer() ?? 0), items: items)
    }
  }
}

@available(*, unavailable)
extension ConsoleSession: Sendable {}

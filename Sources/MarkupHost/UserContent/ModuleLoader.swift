import Foundation
import JSBridge

/// The loader of ES modules in a window, which runs in the window's context (Resources/modules).
final class ModuleLoader {
  private let loader: JSValue
  private let exports: JSValue

  init(_ window: HostWindow) throws {
    let context = window.context
    exports = try window.part("modules")
    let host = try context.makeObject([
      "URL": try context.globalObject["URL"], "CSSStyleSheet": try context.globalObject["CSSStyleSheet"],
    ])
    func define(_ name: String, _ body: @escaping (HostWindow, JSArguments) throws -> any JSConvertible) throws {
      let function = try context.makeFunction(name) { [weak window] arguments -> any JSConvertible in
        guard let window else { return JSUndefined() }
        return try body(window, arguments)
      }
      try host.set(name, to: function)
    }
    try define("evaluate") { window, arguments in
      try window.context.evaluate(arguments[0].string ?? "", sourceURL: arguments[1].string ?? "")
    }
    try define("read") { window, arguments in
      do throws(MarkupError) {
        return try window.resources.text(of: arguments[0].string ?? "")
      } catch {
        throw JSError(name: "TypeError", message: error.message)
      }
    }
    try define("name") { window, arguments in window.resources.name(of: arguments[0].string ?? "") }
    try define("builtIn") { window, arguments in
      try window.builtInModule?(arguments[0].string ?? "") ?? window.context.undefined
    }
    loader = try exports["Loader"].construct(host)
    // The seven characters that stand in a classic script for `import(`.
    try context.globalObject.define("\u{1C1}", as: try loader["importFromScript"])
  }

  /// - Returns: a promise when the module, or one that it imports, waits for something.
  func evaluate(_ source: String, url: String, name: String) throws -> JSValue? {
    try promise(loader.call(method: "evaluate", source, url, name))
  }

  func evaluateFile(_ url: String) throws -> JSValue? {
    try promise(loader.call(method: "evaluateFile", url))
  }

  private func promise(_ value: JSValue) -> JSValue? { value.isUndefined ? nil : value }

  func prepareScript(_ source: String, url: String) throws -> String {
    try loader.call(method: "prepareScript", source, url).string ?? source
  }

  func place(ofSyntaxErrorIn source: String, isModule: Bool = false) throws -> JSContext.SyntaxErrorPlace? {
    let options = try loader.context.makeObject(["module": isModule])
    let place = try exports.call(method: "locate", source, options)
    guard !place.isNull, let line: Int = try place["line"].integer(), let column: Int = try place["column"].integer() else {
      return nil
    }
    return JSContext.SyntaxErrorPlace(line: line, column: column)
  }

  /// Whether a source is a module: as a classic script it cannot be read, or not as far.
  func isModule(_ source: String) throws -> Bool {
    guard let asScript = try place(ofSyntaxErrorIn: source) else { return false }
    guard let asModule = try place(ofSyntaxErrorIn: source, isModule: true) else { return true }
    return (asModule.line, asModule.column) > (asScript.line, asScript.column)
  }

  /// An input of a console as a classic script; see `ConsoleScope` in Resources/modules.
  func prepareInput(_ source: String, url: String, name: String, line: Int) throws -> JSValue {
    let options = try loader.context.makeObject(["url": url, "name": name, "line": line])
    return try loader.call(method: "prepareInput", source, options)
  }

  /// The variables that inputs of the console have declared.
  func inputNames() throws -> JSValue { try loader["inputNames"] }

  /// The column in the source that a place in a module, or in an input of the console, has come from.
  func sourceColumn(_ name: String, line: Int, column: Int) -> Int {
    // A place that cannot be led back is still one on the right line.
    (try? loader.call(method: "sourceColumn", name, line, column).integer()) ?? column
  }
}

import EmbeddedResources
import Foundation
import JSBridge
import Synchronization

/// A window of the DOM without an editor: a context whose global object scripts know as `window`.
///
/// Its owner keeps it and closes it. What scripts ask of their host (the console, files, randomness) they get through
/// the closures here, which hold the window weakly.
package final class HostWindow {
  package let context: JSContext
  /// The document of the window.
  package private(set) var document: JSValue
  /// What `createWindow` of the DOM answers.
  package private(set) var controller: JSValue
  private(set) var resources: Resources
  /// What bundles get their parts with: a function that evaluates the bundle of a name.
  private(set) var partLoader: JSValue

  package var onConsoleMessage: ((ConsoleMessage) -> Void)?
  package var onUncaughtError: ((JSError) -> Void)?
  /// Loads images: gets a source as an element has it, and a function to call with width and height in pixels, or with
  /// nothing for one that cannot be had. Nil: no image is ever loaded.
  package var imageLoader: ((_ source: String, _ done: JSValue) -> Void)?
  /// The module that a specifier names if the host supplies it.
  var builtInModule: ((_ specifier: String) throws -> JSValue?)?

  /// What the DOM asks the host with.
  private var host: JSValue
  private var parts: [String: JSValue] = [:]
  private var loadedModules: ModuleLoader?

  package init(
    virtualMachine: JSVirtualMachine, resources: Resources, userAgent: String = "MarkupHost", timeLimit: Duration? = nil
  ) throws {
    context = JSContext(virtualMachine: virtualMachine, name: "MarkupPage")
    context.timeLimit = timeLimit
    self.resources = resources
    // Until the window is made there is nothing that could be asked for either.
    document = context.undefined
    controller = context.undefined
    partLoader = context.undefined
    host = context.undefined

    partLoader = try context.makeFunction("part") { [weak self] arguments in
      guard let self else { return JSUndefined() }
      return try self.part(arguments[0].string ?? "")
    }
    let dom = try part("dom")
    host = try makeHost(userAgent: userAgent)
    controller = try dom.call(method: "createWindow", context.globalObject, host)
    document = try controller["document"]
    reportErrors()
    context.syntaxErrorLocator = { [weak self] source, _ in
      // Without the parser's answer the engine's stands, which has the line at least.
      try? self?.modules().place(ofSyntaxErrorIn: source)
    }
  }

  /// Gives the window to an owner: the address of its document, its clock, which begins now, and its size.
  ///
  /// No script of a user has seen it before.
  func open(_ resources: Resources, clock: EventLoop.Clock, windowSize: MarkupPage.WindowSize) throws {
    self.resources = resources
    context.eventLoop.clock = clock
    try controller.call(method: "setURL", resources.documentURL)
    try controller.call(method: "setViewport", try context.makeObject(["width": windowSize.width, "height": windowSize.height]))
    try host.set("timeOrigin", to: Self.wallClock)
  }

  deinit { close() }

  /// Lets go of the context and all its values.
  package func close() {
    loadedModules = nil
    parts = [:]
    context.close()
  }

  // MARK: What the DOM asks of its host

  private func makeHost(userAgent: String) throws -> JSValue {
    let loop = context.eventLoop
    let host = try context.makeObject([
      "url": resources.documentURL, "userAgent": userAgent, "timeOrigin": Self.wallClock,
    ])
    func define(_ name: String, _ body: @escaping (JSArguments) throws -> any JSConvertible) throws {
      try host.set(name, to: try context.makeFunction(name, body))
    }
    try define("now") { [unowned loop] _ in loop.now / .milliseconds(1) }
    try define("console") { [weak self] arguments in
      let level = ConsoleMessage.Level(consoleMethod: arguments[0].string ?? "log")
      self?.onConsoleMessage?(ConsoleMessage(level: level, text: arguments[1].string ?? ""))
      return JSUndefined()
    }
    try define("uncaught") { [weak self] arguments in
      guard let self else { return JSUndefined() }
      onUncaughtError?(context.error(for: arguments[0]))
      return JSUndefined()
    }
    try define("randomBytes") { arguments in
      var generator = SystemRandomNumberGenerator()
      return Data((0..<(arguments[0].integer() ?? 0)).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    }
    try define("encodingOf") { arguments in EncodingLabels.encoding(of: arguments[0].string ?? "") }
    try define("makeDecoder") { [unowned context] arguments in
      let name = arguments[0].string ?? ""
      guard var decoder = LegacyDecoder(name) else { throw JSError(name: "RangeError", message: "there is no decoder of \(name)") }
      return try context.makeFunction("decode") { arguments in
        let units = decoder.decode(arguments[0].data ?? Data(), isLast: arguments[1].isTruthy, isFatal: arguments[2].isTruthy)
        return try units.map { try context.makeString(utf16: $0) }
      }
    }
    try host.set("part", to: partLoader)
    try define("loadImage") { [weak self] arguments in
      guard let load = self?.imageLoader, let source = arguments[0].string else { return false }
      load(source, arguments[1])
      return true
    }
    try define("load") { [weak self] arguments in
      guard let self else { return JSUndefined() }
      let url = arguments[0].string ?? ""
      return try self.settledPromise { try self.resources.text(of: url) }
    }
    try define("runScript") { [weak self] arguments in
      guard let self, let source = arguments[0].string else { return JSUndefined() }
      let url = arguments[1].string ?? resources.documentURL
      return try run(source, url: url, name: resources.name(of: url), isModule: arguments[2].isTruthy) ?? context.undefined
    }
    return host
  }

  /// Milliseconds since the epoch.
  private static var wallClock: Double { (Date.now.timeIntervalSince1970 * 1000).rounded() }

  private func settledPromise(_ body: () throws -> any JSConvertible) throws -> JSValue {
    let deferred = try context.makeDeferred()
    do {
      try deferred.resolve(try body())
    } catch {
      try deferred.reject(JSError(name: "TypeError", message: "\(error)"))
    }
    return deferred.promise
  }

  private func reportErrors() {
    context.onUncaughtError = { [weak self] value, error in
      guard let self, !context.isClosed else { return }
      report(error) {
        try self.controller.call(method: "reportException", value ?? self.context.undefined, self.place(of: error))
      }
    }
    context.onUnhandledRejection = { [weak self] promise, reason, error in
      guard let self, !context.isClosed else { return }
      report(error) { try self.controller.call(method: "reportRejection", promise, reason) }
    }
  }

  /// Tells the window's listeners of an error, and the owner unless a listener prevents it.
  private func report(_ error: JSError, _ fire: () throws -> JSValue) {
    do {
      if try fire().isTruthy { onUncaughtError?(error) }
    } catch let second {
      // The listeners could not be told, so the owner is told both.
      onUncaughtError?(error)
      if let second = second as? JSError { onUncaughtError?(second) }
    }
  }

  private func place(of error: JSError) throws -> JSValue {
    try context.makeObject([
      "message": error.summary, "filename": error.sourceURL ?? "", "lineno": error.line ?? 0, "colno": error.column ?? 0,
    ])
  }

  // MARK: Bundles

  /// What the names of the host's own scripts begin with; see `JSBridge`, which leaves their functions out of stacks.
  static let scriptPrefix = "host:"

  /// The exports of a bundle, evaluated when first asked for.
  package func part(_ name: String) throws -> JSValue {
    if let part = parts[name] { return part }
    guard let bundle = Self.bundle(name) else {
      throw MarkupError(.unsupportedValue, "there is no bundle \"\(name)\"; ask for one that scripts/bundle makes")
    }
    let part = try context.evaluate(bundle)
    parts[name] = part
    return part
  }

  /// The bundles asked for so far. One source serves all pages, so that the engine parses it once a machine.
  private static let bundles = Mutex<[String: JSSource]>([:])

  private static func bundle(_ name: String) -> JSSource? {
    bundles.withLock { bundles in
      if let bundle = bundles[name] { return bundle }
      guard let text = EmbeddedResource.bundle(named: name) else { return nil }
      // The name keeps the functions of the bundle out of the stacks of scripts.
      let bundle = JSSource(text, sourceURL: "\(scriptPrefix)\(name).js")
      bundles[name] = bundle
      return bundle
    }
  }

  // MARK: Scripts

  func modules() throws -> ModuleLoader {
    if let loadedModules { return loadedModules }
    let loader = try ModuleLoader(self)
    loadedModules = loader
    return loader
  }

  /// The column in its source that a place in a script has come from.
  func sourceColumn(_ name: String, line: Int, column: Int) -> Int {
    loadedModules?.sourceColumn(name, line: line, column: column) ?? column
  }

  /// Runs a script as the window's own. Answers a promise when a module waits for something.
  ///
  /// - Parameters:
  ///   - url: what its imports start from.
  ///   - name: what stacks call it.
  @discardableResult
  func run(_ source: String, url: String, name: String, isModule: Bool) throws -> JSValue? {
    if isModule { return try modules().evaluate(source, url: url, name: name) }
    try context.evaluate(try prepared(source, url: url), sourceURL: name)
    return nil
  }

  /// A function that imports a module of the page, for the host's own scripts.
  func makeImporter() throws -> JSValue {
    try context.makeFunction("importModule") { [weak self] arguments in
      guard let self else { return JSUndefined() }
      let source = try prepared("(path) => import(path)", url: resources.documentURL)
      return try context.evaluate(source, sourceURL: "\(Self.scriptPrefix)import.js").call(arguments[0])
    }
  }

  /// A classic script whose `import()` calls reach the modules.
  func prepared(_ source: String, url: String) throws -> String {
    // The parser is not worth loading for a script that cannot have a call.
    source.contains("import") ? try modules().prepareScript(source, url: url) : source
  }
}

extension ConsoleMessage.Level {
  /// The level of a method of `console`; those that only show something are as `log`.
  init(consoleMethod name: String) {
    self = Self(rawValue: name) ?? .log
  }
}

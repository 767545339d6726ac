import Foundation
import JSBridge
import MarkupHost

/// A console: reads inputs, evaluates them in the page and prints their values.
final class Repl {
  /// What the console works on, where a document was given.
  let editor: DocumentEditor?
  let page: MarkupPage
  let observer = ReplObserver()
  let console: ConsoleSession
  private let reader: any LineReader
  private let signals: TerminalSignals?
  /// What the document's file holds, as far as the console knows.
  var fileContent: Data?
  private var isEnded = false
  /// Lines read so far.
  private var lineCount = 0

  var isInteractive: Bool { signals != nil }

  /// - Parameter signals: those of the terminal; nil when there is none, and values alone are printed.
  init(document: HTMLFile?, configuration: MarkupPage.Configuration, signals: TerminalSignals?) throws {
    self.signals = signals
    fileContent = document?.data
    if let document {
      let editor = try DocumentEditor(document, configuration: configuration, delegate: observer)
      self.editor = editor
      page = editor.page
    } else {
      editor = nil
      page = try MarkupPage(configuration: configuration, delegate: observer)
    }
    console = try ConsoleSession(page)
    reader = if let signals { try LineEditor(signals) } else { PipeReader() }
    if let lineEditor = reader as? LineEditor { connect(lineEditor) }
  }

  func close() {
    reader.close()
    page.close()
  }

  private func connect(_ lineEditor: LineEditor) {
    let completer = Completer(console)
    lineEditor.complete = { completer.completion(of: $0) }
    lineEditor.timeUntilWork = { [page] in page.isClosed ? nil : page.context.eventLoop.timeUntilNextTurn }
    lineEditor.work = { [weak self] in self?.runDueWork() }
    observer.print = { [unowned lineEditor] text in lineEditor.interject { Terminal.note(text) } }
  }

  /// The name that errors give for what is typed.
  private var inputName: String { isInteractive ? "repl" : "standard input" }

  func run() throws -> ExitStatus {
    // What user scripts threw while the page was loaded.
    if try reportUncaught(), !isInteractive { return .failed }
    if isInteractive { try Terminal.print(greeting) }
    var input: [String] = []
    while !isEnded {
      switch try reader.readLine(prompt: input.isEmpty ? "> " : "... ") {
      case .end:
        if isInteractive { try Terminal.print("") }
        if input.isEmpty { return .done }
        return try evaluate(input, isAtEnd: true) == .failed && !isInteractive ? .failed : .done
      case .interrupted:
        input = []
      case .line(let line):
        lineCount += 1
        input.append(line)
        let outcome = input.count == 1 ? try command(line) : nil
        switch try outcome ?? evaluate(input, isAtEnd: false) {
        case .incomplete: continue
        case .failed where !isInteractive: return .failed
        case .failed, .done: break
        }
        reader.remember(input.joined(separator: "\n"))
        input = []
      }
    }
    return .done
  }

  private var greeting: String {
    "markuphost \(MarkupHostVersion.current)\(editor.map { ", \($0.file.name.onOneLine)" } ?? ""); .help lists the commands"
  }

  /// Prints text from a document or a name: to a terminal with nothing in it that this would obey, else as it is.
  func printText(_ text: String) throws { try Terminal.print(isInteractive ? text.terminalSafe : text) }

  func end() { isEnded = true }

  private enum Outcome {
    case incomplete
    case failed
    case done
  }

  /// Runs a line that is a command; nil for any other.
  private func command(_ line: String) throws -> Outcome? {
    guard let call = DotCommand.Call(line) else { return nil }
    return try attempt(line: lineCount) {
      try call.command.run(self, call.argument)
    }
  }

  private func evaluate(_ lines: [String], isAtEnd: Bool) throws -> Outcome {
    let input = lines.joined(separator: "\n")
    let firstLine = lineCount - lines.count + 1
    var isIncomplete = false
    let outcome = try attempt(line: firstLine) {
      isIncomplete = try !evaluate(input, name: inputName, line: firstLine)
      if isIncomplete, isAtEnd { throw JSError.unexpectedEnd(of: input, name: inputName, line: firstLine) }
    }
    return isIncomplete && !isAtEnd ? .incomplete : outcome
  }

  /// Evaluates an input and prints its value; answers whether it was complete.
  func evaluate(_ input: String, name: String, line: Int = 1) throws -> Bool {
    switch try console.evaluate(input, name: name, line: line) {
    case .incomplete: return false
    case .nothing: break
    case .value(let value): try printValue(value)
    }
    // With a virtual clock, what the input has started is part of it.
    if !isInteractive { try page.runUntilIdle() }
    return true
  }

  private func printValue(_ value: JSValue) throws {
    guard !value.isUndefined else {
      if isInteractive { try Terminal.print(dimmed("undefined")) }
      return
    }
    guard value.isPromise else { return try Terminal.print(text(of: value)) }
    // In a terminal nobody wants to wait for ever; await does.
    let patience: Duration = isInteractive ? .seconds(5) : .seconds(86_400)
    if let result = try console.result(of: value, limits: EventLoop.Limits(time: patience)) {
      try Terminal.print("Promise {<fulfilled>: \(text(of: result))}")
    } else {
      try Terminal.print("Promise {<pending>}")
    }
  }

  private func text(of value: JSValue) throws -> String {
    try console.text(of: value, width: Terminal.columns, isColoured: Terminal.outputIsColoured)
  }

  private func dimmed(_ text: String) -> String { Terminal.outputIsColoured ? "\u{1B}[2m\(text)\u{1B}[0m" : text }

  /// Runs something of the user's, which Ctrl-C stops, and reports what it throws.
  ///
  /// - Parameter line: where it begins. Whoever types knows that; others are told, with an error that has no place of its own.
  private func attempt(line: Int, _ body: () throws -> Void) throws -> Outcome {
    let machine = page.context.virtualMachine
    let place = isInteractive ? nil : "\(inputName):\(line)"
    do {
      try stoppable(body)
      return try reportUncaught(at: place) ? .failed : .done
    } catch let error as OutputError {
      throw error
    } catch is CancellationError {
      noteStop()
    } catch let error as JSError where error.code == .cancelled {
      noteStop()
    } catch {
      Terminal.note(Diagnostics.line(for: placed(error, line), at: place))
    }
    // Nothing more can run; whoever types should know, and start anew.
    if machine.isUnusable { end() }
    _ = try reportUncaught(at: place)
    return .failed
  }

  /// An error that knows the input alone has the line that it begins on.
  private func placed(_ error: any Error, _ line: Int) -> any Error {
    guard !isInteractive, var error = error as? JSError, error.sourceURL == inputName, error.line == nil else { return error }
    error.line = line
    return error
  }

  /// The terminal has shown the key on the line that the cursor is in.
  private func noteStop() { Terminal.note("\nstopped") }

  private func stoppable(_ body: () throws -> Void) throws {
    guard let signals else { return try body() }
    let token = JSCancellationToken()
    page.context.virtualMachine.cancellationToken = token
    signals.stop(token)
    defer {
      signals.stop(nil)
      page.context.virtualMachine.cancellationToken = nil
    }
    try body()
  }

  /// Says what scripts threw that nothing caught; answers whether there was anything.
  private func reportUncaught(at place: String? = nil) throws -> Bool {
    let errors = observer.takeErrors()
    // That a script was stopped has been said.
    for error in errors where error.code != .cancelled { observer.print(Diagnostics.line(for: error, at: place)) }
    return !errors.isEmpty
  }

  /// Runs timers whose time has come while a line is being typed.
  private func runDueWork() {
    do {
      try stoppable { try page.perform {} }
      _ = try reportUncaught()
    } catch {
      observer.print(Diagnostics.line(for: error))
    }
  }
}

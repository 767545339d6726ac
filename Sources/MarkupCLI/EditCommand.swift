import Foundation
import JSBridge
import MarkupHost

/// `markuphost edit`: HTML files changed by a script, and nothing else in them changed.
enum EditCommand: Command {
  static let specification = CommandSpecification(
    name: "edit",
    usage: ["DOC... (--script FILE | -e CODE) [options]"],
    summary: "Edits HTML files with a script; all that the script did not change stays byte for byte.",
    discussion: """
      DOC is an HTML file, of which the body's content is edited, a fragment, edited whole, or - for standard input. The script
      uses MU.* as in an app. Each document has a fresh page, and several are edited at a time. The result goes to standard output unless an option says where.
      What an edit lost, because the editor cannot hold it and wrote its place anew, is reported on standard error, and so are links
      that it puts in and that would run a script. In place, edits of one file wait for one another.
      A document whose script fails is left as it is; the others are edited, and the exit status is 1.
      """,
    options: [
      .value("script", short: "s", "FILE", "the script or ES module that edits"),
      .value("execute", short: "e", "CODE", "the script itself"),
      .flag("in-place", short: "i", "write each document back to its file, if it changed"),
      .value("output-dir", short: "o", "DIR", "write the results below DIR, under the documents' relative paths"),
      .flag("diff", "show what changes as a unified diff; nothing else is written without --in-place or --output-dir"),
      .flag("check", "write nothing; exit 1 if a document would change"),
      .flag("strict", "refuse a document that has what the editor cannot hold, even if the edit would keep it, and links that would run a script"),
      .flag("pretty", "write all of the edited content anew, a line for each block"),
      JobsOption.option("how many documents are edited at a time, but not many large ones"),
      .value("element", "SELECTOR", "edit the content of the one element that matches, instead of the body's"),
    ] + PageOptions.all,
    examples: [
      ("page.html -e 'MU.replaceAll(\"Acme\", \"Globex\")' --diff", "what renaming a product would change"),
      ("docs/*.html --script fix.js --in-place", "many files, each written only if it changed"),
      ("page.html --script fix.js --check --strict", "for CI: is there anything to do, is anything not held?"),
      ("- -e 'MU.selectAll(); MU.setStyle(\"H1\")' < a.html > b.html", "from standard input to standard output"),
    ])

  static func workload(_ arguments: Arguments) -> JSEngine.Workload { arguments.operands.count > 1 ? .manyContexts : .longRuns }

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    let job = try EditJob(arguments)
    Interruption.removeTemporaryFiles()
    return try job.run()
  }
}

/// The documents of a command line, and what is to be done with each.
private struct EditJob: Sendable {
  private enum Destination {
    case output
    case inPlace
    case directory(OutputDirectory)
    /// Nothing is written.
    case nowhere
  }

  private let documents: [(path: String, configuration: MarkupPage.Configuration)]
  private let script: UserScript
  private let destination: Destination
  private let element: String?
  private let isStrict: Bool
  private let isPretty: Bool
  private let checks: Bool
  private let showsDiff: Bool
  private let colours: Bool
  private let jobs: Int
  private let output = OrderedOutput()
  /// Bytes of source. A megabyte takes a gigabyte to edit.
  private let budget = MemoryBudget(1 << 20)

  init(_ arguments: Arguments) throws {
    let paths = arguments.operands
    guard !paths.isEmpty else { throw Self.usage("give a document: DOC") }
    guard !paths.contains("") else { throw Self.usage("a document's name is empty; give a file") }
    script = try Self.script(arguments)
    element = arguments.value("element")
    if element?.isEmpty == true { throw Self.usage("--element is empty; give a selector, such as main") }
    isStrict = arguments.has("strict")
    isPretty = arguments.has("pretty")
    checks = arguments.has("check")
    showsDiff = arguments.has("diff")
    colours = Terminal.outputIsColoured
    jobs = try JobsOption.value(arguments, command: "edit")
    destination = try Self.destination(arguments, paths)
    documents = try paths.map { ($0, try PageOptions(arguments, document: $0).configuration()) }
  }

  private static func usage(_ message: String) -> UsageError { UsageError(message, command: "edit") }

  private static func script(_ arguments: Arguments) throws -> UserScript {
    switch (arguments.value("script"), arguments.value("execute")) {
    case (let file?, nil):
      guard file != "-" else { throw usage("a script cannot come from standard input; name its file, or give it with -e") }
      return try UserScript(operand: file)
    case (nil, let code?): return UserScript(source: code, name: "-e")
    case (nil, nil): throw usage("give a script: --script FILE or -e CODE")
    default: throw usage("--script and -e are two scripts; give one")
    }
  }

  private static func destination(_ arguments: Arguments, _ paths: [String]) throws -> Destination {
    let inPlace = arguments.has("in-place")
    let directory = arguments.value("output-dir")
    guard !inPlace || directory == nil else { throw usage("--in-place and --output-dir exclude each other; give one") }
    if paths.filter({ $0 == "-" }).count > 1 { throw usage("standard input is given twice; give - once") }
    let files = paths.filter { $0 != "-" }
    var owners: [String: String] = [:]
    for file in files {
      let real = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
      if let other = owners[real] { throw usage("\(other) and \(file) are the same file; give it once") }
      owners[real] = file
    }
    if inPlace || directory != nil {
      let option = inPlace ? "--in-place" : "--output-dir"
      guard !arguments.has("check") else { throw usage("--check writes nothing; leave out \(option)") }
      guard files.count == paths.count else { throw usage("standard input has no name for \(option); leave it out, or name a file") }
    }
    if inPlace { return .inPlace }
    if let directory {
      do {
        return .directory(try OutputDirectory(directory, for: files))
      } catch {
        throw usage(error.message)
      }
    }
    if arguments.has("check") || arguments.has("diff") { return .nowhere }
    guard paths.count == 1 else {
      throw usage("standard output takes one document; write several with --in-place or --output-dir")
    }
    return .output
  }

  func run() throws -> ExitStatus {
    // Threads with a stack for deep documents.
    let statuses = try PageThread.map(count: documents.count, threads: jobs) {
      var machine = JSVirtualMachine()
      return { number in
        if machine.isUnusable { machine = JSVirtualMachine() }
        let transcript = output.transcript(of: number)
        let status = try run(documents[number].path, documents[number].configuration, on: machine, transcript)
        transcript.end()
        return status
      }
    }
    return statuses.contains(.failed) ? .failed : .done
  }

  private func run(
    _ path: String, _ configuration: MarkupPage.Configuration, on machine: JSVirtualMachine, _ transcript: OrderedOutput.Transcript
  ) throws(OutputError) -> ExitStatus {
    do {
      return try edit(path, configuration, on: machine, transcript)
    } catch let error as OutputError {
      throw error
    } catch {
      note(error, path, transcript)
      return .failed
    }
  }

  /// Tells an error, and of several documents which one it came with.
  private func note(_ error: any Error, _ path: String, _ transcript: OrderedOutput.Transcript) {
    let line = Diagnostics.line(for: error)
    transcript.note(line + (documents.count > 1 && !line.contains(path) ? " (in \(path))" : ""))
  }

  private func edit(
    _ path: String, _ configuration: MarkupPage.Configuration, on machine: JSVirtualMachine, _ transcript: OrderedOutput.Transcript
  ) throws -> ExitStatus {
    func makeDraft() throws -> Draft? {
      let size = Self.size(of: path)
      return try budget.withShare(size) {
        // What a large document leaves behind would be there beside the next one.
        defer { if size > 1 << 18 { machine.collectGarbage() } }
        return try draft(path, configuration, on: machine, transcript)
      }
    }
    let isInPlace = if case .inPlace = destination { true } else { false }
    if isInPlace { try AtomicFile.checkReplaceable(path) }
    // From reading the file to replacing it, so that two edits at a time follow one another. Whoever waits for its turn locks nothing:
    // another process could have the file that it waits for, and wait for this one.
    var lock = isInPlace && transcript.hasTurn ? FileLock(path) : nil
    defer { withExtendedLifetime(lock) {} }
    guard var draft = try makeDraft() else { return .failed }
    try transcript.waitForTurn()
    if isInPlace, lock == nil {
      lock = FileLock(path)
      if try BaseDirectory.read(path, name: path) != draft.file.data {
        guard let newDraft = try makeDraft() else { return .failed }
        draft = newDraft
      }
    }
    return try write(draft, path, transcript)
  }

  /// How large a document is, in bytes. What is no file, or is not there, says so itself when it is read.
  private static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// A document as it was read, and as it is to be written.
  private struct Draft {
    let file: HTMLFile
    let edited: EditedDocument
  }

  /// Edits a document, and writes nothing yet. Nil: it is not to be written, as has been told.
  private func draft(
    _ path: String, _ configuration: MarkupPage.Configuration, on machine: JSVirtualMachine, _ transcript: OrderedOutput.Transcript
  ) throws -> Draft? {
    let file = try HTMLFile(operand: path)
    let delegate = ScriptObserver(note: transcript.note)
    let editor = try DocumentEditor(
      file, element: element, configuration: configuration, delegate: delegate, virtualMachine: machine)
    defer { editor.page.close() }
    if isStrict {
      let losses = try editor.losses()
      for loss in losses { transcript.note(loss.refusal) }
      if !losses.isEmpty { return nil }
    }
    try editor.run(script)
    for error in delegate.errors { note(error, path, transcript) }
    guard delegate.errors.isEmpty else { return nil }
    let edited = try editor.save(pretty: isPretty)
    for loss in edited.lost { transcript.note(loss.description) }
    if edited.isChanged {
      let links = try editor.insertedScriptLinks()
      let advice = isStrict ? "take it out, or leave out --strict to write it" : "look at what the edit takes in"
      for link in links { transcript.note("\(file.name): the edit puts in \(link), which would run a script; \(advice)") }
      if isStrict, !links.isEmpty { return nil }
    }
    return Draft(file: file, edited: edited)
  }

  private func write(_ draft: Draft, _ path: String, _ transcript: OrderedOutput.Transcript) throws -> ExitStatus {
    let (file, edited) = (draft.file, draft.edited)
    if showsDiff {
      // A program gets the texts as they are.
      func shown(_ text: String) -> String { Terminal.outputIsTerminal ? text.terminalSafe : text }
      let diff = UnifiedDiff(from: shown(file.text), to: shown(edited.text), oldName: shown(file.name), newName: shown(file.name))
      try transcript.write(Data(diff.text(colored: colours).utf8))
    }
    switch destination {
    case .output: try transcript.write(edited.data)
    case .inPlace: if edited.isChanged { try AtomicFile.write(edited.data, to: path, replacing: file.data) }
    case .directory(let directory): try directory.write(edited.data, for: path)
    case .nowhere: break
    }
    guard checks, edited.isChanged else { return .done }
    transcript.note("\(file.name) would change")
    return .failed
  }
}

/// Takes temporary files away when the process is interrupted, and then lets it end as it would have.
private enum Interruption {
  /// Has to be called before other threads start: they take over which signals are blocked.
  static func removeTemporaryFiles() {
    AwaitedSignals.handle([SIGINT, SIGTERM, SIGHUP].filter { !isIgnored($0) }) { number in
      AtomicFile.removeTemporaryFiles()
      AwaitedSignals.endProcess(by: number)
    }
  }

  /// Whether the process was started to live through the signal, as by `nohup`.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

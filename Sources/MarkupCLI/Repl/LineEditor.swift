import CEdit
import Foundation
import MarkupHost

/// Lines typed in a terminal, edited with the keys of Emacs or as the user's `.editrc` says.
final class LineEditor: LineReader {
  var complete: ((_ text: String) -> Completion)?
  /// How long it is until something else than the keyboard wants to be served; nil: for ever.
  var timeUntilWork: (() -> Duration?)?
  var work: (() -> Void)?

  private let signals: TerminalSignals
  private let editor: OpaquePointer
  private let lines: OpaquePointer?
  private var history = History()
  /// What the library draws; it asks for it again and again.
  private var prompt = UnsafeMutablePointer<wchar_t>.allocate(capacity: 1)
  /// Lines of the input before the one that is edited.
  private var earlierLines = ""
  private var isReading = false
  private var isInterrupted = false
  private var isResized = false

  init(_ signals: TerminalSignals) throws {
    self.signals = signals
    // The characters of the terminal are UTF-8 even where the environment does not say so.
    setlocale(LC_CTYPE, "")
    if String(cString: nl_langinfo(Int32(CODESET))) != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
    guard let editor = cedit_make("markuphost") else { throw OutputError(code: errno) }
    self.editor = editor
    prompt.initialize(to: 0)
    lines = history_winit()
    cedit_setHistorySize(lines, 1000)
    cedit_setClientData(editor, Unmanaged.passUnretained(self).toOpaque())
    cedit_setPrompt(editor) { LineEditor.of($0)?.prompt }
    cedit_setReader(editor) { editor, character in
      guard let editor, let character, let reader = LineEditor.of(editor) else { return -1 }
      return reader.readCharacter(into: character)
    }
    cedit_setHistory(editor, lines)
    cedit_useEmacsKeys(editor)
    bindKeys()
    el_source(editor, nil)
    for input in history.inputs { offer(input) }
    if let problem = history.problem { Terminal.note(problem) }
  }

  func close() {
    el_end(editor)
    history_wend(lines)
    prompt.deallocate()
  }

  private static func of(_ editor: OpaquePointer?) -> LineEditor? {
    cedit_clientData(editor).map { Unmanaged<LineEditor>.fromOpaque($0).takeUnretainedValue() }
  }

  private func bindKeys() {
    cedit_addCommands(
      editor,
      { editor, _ in
        LineEditor.of(editor)?.completeLine()
        return UInt8(CC_NORM)
      },
      { editor, _ in
        LineEditor.of(editor)?.leaveLine()
        return UInt8(CC_NEWLINE)
      })
    let keys = [
      ("\t", "complete"), ("^C", "interrupt"), ("^R", "em-inc-search-prev"), ("\\e[3~", "ed-delete-next-char"),
      ("\\e[1;5C", "em-next-word"), ("\\e[1;5D", "ed-prev-word"), ("\\e[1~", "ed-move-to-beg"), ("\\e[4~", "ed-move-to-end"),
    ]
    for (key, command) in keys { cedit_bind(editor, key, command) }
  }

  // MARK: Lines

  func readLine(prompt text: String) -> LineReading {
    setPrompt(text)
    if text == "> " { earlierLines = "" }
    isInterrupted = false
    isReading = true
    if isResized { el_resize(editor) }
    isResized = false
    var count: Int32 = 0
    let characters = el_wgets(editor, &count)
    isReading = false
    if isInterrupted { return .interrupted }
    guard let characters, count > 0 else { return .end }
    var line = String(wide: UnsafeBufferPointer(start: characters, count: Int(count)))
    if line.hasSuffix("\n") { line.removeLast() }
    earlierLines += line + "\n"
    return .line(line)
  }

  private func setPrompt(_ text: String) {
    let characters = text.wideCharacters
    prompt.deallocate()
    prompt = .allocate(capacity: characters.count)
    prompt.initialize(from: characters, count: characters.count)
  }

  func remember(_ input: String) {
    let hadProblem = history.problem != nil
    if history.add(input) { offer(input) }
    if !hadProblem, let problem = history.problem { Terminal.note(problem) }
  }

  private func offer(_ input: String) { input.withWideCharacters { cedit_addToHistory(lines, $0) } }

  // MARK: Characters

  /// Waits for a character, and serves signals and timers meanwhile.
  private func readCharacter(into character: UnsafeMutablePointer<wchar_t>) -> Int32 {
    while true {
      var sources = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&sources, 2, milliseconds(until: timeUntilWork?()))
      if count < 0, errno != EINTR { return -1 }
      if count == 0 { work?() }
      if count > 0, sources[1].revents != 0, isInterruption() {
        character.pointee = 3
        return 1
      }
      if count > 0, sources[0].revents != 0 { return decode(into: character) }
    }
  }

  private func milliseconds(until time: Duration?) -> Int32 {
    guard let time else { return -1 }
    // A whole one at least: a timer that is due in less must not keep the processor busy.
    return Int32(min(max(1, (time / .milliseconds(1)).rounded(.up)), 60_000))
  }

  /// Serves one event; answers whether it is to be taken for the key.
  private func isInterruption() -> Bool {
    var byte: UInt8 = 0
    guard read(signals.descriptor, &byte, 1) == 1 else { return false }
    switch TerminalSignals.Event(rawValue: byte) {
    case .interrupted: return true
    case .resized: el_resize(editor)
    case .continued:
      // The shell has given the terminal settings of its own.
      cedit_prepareTerminal(editor, 0)
      cedit_prepareTerminal(editor, 1)
      cedit_refresh(editor)
    case nil: break
    }
    return false
  }

  private func decode(into character: UnsafeMutablePointer<wchar_t>) -> Int32 {
    var bytes: [UInt8] = []
    repeat {
      var byte: UInt8 = 0
      let count = read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR { continue }
      // A terminal that has gone away is the end too.
      if count <= 0 { return 0 }
      bytes.append(byte)
    } while bytes.count < Self.length(ofSequence: bytes.first)
    // The library takes Ctrl-D for text when it comes while the terminal changes its mode, as behind an answer.
    if bytes == [0x04], isLineEmpty { return 0 }
    // What is no UTF-8 becomes a replacement character, as everywhere in the program.
    character.pointee = wchar_t(String(decoding: bytes, as: UTF8.self).unicodeScalars.first?.value ?? 0xFFFD)
    return 1
  }

  private var isLineEmpty: Bool {
    guard let line = el_wline(editor)?.pointee else { return true }
    return line.lastchar == line.buffer
  }

  /// How many bytes of UTF-8 a first byte begins.
  private static func length(ofSequence first: UInt8?) -> Int {
    switch first ?? 0 {
    case 0xC2..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0..<0xF5: 4
    default: 1
    }
  }

  // MARK: Keys

  private func leaveLine() {
    isInterrupted = true
    if let line = el_wline(editor)?.pointee { el_cursor(editor, Int32(line.lastchar - line.cursor)) }
    cedit_refresh(editor)
    Terminal.show("^C\r\n")
  }

  private func completeLine() {
    guard let line = el_wline(editor)?.pointee, let start = line.buffer, let cursor = line.cursor else { return }
    let before = String(wide: UnsafeBufferPointer(start: start, count: cursor - start))
    // At the start of a line it indents.
    if before.allSatisfy(\.isWhitespace) { return insert("  ") }
    guard let completion = complete?(earlierLines + before) else { return }
    let replaced = before.utf16.suffix(completion.replacedLength)
    if !completion.insertion.isEmpty, Array(replaced) != Array(completion.insertion.utf16) {
      el_deletestr(editor, Int32(String(decoding: replaced, as: UTF16.self).unicodeScalars.count))
      insert(completion.insertion)
    } else if completion.choices.isEmpty {
      el_beep(editor)
    }
    if !completion.choices.isEmpty { show(completion.choices) }
    cedit_refresh(editor)
  }

  private func insert(_ text: String) {
    text.withWideCharacters { _ = el_winsertstr(editor, $0) }
    cedit_refresh(editor)
  }

  /// Writes the choices in columns below the line.
  private func show(_ choices: [String]) {
    let shown = choices.prefix(200).map(\.onOneLine)
    let width = min((shown.map(\.count).max() ?? 0) + 2, Terminal.columns)
    let perLine = max(1, Terminal.columns / width)
    let rows = (shown.count + perLine - 1) / perLine
    var text = "\r\n"
    for row in 0..<rows {
      let cells = stride(from: row, to: shown.count, by: rows).map { String(shown[$0].prefix(Terminal.columns)) }
      let padded = cells.dropLast().map { $0 + String(repeating: " ", count: width - $0.count) }
      text += (padded + cells.suffix(1)).joined() + "\r\n"
    }
    if choices.count > shown.count { text += "… \(choices.count - shown.count) more\r\n" }
    Terminal.show(text)
  }

  /// Writes something while a line may be edited, which is drawn anew below it.
  func interject(_ write: () -> Void) {
    guard isReading else { return write() }
    cedit_prepareTerminal(editor, 0)
    Terminal.show("\r\u{1B}[K")
    write()
    cedit_prepareTerminal(editor, 1)
    cedit_refresh(editor)
  }
}

extension String {
  fileprivate init(wide characters: UnsafeBufferPointer<wchar_t>) {
    var scalars = UnicodeScalarView()
    for character in characters { scalars.append(UInt32(bitPattern: character).scalar) }
    self.init(scalars)
  }

  /// The characters as C's wide ones, and a zero behind them.
  fileprivate var wideCharacters: [wchar_t] { unicodeScalars.map { wchar_t($0.value) } + [0] }

  fileprivate func withWideCharacters<R>(_ body: (UnsafePointer<wchar_t>?) -> R) -> R {
    wideCharacters.withUnsafeBufferPointer { body($0.baseAddress) }
  }
}

extension UInt32 {
  fileprivate var scalar: Unicode.Scalar { Unicode.Scalar(self) ?? "\u{FFFD}" }
}

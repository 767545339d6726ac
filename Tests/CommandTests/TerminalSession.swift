import Foundation
import Testing

/// `markuphost` in a terminal of its own, with somebody at the keyboard.
final class TerminalSession {
  private let master: Int32
  private let process: pid_t
  private var isReaped = false
  /// All that the terminal has been sent so far, escapes taken out.
  private(set) var screen = ""
  /// Up to where expectations have been met.
  private var seen: String.Index

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: [String], in folder: URL, environment: [String: String] = [:]) throws {
    var (master, slave): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    var path = [CChar](repeating: 0, count: 128)
    guard openpty(&master, &slave, &path, nil, &size) == 0 else {
      throw Failure(description: "there is no terminal to be had: \(String(cString: strerror(errno)))")
    }
    self.master = master
    defer { close(slave) }
    for descriptor in [master, slave] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The leader of a session gets the first terminal that it opens, and with it Ctrl-C.
    posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The threads of a test block signals, of which the engine in the process that is started needs one.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    // With POSIX_SPAWN_SETSID, which headers hide unless asked for.
    posix_spawnattr_setflags(&attributes, 0x80 | Int16(POSIX_SPAWN_SETSIGMASK))
    let own = ["TERM": "xterm", "NO_COLOR": "1", "XDG_STATE_HOME": folder.appending(path: "state").path(percentEncoded: false), "LC_ALL": "C"]
    let variables = ProcessInfo.processInfo.environment.merging(own) { $1 }.merging(environment) { $1 }
    let command = ["sh", "-c", "cd \"$0\" && exec \"$@\"", folder.path(percentEncoded: false), Command.executable.path(percentEncoded: false)]
    let words = (command + arguments).map { strdup($0) } + [nil]
    let settings = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + settings { free(text) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, "/bin/sh", &actions, &attributes, words, settings)
    guard code == 0 else { throw Failure(description: "markuphost does not start: \(String(cString: strerror(code)))") }
    self.process = process
    seen = screen.startIndex
  }

  deinit {
    if !isReaped {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(master)
  }

  /// Types keys: a control character is its key.
  func type(_ text: String) throws {
    let bytes = Array(text.utf8)
    guard write(master, bytes, bytes.count) == bytes.count else { throw Failure(description: "the terminal takes no keys") }
  }

  func send(_ signal: Int32) { kill(process, signal) }

  /// Waits until the terminal shows the text, behind what was expected before.
  func expect(_ text: String, _ location: SourceLocation = #_sourceLocation) throws {
    while true {
      if let range = screen[seen...].range(of: text) {
        seen = range.upperBound
        return
      }
      guard try readMore() else {
        Issue.record("the terminal does not show \"\(text)\" but \"\(screen[seen...])\"", sourceLocation: location)
        throw Failure(description: "unexpected")
      }
    }
  }

  /// Waits for the end; answers the exit status, or the number of the signal below zero.
  ///
  /// - Parameter key: pressed until the end comes: a key that arrives while the terminal changes its mode is lost.
  func waitForEnd(pressing key: String? = nil) throws -> Int32 {
    if let key { try type(key) }
    // A neighbour that was started at the same moment may hold the terminal open, so its end says nothing.
    for turn in 1...15 {
      let end = ContinuousClock.now + .seconds(2)
      while ContinuousClock.now < end {
        var status: Int32 = 0
        if waitpid(process, &status, WNOHANG) == process {
          isReaped = true
          return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
        }
        // Who gives a terminal its old mode back waits until all that it was sent has been read.
        if try !readMore(waiting: 10) { usleep(1000) }
      }
      if let key, turn < 15 { try type(key) }
    }
    throw Failure(description: "markuphost does not end; the terminal shows \"\(screen[seen...])\"")
  }

  /// Reads what comes; answers false at the end, and when nothing comes for so many milliseconds.
  private func readMore(waiting limit: Int32 = 30_000) throws -> Bool {
    var source = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, limit) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(master, &bytes, bytes.count)
    guard count > 0 else { return false }
    let offset = screen.utf8.distance(from: screen.startIndex, to: seen)
    // A carriage return and a line feed are one character of a string; they come as two bytes.
    let text = String(decoding: bytes[..<count].filter { $0 != 0x0D && $0 != 0x07 }, as: UTF8.self)
    screen += text.replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "")
    seen = screen.utf8.index(screen.startIndex, offsetBy: offset)
    return true
  }
}

import Foundation
import MarkupHost

/// The inputs of earlier sessions, a line each in a file that its user alone can read.
///
/// Sessions add to the file, so that several at a time keep what each was told. No trouble with the file ends a session.
struct History {
  private static let greatestCount = 1000

  /// The inputs, oldest first.
  private(set) var inputs: [String] = []
  private let path: String?
  /// Why nothing is kept, to be said once.
  private(set) var problem: String?

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    path = Self.path(environment)
    guard let path, FileManager.default.fileExists(atPath: path) else { return }
    guard let data = FileManager.default.contents(atPath: path) else {
      problem = "\(path) cannot be read; there is no history"
      return
    }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    inputs = lines.suffix(Self.greatestCount).map(Self.decoded)
    guard lines.count > 2 * Self.greatestCount else { return }
    let kept = lines.suffix(Self.greatestCount).joined(separator: "\n") + "\n"
    do {
      try AtomicFile.write(Data(kept.utf8), to: path)
    } catch {
      problem = error.message
    }
  }

  /// By the XDG Base Directory specification, where relative paths do not count.
  private static func path(_ environment: [String: String]) -> String? {
    func absolute(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let folder = absolute("XDG_STATE_HOME") ?? absolute("HOME").map { $0 + "/.local/state" }
    return folder.map { $0 + "/markuphost/history" }
  }

  /// Keeps an input, unless it is blank, begins with a space, or is the last one again.
  ///
  /// - Returns: whether it is one to offer in this session.
  mutating func add(_ input: String) -> Bool {
    guard !input.isEmpty, !input.hasPrefix(" "), input != inputs.last, input.contains(where: { !$0.isWhitespace }) else { return false }
    inputs.append(input)
    if let path, problem == nil { append(Self.encoded(input) + "\n", to: path) }
    return true
  }

  private mutating func append(_ line: String, to path: String) {
    let folder = (path as NSString).deletingLastPathComponent
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      problem = "the history cannot be kept: \(folder) cannot be made"
      return
    }
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else {
      problem = "the history cannot be kept: \(path): \(String(cString: strerror(errno)))"
      return
    }
    defer { close(descriptor) }
    let bytes = Array(line.utf8)
    // One write, so that the lines of several sessions do not mix.
    if write(descriptor, bytes, bytes.count) != bytes.count {
      problem = "the history cannot be kept: \(path): \(String(cString: strerror(errno)))"
    }
  }

  private static func encoded(_ input: String) -> String {
    input.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
  }

  private static func decoded(_ line: Substring) -> String {
    var result = ""
    var isEscape = false
    for character in line {
      if isEscape {
        result.append(character == "n" ? "\n" : character)
        isEscape = false
      } else if character == "\\" {
        isEscape = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}

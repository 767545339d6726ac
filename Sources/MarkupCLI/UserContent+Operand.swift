import Foundation
import MarkupHost
import Synchronization

/// What can be read only once, such as the pipe that a shell makes of `<(…)`: the pages of all documents get the same.
private enum PipedFile {
  private static let texts = Mutex<[String: String]>([:])

  /// The text that comes out of what has this name; nil for a file, which is read where it is needed.
  static func text(_ path: String) throws -> String? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG, status.st_mode & S_IFMT != S_IFDIR else { return nil }
    if let text = texts.withLock({ $0[path] }) { return text }
    let text = try BaseDirectory.text(try BaseDirectory.read(path, name: path), name: path)
    texts.withLock { $0[path] = text }
    return text
  }
}

extension UserScript {
  /// A script that the command line names.
  ///
  /// - Throws: ``MarkupError`` for a pipe that cannot be read. What is wrong with a file is said by the page.
  init(operand path: String) throws {
    self = if let text = try PipedFile.text(path) { UserScript(source: text, name: path) } else { UserScript(file: path) }
  }
}

extension UserStyleSheet {
  /// A style sheet that the command line names.
  ///
  /// - Throws: ``MarkupError`` for a pipe that cannot be read. What is wrong with a file is said by the page.
  init(operand path: String) throws {
    self = if let text = try PipedFile.text(path) { UserStyleSheet(source: text) } else { UserStyleSheet(file: path) }
  }
}

import Foundation
import MarkupHost

/// Where a console's lines come from.
protocol LineReader {
  func readLine(prompt: String) throws -> LineReading
  /// Keeps an input for later, where somebody may want it again.
  func remember(_ input: String)
  func close()
}

enum LineReading {
  case line(String)
  /// What was typed is not wanted.
  case interrupted
  case end
}

/// Standard input that is no terminal.
final class PipeReader: LineReader {
  private var buffer = Data()
  private var isAtEnd = false
  private var lineNumber = 0

  func readLine(prompt: String) throws -> LineReading {
    var searched = buffer.startIndex
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer = buffer[(end + 1)...] }
        return .line(try text(of: buffer[..<end]))
      }
      searched = buffer.endIndex
      guard !isAtEnd else { break }
      let offset = searched - buffer.startIndex
      try fill()
      searched = buffer.startIndex + offset
    }
    guard !buffer.isEmpty else { return .end }
    defer { buffer = Data() }
    return .line(try text(of: buffer))
  }

  /// The bytes that are there already are read at once; the console answers before more come.
  private func fill() throws {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw MarkupError(.unreadableFile, "standard input: \(String(cString: strerror(errno)))") }
      isAtEnd = count == 0
      buffer = buffer + bytes[..<count]
      return
    }
  }

  private func text(of bytes: Data) throws -> String {
    lineNumber += 1
    var line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    if lineNumber == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    guard let text = String(validating: line, as: UTF8.self) else {
      throw MarkupError(
        .notText, "the line is not text in UTF-8; save the script in that encoding",
        at: SourcePosition(file: "standard input", line: lineNumber, column: 1))
    }
    return text
  }

  func remember(_ input: String) {}

  func close() {}
}

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
  private var buffer: [UInt8] = []
  /// Where in the buffer the next line begins.
  private var start = 0
  private var isAtEnd = false
  private var lineNumber = 0

  func readLine(prompt: String) throws -> LineReading {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return .line(try text(of: buffer[start..<end]))
      }
      guard !isAtEnd else { break }
      buffer.removeFirst(start)
      start = 0
      searched = buffer.count
      try fill()
    }
    guard start < buffer.count else { return .end }
    defer { start = buffer.count }
    return .line(try text(of: buffer[start...]))
  }

  /// What is there already is read at once: the console answers before more comes.
  private func fill() throws {
    let bytes = try Terminal.readSomeInput()
    isAtEnd = bytes == nil
    buffer += bytes ?? []
  }

  private func text(of bytes: ArraySlice<UInt8>) throws -> String {
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

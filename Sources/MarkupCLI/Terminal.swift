import Foundation
import MarkupHost

/// Standard output and standard error of the process.
enum Terminal {
  /// Writes text to standard output, all of it.
  static func print(_ text: String) throws(OutputError) { try write(Data((text + "\n").utf8), to: STDOUT_FILENO) }

  /// Writes bytes to standard output as they are.
  static func write(_ data: Data) throws(OutputError) { try write(data, to: STDOUT_FILENO) }

  /// Writes a line to standard error, with nothing in it that a terminal would obey. One that nobody can read is not worth failing for.
  static func note(_ text: String) { try? write(Data((text.terminalSafe + "\n").utf8), to: STDERR_FILENO) }

  /// Writes to the terminal on standard output. A terminal that has gone away ends the reading of lines, not the writing.
  static func show(_ text: String) { try? write(Data(text.utf8), to: STDOUT_FILENO) }

  static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether standard output is a terminal that wants colour (https://no-color.org).
  static var outputIsColoured: Bool {
    let environment = ProcessInfo.processInfo.environment
    return outputIsTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }

  /// How many columns a line of standard output has; 80 where it is no terminal.
  static var columns: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// All of standard input.
  static func readInput() throws(MarkupError) -> Data {
    var data = Data()
    while let bytes = try readSomeInput() { data.append(contentsOf: bytes) }
    return data
  }

  /// What is there of standard input, waiting where there is nothing yet; nil at its end.
  static func readSomeInput() throws(MarkupError) -> ArraySlice<UInt8>? {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    var count = read(STDIN_FILENO, &bytes, bytes.count)
    while count < 0, errno == EINTR { count = read(STDIN_FILENO, &bytes, bytes.count) }
    guard count >= 0 else { throw MarkupError(.unreadableFile, "standard input: \(String(cString: strerror(errno)))") }
    return count == 0 ? nil : bytes[..<count]
  }

  private static func write(_ data: Data, to descriptor: Int32) throws(OutputError) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw OutputError(code: errno)
      }
    }
  }
}

/// Output that could not be written: a full disk, a closed pipe.
struct OutputError: Error {
  let code: Int32
}

import Foundation

/// Standard output and standard error of the process.
enum Terminal {
  /// Writes text to standard output, all of it.
  static func print(_ text: String) throws(OutputError) { try write(Data((text + "\n").utf8), to: STDOUT_FILENO) }

  /// Writes bytes to standard output as they are.
  static func write(_ data: Data) throws(OutputError) { try write(data, to: STDOUT_FILENO) }

  /// Writes a line to standard error. One that nobody can read is not worth failing for.
  static func note(_ text: String) { try? write(Data((text + "\n").utf8), to: STDERR_FILENO) }

  /// Writes to the terminal on standard output. A terminal that has gone away ends the reading of lines, not the writing.
  static func show(_ text: String) { try? write(Data(text.utf8), to: STDOUT_FILENO) }

  /// Whether standard output is a terminal that wants colour (https://no-color.org).
  static var outputIsColoured: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }

  /// How many columns a line of standard output has; 80 where it is no terminal.
  static var columns: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// All of standard input.
  static func readInput() throws -> Data { try FileHandle.standardInput.readToEnd() ?? Data() }

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

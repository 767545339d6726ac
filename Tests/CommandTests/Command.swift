import Foundation

/// The built command, run as a user runs it.
struct Command {
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// The executable beside the test bundle.
  static let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    .appending(path: "markuphost")

  /// The root of the package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs `markuphost` with the arguments and waits for its end.
  static func run(
    _ arguments: [String], input: String = "", in folder: URL? = nil, environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(executable, arguments, input: input, in: folder, environment: environment)
  }

  /// Runs a line of the shell, in which `$0` is `markuphost`, and waits for its end.
  static func shell(_ line: String, in folder: URL) throws -> Outcome {
    try run(URL(filePath: "/bin/sh"), ["-c", line, executable.path(percentEncoded: false)], in: folder)
  }

  /// Output goes to files, since a pipe that nobody empties would stop the command.
  private static func run(
    _ program: URL, _ arguments: [String], input: String = "", in folder: URL?, environment: [String: String] = [:]
  ) throws -> Outcome {
    let scratch = try Folder()
    let (inputFile, outputFile, errorFile) = (
      scratch.url.appending(path: "in"), scratch.url.appending(path: "out"), scratch.url.appending(path: "err")
    )
    try Data(input.utf8).write(to: inputFile)
    for file in [outputFile, errorFile] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder ?? root
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self))
  }
}

/// A temporary folder that goes when it is let go.
final class Folder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "markuphost-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // A folder that is left behind harms nobody, and a deinitialiser can not report it.
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file below the folder and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path(percentEncoded: false)
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }
}

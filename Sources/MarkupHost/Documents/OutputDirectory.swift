import Foundation

/// A folder that results go to, one for each input.
///
/// An input named by a path below the current folder keeps that path below the output folder; one from elsewhere keeps its name
/// alone. Nothing is written outside of the folder, also not by way of symbolic links in it.
public struct OutputDirectory: Sendable {
  public let path: String
  /// The paths of the outputs by the paths of the inputs.
  private let outputs: [String: String]

  /// Plans where the outputs go; nothing is made yet.
  ///
  /// - Throws: ``MarkupError/Code/unwritableFile`` when the path is that of something else than a folder;
  ///   ``MarkupError/Code/conflictingOutputs`` when two inputs would go to one file, or an output would be an input.
  public init(_ path: String, for inputs: [String]) throws(MarkupError) {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR {
      throw MarkupError(.unwritableFile, "\(path) is no folder; name one, or one that is not there yet")
    }
    self.path = path
    var outputs: [String: String] = [:]
    var owners: [String: String] = [:]
    let originals = Set(inputs.compactMap(BaseDirectory.realPath))
    for input in inputs {
      let output = (path as NSString).appendingPathComponent(Self.relativePath(of: input))
      if let other = owners[output] {
        throw MarkupError(.conflictingOutputs, "\(other) and \(input) would both be written to \(output); edit them one after the other")
      }
      if let existing = BaseDirectory.realPath(output), originals.contains(existing) {
        throw MarkupError(.conflictingOutputs, "\(output) is one of the documents; choose another folder, or edit in place")
      }
      owners[output] = input
      outputs[input] = output
    }
    self.outputs = outputs
  }

  /// Where the result for an input goes.
  public func output(for input: String) -> String { outputs[input] ?? (path as NSString).appendingPathComponent((input as NSString).lastPathComponent) }

  /// Writes the result for an input, and makes the folders on the way.
  public func write(_ data: Data, for input: String) throws(MarkupError) {
    let output = output(for: input)
    let folder = (output as NSString).deletingLastPathComponent
    try Self.makeFolder(folder)
    let isInside = BaseDirectory.realPath(path).map { root in
      // What is not there yet is made in its folder; a link that leads to nothing would be made where it leads.
      let place = Self.isLink(output) ? BaseDirectory.realPath(output) : BaseDirectory.realPath(folder.isEmpty ? "." : folder)
      return place == root || place?.hasPrefix(root == "/" ? root : root + "/") == true
    }
    guard isInside == true else {
      throw MarkupError(.unwritableFile, "\(output) leads out of \(path) by a symbolic link; take the link away")
    }
    try AtomicFile.write(data, to: output)
  }

  /// Makes a folder and those on the way to it, and says what keeps it from that in the system's own words.
  private static func makeFolder(_ path: String) throws(MarkupError) {
    if path.isEmpty || mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    if errno == ENOENT {
      try makeFolder((path as NSString).deletingLastPathComponent)
      if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    }
    throw MarkupError(.unwritableFile, "\(path) cannot be made: \(String(cString: strerror(errno)))")
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private static func relativePath(of input: String) -> String {
    let current = FileManager.default.currentDirectoryPath
    let absolute = URL(fileURLWithPath: input).standardizedFileURL.path
    let root = current == "/" ? current : current + "/"
    return absolute.hasPrefix(root) ? String(absolute.dropFirst(root.count)) : (absolute as NSString).lastPathComponent
  }
}

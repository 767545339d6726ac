import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The folder whose files the scripts of a page may read, and nothing outside of it.
package struct BaseDirectory: Sendable {
  /// As its user named it, for messages.
  let name: String
  /// Absolute, without symbolic links or a slash at its end.
  private let path: String

  /// - Throws: ``MarkupError`` when there is no such folder.
  package init(_ name: String) throws(MarkupError) {
    guard let path = Self.realPath(name), Self.kind(of: path) == S_IFDIR else {
      throw MarkupError(.unreadableFile, "\(name) is no folder that can be read; give the folder of the page's files")
    }
    self.name = name
    self.path = path == "/" ? "" : path
  }

  /// The URL that relative URLs start from.
  package var url: URL { URL(fileURLWithPath: path.isEmpty ? "/" : path, isDirectory: true) }

  /// The content of a file below the folder.
  ///
  /// - Throws: ``MarkupError`` when it lies outside, also by way of a symbolic link, or cannot be read.
  package func data(of url: URL) throws(MarkupError) -> Data {
    let asked = url.standardizedFileURL.path
    guard contains(asked) else { throw outside(asked) }
    guard let real = Self.realPath(asked) else {
      throw MarkupError(.unreadableFile, "\(displayName(of: url)): \(String(cString: strerror(errno)))")
    }
    guard contains(real) else { throw outside(asked, linkedTo: real) }
    guard Self.kind(of: real) == S_IFREG else {
      throw MarkupError(.unreadableFile, "\(displayName(of: url)) is no file; name a file")
    }
    return try Self.read(real, name: displayName(of: url))
  }

  /// What messages and stacks call a file: relative to the folder as its user named that, where it lies below.
  func displayName(of url: URL) -> String {
    let asked = url.standardizedFileURL.path
    guard contains(asked) else { return asked }
    let relative = String(asked.dropFirst(path.count + 1))
    if name == "." || name.isEmpty { return relative }
    return name.hasSuffix("/") ? name + relative : "\(name)/\(relative)"
  }

  private func contains(_ other: String) -> Bool { other.hasPrefix(path + "/") }

  private func outside(_ asked: String, linkedTo target: String? = nil) -> MarkupError {
    let link = target.map { ", a symbolic link to \($0)," } ?? ""
    return MarkupError(
      .outsideBaseDirectory,
      "\(asked)\(link) lies outside of the base directory \(name); put the file below it, or choose a wider base directory")
  }

  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT
  }

  /// The bytes of a file.
  ///
  /// - Throws: ``MarkupError/Code/unreadableFile`` with the system's own words, also for a folder.
  package static func read(_ path: String, name: String) throws(MarkupError) -> Data {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(name, errno) }
    defer { close(descriptor) }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count > 0 {
        data.append(contentsOf: buffer[..<count])
      } else if count == 0 {
        return data
      } else if errno != EINTR {
        throw unreadable(name, errno)
      }
    }
  }

  private static func unreadable(_ name: String, _ code: Int32) -> MarkupError {
    MarkupError(.unreadableFile, "\(name): \(String(cString: strerror(code)))")
  }

  /// Text of a script or style sheet, which has to be UTF-8.
  package static func text(_ data: Data, name: String) throws(MarkupError) -> String {
    let bytes = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    return try TextEncoding.text(utf8: bytes, file: name, advice: "save the file in UTF-8")
  }
}

import Foundation

/// The bytes of an HTML file as text, and back.
public struct HTMLFile: Sendable {
  /// The file's name in messages.
  public let name: String
  public let data: Data
  public let encoding: TextEncoding
  /// The text, without a byte order mark; line ends as they are.
  public let text: String

  /// - Throws: ``MarkupError/Code/notText`` for bytes that are no text in the file's encoding, with their place.
  public init(_ data: Data, name: String) throws(MarkupError) {
    self.name = name
    self.data = data
    encoding = try TextEncoding.of(data, file: name)
    text = try encoding.text(of: data, file: name)
  }

  /// Reads a file.
  ///
  /// - Throws: ``MarkupError/Code/unreadableFile`` also for a folder.
  public init(contentsOf path: String) throws(MarkupError) {
    guard let real = BaseDirectory.realPath(path) else {
      throw MarkupError(.unreadableFile, "\(path): \(String(cString: strerror(errno)))")
    }
    try self.init(try BaseDirectory.read(real, name: path), name: path)
  }

  /// The bytes of a text in this file's encoding.
  public func data(of text: String) -> Data { encoding.data(of: text) }
}

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
    try self.init(try BaseDirectory.read(path, name: path), name: path)
  }

  /// The bytes of a text in this file's encoding.
  public func data(of text: String) -> Data { encoding.data(of: text) }

  /// Whether the file is HTML as an editor has it, without anything that belongs to a page's `html`, `head` or `body`.
  ///
  /// Such a file is its own content: nothing of it has to be parsed to find what is edited.
  public var isFragment: Bool {
    var rest = text.utf8[...]
    while let bracket = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[rest.index(after: bracket)...]
      if Self.pageTags.contains(where: { Self.isTag($0, at: rest) }) { return false }
    }
    return true
  }

  private static let pageTags = [
    "!doctype", "html", "head", "body", "frameset", "title", "meta", "link", "base", "style", "script", "template", "noscript",
  ]

  private static func isTag(_ name: String, at text: Substring.UTF8View) -> Bool {
    guard let end = text.index(text.startIndex, offsetBy: name.utf8.count, limitedBy: text.endIndex), end < text.endIndex else {
      return false
    }
    // Letters differ from their capitals in one bit; "!" stays what it is.
    let isSame = zip(text[..<end], name.utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
    return isSame && (text[end] == UInt8(ascii: ">") || text[end] == UInt8(ascii: "/") || text[end] <= UInt8(ascii: " "))
  }
}

import Foundation

/// How the bytes of an HTML file stand for text: found as the HTML standard finds it, and kept when the file is written.
///
/// A byte order mark decides; then a `meta` element with a `charset`, if it begins within the first 1024 bytes; else it is UTF-8.
/// https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
public struct TextEncoding: Hashable, Sendable {
  enum Form: Hashable {
    case utf8
    case utf16(bigEndian: Bool)
    case windows1252
    /// Any other of the Encoding standard, by ``name``.
    case legacy
  }

  let form: Form
  /// Whether the file begins with a byte order mark.
  public let hasByteOrderMark: Bool
  /// The name as the Encoding standard has it, such as `utf-8`.
  public let name: String

  init(_ form: Form, name: String, hasByteOrderMark: Bool = false) {
    self.form = form
    self.name = name
    self.hasByteOrderMark = hasByteOrderMark
  }

  public static let utf8 = TextEncoding(.utf8, name: "utf-8")

  /// The encoding of a file.
  ///
  /// - Throws: ``MarkupError/Code/notText`` for an encoding that is named and not supported.
  static func of(_ data: Data, file: String) throws(MarkupError) -> TextEncoding {
    if data.starts(with: [0xEF, 0xBB, 0xBF]) { return TextEncoding(.utf8, name: "utf-8", hasByteOrderMark: true) }
    if data.starts(with: [0xFE, 0xFF]) { return TextEncoding(.utf16(bigEndian: true), name: "utf-16be", hasByteOrderMark: true) }
    if data.starts(with: [0xFF, 0xFE]) { return TextEncoding(.utf16(bigEndian: false), name: "utf-16le", hasByteOrderMark: true) }
    guard let label = labelInMeta(data.prefix(1024)) else { return utf8 }
    guard let encoding = named(label) else {
      throw MarkupError(.notText, "\(file) says that it is in \(label), which is not supported; convert it to UTF-8")
    }
    return encoding
  }

  /// The encoding with a label of the Encoding standard; nil for those that are not supported.
  ///
  /// - SeeAlso: https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding
  static func named(_ label: String) -> TextEncoding? {
    switch EncodingLabels.encoding(of: label) {
    // A meta element that says UTF-16 is read, so the file cannot be in it.
    case "utf-8", "utf-16be", "utf-16le": utf8
    case "windows-1252", "x-user-defined": TextEncoding(.windows1252, name: "windows-1252")
    // `replacement` stands for encodings that are dangerous to read.
    case nil, "replacement": nil
    case .some(let name): TextEncoding(.legacy, name: name)
    }
  }

  /// What a `meta` element near the start of a file names. Comments do not count.
  private static func labelInMeta(_ prefix: Data) -> String? {
    let text = String(decoding: prefix, as: UTF8.self).replacing(/(?s)<!--.*?(-->|$)/, with: "")
    for meta in text.matches(of: /(?i)<meta[\s\/][^>]*>/) {
      if let match = meta.output.firstMatch(of: /(?i)\bcharset\s*=\s*["']?\s*([^\s"'\/>;]+)/) { return String(match.output.1) }
    }
    return nil
  }

  // MARK: Decoding

  /// The text of a file, without its byte order mark.
  ///
  /// - Throws: ``MarkupError/Code/notText`` with the place of the first bytes that are no text.
  func text(of data: Data, file: String) throws(MarkupError) -> String {
    let bytes = [UInt8](hasByteOrderMark ? data.dropFirst(form == .utf8 ? 3 : 2) : data)
    switch form {
    case .utf8:
      return try Self.text(
        utf8: bytes, file: file, advice: "save the file in UTF-8, or name its encoding in a meta element with a charset")
    case .utf16(let bigEndian):
      let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index -> UInt16 in
        let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return bigEndian ? first << 8 | second : second << 8 | first
      }
      if bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) { return text }
      throw MarkupError(.notText, "\(file) is not whole in UTF-16; save it in UTF-8")
    case .windows1252:
      var text = ""
      text.unicodeScalars.append(contentsOf: bytes.map(Self.windows1252Scalar))
      return text
    case .legacy:
      var decoder = LegacyDecoder(name)
      // What would not come out again as it went in is better not touched.
      guard let units = decoder?.decode(bytes, isLast: true, isFatal: true), case let text = String(decoding: units, as: UTF16.self),
        self.data(of: text) == Data(bytes)
      else { throw MarkupError(.notText, "\(file) is not text in \(name), as it says; save it in UTF-8") }
      return text
    }
  }

  /// The text of bytes in UTF-8.
  ///
  /// - Throws: ``MarkupError/Code/notText`` with the place of the first byte that is none.
  static func text(utf8 bytes: some Collection<UInt8>, file: String, advice: String) throws(MarkupError) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    let valid = bytes.prefix(validPrefix(of: bytes))
    throw MarkupError(
      .notText, "the byte 0x\(hex(bytes[valid.endIndex])) is not UTF-8; \(advice)",
      at: end(of: String(decoding: valid, as: UTF8.self), file: file))
  }

  private static func validPrefix(of bytes: some Collection<UInt8>) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var count = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { count += UTF8.width(scalar) }
    return count
  }

  private static func hex(_ byte: UInt8) -> String { String(byte, radix: 16, uppercase: true) }

  /// The place after a text.
  static func end(of text: String, file: String) -> SourcePosition {
    var line = 1
    var column = 1
    var previous: UInt16 = 0
    for unit in text.utf16 {
      if unit == 10, previous == 13 {
        // The second half of a line end.
      } else if unit == 10 || unit == 13 {
        line += 1
        column = 1
      } else {
        column += 1
      }
      previous = unit
    }
    return SourcePosition(file: file, line: line, column: column)
  }

  // MARK: Encoding

  /// The bytes of a text, with the byte order mark that the file had. A character that the encoding lacks becomes a character
  /// reference, which means the same in HTML's text and attributes.
  func data(of text: String) -> Data {
    switch form {
    case .utf8:
      return Data((hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8))
    case .utf16(let bigEndian):
      var data = Data(capacity: text.utf16.count * 2 + 2)
      for unit in [0xFEFF] + Array(text.utf16) {
        data.append(contentsOf: bigEndian ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)])
      }
      return data
    case .windows1252:
      var data = Data(capacity: text.utf8.count)
      for scalar in text.unicodeScalars {
        if let byte = Self.windows1252Byte(scalar) { data.append(byte) } else { data.append(contentsOf: Self.reference(to: scalar).utf8) }
      }
      return data
    case .legacy:
      return Data(LegacyEncoder(name).encode(text, substitute: Self.reference))
    }
  }

  private static func reference(to scalar: Unicode.Scalar) -> String { "&#\(scalar.value);" }

  // https://encoding.spec.whatwg.org/#windows-1252: the bytes 0x80 to 0x9F; all others are their own code points.
  private static let upperControls: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D, 0x8F,
    0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]

  private static func windows1252Scalar(_ byte: UInt8) -> Unicode.Scalar {
    guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
    return Unicode.Scalar(upperControls[Int(byte) - 0x80]) ?? "\u{FFFD}"
  }

  private static func windows1252Byte(_ scalar: Unicode.Scalar) -> UInt8? {
    if let byte = UInt8(exactly: scalar.value), !(0x80...0x9F).contains(byte) { return byte }
    return upperControls.firstIndex { UInt32($0) == scalar.value }.map { UInt8($0 + 0x80) }
  }
}

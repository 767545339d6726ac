/// A JSON value that knows where in its file it stands, so that what is wrong with it can be said with its place.
struct JSONNode: Sendable {
  enum Value: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  struct Member: Sendable {
    let key: String
    let keyPosition: SourcePosition
    let value: JSONNode
  }

  let value: Value
  let position: SourcePosition

  /// The value of a member of an object; nil when there is none, or when this is no object.
  subscript(key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// What the value is, as a message says it: "a number".
  var kind: String {
    switch value {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// Reads JSON (RFC 8259) with the place of every value.
///
/// A key that an object has twice is an error, since one of the two values would go unread.
struct JSONReader {
  /// Deeper nesting is refused: no file that is read here has it, and a file made to harm must not overrun the stack.
  static let greatestDepth = 256

  private let file: String
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  /// Where the line starts, and how many bytes of it are not UTF-16 units of their own.
  private var lineStart = 0
  private var surplus = 0

  /// - Parameter file: the file's name in errors.
  static func read(_ text: some Sequence<UInt8>, file: String) throws(MarkupError) -> JSONNode {
    var reader = JSONReader(file: file, bytes: Array(text))
    if reader.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.skipByteOrderMark() }
    // Replaced silently, a character of HTML would be compared with another one than the file has.
    _ = try TextEncoding.text(utf8: reader.bytes[reader.index...], file: file, advice: "save the suite in UTF-8")
    reader.skipSpace()
    let node = try reader.readValue(depth: 0)
    reader.skipSpace()
    if reader.index < reader.bytes.count {
      throw reader.invalid("\(reader.found) stands after the end of the JSON value; take it out")
    }
    return node
  }

  private init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  private var position: SourcePosition {
    SourcePosition(file: file, line: line, column: index - lineStart - surplus + 1)
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// What stands at the reader's place, for messages.
  private var found: String {
    guard let current else { return "the end of the file" }
    guard current >= 0x20 else { return "a control character" }
    var end = index + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return "\"\(String(decoding: bytes[index..<end], as: UTF8.self))\""
  }

  private func invalid(_ message: String, at place: SourcePosition? = nil) -> MarkupError {
    MarkupError(.invalidJSON, message, at: place ?? position)
  }

  private mutating func skipByteOrderMark() {
    index = 3
    lineStart = 3
  }

  /// Passes one byte, which may be part of a character or end a line.
  private mutating func advance() {
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "\n"):
      startLine()
    case UInt8(ascii: "\r"):
      if current != UInt8(ascii: "\n") { startLine() }
    case 0x80..<0xC0:
      surplus += 1
    case 0xF0...:
      // A character of four bytes is two UTF-16 units; its three further bytes are counted as surplus.
      surplus -= 1
    default:
      break
    }
  }

  private mutating func startLine() {
    line += 1
    lineStart = index
    surplus = 0
  }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { advance() }
  }

  private mutating func readValue(depth: Int) throws(MarkupError) -> JSONNode {
    let start = position
    guard depth < Self.greatestDepth else {
      throw invalid("the JSON is nested more than \(Self.greatestDepth) levels deep; make it flatter")
    }
    let value: JSONNode.Value
    switch current {
    case UInt8(ascii: "{"): value = .object(try readMembers(depth: depth))
    case UInt8(ascii: "["): value = .array(try readElements(depth: depth))
    case UInt8(ascii: "\""): value = .string(try readString())
    case UInt8(ascii: "t"): value = try readWord("true", .bool(true))
    case UInt8(ascii: "f"): value = try readWord("false", .bool(false))
    case UInt8(ascii: "n"): value = try readWord("null", .null)
    case let byte? where byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte):
      value = .number(try readNumber())
    default: throw invalid("\(found) stands where a JSON value should be; give a string, number, array or object")
    }
    return JSONNode(value: value, position: start)
  }

  private mutating func readMembers(depth: Int) throws(MarkupError) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    var keys: Set<String> = []
    advance()
    skipSpace()
    if current == UInt8(ascii: "}") {
      advance()
      return members
    }
    while true {
      let keyPosition = position
      guard current == UInt8(ascii: "\"") else {
        throw invalid("\(found) stands where the name of a member should be; give it in double quotes")
      }
      let key = try readString()
      guard keys.insert(key).inserted else {
        throw invalid("\"\(key)\" is given twice; take one of the two out", at: keyPosition)
      }
      skipSpace()
      guard current == UInt8(ascii: ":") else { throw invalid("\(found) stands where the colon after \"\(key)\" should be") }
      advance()
      skipSpace()
      members.append(JSONNode.Member(key: key, keyPosition: keyPosition, value: try readValue(depth: depth + 1)))
      if !(try readComma(before: "}", in: "object")) { return members }
    }
  }

  private mutating func readElements(depth: Int) throws(MarkupError) -> [JSONNode] {
    var elements: [JSONNode] = []
    advance()
    skipSpace()
    if current == UInt8(ascii: "]") {
      advance()
      return elements
    }
    while true {
      elements.append(try readValue(depth: depth + 1))
      if !(try readComma(before: "]", in: "array")) { return elements }
    }
  }

  /// Passes a comma, or the end of the array or object: then answers false.
  private mutating func readComma(before end: Character, in container: String) throws(MarkupError) -> Bool {
    skipSpace()
    if current == end.asciiValue {
      advance()
      return false
    }
    guard current == UInt8(ascii: ",") else {
      throw invalid("\(found) stands where a comma or the \"\(end)\" of the \(container) should be")
    }
    advance()
    skipSpace()
    if current == end.asciiValue { throw invalid("a comma stands before \"\(end)\"; take the comma out") }
    return true
  }

  private mutating func readWord(_ word: StaticString, _ value: JSONNode.Value) throws(MarkupError) -> JSONNode.Value {
    let text = "\(word)"
    guard bytes[index...].starts(with: text.utf8) else {
      throw invalid("\(found) starts no JSON value; did you mean \(text)?")
    }
    for _ in text.utf8 { advance() }
    return value
  }

  private mutating func readNumber() throws(MarkupError) -> Double {
    let start = index
    let place = position
    while let byte = current, Self.isNumberByte(byte) { advance() }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    // The grammar is narrower than Swift's: no leading zero, digits on both sides of the point.
    let grammar = /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/
    guard text.wholeMatch(of: grammar) != nil, let number = Double(text) else {
      throw invalid("\"\(text)\" is no JSON number", at: place)
    }
    return number
  }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"),
      UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private mutating func readString() throws(MarkupError) -> String {
    let start = position
    advance()
    // Escapes are UTF-16 units and may be half a pair, so the string is put together in those.
    var units: [UInt16] = []
    var plain = index
    func flush(_ end: Int) { units.append(contentsOf: String(decoding: bytes[plain..<end], as: UTF8.self).utf16) }
    while true {
      switch current {
      case nil:
        throw invalid("the string has no end; close it with a double quote", at: start)
      case UInt8(ascii: "\""):
        flush(index)
        advance()
        return String(decoding: units, as: UTF16.self)
      case UInt8(ascii: "\\"):
        flush(index)
        units.append(try readEscape())
        plain = index
      case let byte? where byte < 0x20:
        throw invalid("a string cannot hold a line end or control character as it is; write it as an escape such as \\n")
      default:
        advance()
      }
    }
  }

  private mutating func readEscape() throws(MarkupError) -> UInt16 {
    let start = position
    advance()
    guard let byte = current else { throw invalid("the string has no end; close it with a double quote", at: start) }
    let simple: [UInt8: UInt16] = [
      UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F, UInt8(ascii: "b"): 0x08,
      UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
    ]
    if let unit = simple[byte] {
      advance()
      return unit
    }
    guard byte == UInt8(ascii: "u") else {
      throw invalid("\\\(found.dropFirst().dropLast()) is no escape of JSON; write a backslash as \\\\", at: start)
    }
    advance()
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw invalid("\\u needs four hexadecimal digits", at: start) }
    for _ in digits { advance() }
    return unit
  }
}

/// Cuts RTF into groups, control words and text.
struct RTFTokenizer {
  enum Token {
    case groupStart
    case groupEnd
    /// `\b0`: letters and a number.
    case word(String, Int?)
    /// `\~`: a character that is no letter.
    case symbol(UInt8)
    /// `\'e4`
    case byte(UInt8)
    /// Bytes as they stand, without line ends, which mean nothing.
    case text(ArraySlice<UInt8>)
    /// What follows `\bin`.
    case binary(ArraySlice<UInt8>)
  }

  private let bytes: [UInt8]
  private var position = 0
  /// Bytes that a `\bin` has announced.
  private var binaryCount = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next token; nil at the end.
  mutating func next() -> Token? {
    if binaryCount > 0 {
      let end = min(bytes.count, position + min(binaryCount, bytes.count))
      defer { position = end }
      binaryCount = 0
      return .binary(bytes[position..<end])
    }
    while position < bytes.count, Self.isLineEnd(bytes[position]) || bytes[position] == 0 { position += 1 }
    guard position < bytes.count else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "{"):
      position += 1
      return .groupStart
    case UInt8(ascii: "}"):
      position += 1
      return .groupEnd
    case UInt8(ascii: "\\"):
      position += 1
      return control()
    default:
      let start = position
      while position < bytes.count, !Self.isSpecial(bytes[position]) { position += 1 }
      return .text(bytes[start..<position])
    }
  }

  private mutating func control() -> Token? {
    guard position < bytes.count else { return nil }
    let first = bytes[position]
    guard Self.isLetter(first) else {
      position += 1
      if first == UInt8(ascii: "'") { return hexadecimal() }
      // A carriage return and its line feed are one.
      if first == 13, position < bytes.count, bytes[position] == 10 { position += 1 }
      return .symbol(first)
    }
    let start = position
    while position < bytes.count, Self.isLetter(bytes[position]) { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    let number = parameter()
    if position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
    if word == "bin" { binaryCount = max(0, number ?? 0) }
    return .word(word, number)
  }

  private mutating func parameter() -> Int? {
    var end = position
    let isNegative = end < bytes.count && bytes[end] == UInt8(ascii: "-")
    if isNegative { end += 1 }
    var number: Int?
    while end < bytes.count, case let digit = bytes[end] &- UInt8(ascii: "0"), digit < 10 {
      // More digits than any meaning has are as good as the largest number.
      number = min((number ?? 0) * 10 + Int(digit), Int(Int32.max))
      end += 1
    }
    guard let number else { return nil }
    position = end
    return isNegative ? -number : number
  }

  private mutating func hexadecimal() -> Token {
    var value = 0
    var count = 0
    while count < 2, position < bytes.count, let digit = Self.hexadecimalDigit(bytes[position]) {
      value = value << 4 | digit
      position += 1
      count += 1
    }
    return count == 0 ? .symbol(UInt8(ascii: "'")) : .byte(UInt8(value))
  }

  static func hexadecimalDigit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }
  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
  private static func isSpecial(_ byte: UInt8) -> Bool {
    isLineEnd(byte) || byte == 0 || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "\\")
  }
}

import Foundation

/// A code page of Windows, by its number.
struct RTFCodePage: Hashable {
  let number: Int

  static let windowsLatin = RTFCodePage(number: 1252)
  static let mac = RTFCodePage(number: 10000)
  /// No encoding but pictures: the fonts Symbol, Wingdings and so on.
  static let symbols = RTFCodePage(number: 42)

  init(number: Int) { self.number = number }

  /// The code page of a font's character set (`\fcharset`); nil for the document's own.
  init?(characterSet: Int) {
    let pages = [
      0: 1252, 2: 42, 77: 10000, 128: 932, 129: 949, 130: 1361, 134: 936, 136: 950, 161: 1253, 162: 1254, 163: 1258, 177: 1255,
      178: 1256, 186: 1257, 204: 1251, 222: 874, 238: 1250, 254: 437, 255: 850,
    ]
    guard let number = pages[characterSet] else { return nil }
    self.number = number
  }

  /// Core Foundation's number of the encoding.
  private var encoding: String.Encoding? {
    let encodings: [Int: UInt] = [
      437: 0x400, 737: 0x405, 775: 0x406, 850: 0x410, 852: 0x412, 855: 0x413, 857: 0x414, 860: 0x415, 861: 0x416, 862: 0x417,
      863: 0x418, 864: 0x419, 865: 0x41A, 866: 0x41B, 869: 0x41C, 874: 0x41D, 932: 0x420, 936: 0x421, 949: 0x422, 950: 0x423,
      1250: 0x501, 1251: 0x502, 1253: 0x503, 1254: 0x504, 1255: 0x505, 1256: 0x506, 1257: 0x507, 1258: 0x508, 10000: 0,
    ]
    if number == 65001 { return .utf8 }
    return encodings[number].map { String.Encoding(rawValue: 0x8000_0000 | $0) }
  }

  /// The text of bytes. What has no meaning becomes U+FFFD.
  func text(_ bytes: [UInt8]) -> String {
    if bytes.allSatisfy({ $0 < 0x80 }) && self != .symbols { return String(decoding: bytes, as: UTF8.self) }
    if self == .symbols { return String(String.UnicodeScalarView(bytes.map(Self.symbol))) }
    guard let encoding else { return String(String.UnicodeScalarView(bytes.map(Self.latin))) }
    if let text = String(data: Data(bytes), encoding: encoding) { return text }
    return bytes.map { String(data: Data([$0]), encoding: encoding) ?? "\u{FFFD}" }.joined()
  }

  private static func latin(_ byte: UInt8) -> Unicode.Scalar {
    // Encoding Standard, windows-1252.
    let high: [UInt32] = [
      0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D, 0x8F,
      0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
    ]
    guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
    return Unicode.Scalar(high[Int(byte - 0x80)]) ?? "\u{FFFD}"
  }

  /// What a character of the font Symbol shows, as far as it is a letter or a bullet.
  static func symbol(_ byte: UInt8) -> Unicode.Scalar {
    let capitals = "ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ".unicodeScalars.map(\.self)
    let letters = "αβχδεφγηιϕκλμνοπθρστυϖωξψζ".unicodeScalars.map(\.self)
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return capitals[Int(byte - UInt8(ascii: "A"))]
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return letters[Int(byte - UInt8(ascii: "a"))]
    case 0xA7, 0xB7: return "•"
    default: return byte < 0x80 ? Unicode.Scalar(byte) : "\u{FFFD}"
    }
  }
}

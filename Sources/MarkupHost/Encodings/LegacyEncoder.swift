/// Encodes text in an encoding of the Encoding standard that is neither UTF-8 nor UTF-16.
///
/// A character is written only as bytes that stand for it alone: where the standard takes another for want of it, as a form sends it, the
/// text would not come back.
struct LegacyEncoder {
  private let name: String
  private let isEscaped: Bool
  /// For an encoding of one byte a character.
  private let singleByte: EncodingIndex?

  /// - Parameter name: of the encoding, in lower case.
  init(_ name: String) {
    self.name = name
    isEscaped = name == "iso-2022-jp"
    singleByte = EncodingIndex.singleByte(name)
  }

  /// The bytes of a text; `substitute` gives text of ASCII for a character that the encoding lacks.
  func encode(_ text: String, substitute: (Unicode.Scalar) -> String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    // Of ISO-2022-JP: whether the escape sequence for two bytes a character was the last.
    var isShifted = false
    func shift(_ shifted: Bool) {
      guard isEscaped, shifted != isShifted else { return }
      bytes += shifted ? [0x1B, 0x24, 0x42] : [0x1B, 0x28, 0x42]
      isShifted = shifted
    }
    for scalar in text.unicodeScalars {
      if scalar.isASCII, !(isEscaped && [0x0E, 0x0F, 0x1B].contains(scalar.value)) {
        shift(false)
        bytes.append(UInt8(scalar.value))
      } else if let encoded = self.bytes(of: scalar.value) {
        shift(true)
        bytes += encoded
      } else {
        shift(false)
        bytes += Array(substitute(scalar).utf8)
      }
    }
    shift(false)
    return bytes
  }

  /// The bytes of a character that is not ASCII.
  private func bytes(of codePoint: UInt32) -> [UInt8]? {
    switch name {
    case "x-user-defined":
      return (0xF780...0xF7FF).contains(codePoint) ? [UInt8(codePoint - 0xF780 + 0x80)] : nil
    case "gbk", "gb18030":
      return gb18030(codePoint)
    case "big5":
      return EncodingIndex.big5.pointer(of: codePoint).map { two($0, 157, 0x81, trail: $0 % 157 + ($0 % 157 < 0x3F ? 0x40 : 0x62)) }
    case "shift_jis":
      if codePoint == 0x80 { return [0x80] }
      if (0xFF61...0xFF9F).contains(codePoint) { return [UInt8(codePoint - 0xFF61 + 0xA1)] }
      let own = (0xE000...0xE757).contains(codePoint) ? Int(codePoint - 0xE000) + 8836 : nil
      guard let pointer = own ?? EncodingIndex.shiftJIS.pointer(of: codePoint) else { return nil }
      return two(pointer, 188, pointer / 188 < 0x1F ? 0x81 : 0xC1, trail: pointer % 188 + (pointer % 188 < 0x3F ? 0x40 : 0x41))
    case "euc-jp":
      if (0xFF61...0xFF9F).contains(codePoint) { return [0x8E, UInt8(codePoint - 0xFF61 + 0xA1)] }
      guard let pointer = EncodingIndex.jis0208.pointer(of: codePoint), pointer < 94 * 94 else { return nil }
      return two(pointer, 94, 0xA1, trail: pointer % 94 + 0xA1)
    case "iso-2022-jp":
      guard let pointer = EncodingIndex.jis0208.pointer(of: codePoint), pointer < 94 * 94 else { return nil }
      return two(pointer, 94, 0x21, trail: pointer % 94 + 0x21)
    case "euc-kr":
      return EncodingIndex.eucKR.pointer(of: codePoint).map { two($0, 190, 0x81, trail: $0 % 190 + 0x41) }
    default:
      return singleByte?.pointer(of: codePoint).map { [UInt8($0 + 0x80)] }
    }
  }

  private func two(_ pointer: Int, _ width: Int, _ first: Int, trail: Int) -> [UInt8] { [UInt8(pointer / width + first), UInt8(trail)] }

  /// https://encoding.spec.whatwg.org/#gb18030-encoder
  private func gb18030(_ codePoint: UInt32) -> [UInt8]? {
    if name == "gbk", codePoint == 0x20AC { return [0x80] }
    if let pointer = EncodingIndex.gb18030.pointer(of: codePoint) {
      return two(pointer, 190, 0x81, trail: pointer % 190 + (pointer % 190 < 0x3F ? 0x40 : 0x41))
    }
    if name == "gbk" { return nil }
    let beyond = codePoint >= 0x10000 ? Int(codePoint) - 0x10000 + 189_000 : nil
    guard let pointer = beyond ?? EncodingIndex.gb18030Ranges.pointer(of: codePoint) else { return nil }
    let bytes: [Int] = [pointer / 12600 + 0x81, pointer / 1260 % 10 + 0x30, pointer / 10 % 126 + 0x81, pointer % 10 + 0x30]
    return bytes.map { UInt8($0) }
  }
}

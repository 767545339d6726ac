/// Decodes an encoding of the Encoding standard that is neither UTF-8 nor UTF-16, in as many pieces as the bytes come in.
///
/// - SeeAlso: https://encoding.spec.whatwg.org/#legacy-single-byte-encodings and the sections after it
struct LegacyDecoder {
  /// What a handler makes of one byte, or of the end.
  enum Step {
    case more
    case finished
    case error
    case codePoint(UInt32)
    case codePoints(UInt32, UInt32)
  }

  /// The decoder of an encoding: keeps what the bytes so far have begun. `byte` is nil at the end; what is to be read again is pushed on
  /// `restored`, the first to be read last.
  protocol Handler {
    mutating func handle(_ byte: UInt8?, _ restored: inout [UInt8]) -> Step
  }

  private var handler: any Handler

  /// - Parameter name: of the encoding, in lower case.
  init?(_ name: String) {
    switch name {
    case "gbk", "gb18030": handler = GB18030Handler()
    case "big5": handler = LeadByteHandler<Big5>()
    case "euc-jp": handler = EUCJPHandler()
    case "iso-2022-jp": handler = ISO2022JPHandler()
    case "shift_jis": handler = LeadByteHandler<ShiftJIS>()
    case "euc-kr": handler = LeadByteHandler<EUCKR>()
    case "x-user-defined": handler = UserDefinedHandler()
    default:
      guard let index = EncodingIndex.singleByte(name) else { return nil }
      handler = SingleByteHandler(index: index)
    }
  }

  /// - Parameters:
  ///   - isLast: no bytes follow.
  ///   - isFatal: ill-formed bytes are an error, instead of U+FFFD.
  /// - Returns: UTF-16; nil for an error.
  mutating func decode(_ bytes: some Sequence<UInt8>, isLast: Bool, isFatal: Bool) -> [UInt16]? {
    var units: [UInt16] = []
    var restored: [UInt8] = []
    var iterator = bytes.makeIterator()
    while true {
      let byte = restored.popLast() ?? iterator.next()
      if byte == nil, !isLast { return units }
      switch handler.handle(byte, &restored) {
      case .more: break
      case .finished: return units
      case .error:
        if isFatal { return nil }
        units.append(0xFFFD)
      case .codePoint(let codePoint): Self.append(codePoint, to: &units)
      case .codePoints(let first, let second):
        Self.append(first, to: &units)
        Self.append(second, to: &units)
      }
    }
  }

  private static func append(_ codePoint: UInt32, to units: inout [UInt16]) {
    if codePoint < 0x10000 {
      units.append(UInt16(codePoint))
    } else {
      units.append(UInt16(0xD800 + (codePoint - 0x10000) >> 10))
      units.append(UInt16(0xDC00 + (codePoint - 0x10000) & 0x3FF))
    }
  }
}

// MARK: One byte a character

private struct SingleByteHandler: LegacyDecoder.Handler {
  let index: EncodingIndex

  func handle(_ byte: UInt8?, _ restored: inout [UInt8]) -> LegacyDecoder.Step {
    guard let byte else { return .finished }
    if byte < 0x80 { return .codePoint(UInt32(byte)) }
    return index[Int(byte) - 0x80].map { .codePoint($0) } ?? .error
  }
}

private struct UserDefinedHandler: LegacyDecoder.Handler {
  func handle(_ byte: UInt8?, _ restored: inout [UInt8]) -> LegacyDecoder.Step {
    guard let byte else { return .finished }
    return .codePoint(byte < 0x80 ? UInt32(byte) : 0xF780 + UInt32(byte) - 0x80)
  }
}

// MARK: Two bytes a character

extension LegacyDecoder.Step {
  /// A character, or the error of two bytes that are none. A second byte of ASCII is then read by itself, so that no markup is swallowed.
  fileprivate static func character(_ codePoint: UInt32?, trail: UInt8, _ restored: inout [UInt8]) -> Self {
    if let codePoint { return .codePoint(codePoint) }
    if trail < 0x80 { restored.append(trail) }
    return .error
  }
}

/// https://encoding.spec.whatwg.org/#gb18030-decoder
private struct GB18030Handler: LegacyDecoder.Handler {
  private let index = EncodingIndex.gb18030
  private var (first, second, third): (UInt8, UInt8, UInt8) = (0, 0, 0)

  mutating func handle(_ byte: UInt8?, _ restored: inout [UInt8]) -> LegacyDecoder.Step {
    guard let byte else {
      defer { (first, second, third) = (0, 0, 0) }
      return first == 0 ? .finished : .error
    }
    if third != 0 {
      let (one, two, three) = (first, second, third)
      (first, second, third) = (0, 0, 0)
      guard (0x30...0x39).contains(byte) else {
        restored += [byte, three, two]
        return .error
      }
      let pointer = ((Int(one) - 0x81) * 10 + Int(two) - 0x30) * 1260 + (Int(three) - 0x81) * 10 + Int(byte) - 0x30
      return Self.codePoint(pointer).map { .codePoint($0) } ?? .error
    }
    if second != 0 {
      if (0x81...0xFE).contains(byte) {
        third = byte
        return .more
      }
      restored += [byte, second]
      (first, second) = (0, 0)
      return .error
    }
    if first != 0 {
      if (0x30...0x39).contains(byte) {
        second = byte
        return .more
      }
      let lead = Int(first) - 0x81
      first = 0
      guard (0x40...0x7E).contains(byte) || (0x80...0xFE).contains(byte) else { return .character(nil, trail: byte, &restored) }
      return .character(index[lead * 190 + Int(byte) - (byte < 0x7F ? 0x40 : 0x41)], trail: byte, &restored)
    }
    if byte < 0x80 { return .codePoint(UInt32(byte)) }
    if byte == 0x80 { return .codePoint(0x20AC) }
    if byte == 0xFF { return .error }
    first = byte
    return .more
  }

  /// https://encoding.spec.whatwg.org/#index-gb18030-ranges-code-point
  private static func codePoint(_ pointer: Int) -> UInt32? {
    if pointer < 39420 { return EncodingIndex.gb18030Ranges[pointer] }
    return (189_000...1_237_575).contains(pointer) ? UInt32(0x10000 + pointer - 189_000) : nil
  }
}

/// An encoding whose characters are a byte, or a lead and a trail.
private protocol LeadByteEncoding {
  init()
  func isLead(_ byte: UInt8) -> Bool
  /// A byte that is a character by itself; nil for a lead, and for what is neither.
  func single(_ byte: UInt8) -> UInt32?
  func pair(_ lead: UInt8, _ trail: UInt8, _ restored: inout [UInt8]) -> LegacyDecoder.Step
}

private struct LeadByteHandler<Encoding: LeadByteEncoding>: LegacyDecoder.Handler {
  private let encoding = Encoding()
  private var lead: UInt8 = 0

  mutating func handle(_ byte: UInt8?, _ restored: inout [UInt8]) -> LegacyDecoder.Step {
    guard let byte else {
      defer { lead = 0 }
      return lead == 0 ? .finished : .error
    }
    if lead != 0 {
      defer { lead = 0 }
      return encoding.pair(lead, byte, &restored)
    }
    if let character = encoding.single(byte) { return .codePoint(character) }
    guard encoding.isLead(byte) else { return .error }
    lead = byte
    return .more
  }
}

/// https://encoding.spec.whatwg.org/#big5-decoder
private struct Big5: LeadByteEncoding {
  private let index = EncodingIndex.big5

  func isLead(_ byte: UInt8) -> Bool { (0x81...0xFE).contains(byte) }

  func single(_ byte: UInt8) -> UInt32? { byte < 0x80 ? UInt32(byte) : nil }

  func pair(_ lead: UInt8, _ trail: UInt8, _ restored: inout [UInt8]) -> LegacyDecoder.Step {
    guard (0x40...0x7E).contains(trail) || (0xA1...0xFE).contains(trail) else { return .character(nil, trail: trail, &restored) }
    let pointer = (Int(lead) - 0x81) * 157 + Int(trail) - (trail < 0x7F ? 0x40 : 0x62)
    switch pointer {
    // Letters with an accent that follows them.
    case 1133: return .codePoints(0xCA, 0x304)
    case 1135: return .codePoints(0xCA, 0x30C)
    case 1164: return .codePoints(0xEA, 0x304)
    case 1166: return .codePoints(0xEA, 0x30C)
    default: return .character(index[pointer], trail: trail, &restored)
    }
  }
}

/// https://encoding.spec.whatwg.org/#shift_jis-decoder
private struct ShiftJIS: LeadByteEncoding {
  private let index = EncodingIndex.jis0208

  func isLead(_ byte: UInt8) -> Bool { (0x81...0x9F).contains(byte) || (0xE0...0xFC).contains(byte) }

  func single(_ byte: UInt8) -> UInt32? {
    if byte <= 0x80 { return UInt32(byte) }
    return (0xA1...0xDF).contains(byte) ? 0xFF61 - 0xA1 + UInt32(byte) : nil
  }

  func pair(_ lead: UInt8, _ trail: UInt8, _ restored: inout [UInt8]) -> LegacyDecoder.Step {
    guard (0x40...0x7E).contains(trail) || (0x80...0xFC).contains(trail) else { return .character(nil, trail: trail, &restored) }
    let row = Int(lead) - (lead < 0xA0 ? 0x81 : 0xC1)
    let pointer = row * 188 + Int(trail) - (trail < 0x7F ? 0x40 : 0x41)
    // Characters that users and programs make for themselves.
    if (8836...10715).contains(pointer) { return .codePoint(UInt32(0xE000 - 8836 + pointer)) }
    return .character(index[pointer], trail: trail, &restored)
  }
}

/// https://encoding.spec.whatwg.org/#euc-kr-decoder
private struct EUCKR: LeadByteEncoding {
  private let index = EncodingIndex.eucKR

  func isLead(_ byte: UInt8) -> Bool { (0x81...0xFE).contains(byte) }

  func single(_ byte: UInt8) -> UInt32? { byte < 0x80 ? UInt32(byte) : nil }

  func pair(_ lead: UInt8, _ trail: UInt8, _ restored: inout [UInt8]) -> LegacyDecoder.Step {
    let pointer = (Int(lead) - 0x81) * 190 + Int(trail) - 0x41
    return .character((0x41...0xFE).contains(trail) ? index[pointer] : nil, trail: trail, &restored)
  }
}

/// https://encoding.spec.whatwg.org/#euc-jp-decoder
private struct EUCJPHandler: LegacyDecoder.Handler {
  private let index = EncodingIndex.jis0208
  private var lead: UInt8 = 0
  private var isSupplementary = false

  mutating func handle(_ byte: UInt8?, _ restored: inout [UInt8]) -> LegacyDecoder.Step {
    guard let byte else {
      defer { lead = 0 }
      return lead == 0 ? .finished : .error
    }
    let isHigh = (0xA1...0xFE).contains(byte)
    if lead == 0x8E, (0xA1...0xDF).contains(byte) {
      lead = 0
      return .codePoint(0xFF61 - 0xA1 + UInt32(byte))
    }
    if lead == 0x8F, isHigh {
      (lead, isSupplementary) = (byte, true)
      return .more
    }
    if lead != 0 {
      let (row, from) = (Int(lead) - 0xA1, isSupplementary ? EncodingIndex.jis0212 : index)
      let isCharacter = (0xA1...0xFE).contains(lead) && isHigh
      (lead, isSupplementary) = (0, false)
      return .character(isCharacter ? from[row * 94 + Int(byte) - 0xA1] : nil, trail: byte, &restored)
    }
    if byte < 0x80 { return .codePoint(UInt32(byte)) }
    guard isHigh || byte == 0x8E || byte == 0x8F else { return .error }
    lead = byte
    return .more
  }
}

// MARK: Escape sequences

/// https://encoding.spec.whatwg.org/#iso-2022-jp-decoder
private struct ISO2022JPHandler: LegacyDecoder.Handler {
  private enum State { case ascii, roman, katakana, lead, trail, escapeStart, escape }

  private let index = EncodingIndex.jis0208
  private var state = State.ascii
  /// What an escape sequence has set, for when another turns out to be none.
  private var output = State.ascii
  private var lead: UInt8 = 0
  private var hasSwitched = false
  mutating func handle(_ byte: UInt8?, _ restored: inout [UInt8]) -> LegacyDecoder.Step {
    switch state {
    case .escapeStart:
      if byte == 0x24 || byte == 0x28 {
        (lead, state) = (byte ?? 0, .escape)
        return .more
      }
      if let byte { restored.append(byte) }
      (hasSwitched, state) = (false, output)
      return .error
    case .escape:
      let intermediate = lead
      lead = 0
      let chosen: State? =
        switch (intermediate, byte) {
        case (0x28, 0x42): .ascii
        case (0x28, 0x4A): .roman
        case (0x28, 0x49): .katakana
        case (0x24, 0x40), (0x24, 0x42): .lead
        default: nil
        }
      guard let chosen else {
        if let byte { restored.append(byte) }
        restored.append(intermediate)
        (hasSwitched, state) = (false, output)
        return .error
      }
      (state, output) = (chosen, chosen)
      defer { hasSwitched = true }
      // Two in a row hide something.
      return hasSwitched ? .error : .more
    case .trail:
      state = .lead
      guard let byte else { return .error }
      if byte == 0x1B {
        state = .escapeStart
        return .error
      }
      guard (0x21...0x7E).contains(byte) else { return .error }
      return index[(Int(lead) - 0x21) * 94 + Int(byte) - 0x21].map { .codePoint($0) } ?? .error
    case .ascii, .roman, .katakana, .lead:
      guard let byte else { return .finished }
      if byte == 0x1B {
        state = .escapeStart
        return .more
      }
      hasSwitched = false
      return character(byte)
    }
  }

  private mutating func character(_ byte: UInt8) -> LegacyDecoder.Step {
    switch state {
    case .katakana: return (0x21...0x5F).contains(byte) ? .codePoint(0xFF61 - 0x21 + UInt32(byte)) : .error
    case .lead:
      guard (0x21...0x7E).contains(byte) else { return .error }
      (lead, state) = (byte, .trail)
      return .more
    default:
      if byte >= 0x80 || byte == 0x0E || byte == 0x0F { return .error }
      if state == .roman, byte == 0x5C { return .codePoint(0xA5) }
      if state == .roman, byte == 0x7E { return .codePoint(0x203E) }
      return .codePoint(UInt32(byte))
    }
  }
}

import CJSC

/// The engine's strings: sequences of UTF-16 code units, of which any is allowed anywhere.
///
/// The engine's own conversions to and from UTF-8 stop at a lone surrogate and at NUL, so only text without either goes
/// through them.
enum EngineString {
  /// A string of the engine; the caller releases it.
  static func make(_ string: String) -> JSStringRef {
    var string = string
    let isPlain = string.withUTF8 { bytes in
      // All bytes together, so that the loop has no branch: counted down, NUL becomes 0xFF.
      var seen: UInt8 = 0
      for byte in bytes { seen |= byte | (byte &- 1) }
      return seen < 0x80
    }
    // The engine keeps ASCII as one byte a character.
    if isPlain { return string.withCString { JSStringCreateWithUTF8CString($0) } }
    return make(utf16: Array(string.utf16))
  }

  static func make(utf16 units: [UInt16]) -> JSStringRef {
    units.withUnsafeBufferPointer { JSStringCreateWithCharacters($0.baseAddress, $0.count) }
  }

  static func utf16(_ string: JSStringRef) -> UnsafeBufferPointer<UInt16> {
    UnsafeBufferPointer(start: JSStringGetCharactersPtr(string), count: JSStringGetLength(string))
  }

  /// Calls `body` with a string of the engine that lives as long.
  static func with<R, E: Error>(_ string: String, _ body: (JSStringRef) throws(E) -> R) throws(E) -> R {
    let ref = make(string)
    defer { JSStringRelease(ref) }
    return try body(ref)
  }
}

extension String {
  /// Lone surrogates become U+FFFD.
  init(engine string: JSStringRef) {
    self.init(decoding: EngineString.utf16(string), as: UTF16.self)
  }
}

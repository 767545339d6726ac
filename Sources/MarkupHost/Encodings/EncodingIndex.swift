import Foundation
import Synchronization

/// The code points of an encoding by their pointers, as the Encoding standard has them: 0 where there is none.
///
/// They come from the C library's `iconv`, whose character sets are nearly those of the standard; what differs is corrected here.
///
/// - SeeAlso: https://encoding.spec.whatwg.org/#indexes
struct EncodingIndex: Sendable {
  let codePoints: [UInt32]

  /// The pointers by code points: the first where there are several, unless `isLast` says otherwise.
  private let pointers: [UInt32: Int]

  private init(_ codePoints: [UInt32], from first: Int = 0, isLast: (UInt32) -> Bool = { _ in false }) {
    self.codePoints = codePoints
    var pointers: [UInt32: Int] = [:]
    for pointer in first..<codePoints.count where codePoints[pointer] != 0 {
      if pointers[codePoints[pointer]] == nil || isLast(codePoints[pointer]) { pointers[codePoints[pointer]] = pointer }
    }
    self.pointers = pointers
  }

  subscript(pointer: Int) -> UInt32? {
    guard codePoints.indices.contains(pointer), codePoints[pointer] != 0 else { return nil }
    return codePoints[pointer]
  }

  func pointer(of codePoint: UInt32) -> Int? { pointers[codePoint] }

  // MARK: The indexes, each made when it is first asked for, which takes some milliseconds

  /// Those of one byte a character that were asked for, by name.
  private static let singleByteIndexes = Mutex<[String: EncodingIndex]>([:])

  /// The bytes from 0x80 on of an encoding with one byte a character; nil for other encodings.
  static func singleByte(_ name: String) -> EncodingIndex? {
    guard let characterSet = singleByteSets[name] else { return nil }
    return singleByteIndexes.withLock { indexes in
      if let index = indexes[name] { return index }
      var codePoints = Iconv.codePoints(in: characterSet, (0x80...0xFF).map { [$0] })
      if name.hasPrefix("windows-") {
        // What Windows has no character for is the control of the same number.
        for byte in 0x80...0x9F where codePoints[byte - 0x80] == 0 { codePoints[byte - 0x80] = UInt32(byte) }
      }
      for (byte, codePoint) in singleByteCorrections[name] ?? [:] { codePoints[byte - 0x80] = codePoint }
      let index = EncodingIndex(codePoints)
      indexes[name] = index
      return index
    }
  }

  private static let singleByteSets: [String: String] = {
    var sets = [
      "ibm866": "IBM866", "iso-8859-8-i": "ISO-8859-8", "koi8-r": "KOI8-R", "koi8-u": "KOI8-U", "macintosh": "MACINTOSH",
      "windows-874": "CP874", "x-mac-cyrillic": "MAC-UK",
    ]
    for part in [2, 3, 4, 5, 6, 7, 8, 10, 13, 14, 15, 16] { sets["iso-8859-\(part)"] = "ISO-8859-\(part)" }
    for page in 1250...1258 { sets["windows-\(page)"] = "CP\(page)" }
    return sets
  }()

  private static let singleByteCorrections: [String: [Int: UInt32]] = [
    "koi8-u": [0xAE: 0x45E, 0xBE: 0x40E], "macintosh": [0xC6: 0x2206, 0xF0: 0xF8FF], "x-mac-cyrillic": [0xFF: 0x20AC],
    "windows-1255": [0xCA: 0x5BA],
  ]

  static let jis0208: EncodingIndex = {
    // The rows of JIS X 0208 and those of Windows are all in Shift_JIS. Its private use area has no part in the index.
    let bytes = sequences(11280) { pointer in
      let (lead, trail) = pointer.quotientAndRemainder(dividingBy: 188)
      return [lead + (lead < 0x1F ? 0x81 : 0xC1), trail + (trail < 0x3F ? 0x40 : 0x41)]
    }
    var codePoints = Iconv.codePoints(in: "CP932", bytes)
    for pointer in 8836...10715 { codePoints[pointer] = 0 }
    return EncodingIndex(codePoints)
  }()

  /// What Shift_JIS is written with: not with the copies of IBM's characters that NEC made.
  static let shiftJIS: EncodingIndex = {
    var codePoints = jis0208.codePoints
    for pointer in 8272...8835 { codePoints[pointer] = 0 }
    return EncodingIndex(codePoints)
  }()

  static let jis0212 = EncodingIndex(Iconv.codePoints(in: "EUC-JP", sequences(94 * 94) { [0x8F, $0 / 94 + 0xA1, $0 % 94 + 0xA1] }))

  static let eucKR = EncodingIndex(Iconv.codePoints(in: "UHC", sequences(126 * 190) { [$0 / 190 + 0x81, $0 % 190 + 0x41] }))

  /// The two bytes of GBK and GB18030.
  static let gb18030: EncodingIndex = {
    let bytes = sequences(126 * 190) { pointer in
      let (lead, trail) = pointer.quotientAndRemainder(dividingBy: 190)
      return [lead + 0x81, trail + (trail < 0x3F ? 0x40 : 0x41)]
    }
    var codePoints = Iconv.codePoints(in: "GB18030", bytes)
    correct(&codePoints, "6555:3000 23767:e816+2 23794:e831 23804:e83b 23830:e855")
    return EncodingIndex(codePoints)
  }()

  /// The four bytes of GB18030 for the first plane.
  static let gb18030Ranges: EncodingIndex = {
    let bytes = sequences(39420) { pointer in
      [pointer / 12600 + 0x81, pointer / 1260 % 10 + 0x30, pointer / 10 % 126 + 0x81, pointer % 10 + 0x30]
    }
    var codePoints = Iconv.codePoints(in: "GB18030", bytes)
    correct(&codePoints, "7457:e7c7 19057:9fb4+7 39076:fe10+9")
    return EncodingIndex(codePoints)
  }()

  static let big5: EncodingIndex = {
    let bytes = sequences(126 * 157) { pointer in
      let (lead, trail) = pointer.quotientAndRemainder(dividingBy: 157)
      return [lead + 0x81, trail + (trail < 0x3F ? 0x40 : 0x62)]
    }
    var codePoints = Iconv.codePoints(in: "BIG5-HKSCS", bytes)
    correct(&codePoints, big5Corrections)
    // Nothing is written with the additions of Hong Kong.
    return EncodingIndex(codePoints, from: (0xA1 - 0x81) * 157) { [0x2550, 0x255E, 0x2561, 0x256A, 0x5341, 0x5345].contains($0) }
  }()

  /// The bytes for each pointer of an index.
  private static func sequences(_ count: Int, _ bytes: (Int) -> [Int]) -> [[UInt8]] {
    (0..<count).map { bytes($0).map { UInt8($0) } }
  }

  /// `pointer:code point`, the code point in hexadecimal; `+n` for the n pointers after it, whose code points follow.
  private static func correct(_ codePoints: inout [UInt32], _ corrections: String) {
    for match in corrections.matches(of: /(\d+):([0-9a-f]+)(?:\+(\d+))?/) {
      guard let pointer = Int(match.1), let codePoint = UInt32(match.2, radix: 16) else { continue }
      for offset in 0...(match.3.flatMap { Int($0) } ?? 0) { codePoints[pointer + offset] = codePoint + UInt32(offset) }
    }
  }

  /// Mostly characters that the standard has twice, and symbols that others read as their lookalikes.
  private static let big5Corrections = """
    2082:7bb8 2088:7c06 2103:7cce 2114:7dd2 2123:7e1d 2148:8005 2151:8028 2221:83c1 2239:84a8 2244:840f 2303:89a6 \
    2304:89a9 2354:8d77 2400:90fd 2413:92b9 2477:975c 2498:97ff 2605:9f16 2673:8503 2746:5159 2747:515b 2748:515d+1 \
    2771:936e 2780:7479 2990:6d67 3087:799b 3259:9097 3301:975d 3436:701e 3451:5b28 4136:7201 4138:77d7 4141:7e87 \
    4182:99d6 4206:91d4 4220:60de 4230:6fb6 4241:8f36 4258:4fbb 4273:71df 4279:9104 4282:9df0 4294:83cf 4329:5c10 \
    4330:79e3 4349:5a67 4419:8f0b 4422:7b51 4494:62d0 4624:6062 4694:75f9 4708:6c4a 4742:9b2e 4748:9f17 4815:50ed \
    4828:5f0c 4902:880f 4922:62ce 4982:7468 4992:7162 4997:7250 5029:2027 5038:fe51 5050:2574 5120:af 5121:ffe3 5123:2cd \
    5153:ff5e 5168:2295 5169:2299 5180:ff0f 5181:ff3c 5182:2215 5183:fe68 5185:ffe5 5187:ffe0+1 5287:5341 5289:5345 \
    5432:2400+31 5464:2421 5465:20ac 10942:5ef4 10946:65e0 10948:7676 10950:96b6 10957:3003 10958:4edd 19028:5029 \
    19035:507d 19088:5305 19096:5344 19112:537f 19162:5605 19240:5a77 19299:5e75 19305:5ed0 19326:5f58 19355:60a4 \
    19398:6490 19439:6674 19454:675e 19553:6c9c 19554:6e1d 19557:6e2f 19611:716e 19643:732a 19672:745c 19697:74e9 \
    19748:7809
    """
}

/// The C library's conversion of character sets.
enum Iconv {
  /// The code point that each sequence of bytes stands for in a character set; 0 for one that stands for none or for several.
  static func codePoints(in characterSet: String, _ sequences: [[UInt8]]) -> [UInt32] {
    let descriptor = iconv_open("UTF-32LE", characterSet)
    // A system without the character set has none of its characters.
    guard descriptor != iconv_t(bitPattern: -1) else { return Array(repeating: 0, count: sequences.count) }
    defer { iconv_close(descriptor) }
    return sequences.map { sequence in
      var input = sequence.map(CChar.init(bitPattern:))
      var output: [UInt32] = [0, 0, 0, 0]
      return input.withUnsafeMutableBufferPointer { input in
        output.withUnsafeMutableBytes { output in
          var (next, left) = (input.baseAddress, input.count)
          var (end, free) = (output.baseAddress?.assumingMemoryBound(to: CChar.self), output.count)
          iconv(descriptor, nil, nil, nil, nil)
          let isConverted = iconv(descriptor, &next, &left, &end, &free) != -1 && left == 0
          // Some character sets hold a character back that the next may be joined to.
          guard isConverted, iconv(descriptor, nil, nil, &end, &free) != -1, output.count - free == 4 else { return 0 }
          return UInt32(littleEndian: output.load(as: UInt32.self))
        }
      }
    }
  }
}

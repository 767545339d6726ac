/// A picture while it is read.
struct RTFPictureBuilder {
  private var type: String?
  var data: [UInt8] = []
  /// The first digit of a byte.
  private var digit: Int?
  private var goal: (width: Int?, height: Int?)
  private var scale = (x: 100, y: 100)
  private var description: String?

  // A property of Word's, on the way.
  var propertyName = ""
  var propertyValue = ""

  /// Hexadecimal digits.
  mutating func append(_ digits: some Sequence<UInt8>) {
    for character in digits {
      guard let value = RTFTokenizer.hexadecimalDigit(character) else { continue }
      if let first = digit {
        data.append(UInt8(first << 4 | value))
        digit = nil
      } else {
        digit = value
      }
    }
  }

  mutating func apply(_ word: String, _ number: Int?) -> Bool {
    switch word {
    case "pngblip": type = "png"
    case "jpegblip": type = "jpeg"
    case "picwgoal": goal.width = number
    case "pichgoal": goal.height = number
    case "picscalex": scale.x = number ?? 100
    case "picscaley": scale.y = number ?? 100
    default: return false
    }
    return true
  }

  mutating func finishProperty() {
    if propertyName == "wzDescription", !propertyValue.isEmpty { description = propertyValue }
    propertyName = ""
    propertyValue = ""
  }

  /// The picture; nil for one of a type that no browser shows.
  func finish() -> RTFPicture? {
    guard let type, !data.isEmpty else { return nil }
    // A pixel of CSS is 15 twips.
    func pixels(_ goal: Int?, _ scale: Int) -> Int? {
      guard let goal, (1...1_000_000).contains(goal), (1...10_000).contains(scale) else { return nil }
      return max(1, (goal * scale + 750) / 1500)
    }
    return RTFPicture(
      type: type, data: data, width: pixels(goal.width, scale.x), height: pixels(goal.height, scale.y), description: description)
  }
}

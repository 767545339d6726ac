import MarkupHost

/// Two strings one above the other, the first difference marked.
struct Comparison {
  let expected, actual: String
  /// How many characters of both are alike before they differ.
  private let shared: Int

  init(expected: String, actual: String) {
    // A line a string: what would break the line is shown as an escape.
    self.expected = Comparison.oneLine(expected)
    self.actual = Comparison.oneLine(actual)
    shared = zip(self.expected, self.actual).prefix { $0 == $1 }.count
  }

  /// Three lines. Of long strings only the surroundings of the difference are shown.
  func lines(coloured: Bool) -> [String] {
    let start = shared > Self.context ? shared - Self.context : 0
    let lead = start > 0 ? "…" : ""
    return [
      "expected  " + lead + excerpt(of: expected, from: start, colour: coloured ? "\u{1B}[32m" : nil),
      "actual    " + lead + excerpt(of: actual, from: start, colour: coloured ? "\u{1B}[31m" : nil),
      String(repeating: " ", count: 10 + (lead + expected.dropFirst(start).prefix(shared - start)).terminalWidth) + "^",
    ]
  }

  private static let context = 60

  private func excerpt(of text: String, from start: Int, colour: String?) -> String {
    let alike = text.dropFirst(start).prefix(shared - start)
    let rest = text.dropFirst(shared)
    let shown = rest.prefix(2 * Self.context)
    let tail = shown.endIndex < rest.endIndex ? "…" : ""
    guard let colour, !shown.isEmpty else { return alike + shown + tail }
    return "\(alike)\(colour)\(shown)\u{1B}[0m\(tail)"
  }

  /// A no-break space looks as any other, and is what many differences are about.
  private static func oneLine(_ text: String) -> String { text.onOneLine.replacing("\u{A0}", with: "\\u{A0}") }
}

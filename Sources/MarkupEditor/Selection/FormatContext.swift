/// A format of text.
public class FormatContext: @unchecked Sendable, Identifiable, Hashable, CustomStringConvertible {
  // Nothing of it ever changes.

  /// The name of the element that the format is in HTML.
  public let tag: String

  private init(tag: String) { self.tag = tag }

  /// Bold.
  public static let STRONG = FormatContext(tag: "STRONG")
  /// Italic.
  public static let EM = FormatContext(tag: "EM")
  /// Underlined.
  public static let U = FormatContext(tag: "U")
  /// Struck through.
  public static let STRIKE = FormatContext(tag: "S")
  /// Lowered.
  public static let SUB = FormatContext(tag: "SUB")
  /// Raised.
  public static let SUP = FormatContext(tag: "SUP")
  /// Code.
  public static let CODE = FormatContext(tag: "CODE")

  /// All formats, in the order in which a toolbar has them.
  public static let AllCases = [STRONG, EM, U, STRIKE, SUB, SUP, CODE]

  /// The tag.
  public var id: String { tag }
  /// The tag.
  public var description: String { tag }

  public static func == (one: FormatContext, other: FormatContext) -> Bool { one.tag == other.tag }
  public func hash(into hasher: inout Hasher) { hasher.combine(tag) }
}

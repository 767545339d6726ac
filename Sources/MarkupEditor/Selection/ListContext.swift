/// A kind of list.
public class ListContext: @unchecked Sendable, Identifiable, Hashable, CustomStringConvertible {
  // Nothing of it ever changes.

  /// The name of the element that the list is in HTML, or `Undefined`.
  public let tag: String

  private init(tag: String) { self.tag = tag }

  /// No list.
  public static let Undefined = ListContext(tag: "Undefined")
  /// A bulleted list.
  public static let UL = ListContext(tag: "UL")
  /// A numbered list.
  public static let OL = ListContext(tag: "OL")

  /// No list, and the two kinds.
  public static let AllCases = [Undefined, UL, OL]

  /// The kind of list of that tag; ``Undefined`` for any other.
  public static func with(tag: String) -> ListContext { AllCases.first { $0.tag == tag } ?? Undefined }

  /// The tag.
  public var id: String { tag }
  /// The tag.
  public var description: String { tag }

  public static func == (one: ListContext, other: ListContext) -> Bool { one.tag == other.tag }
  public func hash(into hasher: inout Hasher) { hasher.combine(tag) }
}

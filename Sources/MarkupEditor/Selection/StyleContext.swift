import Foundation

/// The style of a block: a paragraph, a heading, or code.
@MainActor
public class StyleContext: ObservableObject, Identifiable {
  /// The name of the element that the block is in HTML, `Undefined` or `Multiple`.
  @Published public var tag: String
  /// What a menu calls the style.
  @Published public var name: String
  /// The size of the style in a menu, in points.
  public let fontSize: CGFloat
  /// The tag that the style was made with, which tells it from others on any thread.
  private nonisolated let identity: String

  private init(tag: String, name: String? = nil, fontSize: CGFloat) {
    identity = tag
    self.tag = tag
    self.name = name ?? ToolbarContents.shared.name(forTag: tag) ?? "Undefined"
    self.fontSize = fontSize
  }

  /// The style is not known, or there is no selection.
  public static let Undefined = StyleContext(tag: "Undefined", name: "Style", fontSize: 14)
  /// Several styles are selected.
  public static let Multiple = StyleContext(tag: "Multiple", name: "Multiple", fontSize: 14)
  /// A paragraph.
  public static let P = StyleContext(tag: "P", fontSize: 14)
  /// A heading of level 1.
  public static let H1 = StyleContext(tag: "H1", fontSize: 26)
  /// A heading of level 2.
  public static let H2 = StyleContext(tag: "H2", fontSize: 24)
  /// A heading of level 3.
  public static let H3 = StyleContext(tag: "H3", fontSize: 22)
  /// A heading of level 4.
  public static let H4 = StyleContext(tag: "H4", fontSize: 20)
  /// A heading of level 5.
  public static let H5 = StyleContext(tag: "H5", fontSize: 18)
  /// A heading of level 6.
  public static let H6 = StyleContext(tag: "H6", fontSize: 16)
  /// A block of code.
  public static let PRE = StyleContext(tag: "PRE", fontSize: 14)

  /// All styles, with those that no block can be given.
  public static let AllCases = [Undefined, Multiple, P, H1, H2, H3, H4, H5, H6, PRE]
  /// The styles that a block can be given.
  public static let StyleCases = [P, H1, H2, H3, H4, H5, H6, PRE]
  /// The styles from the smallest to the largest.
  public static let SizeCases = [P, PRE, H6, H5, H4, H3, H2, H1]

  /// The styles that the style menu has a name for.
  public static func styleCases() -> [StyleContext] {
    StyleCases.filter { ToolbarContents.shared.name(forTag: $0.tag) != nil }
  }

  /// The style of that tag; ``P`` for any other.
  public static func with(tag: String) -> StyleContext { AllCases.first { $0.tag == tag } ?? P }
}

extension StyleContext: Hashable, CustomStringConvertible {
  /// The tag.
  public nonisolated var id: String { identity }
  /// The tag.
  public nonisolated var description: String { identity }
  public nonisolated static func == (one: StyleContext, other: StyleContext) -> Bool { one.identity == other.identity }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

import Foundation

/// Attributes of an editable element: of the document's, or of a division's.
public struct EditableAttributes: @unchecked Sendable, OptionSet {
  /// The attributes as bits.
  public let rawValue: Int

  /// Attributes from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The element can be edited.
  public static let contenteditable = EditableAttributes(rawValue: 1)
  /// A browser marks what is spelt wrongly.
  public static let spellcheck = EditableAttributes(rawValue: 2)
  /// A browser corrects what is typed.
  public static let autocorrect = EditableAttributes(rawValue: 4)
  /// A browser begins sentences with a capital.
  public static let autocapitalize = EditableAttributes(rawValue: 8)
  /// A browser suggests how to go on.
  public static let writingsuggestions = EditableAttributes(rawValue: 16)

  /// Can be edited, and a browser may correct what is typed.
  public static let standard: EditableAttributes = [.contenteditable, .autocorrect]
  /// Cannot be edited.
  public static let empty: EditableAttributes = []

  /// All five attributes with their values.
  public var options: [String: Any] {
    [
      "contenteditable": contains(.contenteditable),
      "spellcheck": contains(.spellcheck),
      "autocorrect": contains(.autocorrect) ? "on" : "off",
      "autocapitalize": contains(.autocapitalize) ? "on" : "off",
      "writingsuggestions": contains(.writingsuggestions),
    ]
  }

  /// ``options`` as JSON.
  public var json: String? {
    guard let data = try? JSONSerialization.data(withJSONObject: options, options: .sortedKeys) else { return nil }
    return String(data: data, encoding: .utf8)
  }
}

import JSBridge

/// Something in a document that the editor does not hold.
public struct DocumentLoss: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: String, Sendable {
    /// An element that the schema has no place for. What is in it may be held all the same.
    case element
    /// An attribute of an element that is held.
    case attribute
    /// An attribute that is held, but not with this value.
    case value
    case comment
    /// An element whose content the schema has to put elsewhere.
    case structure
    /// Text in a place where none belongs.
    case text
    /// A link that is held as it is, and would run a script where it is followed.
    case link
  }

  public let kind: Kind
  /// What it is, as in `<video>` or `type="a" of <ol>`.
  public let name: String
  public let position: SourcePosition

  init(_ value: JSValue, file: String) throws {
    let kind = try value["kind"].string ?? ""
    self.kind = Kind(rawValue: kind) ?? .element
    name = try value["what"].string ?? ""
    position = SourcePosition(file: file, line: try value["line"].integer() ?? 0, column: try value["column"].integer() ?? 0)
  }

  /// The losses of an array from a script, in its order.
  static func list(_ value: JSValue, file: String) throws -> [DocumentLoss] {
    try (try value.elements() ?? []).map { try DocumentLoss($0, file: file) }
  }

  /// The loss as the reason to refuse a document.
  public var refusal: String {
    switch kind {
    case .structure: "\(position): \(name) cannot be held by the editor as it is; change it, or leave out --strict to let the editor change it"
    case .link: "\(position): \(name) would run a script; take it out, or leave out --strict to keep it"
    default: "\(position): \(name) cannot be held by the editor; take it out, or leave out --strict to drop it"
    }
  }

  /// The loss as what an edit did.
  public var description: String { "\(position): \(name) is lost: the edit wrote this place anew and the editor cannot hold it" }
}

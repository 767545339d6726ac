import JSBridge

/// The document as data, and what is in it.
extension MarkupPage {
  /// The document as ProseMirror's JSON, with every node, mark and attribute.
  public func json() throws -> StructuredValue { try call { try editor.call(method: "toJSON").structuredValue() } }

  /// Replaces the document by one from JSON. The change cannot be undone.
  ///
  /// - Throws: `JSError` for JSON that is no document of the editor's schema, with the place in it; the document stays as it was.
  public func setJSON(_ json: StructuredValue, focuses: Bool = false) throws { try callEditor("fromJSON", json, focuses) }

  /// The headings of the document, in order.
  public func outline() throws -> [Heading] { try call { try editor.call(method: "outline").decode([Heading].self) } }

  /// A heading and where it stands.
  public struct Heading: Hashable, Sendable, Decodable {
    /// From 1 to 6.
    public let level: Int
    /// On one line, with the descriptions of images for the images.
    public let text: String
    /// What internal links lead to; nil where it has none.
    public let id: String?
    /// Where its text begins, for ``MarkupPage/setSelection(from:to:)``.
    public let position: Int
    /// Under how many others it stands.
    public let depth: Int
    /// The index in the outline of the heading that it stands under; nil at the top.
    public let parent: Int?

    private enum CodingKeys: String, CodingKey {
      case level, text, id, depth, parent
      case position = "pos"
    }
  }

  /// How much of what the document holds.
  public func statistics() throws -> Statistics { try call { try editor.call(method: "stats").decode(Statistics.self) } }

  /// The numbers of a document.
  public struct Statistics: Hashable, Sendable, Decodable {
    /// Also of scripts without spaces, such as Chinese and Thai.
    public let words: Int
    /// What a reader sees as one character counts as one; line ends as none.
    public let characters: Int
    public let charactersWithoutSpaces: Int
    public let headings: Int
    public let lists: Int
    public let tables: Int
    public let images: Int
    public let links: Int
    /// The number of blocks of each kind, by the names of ProseMirror's node types, such as `paragraph` or `list_item`.
    public let blocks: [String: Int]
  }

  /// What ``setHTML(_:focuses:base:)`` would drop or change of some HTML, in order of the source.
  ///
  /// - Parameters:
  ///   - html: the HTML to look at.
  ///   - name: what the positions call the source.
  public func validate(_ html: String, name: String = "html") throws -> [DocumentLoss] {
    try call { try DocumentLoss.list(try editor.call(method: "validate", html), file: name) }
  }

  /// Gives the editor what finds losses: it needs the parser of the DOM, which keeps places.
  func provideValidation() throws {
    let report = try context.makeFunction("reportLosses", parameterCount: 2) { [weak self] arguments in
      guard let self else { return JSUndefined() }
      let options = try context.makeObject(["markup": markup, "document": arguments[1], "parsing": try window.part("dom")])
      return try window.part("documents").call(method: "reportLosses", arguments[0], options)
    }
    try markup.call(method: "validateWith", report)
  }
}

/// Where the first document of a page comes from.
protocol InitialDocument {
  /// The HTML for the editor. The page has its window and the editor by now, and no document yet.
  func html(for page: MarkupPage) throws -> String

  /// The editor has loaded the HTML; no script and no delegate has changed it yet.
  func didLoad(in page: MarkupPage) throws
}

extension String: InitialDocument {
  func html(for page: MarkupPage) -> String { self }
  func didLoad(in page: MarkupPage) {}
}

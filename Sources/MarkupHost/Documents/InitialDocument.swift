/// Where the first document of a page comes from.
protocol InitialDocument {
  /// What errors call it; nil for HTML that came from no file.
  var name: String? { get }

  /// The HTML for the editor. The page has its window and the editor by now, and no document yet.
  func html(for page: MarkupPage) throws -> String

  /// The editor has loaded the HTML; no script and no delegate has changed it yet.
  func didLoad(in page: MarkupPage) throws
}

extension String: InitialDocument {
  var name: String? { nil }
  func html(for page: MarkupPage) -> String { self }
  func didLoad(in page: MarkupPage) {}
}

/// A file that is a fragment, loaded whole.
struct FragmentFile: InitialDocument {
  let file: HTMLFile

  var name: String? { file.name }
  func html(for page: MarkupPage) -> String { file.text }
  func didLoad(in page: MarkupPage) {}
}

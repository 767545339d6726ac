import JSBridge

extension DocumentEditor {
  /// The links that the edit has put in and that would run a script where they are followed: what they are, as
  /// `the javascript: link of <a>`. Those of the file are among its ``losses()``.
  public func insertedScriptLinks() throws -> [String] {
    try page.call {
      let after = try page.html(clean: false)
      let links = try page.window.part("documents").call(method: "insertedScriptLinks", editedHTML, after, page.document)
      return try links.decode([String].self)
    }
  }
}

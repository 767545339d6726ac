import Foundation

/// A script that its user adds to a page.
public struct UserScript: Sendable {
  public enum InjectionTime: Sendable {
    /// `MU` is there; the editor and its document are not.
    case documentStart
    /// The document is in the editor.
    case documentEnd
  }

  public enum Kind: Sendable {
    /// A script in the page's global scope.
    case classic
    /// An ES module.
    case module
    /// A module if its code begins a line with `import` or `export`, or its name ends in `.mjs`; else classic.
    case automatic
  }

  enum Content: Sendable {
    case source(String)
    case file(String)
  }

  let content: Content
  let injectionTime: InjectionTime
  let kind: Kind
  /// What stacks and errors call the script; nil: the file, or `user-script-1.js` and so on.
  let name: String?

  /// What errors call the script.
  ///
  /// - Parameter number: names a script that has no name.
  func displayName(number: Int) -> String {
    if let name { return name }
    return if case .file(let path) = content { path } else { "user-script-\(number).js" }
  }

  /// The text of a script's file, which is in UTF-8 whatever it says.
  package static func text(ofFile path: String) throws(MarkupError) -> String {
    try BaseDirectory.text(try BaseDirectory.read(path, name: path), name: path)
  }

  /// A script given as text.
  ///
  /// - Parameters:
  ///   - source: the script's text.
  ///   - name: what stacks and errors call it. A module's relative imports start from the base directory.
  ///   - injectionTime: when it runs.
  ///   - kind: whether it is a module.
  public init(source: String, name: String? = nil, at injectionTime: InjectionTime = .documentStart, kind: Kind = .automatic) {
    content = .source(source)
    self.name = name
    self.injectionTime = injectionTime
    self.kind = kind
  }

  /// A script in a file of the page's owner. What a module in it imports lies below the base directory.
  ///
  /// - Parameters:
  ///   - path: absolute, or relative to the process's current directory.
  ///   - injectionTime: when it runs.
  ///   - kind: whether it is a module.
  public init(file path: String, at injectionTime: InjectionTime = .documentStart, kind: Kind = .automatic) {
    content = .file(path)
    name = nil
    self.injectionTime = injectionTime
    self.kind = kind
  }
}

/// A style sheet that its user adds to a page, after those of the editor.
public struct UserStyleSheet: Sendable {
  enum Content: Sendable {
    case source(String)
    case file(String)
  }

  let content: Content

  /// A style sheet given as text.
  public init(source: String) { content = .source(source) }

  /// A style sheet in a file of the page's owner.
  ///
  /// - Parameter path: absolute, or relative to the process's current directory.
  public init(file path: String) { content = .file(path) }
}

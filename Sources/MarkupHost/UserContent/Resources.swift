import Foundation

/// Where a page's scripts, style sheets and pages' requests get their files from.
package struct Resources: Sendable {
  let baseDirectory: BaseDirectory?
  let loader: (any ResourceLoader)?
  /// The URL of the host's document: relative URLs of scripts and documents start from it.
  let documentURL: String

  /// - Parameter documentURL: nil: that of the base directory.
  package init(
    baseDirectory path: String?, loader: (any ResourceLoader)?, documentURL: String? = nil
  ) throws(MarkupError) {
    if let path { baseDirectory = try BaseDirectory(path) } else { baseDirectory = nil }
    self.loader = loader
    self.documentURL = documentURL ?? baseDirectory?.url.absoluteString ?? "about:blank"
  }

  /// What the configuration of a page names.
  init(_ configuration: MarkupPage.Configuration, documentURL: String? = nil) throws(MarkupError) {
    try self.init(baseDirectory: configuration.baseDirectory, loader: configuration.resourceLoader, documentURL: documentURL)
  }

  /// The text behind a URL that a script or page asks for.
  ///
  /// - Throws: ``MarkupError`` for what lies outside of the base directory, or cannot be read.
  func text(of url: String) throws(MarkupError) -> String {
    try BaseDirectory.text(try data(of: url), name: name(of: url))
  }

  func data(of address: String) throws(MarkupError) -> Data {
    guard let url = URL(string: address) else {
      throw MarkupError(.outsideBaseDirectory, "\"\(address)\" is no URL; give that of a file below the base directory")
    }
    if url.isFileURL, let baseDirectory {
      do {
        return try baseDirectory.data(of: url)
      } catch  where loader == nil {
        throw error
      } catch {
        // The loader may know what the folder does not have.
      }
    }
    guard let loader else {
      let advice = url.isFileURL ? "set the base directory to a folder that holds it" : "give a resource loader that does"
      throw MarkupError(.outsideBaseDirectory, "nothing loads \(address); \(advice)")
    }
    do {
      return try loader.load(url)
    } catch {
      throw MarkupError(.unreadableFile, "\(address): \(error)")
    }
  }

  /// What stacks and messages call a file.
  func name(of address: String) -> String {
    guard let url = URL(string: address), url.isFileURL else { return address }
    return baseDirectory?.displayName(of: url) ?? url.path
  }

  /// A file that the page's owner names, wherever it lies.
  func ownedFile(_ path: String) throws(MarkupError) -> OwnedFile {
    let absolute = URL(fileURLWithPath: path).standardizedFileURL
    let text = try BaseDirectory.text(try BaseDirectory.read(path, name: path), name: path)
    return OwnedFile(name: path, url: absolute.absoluteString, text: text)
  }

  struct OwnedFile {
    let name, url, text: String
  }
}

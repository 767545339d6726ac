import Foundation
import JSBridge
import MarkupHost

/// Links and images.
extension MarkupWKWebView {
  /// Links the selected text, or puts in the address as its own text; nil takes the link away.
  public func insertLink(_ href: String?, handler: (() -> Void)? = nil) {
    if let href { call("insertLink", href, handler: handler) } else { call("deleteLink", handler: handler) }
  }

  /// Does the same, and waits for it; see ``insertLink(_:handler:)``.
  public func insertLink(_ href: String?) async { await finished { insertLink(href, handler: $0) } }

  /// Puts an image in place of the selection; without a source nothing is done but to call the handler.
  public func insertImage(src: String?, alt: String?, handler: (() -> Void)? = nil) {
    becomeFirstResponder()
    guard let src else { return enqueue { _ in handler?() } }
    if let alt { call("insertImage", src, alt, handler: handler) } else { call("insertImage", src, handler: handler) }
  }

  /// Does the same, and waits for it; see ``insertImage(src:alt:handler:)``.
  public func insertImage(src: String?, alt: String?) async { await finished { insertImage(src: src, alt: alt, handler: $0) } }

  /// Copies an image into the view's folder, under a new name, and puts it into the document.
  ///
  /// - Parameters:
  ///   - url: where the image is.
  ///   - handler: gets the URL of the copy, also where the image could not be copied, which is reported.
  public func insertLocalImage(url: URL, handler: ((URL) -> Void)? = nil) {
    let name = newImageName(url.pathExtension)
    let target = imagesUrl.appendingPathComponent(name)
    guard copy(url, into: imagesUrl, as: name) else {
      markupDelegate?.markupError(
        code: "Invalid local image", message: "The image could not be copied.", info: "url: \(url.absoluteString)", alert: true)
      return enqueue { _ in handler?(target) }
    }
    insertImage(src: imageSource(name), alt: nil) { handler?(target) }
  }

  /// Gives the selected image another source and description; without a source nothing changes.
  public func modifyImage(src: String?, alt: String?, handler: (() -> Void)?) {
    guard let src else { return call("modifyImage", handler: handler) }
    call("modifyImage", src, StructuredValue(alt), handler: handler)
  }

  /// Puts an image of the document on the pasteboard. One that is not in the view's folder has to have an address.
  public func copyImage(src: String, alt: String?, width: Int?, height: Int?) {
    guard let url = URL(string: src, relativeTo: baseUrl) else {
      report("Invalid image URL", "The source of the image is no URL.", src)
      return
    }
    var contents = Pasteboard.Contents()
    var source = src
    if url.isFileURL {
      let folder = baseUrl.standardizedFileURL.path + "/"
      let path = url.standardizedFileURL.path
      guard path.hasPrefix(folder) else {
        report("Invalid local image", "The image is not in the view's folder.", src)
        return
      }
      source = String(path.dropFirst(folder.count))
      contents.image = PlatformImage(contentsOf: url)
    }
    contents.markupImage = imageHTML(source, alt, width, height)
    if !url.isFileURL { contents.html = contents.markupImage }
    Pasteboard.general.contents = contents
  }

  private func imageHTML(_ src: String, _ alt: String?, _ width: Int?, _ height: Int?) -> String {
    var html = "<img src=\"\(src.escapedForAttribute)\""
    if let alt { html += " alt=\"\(alt.escapedForAttribute)\"" }
    if let width, let height { html += " width=\"\(width)\" height=\"\(height)\"" }
    return html + ">"
  }

  private func report(_ code: String, _ message: String, _ src: String) {
    markupDelegate?.markupError(code: code, message: message, info: "src: \(src)", alert: true)
  }

  /// Puts in the image or movie that a URL names, or else a link to it; nil: nothing but to call the handler.
  ///
  /// Which it is its extension says.
  public func pasteUrl(url: URL?, handler: (() -> Void)? = nil) {
    guard let url else { return enqueue { _ in handler?() } }
    if MediaType(url) != nil {
      insertImage(src: url.absoluteString, alt: nil, handler: handler)
    } else {
      insertLink(url.absoluteString, handler: handler)
    }
  }

  func newImageName(_ pathExtension: String) -> String {
    pathExtension.isEmpty ? UUID().uuidString : "\(UUID().uuidString).\(pathExtension)"
  }
}

extension StructuredValue {
  /// The text, or `null`.
  init(_ text: String?) { self = text.map { .string($0) } ?? .null }
}

extension String {
  /// The text as it stands in an attribute's quotes in HTML.
  var escapedForAttribute: String {
    replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "\"", with: "&quot;")
      .replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;")
  }
}

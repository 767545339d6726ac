import Foundation
import JSBridge
import MarkupHost

/// Loads the images of a page so far as their elements tell: `load` with the size that the file says, or `error`.
///
/// An image in the view's folder, or in a `data:` URL, has loaded when its header can be read; nothing comes over a network,
/// so any other is an error. Either way the editor then reports the image as added.
@MainActor
final class ImageLoader {
  private weak var page: MarkupPage?
  private weak var view: MarkupWKWebView?

  init(_ page: MarkupPage, _ view: MarkupWKWebView) {
    self.page = page
    self.view = view
  }

  /// Answers a request, some turns later: an image takes a moment, in which the caller goes on.
  func load(_ source: String, _ done: JSValue) {
    guard let view else { return }
    let request = Request(source: source, folder: view.baseUrl)
    Task { [weak self] in
      let size = await Task.detached { await request.size() }.value
      self?.answer(size, done)
    }
  }

  private func answer(_ size: PixelSize?, _ done: JSValue) {
    // After all that the view was asked to do meanwhile.
    view?.enqueue { page in
      guard let page, !page.isClosed else { return }
      do {
        try page.perform {
          if let size { _ = try done.call(size.width, size.height) } else { _ = try done.call() }
        }
      } catch {
        Log.webview.error("an image's event: \(error)")
      }
    }
  }

  private struct Request: Sendable {
    let source: String
    let folder: URL

    func size() async -> PixelSize? {
      // No less than a web view takes.
      try? await Task.sleep(for: .milliseconds(10))
      guard let data, let header = ImageHeader(data) else { return nil }
      // A file that is an image, but does not say its size.
      return header.size ?? PixelSize(width: 1, height: 1)
    }

    private var data: Data? {
      if source.lowercased().hasPrefix("data:") {
        let parts = source.split(separator: ",", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased().hasSuffix(";base64") else { return nil }
        return Data(base64Encoded: String(parts[1]), options: .ignoreUnknownCharacters)
      }
      guard let url = URL(string: source, relativeTo: folder), url.isFileURL else { return nil }
      return try? WorkingFolder(url: folder).load(url.absoluteURL)
    }
  }
}

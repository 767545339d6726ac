import Foundation
import JSBridge
import MarkupHost

/// Copy, cut and paste.
extension MarkupWKWebView {
  /// What pasting would take from the pasteboard; nil when there is nothing to paste.
  public func pasteableType() -> PasteableType? {
    let contents = Pasteboard.general.contents
    if contents.markupImage != nil { return .LocalImage }
    if contents.image != nil { return .ExternalImage }
    if contents.url != nil { return .Url }
    if contents.html != nil { return .Html }
    if contents.rtf != nil { return .Rtf }
    return contents.string == nil ? nil : .Text
  }

  /// Puts in text, a paragraph for each line. While a paste is under way, or without text, only the handler is called.
  public func pasteText(_ text: String?, handler: (() -> Void)? = nil) { paste("pasteText", text, handler) }

  /// Puts in text as it is, for code. While a paste is under way, or without text, only the handler is called.
  public func pasteCode(_ text: String?, handler: (() -> Void)? = nil) {
    let lines = text?.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
    paste("pasteCode", lines, handler)
  }

  /// Puts in HTML, so far as the document can hold it. While a paste is under way, or without HTML, only the handler is called.
  public func pasteHtml(_ html: String?, handler: (() -> Void)? = nil) { paste("pasteHTML", html, handler) }
  /// Does the same, and waits for it; see ``pasteHtml(_:handler:)``.
  public func pasteHtml(_ html: String?) async { await finished { pasteHtml(html, handler: $0) } }

  private func paste(_ function: String, _ text: String?, _ handler: (() -> Void)?) {
    guard let text, !pastedAsync else { return enqueue { _ in handler?() } }
    pastedAsync = true
    call(function, text) { [self] in
      pastedAsync = false
      handler?()
    }
  }

  /// Writes an image to the view's folder, under a new name, and puts it into the document. While a paste is under way, or
  /// without an image, only the handler is called.
  public func pasteImage(_ image: PlatformImage?, handler: (() -> Void)? = nil) {
    guard let image, !pastedAsync else { return enqueue { _ in handler?() } }
    let name = newImageName(image.type.pathExtension)
    do {
      try FileManager.default.createDirectory(at: imagesUrl, withIntermediateDirectories: true)
      try image.data.write(to: imagesUrl.appendingPathComponent(name))
    } catch {
      Log.webview.error("the pasted image cannot be written to \(imagesUrl.path): \(error.localizedDescription)")
      return enqueue { _ in handler?() }
    }
    pastedAsync = true
    insertImage(src: imageSource(name), alt: nil) { [self] in
      pastedAsync = false
      handler?()
    }
  }

  /// Does the same, and waits for it; see ``pasteImage(_:handler:)``.
  public func pasteImage(_ image: PlatformImage?) async { await finished { pasteImage(image, handler: $0) } }

  // MARK: Commands

  /// Puts what is selected on the pasteboard, as text and HTML; an image as such.
  public func copy(_ sender: Any?) { take("copy") }

  /// Puts what is selected on the pasteboard, and deletes it.
  public func cut(_ sender: Any?) { take("cut") }

  private func take(_ event: String) {
    getSelectionState { [self] state in
      if let src = state.src, state.selection == nil {
        if event == "cut" {
          // The editor posts what was cut, and that comes back to `copyImage`.
          call("cutImage", handler: nil)
        } else {
          copyImage(src: src, alt: state.alt, width: state.width, height: state.height)
        }
        return
      }
      guard state.isValid, state.selection != nil else { return }
      enqueue { page in
        try page.fireClipboardEvent(event)
      } then: { result in
        switch result {
        case .success(let (text, html)): Pasteboard.general.contents = .init(string: text, html: html)
        case .failure(let error): Log.webview.error("\(event): \(error)")
        }
      }
    }
  }

  /// Pastes what is on the pasteboard, in the richest form that it has; into code, its text.
  public func paste(_ sender: Any?) {
    let contents = Pasteboard.general.contents
    guard let type = pasteableType() else { return }
    getSelectionState { [self] state in
      guard state.isValid else { return }
      let isCode = state.style == .PRE
      switch type {
      case .Text where isCode, .Html where isCode, .Rtf where isCode: pasteCode(contents.string ?? contents.html)
      case .Text: pasteText(contents.string)
      case .Html: pasteHtml(contents.html)
      case .Rtf: pasteRtf(contents)
      case .ExternalImage: pasteImage(contents.image)
      case .LocalImage: pasteHtml(contents.markupImage)
      case .Url: pasteUrl(url: contents.url)
      }
    }
  }

  private func pasteRtf(_ contents: Pasteboard.Contents) {
    guard let rtf = contents.rtf else { return pasteText(contents.string) }
    do {
      pasteHtml(try RTFReader.html(from: rtf))
    } catch {
      // Whoever writes RTF that cannot be read has mostly written its text beside it.
      Log.webview.error("the Rich Text Format on the pasteboard cannot be read: \(error); its text is pasted")
      pasteText(contents.string)
    }
  }

  /// Pastes the text of what is on the pasteboard.
  public func pasteAsPlainText(_ sender: Any?) {
    let contents = Pasteboard.general.contents
    switch pasteableType() {
    case .Text, .Rtf: pasteText(contents.string)
    case .Html: pasteText(contents.html)
    default: break
    }
  }

  /// Pastes the text of what is on the pasteboard; see ``pasteAsPlainText(_:)``.
  public func pasteAndMatchStyle(_ sender: Any?) { pasteAsPlainText(sender) }
}

extension MarkupPage {
  /// Fires `copy` or `cut` in the editor, as a browser does for its commands, and answers what that puts on the clipboard.
  fileprivate func fireClipboardEvent(_ type: String) throws -> (text: String?, html: String?) {
    try perform {
      let fire = try evaluate(
        """
        (view, type) => {
          const clipboardData = new DataTransfer()
          view.dom.dispatchEvent(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true, composed: true }))
          return [clipboardData.getData("text/plain"), clipboardData.getData("text/html")]
        }
        """)
      let data = try fire.call(editor.call(method: "activeView"), type)
      func text(_ index: Int) throws -> String? { try data[index].string.flatMap { $0.isEmpty ? nil : $0 } }
      return (try text(0), try text(1))
    }
  }
}

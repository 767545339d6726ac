import Foundation
import MarkupHost

/// Turns the messages of a view's editor into calls of the delegate.
///
/// A host makes one for each view and hands it to ``MarkupWKWebView/setCoordinatorConfiguration(_:)``; messages wait until then.
@MainActor
public class MarkupCoordinator: NSObject {
  /// The view that the coordinator belongs to; held weakly.
  public weak var webView: MarkupWKWebView!
  private var reference: DelegateReference

  /// The delegate. An object is held weakly.
  public var markupDelegate: (any MarkupDelegate)? {
    get { reference.delegate }
    set { reference = DelegateReference(newValue) }
  }

  /// Makes the coordinator of a view.
  public init(markupDelegate: (any MarkupDelegate)? = nil, webView: MarkupWKWebView? = nil) {
    reference = DelegateReference(markupDelegate)
    self.webView = webView
    super.init()
  }

  /// Takes a message as the editor posts it.
  ///
  /// - Parameters:
  ///   - body: a string; anything else is logged, and nothing comes of it.
  ///   - view: the view that the message is of.
  public func receive(_ body: Any, from view: MarkupWKWebView) {
    guard let text = body as? String else {
      Log.coordinator.error("a message is no string but \(type(of: body)); post a string")
      return
    }
    receive(MarkupMessage(text), from: view)
  }

  func receive(_ message: MarkupMessage, from view: MarkupWKWebView) {
    switch message {
    case .input(nil): markupDelegate?.markupInput(view)
    case .input(let divId?): markupDelegate?.markupInput(view, divId: divId)
    case .loadedUserFiles: view.userFilesDidLoad()
    case .updateHeight: view.updateHeight()
    case .blur:
      view.hasFocus = false
      markupDelegate?.markupLostFocus(view)
    case .focus:
      view.hasFocus = true
      markupDelegate?.markupTookFocus(view)
    case .selectionChanged: selectionChanged(view)
    case .clicked:
      view.becomeFirstResponder()
      markupDelegate?.markupClicked(view)
    case .undoSet: markupDelegate?.markupUndoSet(view)
    case .searched: view.makeSelectionVisible()
    case .activateSearch: markupDelegate?.markupActivateSearch(view)
    case .deactivateSearch: markupDelegate?.markupDeactivateSearch(view)
    case .action(let action): Log.script.info("action \(action)")
    case .log(let line): Log.script.info(line)
    case .error(let error):
      markupDelegate?.markupError(code: error.code, message: error.message, info: error.info, alert: error.alert)
    case .selectImage: markupDelegate?.markupSelectImage(webView)
    case .insertLink: markupDelegate?.markupInsertLink(webView)
    case .insertImage: markupDelegate?.markupInsertImage(webView)
    case .copyImage(let image):
      webView?.copyImage(src: image.source, alt: image.alternativeText, width: image.width, height: image.height)
    case .addedImage(let source, let divId): imageChanged(source, divId, isAdded: true)
    case .deletedImage(let source, let divId): imageChanged(source, divId, isAdded: false)
    case .buttonClicked(let id, let rect):
      guard let webView else { return }
      markupDelegate?.markupButtonClicked(webView, id: id, rect: rect.rect)
    case .pluginsDidLoad(let plugins):
      guard let webView else { return }
      markupDelegate?.markupPluginsDidLoad(webView, plugins: plugins)
    case .unknown("ready"):
      // What editors before 0.9 post when they can take user files.
      view.loadUserFiles()
    case .unknown(let body):
      Log.coordinator.error("the editor posted a message that is not known: \(body)")
    }
  }

  private func selectionChanged(_ view: MarkupWKWebView) {
    guard view.hasFocus else { return }
    view.getSelectionState { [markupDelegate] state in
      MarkupEditor.selectionState.reset(from: state)
      markupDelegate?.markupSelectionChanged(view)
    }
  }

  private func imageChanged(_ source: String, _ divId: String?, isAdded: Bool) {
    guard let url = URL(string: source) else {
      Log.coordinator.error("the source of an image is no URL: \(source)")
      return
    }
    switch (isAdded, divId) {
    case (true, nil): markupDelegate?.markupImageAdded(url: url)
    case (true, let divId?): markupDelegate?.markupImageAdded(webView, url: url, divId: divId)
    case (false, nil): markupDelegate?.markupImageDeleted(url: url)
    case (false, let divId?): markupDelegate?.markupImageDeleted(webView, url: url, divId: divId)
    }
  }
}

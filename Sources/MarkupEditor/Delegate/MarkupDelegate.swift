import Foundation

/// What a view tells its host.
///
/// Every method has a default, so a delegate implements what it wants. Structs and classes can be delegates: a view holds a
/// struct, but an object only weakly, so that an object that owns its view and is its delegate can go. Methods are called
/// on the main actor, never inside a call of the host's.
@MainActor
public protocol MarkupDelegate {
  /// The document changed.
  func markupInput(_ view: MarkupWKWebView)
  /// The division `divId` changed.
  func markupInput(_ view: MarkupWKWebView, divId: String)
  /// The height was measured, in CSS pixels with ``MarkupWKWebView/clientHeightPad``.
  func markup(_ view: MarkupWKWebView, heightDidChange height: Int)
  /// The editor has the focus.
  func markupTookFocus(_ view: MarkupWKWebView)
  /// The editor has the focus no longer.
  func markupLostFocus(_ view: MarkupWKWebView)
  /// User scripts and style sheets are in; the document is not.
  func markupWillLoad(_ view: MarkupWKWebView)
  /// The view is ready. Called once; `handler` gives it the focus, if it is to have it after loading.
  func markupDidLoad(_ view: MarkupWKWebView, handler: (() -> Void)?)
  /// Plugins are registered; comes before ``markupDidLoad(_:handler:)``, and only if there is a plugin.
  func markupPluginsDidLoad(_ view: MarkupWKWebView, plugins: [[String: String]])
  /// Kept for hosts that implement it; never called.
  func markup(_ view: MarkupWKWebView, handle action: String)
  /// The selection, or what is on there, may have changed; ``MarkupEditor/selectionState`` is up to date.
  func markupSelectionChanged(_ view: MarkupWKWebView)
  /// The view was clicked. By default calls those of the next three methods that apply.
  func markupClicked(_ view: MarkupWKWebView)
  /// Kept for hosts that implement it; never called.
  func markupUndoSet(_ view: MarkupWKWebView)
  /// The click was in a link. By default opens its address with ``URLHelper``.
  func markupLinkSelected(_ view: MarkupWKWebView?, selectionState: SelectionState)
  /// The click was on an image.
  func markupImageSelected(_ view: MarkupWKWebView?, selectionState: SelectionState)
  /// The click was in a table.
  func markupTableSelected(_ view: MarkupWKWebView?, selectionState: SelectionState)
  /// The view's folder is there, and nothing is loaded. By default copies the view's resources.
  func markupSetup(_ view: MarkupWKWebView?)
  /// The host is done with the view's folder. By default removes it.
  func markupTeardown(_ view: MarkupWKWebView?)
  /// The editor asks for an image to be chosen.
  func markupSelectImage(_ view: MarkupWKWebView?)
  /// The editor asks for a link to be inserted.
  func markupInsertLink(_ view: MarkupWKWebView?)
  /// The editor asks for an image to be inserted.
  func markupInsertImage(_ view: MarkupWKWebView?)
  /// An image came into the document. `url` is its source, so that of a local image is relative.
  func markupImageAdded(url: URL)
  /// An image came into the division `divId`.
  func markupImageAdded(_ view: MarkupWKWebView?, url: URL, divId: String)
  /// An image was deleted from the document. Its file stays, since undo may bring it back.
  func markupImageDeleted(url: URL)
  /// An image was deleted from the division `divId`.
  func markupImageDeleted(_ view: MarkupWKWebView?, url: URL, divId: String)
  /// The host chose an image. By default inserts it.
  func markupImageToAdd(_ view: MarkupWKWebView, url: URL)
  /// Something went wrong. By default it is logged.
  ///
  /// - Parameters:
  ///   - code: a short name of the error.
  ///   - message: what went wrong, for a person.
  ///   - info: more of it, for whoever looks into it.
  ///   - alert: whether a person should be told.
  func markupError(code: String, message: String, info: String?, alert: Bool)
  /// A host with a window shows its dialog for links.
  func markupShowLinkPopover(_ view: MarkupWKWebView)
  /// A host with a window shows its dialog for images.
  func markupShowImagePopover(_ view: MarkupWKWebView)
  /// A host with a window shows its dialog for tables.
  func markupShowTablePopover(_ view: MarkupWKWebView)
  /// A button of a division was clicked. By default it is logged.
  func markupButtonClicked(_ view: MarkupWKWebView, id: String, rect: CGRect)
  /// Enter goes on with a search from here on. By default sets ``MarkupEditor/searchActive``.
  func markupActivateSearch(_ view: MarkupWKWebView)
  /// Enter is Enter again. By default resets ``MarkupEditor/searchActive``.
  func markupDeactivateSearch(_ view: MarkupWKWebView)
}

extension MarkupDelegate {
  public func markupInput(_ view: MarkupWKWebView) {}
  public func markupInput(_ view: MarkupWKWebView, divId: String) {}
  public func markup(_ view: MarkupWKWebView, heightDidChange height: Int) {}
  public func markupTookFocus(_ view: MarkupWKWebView) {}
  public func markupLostFocus(_ view: MarkupWKWebView) {}
  public func markupWillLoad(_ view: MarkupWKWebView) {}

  public func markupDidLoad(_ view: MarkupWKWebView, handler: (() -> Void)?) {
    MarkupEditor.selectedWebView = view
    handler?()
  }

  public func markupPluginsDidLoad(_ view: MarkupWKWebView, plugins: [[String: String]]) {}
  public func markup(_ view: MarkupWKWebView, handle action: String) {}
  public func markupSelectionChanged(_ view: MarkupWKWebView) {}

  public func markupClicked(_ view: MarkupWKWebView) {
    view.getSelectionState { state in
      if state.isFollowable { markupLinkSelected(view, selectionState: state) }
      if state.isInImage { markupImageSelected(view, selectionState: state) }
      if state.isInTable { markupTableSelected(view, selectionState: state) }
    }
  }

  public func markupUndoSet(_ view: MarkupWKWebView) {}

  public func markupLinkSelected(_ view: MarkupWKWebView?, selectionState: SelectionState) {
    guard let href = selectionState.href, let url = URL(string: href), URLHelper.canOpen(url) else { return }
    URLHelper.open(url)
  }

  public func markupImageSelected(_ view: MarkupWKWebView?, selectionState: SelectionState) {}
  public func markupTableSelected(_ view: MarkupWKWebView?, selectionState: SelectionState) {}
  public func markupSetup(_ view: MarkupWKWebView?) { view?.setup() }
  public func markupTeardown(_ view: MarkupWKWebView?) { view?.teardown() }

  public func markupSelectImage(_ view: MarkupWKWebView?) {
    Log.coordinator.notice("the editor asks for an image; implement markupSelectImage(_:) to choose one")
  }

  public func markupInsertLink(_ view: MarkupWKWebView?) {
    Log.coordinator.notice("the editor asks to insert a link; implement markupInsertLink(_:) to do it")
  }

  public func markupInsertImage(_ view: MarkupWKWebView?) {
    Log.coordinator.notice("the editor asks to insert an image; implement markupInsertImage(_:) to do it")
  }

  public func markupImageAdded(url: URL) {}
  public func markupImageAdded(_ view: MarkupWKWebView?, url: URL, divId: String) {}
  public func markupImageDeleted(url: URL) {}
  public func markupImageDeleted(_ view: MarkupWKWebView?, url: URL, divId: String) {}
  public func markupImageToAdd(_ view: MarkupWKWebView, url: URL) { view.insertLocalImage(url: url) }

  public func markupError(code: String, message: String, info: String?, alert: Bool) {
    let line = "\(code): \(message)" + (info.map { " (\($0))" } ?? "")
    if alert { Log.coordinator.notice(line) } else { Log.coordinator.error(line) }
  }

  public func markupShowLinkPopover(_ view: MarkupWKWebView) {}
  public func markupShowImagePopover(_ view: MarkupWKWebView) {}
  public func markupShowTablePopover(_ view: MarkupWKWebView) {}

  public func markupButtonClicked(_ view: MarkupWKWebView, id: String, rect: CGRect) {
    Log.coordinator.notice("the button \(id) was clicked; implement markupButtonClicked(_:id:rect:) to act on it")
  }

  public func markupActivateSearch(_ view: MarkupWKWebView) { MarkupEditor.searchActive.value = true }
  public func markupDeactivateSearch(_ view: MarkupWKWebView) { MarkupEditor.searchActive.value = false }
}

import Foundation
import JSBridge

/// What a page tells its owner.
///
/// Every method has a default, so a delegate implements what it wants. Methods are called on the thread that uses
/// the page, after the call that caused them has returned into the page and before it returns to its caller, in the
/// order in which the editor posted its messages. They may call the page; messages that this causes come after the
/// method has returned. A page holds its delegate weakly.
public protocol MarkupDelegate: AnyObject {
  /// The editor posted a message. Called for every message, before the method for that kind.
  func markup(_ page: MarkupPage, didReceive message: MarkupMessage)

  /// User scripts and style sheets are in; the HTML is not.
  func markupWillLoad(_ page: MarkupPage)
  /// The page is ready. Called once.
  func markupDidLoad(_ page: MarkupPage)
  /// Plugins are registered; comes before ``markupDidLoad(_:)``, and only if there is a plugin.
  func markupPluginsDidLoad(_ page: MarkupPage, plugins: [MarkupMessage.Plugin])

  /// The document changed.
  func markupInput(_ page: MarkupPage)
  /// The editable division `divID` changed.
  func markupInput(_ page: MarkupPage, divID: String)
  /// The selection, or the formats at the selection, may have changed.
  func markupSelectionChanged(_ page: MarkupPage)
  func markupTookFocus(_ page: MarkupPage)
  func markupLostFocus(_ page: MarkupPage)
  /// The height was measured, in CSS pixels: once at load, then when the window changes its size.
  func markup(_ page: MarkupPage, heightDidChange height: Int)
  func markupUndoSet(_ page: MarkupPage)

  /// The editor was clicked. By default calls those of the next three methods that apply.
  func markupClicked(_ page: MarkupPage)
  /// The click was in a link.
  func markupLinkSelected(_ page: MarkupPage, selectionState: SelectionState)
  /// The click was on an image.
  func markupImageSelected(_ page: MarkupPage, selectionState: SelectionState)
  /// The click was in a table.
  func markupTableSelected(_ page: MarkupPage, selectionState: SelectionState)
  /// A button in a division that cannot be edited was clicked.
  func markupButtonClicked(_ page: MarkupPage, id: String, rect: MarkupMessage.Rect)

  /// The editor asks for an image to be chosen.
  func markupSelectImage(_ page: MarkupPage)
  /// The editor asks for a link to be inserted.
  func markupInsertLink(_ page: MarkupPage)
  /// The editor asks for an image to be inserted.
  func markupInsertImage(_ page: MarkupPage)
  /// An image came into the document. `url` is its `src`, so that of a local image is relative.
  func markupImageAdded(_ page: MarkupPage, url: URL)
  /// An image came into the editable division `divID`.
  func markupImageAdded(_ page: MarkupPage, url: URL, divID: String)
  /// An image was deleted from the document. Undo may bring it back.
  func markupImageDeleted(_ page: MarkupPage, url: URL)
  /// An image was deleted from the editable division `divID`.
  func markupImageDeleted(_ page: MarkupPage, url: URL, divID: String)
  /// An image was cut.
  func markupCopyImage(_ page: MarkupPage, image: MarkupMessage.CopiedImage)

  /// A search found something, or nothing.
  func markupSearched(_ page: MarkupPage)
  func markupActivateSearch(_ page: MarkupPage)
  func markupDeactivateSearch(_ page: MarkupPage)

  /// The editor asks for an action of its host by name.
  func markup(_ page: MarkupPage, handle action: String)
  /// A script logged a line through `MU.consoleLog`.
  func markupLog(_ page: MarkupPage, message: String)
  /// The editor reports an error.
  ///
  /// - Parameters:
  ///   - page: the page that reports it.
  ///   - code: a short name of the error.
  ///   - message: what went wrong, for a person.
  ///   - info: more of it, for whoever looks into it.
  ///   - alert: whether a person should be told.
  func markupError(_ page: MarkupPage, code: String, message: String, info: String?, alert: Bool)
  /// A script used the console.
  func markup(_ page: MarkupPage, console message: ConsoleMessage)
  /// A script threw what nothing caught, or left the rejection of a promise unhandled.
  func markup(_ page: MarkupPage, uncaught error: JSError)
}

extension MarkupDelegate {
  public func markup(_ page: MarkupPage, didReceive message: MarkupMessage) {}
  public func markupWillLoad(_ page: MarkupPage) {}
  public func markupDidLoad(_ page: MarkupPage) {}
  public func markupPluginsDidLoad(_ page: MarkupPage, plugins: [MarkupMessage.Plugin]) {}
  public func markupInput(_ page: MarkupPage) {}
  public func markupInput(_ page: MarkupPage, divID: String) {}
  public func markupSelectionChanged(_ page: MarkupPage) {}
  public func markupTookFocus(_ page: MarkupPage) {}
  public func markupLostFocus(_ page: MarkupPage) {}
  public func markup(_ page: MarkupPage, heightDidChange height: Int) {}
  public func markupUndoSet(_ page: MarkupPage) {}

  public func markupClicked(_ page: MarkupPage) {
    // A click whose selection cannot be read, as after the page was closed, selected nothing.
    guard let state = try? page.selectionState() else { return }
    if state.isFollowable { markupLinkSelected(page, selectionState: state) }
    if state.isInImage { markupImageSelected(page, selectionState: state) }
    if state.isInTable { markupTableSelected(page, selectionState: state) }
  }

  public func markupLinkSelected(_ page: MarkupPage, selectionState: SelectionState) {}
  public func markupImageSelected(_ page: MarkupPage, selectionState: SelectionState) {}
  public func markupTableSelected(_ page: MarkupPage, selectionState: SelectionState) {}
  public func markupButtonClicked(_ page: MarkupPage, id: String, rect: MarkupMessage.Rect) {}
  public func markupSelectImage(_ page: MarkupPage) {}
  public func markupInsertLink(_ page: MarkupPage) {}
  public func markupInsertImage(_ page: MarkupPage) {}
  public func markupImageAdded(_ page: MarkupPage, url: URL) {}
  public func markupImageAdded(_ page: MarkupPage, url: URL, divID: String) {}
  public func markupImageDeleted(_ page: MarkupPage, url: URL) {}
  public func markupImageDeleted(_ page: MarkupPage, url: URL, divID: String) {}
  public func markupCopyImage(_ page: MarkupPage, image: MarkupMessage.CopiedImage) {}
  public func markupSearched(_ page: MarkupPage) {}
  public func markupActivateSearch(_ page: MarkupPage) {}
  public func markupDeactivateSearch(_ page: MarkupPage) {}
  public func markup(_ page: MarkupPage, handle action: String) {}
  public func markupLog(_ page: MarkupPage, message: String) {}
  public func markupError(_ page: MarkupPage, code: String, message: String, info: String?, alert: Bool) {}
  public func markup(_ page: MarkupPage, console message: ConsoleMessage) {}
  public func markup(_ page: MarkupPage, uncaught error: JSError) {}
}

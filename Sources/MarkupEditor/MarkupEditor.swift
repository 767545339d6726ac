@_exported import Foundation

/// What all views of a program share.
///
/// Everything here belongs to the main actor.
@MainActor
public struct MarkupEditor {
  /// Which way a search goes from the selection.
  public enum FindDirection: Sendable {
    case forward, backward
  }

  /// On which side of the selected row or column a new one comes; before is above, or left.
  public enum TableDirection: Sendable {
    case before, after

    var name: String { self == .before ? "BEFORE" : "AFTER" }
  }

  /// Which borders a table shows.
  public enum TableBorder: String, Sendable {
    case outer, header, cell, none
  }

  /// Where a host with a window puts its toolbar. Nothing here shows one.
  @MainActor
  public enum ToolbarLocation {
    case top, bottom, keyboard, none

    /// The location that suits the platform: none.
    static var automatic: ToolbarLocation { .none }
  }

  /// The view of this id is to have the focus; see ``firstResponder``.
  public static var observedFirstResponder = ObservedFirstResponder()

  /// The id of the view that is to have the focus. Setting a view's id focuses it.
  public static var firstResponder: String? {
    get { observedFirstResponder.id }
    set { observedFirstResponder.id = newValue }
  }

  /// Attributes that hosts may give the editors' element; no view reads them.
  public static var topLevelAttributes: [String: String] = [
    "contenteditable": "true", "spellcheck": "false", "autocorrect": "true",
  ]

  /// What a toolbar has, as hosts configure it.
  public static let toolbarContents = ToolbarContents.shared

  /// Where hosts put their toolbar.
  public static var toolbarLocation = ToolbarLocation.automatic

  /// How hosts show their toolbar.
  public static var style = ToolbarStyle.Style.labeled

  /// The view that took the focus last.
  public static let observedWebView = ObservedWebView()

  /// The view that took the focus last; held weakly.
  public static var selectedWebView: MarkupWKWebView? {
    get { observedWebView.selectedWebView }
    set { observedWebView.selectedWebView = newValue }
  }

  /// The state of the selection of the view that has the focus: one object, kept up to date.
  public static let selectionState = SelectionState()

  /// Whether Enter goes on with a search.
  public static let searchActive = SearchActive()

  /// Whether an image is to be chosen.
  public static let selectImage = SelectImage()

  /// Which dialog a host is to show.
  public static let showInsertPopover = ShowInsertPopover()

  /// Which files can be put into a document as images, by extension.
  public static let supportedImageTypes: [String] = MediaType.insertableExtensions

  /// Whether hosts offer to choose local images. The views insert them in any case.
  public static var allowLocalImages = false

  /// Kept for hosts that set it; there is no inspector.
  public static var isInspectable = false

  /// Folders that user files (``MarkupWKWebViewConfiguration/userScriptFile`` and the like) are looked up in, after the main bundle.
  ///
  /// An executable on Linux often has no bundle of resources; here it says where its files lie.
  public static var resourceFolders: [URL] {
    get { UserResource.searchFolders }
    set { UserResource.searchFolders = newValue }
  }
}

/// Kept for start-up code that chooses how a toolbar looks.
public struct ToolbarStyle {
  /// Whether the parts of a toolbar bear labels.
  public enum Style: Sendable {
    case compact, labeled
  }
}

import Foundation

/// The id of the view that is to have the focus; see ``MarkupEditor/firstResponder``.
@MainActor
public class ObservedFirstResponder: ObservableObject {
  /// The id, nil when none is to have it.
  @Published public var id: String?

  init() {}
}

/// The view that took the focus last.
///
/// The view is held weakly: whoever shows a view keeps it.
@MainActor
public class ObservedWebView: ObservableObject, Identifiable {
  /// Tells this object from others.
  public nonisolated let id = UUID()
  /// The view, nil before one took the focus and after it is gone.
  @WeaklyPublished public var selectedWebView: MarkupWKWebView?

  /// Begins with a view, or without one.
  public init(_ webView: MarkupWKWebView? = nil) { selectedWebView = webView }
}

/// Whether an image is to be chosen.
@MainActor
public class SelectImage: ObservableObject {
  /// Whether it is so.
  @Published public var value: Bool

  /// Begins with a value.
  public init(_ value: Bool = false) { self.value = value }
}

/// Whether Enter goes on with a search.
@MainActor
public class SearchActive: ObservableObject {
  /// Whether it is so.
  @Published public var value: Bool

  /// Begins with a value.
  public init(_ value: Bool = false) { self.value = value }
}

/// Which dialog a host is to show.
@MainActor
public class ShowInsertPopover: ObservableObject {
  /// The dialog; nil: none.
  @Published public var type: ToolbarContents.PopoverType?

  /// Begins with a dialog, or without one.
  public init(type: ToolbarContents.PopoverType? = nil) { self.type = type }
}

extension ShowInsertPopover: @MainActor Equatable {
  /// Equal only where both ask for a dialog, and for the same.
  public static func == (one: ShowInsertPopover, other: ShowInsertPopover) -> Bool {
    guard let type = one.type, let otherType = other.type else { return false }
    return type == otherType
  }
}

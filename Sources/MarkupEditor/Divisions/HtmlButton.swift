import Foundation

/// A button in a division.
public class HtmlButton {
  /// What an action is told of the click.
  public struct ActionInfo {
    /// The view that was clicked.
    public let view: MarkupWKWebView
    /// The id of the button.
    public let originId: String
    /// The division that the button acts on.
    public let targetId: String?
    /// Where the button is, in CSS pixels; zeros without layout.
    public let rect: CGRect
  }

  /// The id of the button, unlike any other unless given.
  public let id: String
  /// The class of the button.
  public let cssClass: String
  /// What the button says.
  public let label: String
  /// The division that the button acts on.
  public let targetId: String?
  /// What the button is for.
  public let action: (ActionInfo) -> Void

  /// A button, with an id of its own unless one is given.
  public init(
    id: String = UUID().uuidString, cssClass: String = "markupbutton", label: String, targetId: String? = nil,
    action: @escaping (ActionInfo) -> Void
  ) {
    self.id = id
    self.cssClass = cssClass
    self.label = label
    self.targetId = targetId
    self.action = action
  }

  /// Does what the button is for; then calls the handler.
  public func executeAction(view: MarkupWKWebView, rect: CGRect, handler: (() -> Void)? = nil) {
    action(ActionInfo(view: view, originId: id, targetId: targetId, rect: rect))
    handler?()
  }
}

/// The buttons of a division: a division in it.
public class HtmlButtonGroup: HtmlDivHolder {
  /// The division that the group is.
  public var htmlDiv: HtmlDiv
  /// The buttons of the group.
  public var buttons: [HtmlButton]?
  /// Whether a host adds and removes the group as it is needed.
  public let isDynamic: Bool

  /// The group of a division, with buttons or without.
  public init(
    in parentId: String, focusId: String? = nil, cssClass: String = "markupbuttongroup", buttons: [HtmlButton]?,
    dynamic: Bool = false
  ) {
    self.buttons = buttons
    isDynamic = dynamic
    htmlDiv = HtmlDiv(id: "BG.\(parentId)", in: parentId, focusId: focusId, cssClass: cssClass, attributes: .empty)
  }

  /// Whether there is no button in it.
  public var isEmpty: Bool { buttons?.isEmpty ?? true }

  /// The group as `MU.addDiv` takes it; nil without buttons, and for a dynamic group unless forced.
  public func json(force: Bool = false) -> String? {
    guard let buttons, !buttons.isEmpty, force || !isDynamic else { return nil }
    let group = Group(
      id: id, parentId: parentId, cssClass: cssClass,
      buttons: buttons.map { Group.Button(id: $0.id, cssClass: $0.cssClass, label: $0.label) })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(group) else { return nil }
    return String(data: data, encoding: .utf8)
  }

  private struct Group: Encodable {
    struct Button: Encodable {
      let id, cssClass, label: String
    }

    let id, parentId, cssClass: String
    let buttons: [Button]
  }
}

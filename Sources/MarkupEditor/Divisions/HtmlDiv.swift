import Foundation

/// A division of a document: a part that is edited by itself, or that only shows something.
public class HtmlDiv: CustomStringConvertible {
  public var id: String
  /// The division it lies in; `editor` is the document.
  public var parentId: String
  /// The division that its buttons act on.
  public var targetId: String?
  /// The division that gets the focus in its place.
  public var focusId: String?
  public var cssClass: String
  public var attributes: EditableAttributes
  /// The HTML in it, ``Swift/String/escaped``.
  public var htmlContents: String
  /// A folder whose files are copied into the view's folder.
  public var resourcesUrl: URL?
  public var buttonGroup: HtmlButtonGroup?

  /// The buttons of its group. Setting them makes a group in this division, or takes it away.
  public var buttons: [HtmlButton]? {
    get { buttonGroup?.buttons }
    set { buttonGroup = newValue.map { HtmlButtonGroup(in: id, buttons: $0) } }
  }

  public init(
    id: String, in parentId: String = "editor", targetId: String? = nil, focusId: String? = nil, cssClass: String,
    attributes: EditableAttributes, htmlContents: String = "", resourcesUrl: URL? = nil, buttons: [HtmlButton]? = nil,
    dynamic: Bool = false
  ) {
    self.id = id
    self.parentId = parentId
    self.targetId = targetId
    self.focusId = focusId
    self.cssClass = cssClass
    self.attributes = attributes
    self.htmlContents = htmlContents.escaped
    self.resourcesUrl = resourcesUrl
    buttonGroup = buttons.map { HtmlButtonGroup(in: id, buttons: $0, dynamic: dynamic) }
  }

  public var description: String { "\(cssClass) id: \(id), parentId: \(parentId)" }
}

/// What has a division.
public protocol HasHtmlDiv {
  var htmlDiv: HtmlDiv { get set }
}

/// What stands for a division in a document's structure; its members are those of the division.
public protocol HtmlDivHolder: HasHtmlDiv, CustomStringConvertible {}

extension HtmlDivHolder {
  public var id: String {
    get { htmlDiv.id }
    nonmutating set { htmlDiv.id = newValue }
  }

  public var parentId: String {
    get { htmlDiv.parentId }
    nonmutating set { htmlDiv.parentId = newValue }
  }

  public var targetId: String? {
    get { htmlDiv.targetId }
    nonmutating set { htmlDiv.targetId = newValue }
  }

  public var focusId: String? {
    get { htmlDiv.focusId }
    nonmutating set { htmlDiv.focusId = newValue }
  }

  public var cssClass: String {
    get { htmlDiv.cssClass }
    nonmutating set { htmlDiv.cssClass = newValue }
  }

  public var attributes: EditableAttributes {
    get { htmlDiv.attributes }
    nonmutating set { htmlDiv.attributes = newValue }
  }

  public var htmlContents: String {
    get { htmlDiv.htmlContents }
    nonmutating set { htmlDiv.htmlContents = newValue }
  }

  public var resourcesUrl: URL? {
    get { htmlDiv.resourcesUrl }
    nonmutating set { htmlDiv.resourcesUrl = newValue }
  }

  public var buttonGroup: HtmlButtonGroup? {
    get { htmlDiv.buttonGroup }
    nonmutating set { htmlDiv.buttonGroup = newValue }
  }

  public var buttons: [HtmlButton]? {
    get { htmlDiv.buttons }
    nonmutating set { htmlDiv.buttons = newValue }
  }

  public var description: String { htmlDiv.description }
}

import Foundation

/// A division of a document: a part that is edited by itself, or that only shows something.
public class HtmlDiv: CustomStringConvertible {
  /// The id of the division, by which it is found.
  public var id: String
  /// The division it lies in; `editor` is the document.
  public var parentId: String
  /// The division that its buttons act on.
  public var targetId: String?
  /// The division that gets the focus in its place.
  public var focusId: String?
  /// The class of the division.
  public var cssClass: String
  /// Whether and how it can be edited.
  public var attributes: EditableAttributes
  /// The HTML in it, as the `escaped` of `String` gives it.
  public var htmlContents: String
  /// A folder whose files are copied into the view's folder.
  public var resourcesUrl: URL?
  /// The group of its buttons.
  public var buttonGroup: HtmlButtonGroup?

  /// The buttons of its group. Setting them makes a group in this division, or takes it away.
  public var buttons: [HtmlButton]? {
    get { buttonGroup?.buttons }
    set { buttonGroup = newValue.map { HtmlButtonGroup(in: id, buttons: $0) } }
  }

  /// A division, which a view's `addDiv` puts into the document.
  ///
  /// - Parameters:
  ///   - id: names the division.
  ///   - parentId: the id of the element that it goes into.
  ///   - targetId: the id of the element that it stands for.
  ///   - focusId: the id of what takes the focus in it.
  ///   - cssClass: the class of its element.
  ///   - attributes: those of its element.
  ///   - htmlContents: HTML, as it is.
  ///   - resourcesUrl: a folder whose files are copied into the view's folder.
  ///   - buttons: what it has below its content.
  ///   - dynamic: whether a host adds and removes the buttons as they are needed.
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

  /// The class, the id and the parent.
  public var description: String { "\(cssClass) id: \(id), parentId: \(parentId)" }
}

/// What has a division.
public protocol HasHtmlDiv {
  /// The division.
  var htmlDiv: HtmlDiv { get set }
}

/// What stands for a division in a document's structure; its members are those of the division.
public protocol HtmlDivHolder: HasHtmlDiv, CustomStringConvertible {}

extension HtmlDivHolder {
  /// The id of the division, by which it is found.
  public var id: String {
    get { htmlDiv.id }
    nonmutating set { htmlDiv.id = newValue }
  }

  /// The division it lies in.
  public var parentId: String {
    get { htmlDiv.parentId }
    nonmutating set { htmlDiv.parentId = newValue }
  }

  /// The division that its buttons act on.
  public var targetId: String? {
    get { htmlDiv.targetId }
    nonmutating set { htmlDiv.targetId = newValue }
  }

  /// The division that gets the focus in its place.
  public var focusId: String? {
    get { htmlDiv.focusId }
    nonmutating set { htmlDiv.focusId = newValue }
  }

  /// The class of the division.
  public var cssClass: String {
    get { htmlDiv.cssClass }
    nonmutating set { htmlDiv.cssClass = newValue }
  }

  /// Whether and how it can be edited.
  public var attributes: EditableAttributes {
    get { htmlDiv.attributes }
    nonmutating set { htmlDiv.attributes = newValue }
  }

  /// The HTML in it, as it stands in the quotes of a script.
  public var htmlContents: String {
    get { htmlDiv.htmlContents }
    nonmutating set { htmlDiv.htmlContents = newValue }
  }

  /// A folder whose files are copied into the view's folder.
  public var resourcesUrl: URL? {
    get { htmlDiv.resourcesUrl }
    nonmutating set { htmlDiv.resourcesUrl = newValue }
  }

  /// The group of its buttons.
  public var buttonGroup: HtmlButtonGroup? {
    get { htmlDiv.buttonGroup }
    nonmutating set { htmlDiv.buttonGroup = newValue }
  }

  /// The buttons of its group.
  public var buttons: [HtmlButton]? {
    get { htmlDiv.buttons }
    nonmutating set { htmlDiv.buttons = newValue }
  }

  /// The class, the id and the parent.
  public var description: String { htmlDiv.description }
}

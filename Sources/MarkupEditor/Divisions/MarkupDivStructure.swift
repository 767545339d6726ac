/// The divisions of a document, in order.
public class MarkupDivStructure {
  /// The divisions of the document itself, in order.
  public var topLevelDivs: [any HtmlDivHolder] = []
  private var divs: [String: any HtmlDivHolder] = [:]
  private var buttonsById: [String: HtmlButton] = [:]
  private var focusIds: [String: String] = [:]
  private var groupIds: [String: String] = [:]

  /// A structure without divisions.
  public init() {}

  /// Takes all divisions out.
  public func reset() {
    topLevelDivs = []
    divs = [:]
    buttonsById = [:]
    focusIds = [:]
    groupIds = [:]
  }

  /// Adds a division at the end, with the group of buttons in it.
  public func add(_ div: any HtmlDivHolder) {
    topLevelDivs.append(div)
    divs[div.id] = div
    focusIds[div.id] = div.focusId
    // A group may stand in the structure for itself.
    for group in [div.buttonGroup, div as? HtmlButtonGroup].compactMap(\.self) where !group.isEmpty {
      divs[group.id] = group
      for button in group.buttons ?? [] { buttonsById[button.id] = button }
      if let focusId = div.focusId { groupIds[focusId] = group.id }
    }
  }

  /// Takes a division out, with the group of buttons in it.
  public func remove(_ div: any HtmlDivHolder) {
    topLevelDivs.removeAll { $0.id == div.id }
    divs[div.id] = nil
    focusIds[div.id] = nil
    for group in [div.buttonGroup, div as? HtmlButtonGroup].compactMap(\.self) {
      divs[group.id] = nil
      for button in group.buttons ?? [] { buttonsById[button.id] = nil }
      if let focusId = div.focusId { groupIds[focusId] = nil }
    }
  }

  /// The button of that id.
  public func button(forButtonId id: String) -> HtmlButton? { buttonsById[id] }
  /// The division, or group of buttons, of that id.
  public func div(forDivId id: String?) -> (any HtmlDivHolder)? { id.flatMap { divs[$0] } }
  /// The division that gets the focus in place of another.
  public func focusId(forDivId id: String) -> String? { focusIds[id] }
  /// The group of buttons that belongs to the division with the focus.
  public func buttonGroupId(forDivId id: String?) -> String? { id.flatMap { groupIds[$0] } }
}

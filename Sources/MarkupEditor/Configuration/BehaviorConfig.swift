/// How an editor behaves apart from what is typed.
public struct BehaviorConfig: JSONConfigurable, Sendable {
  /// Takes the focus after the first contents are set.
  public var focusAfterLoad: Bool
  /// Lets a dialog ask the host for an image.
  public var selectImage: Bool
  /// Asks the host to insert a link.
  public var insertLink: Bool
  /// Asks the host to insert an image.
  public var insertImage: Bool
  /// Colours code by its language.
  public var highlightCode: Bool

  /// What a text says that is no such configuration.
  static let empty = BehaviorConfig(
    focusAfterLoad: false, selectImage: false, insertLink: false, insertImage: false, highlightCode: true)
  static let shipped = BehaviorConfig(
    focusAfterLoad: true, selectImage: false, insertLink: false, insertImage: false, highlightCode: true)

  /// The configuration of the app's `behaviorconfig.json`, or the standard one.
  public init() { self = .loaded(named: "behaviorconfig", shipped: .shipped, empty: .empty) }

  /// A configuration with every switch given.
  public init(focusAfterLoad: Bool, selectImage: Bool, insertLink: Bool, insertImage: Bool, highlightCode: Bool) {
    self.focusAfterLoad = focusAfterLoad
    self.selectImage = selectImage
    self.insertLink = insertLink
    self.insertImage = insertImage
    self.highlightCode = highlightCode
  }

  /// The configuration in a text; where it holds none, one with all but colouring off.
  public static func fromJSON(_ string: String) -> BehaviorConfig {
    (fromJSON(string) as BehaviorConfig?) ?? .empty
  }
}

import Foundation

/// What a host's toolbar has, and what it calls it. Nothing here shows one.
public struct ToolbarConfig: JSONConfigurable, Sendable {
  /// Which bars are shown.
  public var visibility: [String: Bool]
  /// The bars, and where each comes in the order.
  public var ordering: [String: Int]
  /// Which menus there are.
  public var menus: [String: Bool]
  /// Which things can be inserted.
  public var insertBar: [String: Bool]
  /// Which formats there are.
  public var formatBar: [String: Bool]
  /// The names of the styles by their tags in lower case; nil: not in the menu.
  public var styleMenu: [String: String?]
  /// Which styles of blocks there are.
  public var styleBar: [String: Bool]
  /// A phrase about each control.
  public var help: [String: String]
  /// What an app adds before and after.
  public var augmentation: [String: Bool?]
  /// Drawings by name, as SVG. None is shipped.
  public var icons: [String: String]
  /// How the toolbar looks; nil: as the host likes.
  public var appearance: AppearanceConfig?

  static let empty = ToolbarConfig(
    visibility: [:], ordering: [:], menus: [:], insertBar: [:], formatBar: [:], styleMenu: [:], styleBar: [:], help: [:],
    augmentation: [:], icons: [:])

  static let shipped = ToolbarConfig(
    visibility: [
      "toolbar": true, "correctionBar": false, "insertBar": true, "styleMenu": true, "styleBar": true, "formatBar": true,
      "search": true,
    ],
    ordering: ["correctionBar": 10, "insertBar": 20, "styleMenu": 30, "styleBar": 40, "formatBar": 50, "search": 60],
    menus: ["styleName": true, "tableHeader": true, "tableBorder": true],
    insertBar: ["link": true, "image": true, "tableMenu": true, "hRule": false],
    formatBar: [
      "bold": true, "italic": true, "underline": true, "code": true, "strikethrough": true, "subscript": false,
      "superscript": false,
    ],
    styleMenu: [
      "p": "Normal", "h1": "Header 1", "h2": "Header 2", "h3": "Header 3", "h4": "Header 4", "h5": "Header 5", "h6": "Header 6",
      "pre": "Code",
    ],
    styleBar: ["list": true, "dent": true],
    help: [
      "style": "Set style", "bold": "Bold", "italic": "Italic", "underline": "Underline", "code": "Code",
      "strikethrough": "Strikethrough", "subscript": "Subscript", "superscript": "Superscript", "bullet": "Bulleted list",
      "number": "Numbered list", "indent": "Indent", "outdent": "Outdent", "link": "Insert link", "image": "Insert image",
      "table": "Table", "hRule": "Insert rule", "search": "Search", "searchForward": "Search forward",
      "searchBackward": "Search backward", "matchCase": "Match case", "undo": "Undo", "redo": "Redo",
    ],
    augmentation: ["prepend": nil, "append": nil], icons: [:])

  /// The configuration of the app's `toolbarconfig.json`, or the standard one.
  public init() { self = .loaded(named: "toolbarconfig", shipped: .shipped, empty: .empty) }

  /// A configuration with all of its parts.
  public init(
    visibility: [String: Bool], ordering: [String: Int], menus: [String: Bool], insertBar: [String: Bool],
    formatBar: [String: Bool], styleMenu: [String: String?], styleBar: [String: Bool], help: [String: String],
    augmentation: [String: Bool?], icons: [String: String], appearance: AppearanceConfig? = nil
  ) {
    self.visibility = visibility
    self.ordering = ordering
    self.menus = menus
    self.insertBar = insertBar
    self.formatBar = formatBar
    self.styleMenu = styleMenu
    self.styleBar = styleBar
    self.help = help
    self.augmentation = augmentation
    self.icons = icons
    self.appearance = appearance
  }

  /// The name of a style; nil where the menu has none for it.
  public func name(forTag tag: String) -> String? { styleMenu[tag.lowercased()] ?? nil }

  /// The bars from first to last.
  public func barsInOrder() -> [String] {
    ordering.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
  }

  /// The height of a button, in points: the number that ``AppearanceConfig/buttonSize`` begins with, else 24.
  public func buttonHeight() -> Int {
    (appearance?.buttonSize).flatMap { Int($0.prefix { $0.isASCII && $0.isNumber }) } ?? 24
  }

  /// The height of the toolbar, in points.
  public func toolbarHeight() -> Int { buttonHeight() + 7 }

  /// The configuration in a text; where it holds none, one without anything.
  public static func fromJSON(_ string: String) -> ToolbarConfig {
    (fromJSON(string) as ToolbarConfig?) ?? .empty
  }
}

/// A colour for light and for dark surroundings, as CSS writes it.
public struct ColorPair: Codable, Sendable {
  /// The colour for light surroundings.
  public var light: String
  /// The colour for dark surroundings.
  public var dark: String

  /// A pair of colours.
  public init(light: String, dark: String) {
    self.light = light
    self.dark = dark
  }
}

/// How a toolbar looks; nil: as the host likes.
public struct AppearanceConfig: Codable, Sendable {
  /// Of what is on.
  public var accentColor: ColorPair?
  /// Behind the toolbar.
  public var toolbarBg: ColorPair?
  /// Behind a button.
  public var buttonBg: ColorPair?
  /// Of borders.
  public var borderColor: ColorPair?
  /// Behind the button under the mouse.
  public var hoverBg: ColorPair?
  /// A length in CSS.
  public var buttonSize: String?
  /// A length in CSS.
  public var buttonFontSize: String?

  /// A configuration with all of its parts.
  public init(
    accentColor: ColorPair? = nil, toolbarBg: ColorPair? = nil, buttonBg: ColorPair? = nil, borderColor: ColorPair? = nil,
    hoverBg: ColorPair? = nil, buttonSize: String? = nil, buttonFontSize: String? = nil
  ) {
    self.accentColor = accentColor
    self.toolbarBg = toolbarBg
    self.buttonBg = buttonBg
    self.borderColor = borderColor
    self.hoverBg = hoverBg
    self.buttonSize = buttonSize
    self.buttonFontSize = buttonFontSize
  }
}

/// What a toolbar has, as hosts read it. Nothing here shows one.
@MainActor
public class ToolbarContents {
  /// What an app has instead of the standard; counts until ``shared`` is first asked for.
  public static var custom: ToolbarContents?
  /// The contents that all toolbars have.
  public static let shared = custom ?? ToolbarContents()

  /// Whether a host adds a toolbar on the left.
  public var leftToolbar: Bool
  /// Whether undo and redo are shown.
  public var correction: Bool
  /// Whether the controls that insert are shown.
  public var insert: Bool
  /// Whether the controls of styles are shown.
  public var style: Bool
  /// Whether the controls of formats are shown.
  public var format: Bool
  /// Whether a host adds a toolbar on the right.
  public var rightToolbar: Bool
  /// What can be inserted.
  public var insertContents: InsertContents
  /// Which styles there are.
  public var styleContents: StyleContents
  /// The names of the styles.
  public var styleMenu: StyleMenu
  /// Which formats there are.
  public var formatContents: FormatContents
  /// What can be done to tables.
  public var tableContents: TableContents
  /// A phrase about each control.
  public var helpContents: HelpContents

  /// A dialog that a control opens.
  public enum PopoverType: String, CaseIterable, Sendable {
    case link, image, table
  }

  /// Contents with all of their parts.
  public init(
    leftToolbar: Bool = false, correction: Bool = false, insert: Bool = true, style: Bool = true, format: Bool = true,
    rightToolbar: Bool = false, insertContents: InsertContents = InsertContents(),
    styleContents: StyleContents = StyleContents(), styleMenu: StyleMenu = StyleMenu(),
    formatContents: FormatContents = FormatContents(), tableContents: TableContents = TableContents(),
    helpContents: HelpContents = HelpContents()
  ) {
    self.leftToolbar = leftToolbar
    self.correction = correction
    self.insert = insert
    self.style = style
    self.format = format
    self.rightToolbar = rightToolbar
    self.insertContents = insertContents
    self.styleContents = styleContents
    self.styleMenu = styleMenu
    self.formatContents = formatContents
    self.tableContents = tableContents
    self.helpContents = helpContents
  }

  /// What a configuration says.
  public convenience init(toolbarConfig: ToolbarConfig, leftToolbar: Bool = false, rightToolbar: Bool = false) {
    func isOn(_ members: [String: Bool], _ name: String) -> Bool { members[name] ?? false }
    let (visibility, insertBar, formatBar) = (toolbarConfig.visibility, toolbarConfig.insertBar, toolbarConfig.formatBar)
    self.init(
      leftToolbar: leftToolbar, correction: isOn(visibility, "correctionBar"), insert: isOn(visibility, "insertBar"),
      style: isOn(visibility, "styleBar"), format: isOn(visibility, "formatBar"), rightToolbar: rightToolbar,
      insertContents: InsertContents(
        link: isOn(insertBar, "link"), image: isOn(insertBar, "image"), table: isOn(insertBar, "tableMenu"),
        hRule: isOn(insertBar, "hRule")),
      styleContents: StyleContents(
        paragraph: isOn(visibility, "styleMenu"), list: isOn(toolbarConfig.styleBar, "list"),
        dent: isOn(toolbarConfig.styleBar, "dent")),
      styleMenu: StyleMenu(toolbarConfig: toolbarConfig),
      formatContents: FormatContents(
        code: isOn(formatBar, "code"), strike: isOn(formatBar, "strikethrough"),
        subSuper: isOn(formatBar, "subscript") || isOn(formatBar, "superscript")),
      tableContents: TableContents(border: isOn(toolbarConfig.menus, "tableBorder")),
      helpContents: HelpContents(toolbarConfig.help))
  }

  /// A copy.
  public static func from(_ toolbarContents: ToolbarContents) -> ToolbarContents {
    ToolbarContents(
      leftToolbar: toolbarContents.leftToolbar, correction: toolbarContents.correction, insert: toolbarContents.insert,
      style: toolbarContents.style, format: toolbarContents.format, rightToolbar: toolbarContents.rightToolbar,
      insertContents: toolbarContents.insertContents, styleContents: toolbarContents.styleContents,
      styleMenu: toolbarContents.styleMenu, formatContents: toolbarContents.formatContents,
      tableContents: toolbarContents.tableContents, helpContents: toolbarContents.helpContents)
  }

  /// The name of a style; nil where the menu has none for it.
  public func name(forTag tag: String) -> String? { styleMenu.items[tag.lowercased()] ?? nil }
}

/// Which things can be inserted.
public struct InsertContents {
  /// Whether links can be inserted.
  public var link: Bool
  /// Whether images can be inserted.
  public var image: Bool
  /// Whether tables can be inserted.
  public var table: Bool
  /// Whether rules can be inserted.
  public var hRule: Bool

  /// Contents with each part given.
  public init(link: Bool = true, image: Bool = true, table: Bool = true, hRule: Bool = false) {
    self.link = link
    self.image = image
    self.table = table
    self.hRule = hRule
  }
}

/// Which styles of blocks there are.
public struct StyleContents {
  /// A kind of list.
  public enum ListType: Sendable {
    case bullet, number
  }

  /// Whether the styles of paragraphs are shown.
  public var paragraph: Bool
  /// Which kinds of list are shown.
  public var listType: [ListType]
  /// Whether indentation is shown.
  public var dent: Bool

  /// Contents with each part given.
  public init(paragraph: Bool = true, list: Bool = true, dent: Bool = true) {
    self.init(paragraph: paragraph, listType: list ? [.bullet, .number] : [], dent: dent)
  }

  /// Contents with each part given.
  public init(paragraph: Bool = true, listType: [ListType], dent: Bool = true) {
    self.paragraph = paragraph
    self.listType = listType
    self.dent = dent
  }
}

/// The names of the styles.
public struct StyleMenu {
  /// The names by the tags in lower case; nil: not in the menu.
  public var items: [String: String?]

  /// The names of a configuration.
  public init(toolbarConfig: ToolbarConfig = ToolbarConfig()) { items = toolbarConfig.styleMenu }
}

/// Which formats there are, beside the usual.
public struct FormatContents {
  /// Whether code is shown.
  public var code: Bool
  /// Whether striking through is shown.
  public var strike: Bool
  /// Whether lowering and raising are shown.
  public var subSuper: Bool

  /// Contents with each part given.
  public init(code: Bool = true, strike: Bool = true, subSuper: Bool = false) {
    self.code = code
    self.strike = strike
    self.subSuper = subSuper
  }
}

/// What can be done to tables, beside the usual.
public struct TableContents {
  /// Whether borders can be chosen.
  public var border: Bool

  /// Contents with each part given.
  public init(border: Bool = true) { self.border = border }
}

/// A phrase about each control; empty where there is none.
public struct HelpContents {
  /// The phrases of styles and formats.
  public var style, bold, italic, underline, code, strikethrough, `subscript`, superscript: String
  /// The phrases of what is inserted and how blocks stand.
  public var bullet, number, indent, outdent, link, image, table: String
  /// The phrases of search and history.
  public var search, searchForward, searchBackward, matchCase, undo, redo: String

  /// - Parameter help: the phrases by the names of the properties.
  public init(_ help: [String: String] = [:]) {
    func phrase(_ name: String) -> String { help[name] ?? "" }
    style = phrase("style")
    bold = phrase("bold")
    italic = phrase("italic")
    underline = phrase("underline")
    code = phrase("code")
    strikethrough = phrase("strikethrough")
    `subscript` = phrase("subscript")
    superscript = phrase("superscript")
    bullet = phrase("bullet")
    number = phrase("number")
    indent = phrase("indent")
    outdent = phrase("outdent")
    link = phrase("link")
    image = phrase("image")
    table = phrase("table")
    search = phrase("search")
    searchForward = phrase("searchForward")
    searchBackward = phrase("searchBackward")
    matchCase = phrase("matchCase")
    undo = phrase("undo")
    redo = phrase("redo")
  }
}

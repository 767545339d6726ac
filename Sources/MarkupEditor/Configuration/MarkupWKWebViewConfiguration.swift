/// How a view is set up. A view reads it once, when it is made.
///
/// Files are named with their extension, and looked up as ``MarkupEditor/resourceFolders`` says.
public class MarkupWKWebViewConfiguration {
  /// A script that is run before the document is loaded: an ES module, or a classic script that uses the global `MU`.
  public var userScriptFile: String?
  /// A style sheet that comes after those of the editor.
  public var userCssFile: String?
  /// Files that are copied into the view's folder, beside the document.
  public var userResourceFiles: [String]?
  /// A delegate in JavaScript: the file that registers it, or the name it is registered under.
  public var delegate: String?
  /// Attributes of the editor's element.
  public var topLevelAttributes: EditableAttributes = .standard
  /// Kept for hosts with a keyboard on the screen.
  public var allowsInlinePredictions = false
  /// Kept for hosts with a toolbar.
  public var toolbarConfig: ToolbarConfig?
  /// The keys of the editor's actions; nil: the standard ones.
  public var keymapConfig: KeymapConfig?
  /// The switches of the editor; nil: the standard ones.
  public var behaviorConfig: BehaviorConfig?
  /// ES modules that register plugins, run after the user script. One that fails does not stop the others.
  public var pluginFiles: [String]?
  /// Kept for hosts that lay out; nothing is padded.
  public var padBottom = false

  /// A configuration without user files, with the standard keys and switches.
  public init() {}
}

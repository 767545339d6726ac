import JSBridge

extension MarkupPage {
  /// How a page is set up. The defaults are those of a new editor that reaches no file and no network.
  public struct Configuration: Sendable {
    /// What an empty document shows.
    public var placeholder: String?
    /// Classic scripts and modules, run in this order within their injection time.
    public var userScripts: [UserScript] = []
    /// Style sheets, after those of the editor, in this order.
    public var userStyleSheets: [UserStyleSheet] = []
    /// The folder whose files scripts, modules and the document may use. Nil: none.
    ///
    /// Relative paths start from the process's current directory; `.` is that directory.
    public var baseDirectory: String?
    /// Supplies what is not a file below the base directory. Nil: nothing does, and a page reaches no network.
    public var resourceLoader: (any ResourceLoader)?
    /// How long one call into the page may run scripts. Nil: as long as they like.
    ///
    /// It covers loops in scripts, promise reactions, timers, getters, regular expressions and callbacks from Swift.
    /// When it is over the call throws a `JSError` named `TimeoutError`, and the page can be used again.
    public var timeLimit: Duration? = .seconds(10)
    /// The clock of timers and dates' differences: virtual by default, so that nothing sleeps and all runs come out the same.
    public var clock: EventLoop.Clock = .virtual
    /// The size of the window in CSS pixels, for media queries and `innerWidth`.
    public var windowSize = WindowSize(width: 1024, height: 768)
    public var userAgent = "MarkupHost"
    public var behavior = Behavior()
    /// The keys of commands by the commands' names; a command has none, one or several. Nil: the standard ones.
    public var keymap: [String: [String]]?
    /// The toolbar's configuration: JSON as of `JSON.stringify(MU.ToolbarConfig.full())`, or the name that a script registered one
    /// under. Nil: the page has no toolbar.
    public var toolbar: String?
    /// Which attributes the editor's element gets.
    public var editableAttributes = EditableAttributes()
    /// Whether the editor takes the focus when the document is loaded.
    public var selectsAfterLoad = true

    public init() {}
  }

  public struct WindowSize: Hashable, Sendable {
    public var width: Int
    public var height: Int

    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// The switches of the editor.
  public struct Behavior: Hashable, Sendable, Codable {
    /// Takes the focus after the first contents are set.
    public var focusAfterLoad = true
    /// Lets the image dialog ask its host for an image.
    public var selectImage = false
    /// Asks the host to insert a link, instead of with the dialog.
    public var insertLink = false
    /// Asks the host to insert an image, instead of with the dialog.
    public var insertImage = false
    /// Colours code blocks by their language.
    public var highlightCode = true

    public init() {}
  }

  /// Attributes of the editor's element that steer a browser's own help with typing.
  public struct EditableAttributes: Hashable, Sendable {
    public var isEditable = true
    public var spellcheck = false
    public var autocorrect = true
    public var autocapitalize = false
    public var writingSuggestions = false

    public init() {}
  }
}

import JSBridge
import MarkupHost

/// Passes on what scripts write to the console, keeps what none of them caught, and shows the editor's messages when asked to.
final class ReplObserver: MarkupDelegate {
  /// Writes a line that is no value.
  var print: (String) -> Void = Terminal.note
  var showsMessages = false
  /// The first hundred of an input: a timer may throw without an end.
  private var errors: [JSError] = []

  func takeErrors() -> [JSError] {
    defer { errors = [] }
    return errors
  }

  func markup(_ page: MarkupPage, console message: ConsoleMessage) { print(message.text) }

  func markup(_ page: MarkupPage, uncaught error: JSError) {
    if errors.count < 100 { errors.append(error) }
  }

  func markup(_ page: MarkupPage, didReceive message: MarkupMessage) {
    if showsMessages { print("message: \(message.line)") }
  }
}

extension MarkupMessage {
  /// The message in a line, as the editor names it.
  fileprivate var line: String {
    switch self {
    case .loadedUserFiles: "loadedUserFiles"
    case .input(let divID): "input\(Self.words("divID", divID))"
    case .selectionChanged: "selectionChanged"
    case .focus: "focus"
    case .blur: "blur"
    case .clicked: "clicked"
    case .updateHeight: "updateHeight"
    case .searched: "searched"
    case .activateSearch: "activateSearch"
    case .deactivateSearch: "deactivateSearch"
    case .undoSet: "undoSet"
    case .log(let text): "log\(Self.words("log", text))"
    case .error(let error): "error\(Self.words("code", error.code))\(Self.words("message", error.message))\(Self.words("info", error.info))"
    case .selectImage: "selectImage"
    case .insertLink: "insertLink"
    case .insertImage: "insertImage"
    case .copyImage(let image): "copyImage\(Self.words("src", image.source))\(Self.words("alt", image.alternativeText))"
    case .addedImage(let source, let divID): "addedImage\(Self.words("src", source))\(Self.words("divID", divID))"
    case .deletedImage(let source, let divID): "deletedImage\(Self.words("src", source))\(Self.words("divID", divID))"
    case .buttonClicked(let id, _): "buttonClicked\(Self.words("id", id))"
    case .pluginsDidLoad(let plugins): "markupPluginsDidLoad\(Self.words("count", "\(plugins.count)"))"
    case .action(let name): "action\(Self.words("action", name))"
    case .unknown(let body): JSONReport.literal(body)
    }
  }

  private static func words(_ name: String, _ value: String?) -> String {
    value.map { " \(name)=\(JSONReport.literal($0))" } ?? ""
  }
}

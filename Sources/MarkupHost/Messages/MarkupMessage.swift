import Foundation

/// A message that the editor posts, parsed once.
///
/// The editor posts strings: a plain word, or a JSON object with a `messageType`.
public enum MarkupMessage: Hashable, Sendable {
  /// User scripts and style sheets are there; the document is not.
  case loadedUserFiles
  /// The document changed. `divID` names the editable division it happened in; nil: the document itself.
  case input(divID: String?)
  case selectionChanged
  case focus
  case blur
  case clicked
  case updateHeight
  case searched
  case activateSearch
  case deactivateSearch
  case undoSet
  case log(String)
  case error(EditorError)
  case selectImage
  case insertLink
  case insertImage
  case copyImage(CopiedImage)
  case addedImage(source: String, divID: String?)
  case deletedImage(source: String, divID: String?)
  case buttonClicked(id: String, rect: Rect)
  case pluginsDidLoad([Plugin])
  case action(String)
  /// A message that no version of the editor's API has, as it came.
  case unknown(String)

  /// An error that the editor reports.
  public struct EditorError: Hashable, Sendable {
    public var code: String
    public var message: String
    public var info: String?
    /// Whether a person should be told.
    public var alert: Bool
  }

  /// An image that was cut or copied.
  public struct CopiedImage: Hashable, Sendable {
    public var source: String
    public var alternativeText: String?
    public var width: Int?
    public var height: Int?
  }

  /// A box in CSS pixels. Without layout it is all zeros.
  public struct Rect: Hashable, Sendable, Codable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// What a registered plugin says of itself: its members that are strings.
  public typealias Plugin = [String: String]

  /// Reads what the editor posted. A string that is no message becomes ``unknown(_:)``.
  public init(_ body: String) {
    self = Self.word(body) ?? Self.object(body) ?? .unknown(body)
  }

  private static func word(_ body: String) -> MarkupMessage? {
    switch body {
    case "loadedUserFiles": .loadedUserFiles
    case "selectionChanged": .selectionChanged
    case "focus": .focus
    case "blur": .blur
    case "clicked": .clicked
    case "updateHeight": .updateHeight
    case "searched": .searched
    case "activateSearch": .activateSearch
    case "deactivateSearch": .deactivateSearch
    case "undoSet": .undoSet
    default: body.hasPrefix("input") ? .input(divID: division(String(body.dropFirst("input".count)))) : nil
    }
  }

  private static func object(_ body: String) -> MarkupMessage? {
    guard body.first == "{", let message = try? JSONDecoder().decode(Envelope.self, from: Data(body.utf8)) else { return nil }
    switch message.messageType {
    case "log": return message.log.map { .log($0) }
    case "error":
      guard let code = message.code, let text = message.message else { return nil }
      return .error(EditorError(code: code, message: text, info: message.info, alert: message.alert ?? true))
    case "selectImage": return .selectImage
    case "insertLink": return .insertLink
    case "insertImage": return .insertImage
    case "copyImage":
      return message.src.map { source in
        .copyImage(
          CopiedImage(
            source: source, alternativeText: message.alt, width: message.dimensions?.width.flatMap { Int(exactly: $0.rounded()) },
            height: message.dimensions?.height.flatMap { Int(exactly: $0.rounded()) }))
      }
    case "addedImage": return message.src.map { .addedImage(source: $0, divID: division(message.divId)) }
    case "deletedImage": return message.src.map { .deletedImage(source: $0, divID: division(message.divId)) }
    case "buttonClicked": return message.id.map { .buttonClicked(id: $0, rect: message.rect ?? Rect()) }
    case "markupPluginsDidLoad": return .pluginsDidLoad((message.plugins ?? []).map(\.strings))
    case "action": return message.action.map { .action($0) }
    default: return nil
    }
  }

  /// An empty id and that of the editor itself are no division.
  private static func division(_ id: String?) -> String? {
    guard let id, !id.isEmpty, id != "editor" else { return nil }
    return id
  }

  private struct Envelope: Decodable {
    let messageType: String
    let log, code, message, info, src, alt, divId, id, action: String?
    let alert: Bool?
    let dimensions: Dimensions?
    let rect: Rect?
    let plugins: [PluginMembers]?
  }

  private struct Dimensions: Decodable {
    let width, height: Double?
  }

  /// The members of a plugin that are strings; a plugin may carry anything else along.
  private struct PluginMembers: Decodable {
    let strings: [String: String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      var strings: [String: String] = [:]
      for key in container.allKeys {
        if let text = try? container.decode(String.self, forKey: key) { strings[key.stringValue] = text }
      }
      self.strings = strings
    }
  }

  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

/// A plugin of an editor, as its registry has it.
public struct Plugin: Codable, Equatable, Hashable, Sendable {
  /// What it is registered under.
  public let name: String
  /// What it does: `renderer`, `exporter`, `importer` or another word that hosts and plugins agree on.
  public let type: String
  /// The file that it came from, without a path.
  public let filename: String?
  /// The extension of the files that it writes.
  public let ext: String?

  /// A plugin, for the registry.
  public init(name: String, type: String, filename: String? = nil, ext: String? = nil) {
    self.name = name
    self.type = type
    self.filename = filename
    self.ext = ext
  }

  private enum CodingKeys: String, CodingKey {
    case name, type, filename, ext
  }

  /// - Throws: `DecodingError` where the name or type is missing, or one of the four is no string.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    name = try members.decode(String.self, forKey: .name)
    type = try members.decode(String.self, forKey: .type)
    filename = try members.decodeIfPresent(String.self, forKey: .filename)
    ext = try members.decodeIfPresent(String.self, forKey: .ext)
  }

  /// Compares name, type and file: two that differ in their extension alone are one plugin.
  public static func == (one: Plugin, other: Plugin) -> Bool {
    one.name == other.name && one.type == other.type && one.filename == other.filename
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(type)
    hasher.combine(filename)
  }
}

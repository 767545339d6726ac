/// Which keys call which actions.
public struct KeymapConfig: JSONConfigurable, Sendable {
  /// The keys of each action, the first of which a menu shows.
  public var bindings: [String: [KeyBinding]]

  static let empty = KeymapConfig(bindings: [:])
  static let shipped = KeymapConfig(
    bindings: [
      "undo": ["Mod-z"], "redo": ["Mod-Shift-z"], "link": ["Mod-k"],
      "p": ["Ctrl-Shift-0"], "h1": ["Ctrl-Shift-1"], "h2": ["Ctrl-Shift-2"], "h3": ["Ctrl-Shift-3"],
      "h4": ["Ctrl-Shift-4"], "h5": ["Ctrl-Shift-5"], "h6": ["Ctrl-Shift-6"],
      "bullet": ["Ctrl-u"], "number": ["Ctrl-o"], "indent": ["Mod-]", "Mod->"], "outdent": ["Mod-[", "Mod-<"],
      "bold": ["Mod-b"], "italic": ["Mod-i"], "underline": ["Mod-u"], "strikethrough": ["Ctrl-s"], "code": ["Mod-`"],
      "subscript": [""], "superscript": [""], "search": ["Ctrl-f"],
    ].mapValues { $0.map { KeyBinding.from(spec: $0) } })

  private init(bindings: [String: [KeyBinding]]) { self.bindings = bindings }

  /// The configuration of the app's `keymapconfig.json`, or the standard one.
  public init() { self = .loaded(named: "keymapconfig", shipped: .shipped, empty: .empty) }

  /// Reads an object of strings and arrays of strings; members that are neither are left out.
  ///
  /// - Throws: `DecodingError` for what is no object.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Action.self)
    bindings = [:]
    for key in members.allKeys {
      if let spec = try? members.decode(String.self, forKey: key) {
        bindings[key.stringValue] = [.from(spec: spec)]
      } else if let specs = try? members.decode([String].self, forKey: key) {
        bindings[key.stringValue] = specs.map { .from(spec: $0) }
      }
    }
  }

  /// Writes a single key as a string, several as an array.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Action.self)
    for (action, keys) in bindings {
      guard let key = Action(stringValue: action) else { continue }
      if keys.count == 1 {
        try members.encode(keys[0].spec, forKey: key)
      } else {
        try members.encode(keys.map(\.spec), forKey: key)
      }
    }
  }

  /// The first key of an action.
  public func binding(for action: String) -> KeyBinding? { bindings[action]?.first }

  /// The configuration in a text; where it holds none, one without keys.
  public static func fromJSON(_ string: String) -> KeymapConfig {
    (fromJSON(string) as KeymapConfig?) ?? .empty
  }

  private struct Action: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

/// A key with its modifiers, written `Mod-Shift-z`.
public struct KeyBinding: Codable, Hashable, Sendable {
  /// The key alone.
  public let keyEquivalent: String
  /// The modifiers as they were written, each with its hyphen.
  public let modifierString: String

  /// The key as it is written.
  public var spec: String { modifierString + keyEquivalent }

  /// The modifiers as a set.
  public var modifierMask: Modifiers {
    var mask: Modifiers = []
    for name in modifierString.split(separator: "-") {
      switch name {
      case "Mod": mask.insert(.command)
      case "Alt": mask.insert(.option)
      case "Ctrl": mask.insert(.control)
      case "Shift": mask.insert(.shift)
      default: break
      }
    }
    return mask
  }

  /// Modifiers of a key.
  public struct Modifiers: OptionSet, Sendable {
    /// The modifiers as bits.
    public let rawValue: Int
    /// Modifiers from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// `Mod`.
    public static let command = Modifiers(rawValue: 1)
    /// `Alt`.
    public static let option = Modifiers(rawValue: 2)
    /// `Ctrl`.
    public static let control = Modifiers(rawValue: 4)
    /// `Shift`.
    public static let shift = Modifiers(rawValue: 8)
  }

  /// A key with its modifiers as they are written.
  public init(keyEquivalent: String, modifierString: String) {
    self.keyEquivalent = keyEquivalent
    self.modifierString = modifierString
  }

  /// Reads a key as it is written: modifiers in any order, then the key.
  public static func from(spec: String) -> KeyBinding {
    var key = spec[...]
    while let modifier = ["Mod-", "Alt-", "Ctrl-", "Shift-"].first(where: { key.hasPrefix($0) }) {
      key = key.dropFirst(modifier.count)
    }
    return KeyBinding(keyEquivalent: String(key), modifierString: String(spec[..<key.startIndex]))
  }

  /// Reads the string that a key is written as.
  public init(from decoder: any Decoder) throws {
    self = .from(spec: try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the key as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(spec)
  }
}

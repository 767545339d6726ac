import Foundation

/// A configuration that is written as JSON, in which comments may stand.
public protocol JSONConfigurable: Codable {
  /// The configuration in a text; nil where it holds none.
  static func fromJSON(_ string: String) -> Self?
  /// The configuration as JSON.
  func asJSON() -> String?
  /// The configuration as the value of an attribute in HTML.
  func asAttribute() -> String?
  /// The text without `//` and `/* */` comments; strings are left alone.
  static func removeJSONComments(_ input: String) -> String
}

extension JSONConfigurable {
  public static func fromJSON(_ string: String) -> Self? {
    try? JSONDecoder().decode(Self.self, from: Data(removeJSONComments(string).utf8))
  }

  public func asJSON() -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return nil }
    return String(data: data, encoding: .utf8)
  }

  public func asAttribute() -> String? { asJSON()?.replacingOccurrences(of: "\"", with: "&quot;") }

  public static func removeJSONComments(_ input: String) -> String {
    var result = String.UnicodeScalarView()
    var scalars = input.unicodeScalars[...]
    var isInString = false
    while let scalar = scalars.popFirst() {
      if isInString {
        result.append(scalar)
        if scalar == "\\", let next = scalars.popFirst() { result.append(next) }
        if scalar == "\"" { isInString = false }
      } else if scalar == "/", scalars.first == "/" {
        // The end of the line stays.
        scalars = scalars.drop { $0 != "\n" && $0 != "\r" }
      } else if scalar == "/", scalars.first == "*" {
        scalars.removeFirst()
        while let inside = scalars.popFirst() {
          guard inside == "*", scalars.first == "/" else { continue }
          scalars.removeFirst()
          break
        }
      } else {
        isInString = scalar == "\""
        result.append(scalar)
      }
    }
    return String(result)
  }
}

extension JSONConfigurable {
  /// The configuration that an app has in its bundle or resource folders, or the one shipped here.
  ///
  /// A file of the app that cannot be read as such a configuration is logged, and replaced by `empty`: it is not mixed with
  /// the shipped one.
  static func loaded(named name: String, shipped: Self, empty: Self) -> Self {
    guard let url = UserResource.url(named: "\(name).json") else { return shipped }
    do {
      let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
      return try JSONDecoder().decode(Self.self, from: Data(removeJSONComments(text).utf8))
    } catch {
      Log.config.error("\(url.path) is no \(name): \(error); correct it, or take it out to have the standard one")
      return empty
    }
  }
}

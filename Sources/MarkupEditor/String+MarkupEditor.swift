import Foundation

extension String {
  /// The text as it stands between single quotes in a script.
  public var escaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "'": result += "\\'"
      case "\\": result += "\\\\"
      case "\t": result.unicodeScalars.append(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\0": result += "\\0"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\u{" + (digits.count < 2 ? "0" : "") + digits + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether the text is an address and nothing else: a URL with a scheme, the name of a host, or a mail address.
  public var isValidURL: Bool {
    guard !isEmpty, !contains(where: \.isWhitespace) else { return false }
    if let match = wholeMatch(of: /([A-Za-z][A-Za-z0-9+.\-]*):(.+)/), match.1.count > 1 {
      guard let url = URL(string: self), url.scheme != nil else { return false }
      return ["http", "https", "ftp"].contains(match.1.lowercased()) ? !(url.host() ?? "").isEmpty : true
    }
    let label = "[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?"
    let host = "(?:\(label)\\.)+\\p{L}{2,}"
    let pattern = "^(?:[^\\s@/]+@\(host)|\(host)(?::[0-9]+)?(?:[/?#].*)?)$"
    return range(of: pattern, options: .regularExpression) != nil
  }
}

import Foundation

/// Writes the text of a paragraph with its marks, and keeps spaces that HTML would collapse.
struct RTFInlineWriter {
  private var html = ""
  /// The elements that are open, the outermost first.
  private var open: [Element] = []
  /// Whether a space that comes now would be lost.
  private var collapses = true

  private enum Element: Equatable {
    case link(String)
    case mark(String)
  }

  /// From the outermost to the innermost.
  private static let marks: [(RTFFormat.Marks, String)] = [
    (.bold, "strong"), (.italic, "em"), (.underline, "u"), (.strike, "s"), (.superscript, "sup"), (.subscripted, "sub"),
    (.code, "code"),
  ]

  static func html(of inlines: [RTFInline]) -> String {
    var writer = RTFInlineWriter()
    for inline in trimmed(inlines) { writer.write(inline) }
    writer.change(to: [])
    return writer.html
  }

  /// Without spaces and line breaks at the end, which nobody sees.
  private static func trimmed(_ inlines: [RTFInline]) -> [RTFInline] {
    var inlines = inlines
    while let last = inlines.last {
      switch last {
      case .text(let text, let format):
        let rest = String(text.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
        inlines.removeLast()
        if rest.isEmpty { continue }
        return inlines + [.text(rest, format)]
      case .lineBreak: inlines.removeLast()
      case .picture: return inlines
      }
    }
    return inlines
  }

  private mutating func write(_ inline: RTFInline) {
    switch inline {
    case .text(let text, let format):
      change(to: elements(of: format))
      write(text)
    case .lineBreak(let format):
      change(to: elements(of: format))
      html += "<br>"
      collapses = true
    case .picture(let picture, let format):
      change(to: elements(of: format).filter { if case .link = $0 { true } else { false } })
      html += Self.html(of: picture)
      collapses = false
    }
  }

  private func elements(of format: RTFFormat) -> [Element] {
    let link = format.link.flatMap { Self.isHarmless($0) ? [Element.link($0)] : nil } ?? []
    return link + Self.marks.filter { format.marks.contains($0.0) }.map { .mark($0.1) }
  }

  /// Scripts have no business in a document that is pasted.
  private static func isHarmless(_ address: String) -> Bool {
    let scheme = address.filter { !$0.isWhitespace && $0.asciiValue ?? 32 >= 32 }.lowercased().prefix { $0 != ":" }
    return !["javascript", "vbscript", "data"].contains(String(scheme))
  }

  private mutating func change(to elements: [Element]) {
    let common = zip(open, elements).prefix { $0 == $1 }.count
    for element in open.dropFirst(common).reversed() {
      switch element {
      case .link: html += "</a>"
      case .mark(let name): html += "</\(name)>"
      }
    }
    for element in elements.dropFirst(common) {
      switch element {
      case .link(let address): html += "<a href=\"\(Self.escape(address, inAttribute: true))\">"
      case .mark(let name): html += "<\(name)>"
      }
    }
    open = elements
  }

  private mutating func write(_ text: String) {
    // A tab is as wide as four spaces.
    for character in text.unicodeScalars.flatMap({ $0 == "\t" ? Array("    ".unicodeScalars) : [$0] }) {
      if character == " " {
        html += collapses ? "&nbsp;" : " "
        collapses = !collapses
        continue
      }
      collapses = false
      switch character {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\u{A0}": html += "&nbsp;"
      default: html.unicodeScalars.append(character)
      }
    }
  }

  static func escape(_ text: String, inAttribute: Bool = false) -> String {
    var escaped = text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
    if inAttribute { escaped = escaped.replacingOccurrences(of: "\"", with: "&quot;") }
    return escaped
  }

  private static func html(of picture: RTFPicture) -> String {
    let attributes = [
      picture.description.map { " alt=\"\(escape($0, inAttribute: true))\"" }, picture.width.map { " width=\"\($0)\"" },
      picture.height.map { " height=\"\($0)\"" },
    ]
    let source = "data:image/\(picture.type);base64,\(Data(picture.data).base64EncodedString())"
    return "<img src=\"\(source)\"\(attributes.compactMap(\.self).joined())>"
  }
}

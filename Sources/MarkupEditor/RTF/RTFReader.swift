import Foundation
import MarkupHost

/// Makes HTML of Rich Text Format, as it comes with what other applications put on the pasteboard.
///
/// What is read is what the editor can hold: bold, italic, underlined, struck, raised, lowered and monospaced text,
/// headings, paragraphs, lists, tables with merged cells, links, and pictures that are PNG or JPEG. Fonts, colours, sizes,
/// page layout, headers, footers, footnotes and comments are left out, and so are text that is hidden and text that is
/// marked as deleted.
///
/// It is our own because Debian's readers lose too much of what applications write: pandoc's (172 MB) takes TextEdit's
/// paragraphs for lines and puts the lists before a table into it, and unrtf's has no lists and quotes addresses twice.
///
/// - SeeAlso: Rich Text Format (RTF) Specification, version 1.9.1.
public struct RTFReader: Sendable {
  /// Bytes of RTF, pictures included.
  public var maximumSize = 64 << 20
  /// Groups that lie one in the other.
  public var maximumDepth = 1000

  public init() {}

  /// The document as an HTML fragment.
  ///
  /// A document that ends too early is read as far as it goes.
  ///
  /// - Throws: `MarkupError` for what is no RTF, and for what is beyond the limits.
  public func html(from data: Data) throws(MarkupError) -> String {
    guard data.count <= maximumSize else {
      throw MarkupError(.rtfTooLarge, "the RTF has \(data.count) bytes, and \(maximumSize) may be read; leave out pictures")
    }
    var parser = RTFParser([UInt8](data), maximumDepth: maximumDepth)
    return RTFWriter.html(of: try parser.parse())
  }

  /// The document as an HTML fragment, within the usual limits.
  public static func html(from data: Data) throws(MarkupError) -> String { try RTFReader().html(from: data) }
}

extension MarkupError.Code {
  /// Data is not Rich Text Format.
  public static let notRTF = Self("notRTF")
  /// Rich Text Format is longer, or its groups are nested deeper, than the limits allow.
  public static let rtfTooLarge = Self("rtfTooLarge")
}

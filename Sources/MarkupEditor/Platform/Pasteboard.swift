import Foundation
import Synchronization

/// What was copied, within this process. The machine's own clipboard is neither read nor changed.
public final class Pasteboard: Sendable {
  /// What is on a pasteboard: one thing in as many forms as whoever copied it gave.
  public struct Contents: Sendable {
    /// Text.
    public var string: String?
    /// A fragment of HTML, or a document.
    public var html: String?
    /// A file in the Rich Text Format.
    public var rtf: Data?
    /// The file of an image.
    public var image: PlatformImage?
    /// An address.
    public var url: URL?
    /// The HTML of an image that was copied from a view.
    public var markupImage: String?

    /// A thing in all the forms that are given.
    public init(
      string: String? = nil, html: String? = nil, rtf: Data? = nil, image: PlatformImage? = nil, url: URL? = nil,
      markupImage: String? = nil
    ) {
      self.string = string
      self.html = html
      self.rtf = rtf
      self.image = image
      self.url = url
      self.markupImage = markupImage
    }
  }

  /// The pasteboard of all views.
  public static let general = Pasteboard()

  private let state = Mutex(Contents())

  /// A pasteboard with nothing on it.
  public init() {}

  /// What is on the pasteboard; setting it replaces all forms at once.
  public var contents: Contents {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  /// Takes everything off.
  public func clear() { contents = Contents() }
}

/// The pasteboard of all views, as code for several platforms uses it.
public struct PasteboardHelper {
  /// The pasteboard itself, a ``Pasteboard``.
  public static var general: Any { Pasteboard.general }

  /// Whether there is text.
  public static func hasString() -> Bool { Pasteboard.general.contents.string != nil }
  /// The text.
  public static func getString() -> String? { Pasteboard.general.contents.string }
  /// Whether there is an image.
  public static func hasImage() -> Bool { Pasteboard.general.contents.image != nil }
  /// The image.
  public static func getImage() -> PlatformImage? { Pasteboard.general.contents.image }
  /// Replaces what is on the pasteboard by text.
  public static func setString(_ string: String) { Pasteboard.general.contents = .init(string: string) }
  /// Replaces what is on the pasteboard by an image.
  public static func setImage(_ image: PlatformImage) { Pasteboard.general.contents = .init(image: image) }
}

/// Opens addresses, for hosts that can.
public struct URLHelper {
  /// What opens an address, and answers whether it did. Nil: nothing is opened.
  @MainActor public static var opener: ((URL) -> Bool)?

  /// Whether there is something to open an address with.
  @MainActor public static func canOpen(_ url: URL) -> Bool { opener != nil }

  /// Opens an address; then calls `completion` with whether it was opened.
  @MainActor public static func open(_ url: URL, completion: ((Bool) -> Void)? = nil) {
    let isOpened = opener?(url) ?? false
    completion?(isOpened)
  }
}

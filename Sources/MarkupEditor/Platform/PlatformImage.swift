import Foundation

/// An image as the bytes of its file.
///
/// Stands for `NSImage` and `UIImage` where there is neither. Nothing is decoded but the header.
public final class PlatformImage: Sendable {
  /// The bytes of the file.
  public let data: Data
  /// What kind of file it is.
  let type: MediaType
  /// The size that the file says, in pixels; nil where it does not.
  let size: PixelSize?

  /// Makes an image of the bytes of a PNG, JPEG, GIF, WebP, BMP or TIFF file; nil for any other.
  public init?(data: Data) {
    guard let header = ImageHeader(data) else { return nil }
    self.data = data
    type = header.type
    size = header.size
  }

  /// Makes an image of a file; nil where it cannot be read, or is none.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
}

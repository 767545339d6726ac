import Foundation

/// Kinds of files that can be put into a document, by extension.
struct MediaType: Hashable, Sendable {
  /// The usual extension.
  let pathExtension: String
  let isMovie: Bool

  private init(_ pathExtension: String, isMovie: Bool = false) {
    self.pathExtension = pathExtension
    self.isMovie = isMovie
  }

  static let png = MediaType("png")
  static let jpeg = MediaType("jpg")
  static let gif = MediaType("gif")
  static let webp = MediaType("webp")
  static let bmp = MediaType("bmp")
  static let tiff = MediaType("tiff")

  private static let byExtension: [String: MediaType] = {
    var types: [String: MediaType] = [
      "png": png, "jpg": jpeg, "jpeg": jpeg, "jpe": jpeg, "gif": gif, "webp": webp, "bmp": bmp, "tif": tiff, "tiff": tiff,
    ]
    for name in ["svg", "svgz", "heic", "heif", "avif", "ico", "apng", "jp2"] { types[name] = MediaType(name) }
    for name in ["mp4", "m4v", "mov", "qt", "avi", "mpg", "mpeg", "webm", "ogv", "mkv", "3gp"] {
      types[name] = MediaType(name, isMovie: true)
    }
    return types
  }()

  static var insertableExtensions: [String] { byExtension.keys.sorted() }

  /// The kind of file that a URL names; nil for one that is neither image nor movie.
  init?(_ url: URL) {
    guard let type = Self.byExtension[url.pathExtension.lowercased()] else { return nil }
    self = type
  }
}

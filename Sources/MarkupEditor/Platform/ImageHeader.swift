import Foundation

/// Width and height in pixels.
struct PixelSize: Hashable, Sendable {
  let width: Int
  let height: Int
}

/// What the first bytes of an image file say.
struct ImageHeader {
  let type: MediaType
  let size: PixelSize?

  /// - SeeAlso: https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern
  init?(_ data: Data) {
    let bytes = Bytes(data)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      type = .png
      size = bytes.size(width: bytes.bigEndian(at: 16, count: 4), height: bytes.bigEndian(at: 20, count: 4))
    } else if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
      type = .gif
      size = bytes.size(width: bytes.littleEndian(at: 6, count: 2), height: bytes.littleEndian(at: 8, count: 2))
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      type = .jpeg
      size = bytes.jpegSize
    } else if bytes.starts(with: "RIFF".utf8), bytes.has("WEBPVP8".utf8, at: 8) {
      type = .webp
      size = bytes.webpSize
    } else if bytes.starts(with: "BM".utf8) {
      type = .bmp
      size = bytes.size(
        width: bytes.littleEndian(at: 18, count: 4),
        // A negative height says that the rows go down.
        height: bytes.littleEndian(at: 22, count: 4).map { abs(Int(Int32(truncatingIfNeeded: $0))) })
    } else if bytes.starts(with: [0x49, 0x49, 0x2A, 0x00]) || bytes.starts(with: [0x4D, 0x4D, 0x00, 0x2A]) {
      type = .tiff
      size = nil
    } else {
      return nil
    }
  }

  /// Reads of a file's bytes; nil past its end.
  private struct Bytes {
    private let bytes: [UInt8]

    // Sizes stand within the first kilobytes, but for photographs with much about them.
    init(_ data: Data) { bytes = Array(data.prefix(1 << 20)) }

    func starts(with prefix: some Sequence<UInt8>) -> Bool { bytes.starts(with: prefix) }

    func has(_ part: some Collection<UInt8>, at start: Int) -> Bool {
      bytes.count >= start + part.count && bytes[start..<start + part.count].elementsEqual(part)
    }

    func bigEndian(at start: Int, count: Int) -> Int? { number(at: start, count: count) { $0 } }
    func littleEndian(at start: Int, count: Int) -> Int? { number(at: start, count: count) { $0.reversed() } }

    private func number(at start: Int, count: Int, _ order: ([UInt8]) -> [UInt8]) -> Int? {
      guard start + count <= bytes.count else { return nil }
      return order(Array(bytes[start..<start + count])).reduce(0) { $0 << 8 | Int($1) }
    }

    func size(width: Int?, height: Int?) -> PixelSize? {
      guard let width, let height, width > 0, height > 0 else { return nil }
      return PixelSize(width: width, height: height)
    }

    /// The start of frame among the segments of a JPEG file.
    var jpegSize: PixelSize? {
      var index = 2
      while let mark = bigEndian(at: index, count: 1), mark == 0xFF, let kind = bigEndian(at: index + 1, count: 1) {
        if kind == 0xFF {
          index += 1
          continue
        }
        let isFrame = (0xC0...0xCF).contains(kind) && ![0xC4, 0xC8, 0xCC].contains(kind)
        if isFrame { return size(width: bigEndian(at: index + 7, count: 2), height: bigEndian(at: index + 5, count: 2)) }
        guard kind != 0xDA, let length = bigEndian(at: index + 2, count: 2) else { return nil }
        index += 2 + length
      }
      return nil
    }

    var webpSize: PixelSize? {
      if has("VP8 ".utf8, at: 12) {
        return size(
          width: littleEndian(at: 26, count: 2).map { $0 & 0x3FFF }, height: littleEndian(at: 28, count: 2).map { $0 & 0x3FFF })
      }
      if has("VP8L".utf8, at: 12), let bits = littleEndian(at: 21, count: 4) {
        return size(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
      }
      if has("VP8X".utf8, at: 12) {
        return size(
          width: littleEndian(at: 24, count: 3).map { $0 + 1 }, height: littleEndian(at: 27, count: 3).map { $0 + 1 })
      }
      return nil
    }
  }
}

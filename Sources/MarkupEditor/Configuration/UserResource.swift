import Foundation
import Synchronization

/// Where the files that an app names are found: in the main bundle, then in the folders that the app has given.
enum UserResource {
  private static let folders = Mutex<[URL]>([])

  /// See ``MarkupEditor/resourceFolders``. Configurations are read off the main actor too.
  static var searchFolders: [URL] {
    get { folders.withLock { $0 } }
    set { folders.withLock { $0 = newValue } }
  }

  /// The file of that name; nil where there is none.
  static func url(named name: String) -> URL? {
    guard !name.isEmpty else { return nil }
    if name.hasPrefix("/") {
      return FileManager.default.isReadableFile(atPath: name) ? URL(fileURLWithPath: name) : nil
    }
    let file = name as NSString
    if let url = Bundle.main.url(forResource: file.deletingPathExtension, withExtension: file.pathExtension) { return url }
    return searchFolders.lazy.map { $0.appendingPathComponent(name) }.first {
      FileManager.default.isReadableFile(atPath: $0.path)
    }
  }
}

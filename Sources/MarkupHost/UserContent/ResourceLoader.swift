import Foundation

/// Supplies what scripts and pages ask for beyond the files of the base directory.
///
/// Without one a page reaches no network.
public protocol ResourceLoader: Sendable {
  /// The content of a resource. Called on the thread that uses the page, which waits.
  ///
  /// - Throws: any error; the script that asked gets its description.
  func load(_ url: URL) throws -> Data
}

import EmbeddedResources

/// What this build of MarkupHost is, and what it carries.
public enum MarkupHostVersion {
  /// The semantic version (https://semver.org).
  public static let current = "0.1.0"

  /// The licences of the software that the binary carries.
  public static var licenses: String { EmbeddedResource.notice.description }
}

import Foundation

/// The right to replace a file, which one holder at a time has: another waits until this is let go of.
///
/// It binds programs that ask for it. ``AtomicFile`` notices what others do.
public final class FileLock {
  private let descriptor: Int32

  /// Waits until nobody else holds the file.
  ///
  /// Nil for a file that cannot be opened or locked, as on some network file systems: what is wrong with a file that is not there
  /// will be said by whoever reads it.
  public init?(_ path: String) {
    while true {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      guard Self.lock(descriptor) else {
        close(descriptor)
        return nil
      }
      if Self.isStill(descriptor, at: path) {
        self.descriptor = descriptor
        return
      }
      // The holder has put another file in its place, which is the one to lock.
      close(descriptor)
    }
  }

  deinit { close(descriptor) }

  private static func lock(_ descriptor: Int32) -> Bool {
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { return false }
    }
    return true
  }

  private static func isStill(_ descriptor: Int32, at path: String) -> Bool {
    var held = stat()
    var named = stat()
    guard fstat(descriptor, &held) == 0, stat(path, &named) == 0 else { return true }
    return held.st_dev == named.st_dev && held.st_ino == named.st_ino
  }
}

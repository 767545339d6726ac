import CJSC
import Glibc

/// Where the stack of a thread ends.
struct StackBounds {
  private let thread: pthread_t
  private let end: UInt

  /// What conversions leave for one level of nesting, with the script that it may run: the engine keeps 128 KB for itself.
  private static let reserve: UInt = 192 << 10

  private init() {
    thread = pthread_self()
    var attributes = pthread_attr_t()
    var start: UnsafeMutableRawPointer?
    var size = 0
    guard pthread_getattr_np(thread, &attributes) == 0 else {
      end = 0
      return
    }
    pthread_attr_getstack(&attributes, &start, &size)
    pthread_attr_destroy(&attributes)
    // Of a small stack, what is reserved is a part only.
    end = UInt(bitPattern: start) + min(StackBounds.reserve, UInt(size) / 2)
  }

  /// Whether there is room for another level of nesting.
  ///
  /// - Parameter bounds: those of the last call, which save asking the system again on the same thread.
  static func hasRoom(_ bounds: inout StackBounds?) -> Bool {
    if let known = bounds, pthread_equal(known.thread, pthread_self()) != 0 { return known.hasRoom }
    let current = StackBounds()
    bounds = current
    return current.hasRoom
  }

  private var hasRoom: Bool {
    var marker: UInt8 = 0
    return withUnsafePointer(to: &marker) { UInt(bitPattern: $0) > end }
  }
}

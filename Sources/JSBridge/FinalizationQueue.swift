import CJSC
import Synchronization

/// Swift objects whose JavaScript owners the collector has taken.
///
/// A collection can run on any thread and must not call back into the engine, while letting go of a Swift closure can run
/// any code. So the collector only leaves the object here, and the virtual machine releases it between two entries.
final class FinalizationQueue: Sendable {
  private struct Entry: @unchecked Sendable {
    // Owned by the queue alone from the moment it is added: no one else can reach it any more.
    let object: Unmanaged<HeapObject>
  }

  private let entries = Mutex<[Entry]>([])

  func append(_ object: Unmanaged<HeapObject>) {
    entries.withLock { $0.append(Entry(object: object)) }
  }

  func releaseAll() {
    while true {
      let batch = entries.withLock { entries in
        let batch = entries
        entries = []
        return batch
      }
      if batch.isEmpty { return }
      for entry in batch { entry.object.release() }
    }
  }
}

/// A Swift object that a JavaScript object owns through its private data.
class HeapObject {
  let queue: FinalizationQueue

  init(queue: FinalizationQueue) {
    self.queue = queue
  }

  /// The reference for `JSObjectMake`; the object's finalizer gives it back.
  func retainedPrivateData() -> UnsafeMutableRawPointer {
    Unmanaged<HeapObject>.passRetained(self).toOpaque()
  }

  static func from(_ object: JSObjectRef?) -> HeapObject? {
    guard let object, let data = JSObjectGetPrivate(object) else { return nil }
    return Unmanaged<HeapObject>.fromOpaque(data).takeUnretainedValue()
  }

  /// The `finalize` callback of all classes whose objects own a `HeapObject`.
  static let finalize: JSObjectFinalizeCallback = { object in
    guard let data = JSObjectGetPrivate(object) else { return }
    let owned = Unmanaged<HeapObject>.fromOpaque(data)
    owned.takeUnretainedValue().queue.append(owned)
  }
}

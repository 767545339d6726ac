import Synchronization

/// Stops a script from another thread.
///
/// A token that has been cancelled stays so: entries into a virtual machine whose
/// ``JSVirtualMachine/cancellationToken`` it is throw ``JSError/Code/cancelled``, the one that is running included.
public final class JSCancellationToken: Sendable {
  private let flag = Atomic<Bool>(false)

  public init() {}

  /// Stops the script that runs under the token, within some tens of milliseconds, and all that are still to come.
  public func cancel() {
    flag.store(true, ordering: .releasing)
  }

  public var isCancelled: Bool { flag.load(ordering: .acquiring) }
}

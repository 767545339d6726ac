import CJSC
import Glibc
import Synchronization

/// What holds for the engine in the whole process.
public enum JSEngine {
  /// The signal with which the engine stops threads for a collection.
  ///
  /// The engine would take `SIGUSR1`, and a program that ignores, blocks or replaces that one afterwards would hang in
  /// the next collection. It is given a real-time signal instead, which a program must leave alone; `SIGUSR1` stays the
  /// program's own. The environment variable `JSC_SIGNAL_FOR_GC` chooses another. The engine also handles `SIGSEGV` and
  /// `SIGBUS`, and passes on what is not its own.
  public static let collectionSignal: CInt = {
    if let text = getenv("JSC_SIGNAL_FOR_GC"), let chosen = CInt(String(cString: text)), (1...64).contains(chosen) {
      return chosen
    }
    // High, but below the last few, which emulators and debuggers use.
    return 58
  }()

  /// Whether a chain of microtasks without an end is stopped at the time limit.
  ///
  /// That takes a function of the library that is no part of its C API. With a library that has it no longer, each
  /// microtask has the whole limit for itself, and `while (true) await 0` is not stopped.
  public static var limitsMicrotaskChains: Bool { drainMicrotasks != nil }

  /// `JSC::VM::drainMicrotasks()`. A context group is the engine's `VM`.
  static let drainMicrotasks: (@convention(c) (JSContextGroupRef) -> Void)? = {
    guard let symbol = dlsym(nil, "_ZN3JSC2VM15drainMicrotasksEv") else { return nil }
    return unsafeBitCast(symbol, to: (@convention(c) (JSContextGroupRef) -> Void).self)
  }()

  /// What a process does most, which decides when the engine compiles a script.
  public enum Workload: Sendable {
    /// Many contexts, each with the same scripts, which it runs a few times: pages that are opened, edited and closed.
    case manyContexts
    /// Few contexts, which run the same scripts again and again: thousands of edits of a page, or a large document.
    case longRuns

    /// How often a script is interpreted, in the engine's units (15 a call, one a round of a loop), before it is compiled, and
    /// how often it runs then before it is optimised.
    ///
    /// Compiled code has to be linked in each further context that runs it, which takes longer, and megabytes more, than to
    /// interpret it a few times. The counters of a script go on from one context to the next. The engine's own choice, 500 and
    /// 1,000, suits a web page.
    fileprivate var thresholds: (compile: Int, optimise: Int) {
      switch self {
      case .manyContexts: (50_000, 5_000)
      case .longRuns: (5_000, 1_000)
      }
    }
  }

  private static let workload = Mutex<(chosen: Workload, isFixed: Bool)>((.manyContexts, false))

  /// Sets the engine up for what the process will do most; without it, for ``Workload/manyContexts``.
  ///
  /// - Returns: whether that came in time. Once there is a virtual machine, the engine keeps what it was set up with.
  @discardableResult
  public static func prepare(for chosen: Workload) -> Bool {
    workload.withLock { workload in
      guard !workload.isFixed else { return workload.chosen == chosen }
      workload.chosen = chosen
      return true
    }
  }

  /// Done once, before the first virtual machine exists.
  static let isConfigured: Bool = {
    let chosen = workload.withLock { workload in
      workload.isFixed = true
      return workload.chosen
    }
    let isSignalMoved = JSConfigureSignalForGC(collectionSignal)
    setOptions(for: chosen)
    keepFreeMemory()
    return isSignalMoved
  }()

  /// Lets the engine's allocator give memory back to the system after five seconds without use, not after a third of one.
  ///
  /// What a page leaves behind the next page takes; given back in between, each memory page costs a fault and its zeros. The
  /// allocator counts nanoseconds. Where the library does not export its variable, its choice stands.
  private static func keepFreeMemory() {
    guard let age = dlsym(nil, "pas_scavenger_max_epoch_delta") else { return }
    age.assumingMemoryBound(to: UInt64.self).pointee = 5_000_000_000
  }

  /// Sets what the C API has no call for; where the library does not export its own functions, the engine's choices stand.
  ///
  /// Compiled scripts look for themselves whether they are to stop. Otherwise another thread stops the script's thread and
  /// writes into its compiled code, which with several machines at once does not always come to pass: the loop runs on.
  /// And scripts use the stack that a thread has, up to 64 MB instead of 5.
  ///
  /// Garbage is first looked for after 16 MB, not after one: a page takes several megabytes before there is any.
  private static func setOptions(for workload: Workload) {
    guard let initializeWTF = dlsym(nil, "_ZN3WTF10initializeEv"),
      let initializeOptions = dlsym(nil, "_ZN3JSC7Options10initializeEv"),
      let setOptions = dlsym(nil, "_ZN3JSC7Options10setOptionsEPKc")
    else { return }
    typealias Initialize = @convention(c) () -> Void
    typealias SetOptions = @convention(c) (UnsafePointer<CChar>) -> Bool
    unsafeBitCast(initializeWTF, to: Initialize.self)()
    unsafeBitCast(initializeOptions, to: Initialize.self)()
    let (compile, optimise) = workload.thresholds
    _ = unsafeBitCast(setOptions, to: SetOptions.self)(
      """
      usePollingTraps=true maxPerThreadStackUsage=67108864 smallHeapSize=16777216 thresholdForJITAfterWarmUp=\(compile) \
      thresholdForOptimizeAfterWarmUp=\(optimise) thresholdForOptimizeAfterLongWarmUp=\(optimise) \
      thresholdForOptimizeSoon=\(optimise)
      """)
  }
}

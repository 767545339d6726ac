import CJSC
import Glibc

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

  /// Done once, before the first virtual machine exists.
  static let isConfigured: Bool = {
    let isSignalMoved = JSConfigureSignalForGC(collectionSignal)
    setOptions()
    return isSignalMoved
  }()

  /// Sets what the C API has no call for; where the library does not export its own functions, the engine's choices stand.
  ///
  /// Compiled scripts look for themselves whether they are to stop. Otherwise another thread stops the script's thread and
  /// writes into its compiled code, which with several machines at once does not always come to pass: the loop runs on.
  /// And scripts use the stack that a thread has, up to 64 MB instead of 5.
  ///
  /// Code is compiled when it has run ten times as often as the engine would wait for, and optimised after twenty times as many. Most of
  /// what a page runs, it runs a few times; compiled, that takes longer to link in each further context, and megabytes more, than it takes
  /// to interpret. What runs for seconds is compiled soon all the same.
  ///
  /// Garbage is first looked for after 16 MB, not after one: a page takes several megabytes before there is any.
  private static func setOptions() {
    guard let initializeWTF = dlsym(nil, "_ZN3WTF10initializeEv"),
      let initializeOptions = dlsym(nil, "_ZN3JSC7Options10initializeEv"),
      let setOptions = dlsym(nil, "_ZN3JSC7Options10setOptionsEPKc")
    else { return }
    typealias Initialize = @convention(c) () -> Void
    typealias SetOptions = @convention(c) (UnsafePointer<CChar>) -> Bool
    unsafeBitCast(initializeWTF, to: Initialize.self)()
    unsafeBitCast(initializeOptions, to: Initialize.self)()
    _ = unsafeBitCast(setOptions, to: SetOptions.self)(
      """
      usePollingTraps=true maxPerThreadStackUsage=67108864 thresholdForJITAfterWarmUp=5000 \
      thresholdForOptimizeAfterWarmUp=20000 thresholdForOptimizeAfterLongWarmUp=20000 thresholdForOptimizeSoon=20000 smallHeapSize=16777216
      """)
  }
}

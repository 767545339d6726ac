import CJSC

/// A heap with the contexts that share it.
///
/// Contexts of one machine can hand values to each other and share what the engine has parsed: a bundle that takes 30 ms
/// to evaluate in a fresh machine takes a tenth of that in each further context. Scripts of one machine run one at a
/// time; for parallel work, use several machines.
///
/// A machine belongs to whoever holds it, on any thread but one at a time. Deep recursion of a script ends in a
/// `RangeError` on a stack of any size (tried from 256 KB on); the engine leaves the last 128 KB to the closures of the host
/// that scripts call, and uses no more than 64 MB. Deep documents want a thread with a large stack.
public final class JSVirtualMachine {
  let ref: JSContextGroupRef
  let lock = RecursiveLock()
  let finalizationQueue = FinalizationQueue()

  /// How many entries are on the stack, one inside the other; 0 when no script runs.
  var depth = 0
  /// What the outermost entry runs, while it does.
  var body: (() -> Void)?
  var watchdog = Watchdog()
  /// Of the thread that last asked.
  var stackBounds: StackBounds?
  /// Why the running entry is being stopped.
  var termination: JSError?
  /// Set when the jobs that a stopped script left behind could not be brought to an end: every further entry throws
  /// ``JSError/Code/machineUnusable``, and a new machine has to be made.
  public internal(set) var isUnusable = false
  private var scripts: [ScriptKey: JSScriptRef] = [:]

  private struct ScriptKey: Hashable {
    let start: UnsafeRawPointer
    let count: Int
    let sourceURL: String
  }

  /// A context in which no script of anybody runs, for calls that need any.
  let ownContext: JSGlobalContextRef
  /// The native function that outermost entries are calls of; the machine finds itself in its private data.
  private(set) var entryFunction: JSObjectRef?
  /// Contexts that were closed by a script that may still be running in them.
  private var releasedContexts: [JSGlobalContextRef] = []
  /// How many contexts were given back since the last full collection.
  package private(set) var closedContexts = 0
  /// After how many contexts that were given back the machine collects by itself. A collection takes some 2 ms for each.
  package var closedContextsPerCollection = 50

  /// Stops scripts of this machine from another thread. Tokens cannot be reset: set a fresh one for the next operation.
  public var cancellationToken: JSCancellationToken?

  public init() {
    _ = JSEngine.isConfigured
    ref = JSContextGroupCreate()
    ownContext = JSGlobalContextCreateInGroup(ref, nil)
    entryFunction = JSObjectMake(
      ownContext, JSVirtualMachine.entryClass, Unmanaged.passUnretained(self).toOpaque())
    JSValueProtect(ownContext, entryFunction)
  }

  deinit {
    releaseContexts()
    JSValueUnprotect(ownContext, entryFunction)
    JSGlobalContextRelease(ownContext)
    for script in scripts.values { JSScriptRelease(script) }
    JSContextGroupRelease(ref)
    finalizationQueue.releaseAll()
  }
}

extension JSVirtualMachine {
  /// What is on the heap, as the last collection left it; before the first there is nothing to tell.
  public struct Statistics: Sendable {
    /// Bytes that objects take.
    public let heapSize: Int
    /// Bytes that the heap has taken from the system.
    public let heapCapacity: Int
    public let objectCount: Int
    /// Objects that Swift holds.
    public let protectedObjectCount: Int
    public let globalObjectCount: Int
  }

  /// Collects all that is out of reach, and releases the closures of functions among it.
  public func collectGarbage() {
    lock.lock()
    defer { lock.unlock() }
    JSSynchronousGarbageCollectForDebugging(ownContext)
    closedContexts = 0
    if depth == 0 { finalizationQueue.releaseAll() }
  }

  /// What the last collection left on the heap; reading it takes a walk over all of that. ``collectGarbage()`` brings it up to date.
  public func statistics() -> Statistics {
    lock.lock()
    defer { lock.unlock() }
    let numbers = JSGetMemoryUsageStatistics(ownContext)
    func number(_ name: String) -> Int {
      EngineString.with(name) { Int(JSValueToNumber(ownContext, JSObjectGetProperty(ownContext, numbers, $0, nil), nil)) }
    }
    return Statistics(
      heapSize: number("heapSize"), heapCapacity: number("heapCapacity"), objectCount: number("objectCount"),
      protectedObjectCount: number("protectedObjectCount"), globalObjectCount: number("globalObjectCount"))
  }

  /// Gives a context back to the engine, once no script runs.
  func release(_ context: JSGlobalContextRef) {
    releasedContexts.append(context)
    if depth == 0 { releaseContexts() }
  }

  func releaseContexts() {
    guard !releasedContexts.isEmpty else { return }
    for context in releasedContexts { JSGlobalContextRelease(context) }
    closedContexts += releasedContexts.count
    releasedContexts = []
    // The engine knows little of how much hangs on a context, and would collect very late.
    if closedContexts >= closedContextsPerCollection { collectGarbage() }
  }

  /// The script that lies in the program's own memory; made once, so that contexts share what the engine has parsed.
  func script(_ source: JSSource, _ bytes: UnsafeRawBufferPointer, in context: JSContext) throws(JSError) -> JSScriptRef {
    guard let start = bytes.baseAddress else { throw .conversion("a script without text") }
    let key = ScriptKey(start: start, count: bytes.count, sourceURL: source.sourceURL)
    if let script = scripts[key] { return script }
    let url = EngineString.make(source.sourceURL)
    defer { JSStringRelease(url) }
    var message: JSStringRef?
    var line: CInt = 0
    let script = JSScriptCreateReferencingImmortalASCIIText(
      ref, url, CInt(source.startingLine), start.assumingMemoryBound(to: CChar.self), bytes.count, &message, &line)
    defer { if let message { JSStringRelease(message) } }
    guard let script else {
      var error = JSError(name: "SyntaxError", message: message.map { String(engine: $0) } ?? "the script cannot be parsed")
      error.sourceURL = source.sourceURL
      error.line = line > 0 ? Int(line) : nil
      context.locate(&error, in: String(decoding: bytes, as: UTF8.self), source)
      throw error
    }
    scripts[key] = script
    return script
  }
}

// A machine means something only to the thread that is running it.
@available(*, unavailable)
extension JSVirtualMachine: Sendable {}

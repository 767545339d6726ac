import Foundation
import JSBridge
import Synchronization

/// Workers that serve concurrent callers, each call with a page of its own.
///
///     let pool = MarkupPool()
///     let words = try await withThrowingTaskGroup(of: Int.self) { group in
///       for html in documents {
///         group.addTask { try await pool.evaluate("MU.wordCount()", html: html) }
///       }
///       var words = 0
///       for try await count in group { words += count }
///       return words
///     }
///
/// Calls are served in the order in which they are made, by the first worker that is free. A call is bound to its task:
/// cancelling that takes it out of the line, or stops its script within some tens of milliseconds. A worker whose machine
/// a script has made unusable gets a new one, and the next call does not notice.
///
/// A pool that is let go ends its threads when the last call has returned; ``drain()`` and ``shutDown()`` wait for that.
public final class MarkupPool: Sendable {
  public struct Configuration: Sendable {
    /// How many threads there are, each with a virtual machine of some tens of megabytes. They are started as needed.
    public var workers = ProcessInfo.processInfo.activeProcessorCount
    /// How many calls may wait for a worker; nil: any number. Further ones throw ``MarkupError/Code/poolFull``.
    public var maximumWaiting: Int?
    /// How long a call may take, on the clock on the wall, the wait for a worker included; nil: as long as it likes. It then
    /// throws ``MarkupError/Code/callTimedOut``. Each call can be given a limit of its own.
    ///
    /// Scripts are stopped; a body that does something else for long looks for `Task.isCancelled` itself.
    public var timeLimit: Duration?
    /// How pages are set up where a call does not say it.
    public var page = MarkupPage.Configuration()

    public init() {}
  }

  public let configuration: Configuration
  private let line: WaitingLine<MarkupWorker>
  private let state = Mutex(State())

  private struct State {
    var isClosed = false
    /// The calls under way, waiting or running, and how to cancel each.
    var calls: [ObjectIdentifier: Call] = [:]
    /// Who waits for all calls to end.
    var observers: [CheckedContinuation<Void, Never>] = []
  }

  public init(_ configuration: Configuration = Configuration()) {
    precondition(configuration.workers > 0, "a pool needs a worker at least")
    self.configuration = configuration
    line = WaitingLine(count: configuration.workers, maximumWaiting: configuration.maximumWaiting) { MarkupWorker() }
  }

  /// A pool with so many threads.
  public convenience init(workers: Int) {
    var configuration = Configuration()
    configuration.workers = workers
    self.init(configuration)
  }

  /// How many calls wait for a worker.
  public var waitingCount: Int { line.count }

  // MARK: Calls

  /// Makes a page on a worker, hands it to `body`, and closes it.
  ///
  /// - Parameters:
  ///   - html: a fragment, such as the content of a body.
  ///   - configuration: nil: that of the pool.
  ///   - timeLimit: how long the call may take; nil: as the pool is configured.
  ///   - body: what to do; its result is that of the call.
  /// - Throws: what the page and `body` throw; `CancellationError` when the task is cancelled; ``MarkupError`` when the pool
  ///   is full or closed, or the time is up.
  public func withPage<R: Sendable>(
    html: String = "", configuration: MarkupPage.Configuration? = nil, timeLimit: Duration? = nil,
    _ body: @escaping @Sendable (MarkupPage) async throws -> R
  ) async throws -> R {
    let configuration = configuration ?? self.configuration.page
    return try await perform(timeLimit) { worker in
      try await worker.withPage(html: html, configuration: configuration, body)
    }
  }

  /// Makes a page with a delegate on a worker, hands both to `body`, and closes the page.
  ///
  /// The delegate is given to the worker for good; its methods are called there, from the loading of the page on.
  public func withPage<Delegate: MarkupDelegate & SendableMetatype, R: Sendable>(
    html: String = "", configuration: MarkupPage.Configuration? = nil, delegate: sending Delegate, timeLimit: Duration? = nil,
    _ body: @escaping @Sendable (MarkupPage, Delegate) async throws -> R
  ) async throws -> R {
    let configuration = configuration ?? self.configuration.page
    let handover = Handover(delegate)
    return try await perform(timeLimit) { worker in
      try await worker.withPage(html: html, configuration: configuration, delegate: handover.take(), body)
    }
  }

  /// Opens a whole HTML file in a page on a worker, hands its editor to `body`, and closes the page.
  ///
  /// - Parameters:
  ///   - file: the HTML file.
  ///   - element: a selector for the one element whose content is edited.
  ///   - configuration: how the page is set up; nil: as the pool is configured.
  ///   - timeLimit: how long the call may take; nil: as the pool is configured.
  ///   - body: what to do; its result is that of the call.
  public func withEditor<R: Sendable>(
    of file: HTMLFile, element: String? = nil, configuration: MarkupPage.Configuration? = nil, timeLimit: Duration? = nil,
    _ body: @escaping @Sendable (DocumentEditor) async throws -> R
  ) async throws -> R {
    let configuration = configuration ?? self.configuration.page
    return try await perform(timeLimit) { worker in
      try await worker.withEditor(of: file, element: element, configuration: configuration, body)
    }
  }

  /// Evaluates a script in a page with this document and returns its value; a promise is waited for.
  public func evaluate<T: Decodable & Sendable>(
    _ script: String, sourceURL: String = "script", html: String = "", configuration: MarkupPage.Configuration? = nil,
    timeLimit: Duration? = nil, as type: T.Type = T.self
  ) async throws -> T {
    try await withPage(html: html, configuration: configuration, timeLimit: timeLimit) { page in
      let value = try page.evaluateSettled(script, sourceURL: sourceURL)
      return try page.call { try value.decode(T.self) }
    }
  }

  /// Edits an HTML file with a script, and changes nothing else in it.
  ///
  /// - Parameters:
  ///   - file: the HTML file.
  ///   - script: the script's text.
  ///   - element: a selector for the one element whose content is edited.
  ///   - pretty: writes all of the edited content anew, a line for each block.
  ///   - configuration: how the page is set up; nil: as the pool is configured.
  ///   - timeLimit: how long the call may take; nil: as the pool is configured.
  /// - Throws: what the script throws, also in what it starts and nobody catches; ``MarkupError``.
  public func edit(
    _ file: HTMLFile, with script: UserScript, element: String? = nil, pretty: Bool = false,
    configuration: MarkupPage.Configuration? = nil, timeLimit: Duration? = nil
  ) async throws -> EditedDocument {
    try await withEditor(of: file, element: element, configuration: configuration, timeLimit: timeLimit) { editor in
      let uncaught = UncaughtErrors()
      editor.page.delegate = uncaught
      try editor.run(script)
      if let error = uncaught.take() { throw error }
      return try editor.save(pretty: pretty)
    }
  }

  /// Sends `body` to a worker when it is its turn, in a task that ends with the caller's, the time limit or the pool.
  private func perform<R: Sendable>(
    _ timeLimit: Duration?, _ body: @escaping @Sendable (MarkupWorker) async throws -> R
  ) async throws -> R {
    try Task.checkCancellation()
    let call = Call()
    try begin(call)
    defer { end(call) }
    guard let ticket = line.enter() else {
      throw MarkupError(
        .poolFull,
        "\(configuration.maximumWaiting ?? 0) calls wait for the \(configuration.workers) workers already; try again later")
    }
    let task = Task { [line] in
      let worker = try await line.turn(ticket)
      defer { line.leave(worker) }
      return try await body(worker)
    }
    call.start { task.cancel() }
    let alarm = (timeLimit ?? configuration.timeLimit).map { limit in
      Task {
        // An alarm that is cancelled has nobody to stop any more.
        do { try await Task.sleep(for: limit) } catch { return }
        call.stop(.callTimedOut(limit))
      }
    }
    defer { alarm?.cancel() }
    do {
      return try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        task.cancel()
      }
    } catch let error as CancellationError {
      throw call.reason ?? error
    }
  }

  private func begin(_ call: Call) throws(MarkupError) {
    let isOpen = state.withLock { state in
      if !state.isClosed { state.calls[ObjectIdentifier(call)] = call }
      return !state.isClosed
    }
    guard isOpen else { throw .poolClosed }
  }

  private func end(_ call: Call) {
    let observers = state.withLock { state in
      state.calls[ObjectIdentifier(call)] = nil
      guard state.calls.isEmpty else { return [CheckedContinuation<Void, Never>]() }
      defer { state.observers = [] }
      return state.observers
    }
    for observer in observers { observer.resume() }
  }

  // MARK: The end

  /// Takes no further calls, and returns when those under way have ended, waiting ones included, and the threads too.
  ///
  /// When the task is cancelled meanwhile, what is left is stopped as by ``shutDown()``.
  public func drain() async {
    state.withLock { $0.isClosed = true }
    await withTaskCancellationHandler {
      await allCallsEnd()
    } onCancel: {
      stopCalls()
    }
    await endWorkers()
  }

  /// Takes no further calls, stops the scripts that run and turns away the calls that wait: they throw
  /// ``MarkupError/Code/poolClosed``. Returns when all of them have ended.
  public func shutDown() async {
    state.withLock { $0.isClosed = true }
    stopCalls()
    await allCallsEnd()
    await endWorkers()
  }

  private func stopCalls() {
    let calls = state.withLock { Array($0.calls.values) }
    for call in calls { call.stop(.poolClosed) }
  }

  private func allCallsEnd() async {
    await withCheckedContinuation { continuation in
      let isDone = state.withLock { state in
        if !state.calls.isEmpty { state.observers.append(continuation) }
        return state.calls.isEmpty
      }
      if isDone { continuation.resume() }
    }
  }

  private func endWorkers() async {
    for worker in line.takeFree() { await worker.releaseMachine() }
  }
}

/// A call under way: how to stop it, and why it was stopped.
private final class Call: Sendable {
  private struct State {
    var reason: MarkupError?
    var cancel: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  var reason: MarkupError? { state.withLock { $0.reason } }

  func start(_ cancel: @escaping @Sendable () -> Void) {
    let isStopped = state.withLock { state in
      state.cancel = cancel
      return state.reason != nil
    }
    if isStopped { cancel() }
  }

  /// The first reason counts.
  func stop(_ reason: MarkupError) {
    let cancel = state.withLock { state in
      if state.reason == nil { state.reason = reason }
      return state.cancel
    }
    cancel?()
  }
}

/// A value on its way from one isolation to another.
private final class Handover<Value>: @unchecked Sendable {
  // Given by `sending`, so that nobody else has it, and taken once.
  private let value: Mutex<Value?>

  init(_ value: sending Value) { self.value = Mutex(value) }

  func take() -> sending Value {
    let value = value.withLock { $0.take() }
    guard let value else { preconditionFailure("a value is handed over once") }
    return value
  }
}

extension MarkupError.Code {
  /// As many calls wait for a worker as may.
  public static let poolFull = Self("poolFull")
  /// A pool was used, or a call was still waiting or running, when it was shut down.
  public static let poolClosed = Self("poolClosed")
  /// A call of a pool took longer than its time limit.
  public static let callTimedOut = Self("callTimedOut")
}

extension MarkupError {
  fileprivate static let poolClosed = MarkupError(.poolClosed, "the pool has been shut down; make a new one")

  fileprivate static func callTimedOut(_ limit: Duration) -> MarkupError {
    MarkupError(.callTimedOut, "the call took longer than its \(limit); raise the limit, or make it do less")
  }
}

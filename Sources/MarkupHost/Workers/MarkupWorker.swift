import JSBridge

/// A thread with a virtual machine of its own, on which pages are made and used.
///
/// The thread has a stack for deep documents, and the machine keeps what it has parsed, so that each further page takes a
/// few tens of milliseconds. Calls are served one at a time, in the order in which they come; each has a fresh page, with
/// nothing left over from another. The page never leaves the worker: its delegate and message handlers run there, and
/// only what is `Sendable` comes back.
///
///     let worker = MarkupWorker()
///     let words = try await worker.withPage(html: html) { page in
///       try page.evaluate("MU.wordCount()", as: Int.self)
///     }
///
/// Cancelling the task of a call stops the script that it runs, within some tens of milliseconds, or takes it out of the
/// line. For several threads, see ``MarkupPool``.
public actor MarkupWorker {
  private nonisolated let executor = ThreadExecutor(name: "MarkupWorker", stackSize: PageThread.deepStackSize)
  private nonisolated let line = WaitingLine<Void>(count: 1) {}
  /// Made on first use. One that a script has made unusable is replaced.
  private var machine: JSVirtualMachine?

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public init() {}

  // Isolated, so that the machine goes on the thread that used it.
  isolated deinit {
    machine = nil
    executor.stop()
  }

  /// Lets go of the machine; the next call makes a new one.
  public func releaseMachine() { machine = nil }

  /// Makes a page, hands it to `body`, and closes it.
  ///
  /// A body that waits for something, such as orders that come in over time, keeps the page and the worker meanwhile.
  ///
  /// - Throws: what the page and `body` throw; `CancellationError` when the task is cancelled.
  public func withPage<R: Sendable>(
    html: String = "", configuration: MarkupPage.Configuration = MarkupPage.Configuration(),
    _ body: @Sendable (MarkupPage) async throws -> R
  ) async throws -> R {
    try await perform { machine in
      let page = try MarkupPage(html: html, configuration: configuration, virtualMachine: machine)
      defer { page.close() }
      return try await body(page)
    }
  }

  /// Makes a page with a delegate, hands both to `body`, and closes the page.
  ///
  /// The delegate is given to the worker for good; it hears of the loading of the page, too.
  public func withPage<Delegate: MarkupDelegate & SendableMetatype, R: Sendable>(
    html: String = "", configuration: MarkupPage.Configuration = MarkupPage.Configuration(), delegate: sending Delegate,
    _ body: @Sendable (MarkupPage, Delegate) async throws -> R
  ) async throws -> R {
    try await perform { machine in
      let page = try MarkupPage(html: html, configuration: configuration, delegate: delegate, virtualMachine: machine)
      defer {
        page.close()
        // The page holds it weakly.
        withExtendedLifetime(delegate) {}
      }
      return try await body(page, delegate)
    }
  }

  /// Opens a whole HTML file in a page, hands its editor to `body`, and closes the page.
  ///
  /// - Parameters:
  ///   - file: the HTML file.
  ///   - element: a selector for the one element whose content is edited.
  ///   - configuration: how the page is set up.
  ///   - body: what to do; its result is that of the call.
  public func withEditor<R: Sendable>(
    of file: HTMLFile, element: String? = nil, configuration: MarkupPage.Configuration = MarkupPage.Configuration(),
    _ body: @Sendable (DocumentEditor) async throws -> R
  ) async throws -> R {
    try await perform { machine in
      let editor = try DocumentEditor(file, element: element, configuration: configuration, virtualMachine: machine)
      defer { editor.page.close() }
      return try await body(editor)
    }
  }

  /// Waits for its turn, and runs `body` with the machine, which stops when the task is cancelled.
  private func perform<R: Sendable>(_ body: (JSVirtualMachine) async throws -> R) async throws -> R {
    guard let ticket = line.enter() else { preconditionFailure("the line of a worker has no bound") }
    try await line.turn(ticket)
    defer { line.leave(()) }
    let token = JSCancellationToken()
    return try await withTaskCancellationHandler {
      let machine = self.machine ?? JSVirtualMachine()
      machine.cancellationToken = token
      defer {
        machine.cancellationToken = nil
        self.machine = machine.isUnusable ? nil : machine
      }
      do {
        try Task.checkCancellation()
        let result = try await body(machine)
        // What ended because the machine stopped is no result, whatever became of the error on its way.
        try Task.checkCancellation()
        return result
      } catch let error as JSError where error.code == .cancelled && Task.isCancelled {
        throw CancellationError()
      }
    } onCancel: {
      token.cancel()
    }
  }
}

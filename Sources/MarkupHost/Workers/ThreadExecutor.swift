import Foundation

/// Runs the jobs of an actor on one thread of its own, in the order in which they come.
///
/// The thread starts with the first job and ends after ``stop()``.
final class ThreadExecutor: SerialExecutor, @unchecked Sendable {
  private let name: String
  private let stackSize: Int
  /// Guards what follows.
  private let condition = NSCondition()
  private var jobs: [UnownedJob] = []
  private var isStarted = false
  private var isStopped = false

  init(name: String, stackSize: Int) {
    self.name = name
    self.stackSize = stackSize
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    condition.lock()
    defer { condition.unlock() }
    precondition(!isStopped, "a thread that was stopped gets no further job")
    jobs.append(job)
    condition.signal()
    guard !isStarted else { return }
    isStarted = true
    let thread = Thread { self.run() }
    thread.name = name
    thread.stackSize = stackSize
    thread.start()
  }

  /// Ends the thread after the jobs that it has. Its owner sees to it that no more come.
  func stop() {
    condition.lock()
    defer { condition.unlock() }
    isStopped = true
    condition.signal()
  }

  private func run() {
    while let batch = takeJobs() {
      for job in batch { job.runSynchronously(on: asUnownedSerialExecutor()) }
    }
  }

  /// Waits for jobs; nil when there will be none.
  private func takeJobs() -> [UnownedJob]? {
    condition.lock()
    defer { condition.unlock() }
    while jobs.isEmpty {
      if isStopped { return nil }
      condition.wait()
    }
    let batch = jobs
    jobs = []
    return batch
  }
}

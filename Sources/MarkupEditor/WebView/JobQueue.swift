/// What a view has been asked to do and has not done yet, in order.
///
/// Each job runs in a turn of the main actor of its own, never in that in which it was added. The task that runs it has the
/// task-local values of whoever added it, so that what a handler expects belongs to the test that it is in.
@MainActor
final class JobQueue {
  private var jobs: [@MainActor () -> Void] = []
  private var first = 0

  func add(_ job: @escaping @MainActor () -> Void) {
    jobs.append(job)
    // Whichever of the tasks comes first runs the job that was added first.
    Task { self.runNext() }
  }

  private func runNext() {
    let job = jobs[first]
    jobs[first] = {}
    first += 1
    if first == jobs.count {
      jobs.removeAll(keepingCapacity: true)
      first = 0
    } else if first > 256, first * 2 > jobs.count {
      jobs.removeFirst(first)
      first = 0
    }
    job()
  }
}

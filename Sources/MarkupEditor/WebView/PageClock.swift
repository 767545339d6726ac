import Foundation
import JSBridge
import MarkupHost

/// Runs the timers of a page when they are due, on the main actor.
@MainActor
final class PageClock {
  private weak var page: MarkupPage?
  private var alarm: Task<Void, Never>?
  /// When the alarm rings.
  private var due: ContinuousClock.Instant?

  init(_ page: MarkupPage) { self.page = page }

  /// Sets the alarm for the next timer of the page. Called after each use of the page.
  func wind() {
    guard let page, !page.isClosed, let delay = page.context.eventLoop.timeUntilNextTurn else { return stop() }
    let time = ContinuousClock.now + delay
    if let due, due <= time { return }
    alarm?.cancel()
    due = time
    alarm = Task { [weak self] in
      do { try await Task.sleep(until: time, clock: .continuous) } catch { return }
      self?.ring()
    }
  }

  /// Lets the timers be.
  func stop() {
    alarm?.cancel()
    alarm = nil
    due = nil
  }

  private func ring() {
    due = nil
    alarm = nil
    guard let page, !page.isClosed else { return }
    do {
      // What is due runs when the call ends.
      try page.perform {}
    } catch {
      Log.script.error("\(error)")
    }
    wind()
  }
}

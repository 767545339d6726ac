import JSBridge
import MarkupHost
import Synchronization

/// Has a blank page ready for the next view, in programs whose views come and go.
///
/// All views share a virtual machine until one has gone. From then on there may be two: while a view works in one, a blank page is
/// made in the other, on a thread of its own. A machine belongs to one thread at a time, so this takes one that no view is in. More
/// than half of what a view costs is out of its way then, and so is the collection of what others have left.
@MainActor
final class BlankPageSupply {
  private var homes = [PageHome()]
  private var preparation: Preparation?
  /// Whether a page has been given back, so that others are to be expected.
  private var pagesComeAndGo = false

  /// A blank page, for its taker to use and to give back.
  ///
  /// - Throws: `JSError` when it cannot be made.
  func take() throws -> BlankPage {
    let (blank, home) = try takePrepared() ?? make()
    home.openPages += 1
    prepareNext()
    return blank
  }

  /// Says that a page made of a blank one of this machine is closed.
  func giveBack(_ machine: JSVirtualMachine) {
    // A machine that can no longer be used has no home any more.
    guard let home = homes.first(where: { $0.machine === machine }) else { return }
    home.openPages -= 1
    pagesComeAndGo = true
    prepareNext()
  }

  /// The page that is ready, or so soon that waiting is the quickest.
  private func takePrepared() -> (BlankPage, PageHome)? {
    guard let preparation, preparation.isWorthWaiting else { return nil }
    self.preparation = nil
    guard let blank = preparation.wait() else {
      homes.removeAll { $0 === preparation.home }
      return nil
    }
    return (blank, preparation.home)
  }

  private func make() throws -> (BlankPage, PageHome) {
    let home = idleHome()
    do {
      return (try home.makePage(), home)
    } catch let error as JSError where error.code == .machineUnusable {
      // A script of another view has ruined the machine for all in it.
      homes.removeAll { $0 === home }
      let another = idleHome()
      return (try another.makePage(), another)
    }
  }

  /// A home that is not in other hands; pages gather in one, so that the other becomes free.
  private func idleHome() -> PageHome {
    let idle = homes.filter { $0 !== preparation?.home }
    return idle.max { $0.openPages < $1.openPages } ?? addHome()
  }

  private func addHome() -> PageHome {
    let home = PageHome()
    homes.append(home)
    return home
  }

  private func prepareNext() {
    guard pagesComeAndGo, preparation == nil else { return }
    guard let home = homes.first(where: { $0.openPages == 0 }) ?? (homes.count < 2 ? addHome() : nil) else { return }
    preparation = Preparation(in: home)
  }
}

/// A virtual machine for pages of views.
private final class PageHome {
  let machine = JSVirtualMachine()
  var openPages = 0
  /// Whether the machine has parsed the scripts of a page, so that a further one is made in a fraction of the time.
  private(set) var isWarm = false

  private static let closedPagesPerCollection = 5

  init() {
    // By itself the machine collects only where pages never leave it alone.
    machine.closedContextsPerCollection = 2 * Self.closedPagesPerCollection
  }

  var isCollectionDue: Bool { machine.closedContexts >= Self.closedPagesPerCollection }

  func makePage() throws -> BlankPage {
    let page = try BlankPage(virtualMachine: machine)
    isWarm = true
    return page
  }
}

/// A blank page that a thread makes. Until it is there, its home is that thread's.
@MainActor
private final class Preparation {
  private enum Stage { case collecting, making, made }

  /// What one thread hands to another and does not touch as long as that has it.
  private struct Handed<Value>: @unchecked Sendable { let value: Value }

  /// Where the thread is.
  private final class Progress: Sendable {
    let stage: Mutex<Stage>
    init(_ stage: Stage) { self.stage = Mutex(stage) }
  }

  let home: PageHome
  private let wasWarm: Bool
  private let progress: Progress
  private let outcome: PageThread.Outcome<Handed<BlankPage>>

  init(in home: PageHome) {
    self.home = home
    wasWarm = home.isWarm
    let progress = Progress(home.isCollectionDue ? .collecting : .making)
    self.progress = progress
    let handed = Handed(value: home)
    outcome = PageThread.start {
      let home = handed.value
      if home.isCollectionDue { home.machine.collectGarbage() }
      progress.stage.withLock { $0 = .making }
      defer { progress.stage.withLock { $0 = .made } }
      return Handed(value: try home.makePage())
    }
  }

  /// Whether the page is there before another one could be made.
  var isWorthWaiting: Bool {
    switch progress.stage.withLock({ $0 }) {
    case .collecting: false
    case .making: wasWarm
    case .made: true
    }
  }

  /// The page; nil when it could not be made. Why, shows when the next one is.
  func wait() -> BlankPage? { try? outcome.wait().value }
}

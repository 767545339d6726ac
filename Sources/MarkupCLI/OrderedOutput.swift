import Foundation
import Synchronization

/// What is told of documents that are worked on at the same time, in the order of the documents.
///
/// It is the turn of the first document that has not ended. What is told of that one is written at once; what is told of the others
/// is kept until it is theirs.
final class OrderedOutput: Sendable {
  private struct State {
    /// The document whose turn it is.
    var turn = 0
    var notes: [Int: [String]] = [:]
    var ended: Set<Int> = []
    /// Who waits for the turn of a document.
    var waiting: [Int: DispatchSemaphore] = [:]
    /// Why nothing can be written any more.
    var failure: OutputError?

    mutating func begin() {
      for note in notes.removeValue(forKey: turn) ?? [] { Terminal.note(note) }
      waiting.removeValue(forKey: turn)?.signal()
    }

    mutating func fail(_ error: OutputError) {
      failure = error
      for sleeper in waiting.values { sleeper.signal() }
      waiting = [:]
    }
  }

  /// One thread writes at a time; a reader that is slow holds up the others.
  private let state = Mutex(State())

  /// What one document has to tell.
  struct Transcript: Sendable {
    fileprivate let output: OrderedOutput
    fileprivate let document: Int

    /// Whether nothing is before the document any more.
    var hasTurn: Bool { output.state.withLock { $0.turn == document } }

    /// A line for standard error.
    func note(_ text: String) {
      output.state.withLock { state in
        if state.turn == document { Terminal.note(text) } else { state.notes[document, default: []].append(text) }
      }
    }

    /// Waits until all documents before it have ended: what comes behind it is done as if they had been worked on one after the other.
    ///
    /// - Throws: when nothing can be written any more.
    func waitForTurn() throws(OutputError) {
      let turn = output.state.withLock { state -> DispatchSemaphore? in
        guard state.failure == nil, state.turn != document else { return nil }
        let turn = DispatchSemaphore(value: 0)
        state.waiting[document] = turn
        return turn
      }
      turn?.wait()
      if let failure = output.state.withLock({ $0.failure }) { throw failure }
    }

    /// Bytes for standard output, of a document that has its turn.
    func write(_ data: Data) throws(OutputError) {
      do throws(OutputError) {
        try Terminal.write(data)
      } catch {
        output.state.withLock { $0.fail(error) }
        throw error
      }
    }

    /// Nothing more comes of the document. Called once, also when it failed.
    func end() {
      output.state.withLock { state in
        state.ended.insert(document)
        while state.ended.remove(state.turn) != nil {
          state.turn += 1
          state.begin()
        }
      }
    }
  }

  /// - Parameter document: the number of a document, from 0.
  func transcript(of document: Int) -> Transcript { Transcript(output: self, document: document) }
}

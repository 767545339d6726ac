import Foundation
import Synchronization

/// What is told of documents that are worked on at the same time, in the order of the documents.
///
/// What belongs to the first that has not ended is written at once; the others wait for their turn.
final class OrderedOutput: Sendable {
  private enum Entry {
    case note(String)
    case output(Data)

    func write() throws(OutputError) {
      switch self {
      case .note(let text): Terminal.note(text)
      case .output(let data): try Terminal.write(data)
      }
    }
  }

  private struct State {
    /// The first document that has not ended.
    var turn = 0
    var waiting: [Int: [Entry]] = [:]
    var ended: Set<Int> = []

    mutating func add(_ entry: Entry, of document: Int) throws(OutputError) {
      if document == turn { try entry.write() } else { waiting[document, default: []].append(entry) }
    }

    mutating func end(_ document: Int) throws(OutputError) {
      ended.insert(document)
      while ended.remove(turn) != nil {
        turn += 1
        for entry in waiting.removeValue(forKey: turn) ?? [] { try entry.write() }
      }
    }
  }

  /// One thread writes at a time; a reader that is slow holds up the others.
  private let state = Mutex(State())

  /// What one document has to tell.
  struct Transcript: Sendable {
    fileprivate let output: OrderedOutput
    fileprivate let document: Int

    /// A line for standard error.
    func note(_ text: String) {
      // Notes alone do not fail.
      try? output.state.withLock { state throws(OutputError) in try state.add(.note(text), of: document) }
    }

    /// Bytes for standard output.
    func write(_ data: Data) throws(OutputError) {
      try output.state.withLock { state throws(OutputError) in try state.add(.output(data), of: document) }
    }

    /// Nothing more comes of the document. Called once, also when it failed.
    ///
    /// - Throws: when what waited for that cannot be written.
    func end() throws(OutputError) {
      try output.state.withLock { state throws(OutputError) in try state.end(document) }
    }
  }

  /// - Parameter document: the number of a document, from 0.
  func transcript(of document: Int) -> Transcript { Transcript(output: self, document: document) }
}

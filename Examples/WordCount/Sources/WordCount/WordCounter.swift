import MarkupHost

/// Counts when a document is loaded, and after each change of it.
final class WordCounter: MarkupDelegate {
  private(set) var counts: [Int] = []
  private(set) var error: (any Error)?

  func markupDidLoad(_ page: MarkupPage) { count(page) }
  func markupInput(_ page: MarkupPage) { count(page) }

  private func count(_ page: MarkupPage) {
    do {
      counts.append(try page.wordCount())
    } catch {
      self.error = error
    }
  }
}

/// What an event loop has to do at its time: a binary heap, ordered by time and then by order of arrival.
struct TimerQueue {
  struct Entry {
    let due: Int64
    let sequence: UInt64
    let id: Int

    func isBefore(_ other: Entry) -> Bool {
      due != other.due ? due < other.due : sequence < other.sequence
    }
  }

  private var entries: [Entry] = []

  var first: Entry? { entries.first }

  mutating func insert(_ entry: Entry) {
    entries.append(entry)
    var index = entries.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard entries[index].isBefore(entries[parent]) else { break }
      entries.swapAt(index, parent)
      index = parent
    }
  }

  @discardableResult
  mutating func removeFirst() -> Entry? {
    guard let last = entries.popLast() else { return nil }
    guard let first = entries.first else { return last }
    entries[0] = last
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2] where child < entries.count && entries[child].isBefore(entries[least]) {
        least = child
      }
      if least == index { return first }
      entries.swapAt(index, least)
      index = least
    }
  }

  mutating func removeAll() { entries = [] }
}

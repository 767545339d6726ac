/// Opens and closes the lists around items.
struct RTFListWriter {
  private struct Open {
    let list: Int
    let level: Int
    let isOrdered: Bool
  }

  private var open: [Open] = []
  /// The last number of each level of a list, so that one goes on behind a paragraph.
  private var numbers: [Int: [Int: Int]] = [:]

  /// Begins an item, in the list that it belongs to.
  mutating func begin(_ item: RTFListItem, _ html: inout String) {
    // Up to the level of the item, and out of another list at that level.
    while let last = open.last, last.level > item.level || last.level == item.level && !isSame(last, item) { closeLast(&html) }
    let number = number(of: item)
    if let last = open.last, last.level == item.level {
      html += "</li><li>"
      return
    }
    open.append(Open(list: item.list, level: item.level, isOrdered: item.isOrdered))
    if !item.isOrdered {
      html += "<ul><li>"
    } else {
      html += number == 1 ? "<ol><li>" : "<ol start=\"\(number)\"><li>"
    }
  }

  private func isSame(_ last: Open, _ item: RTFListItem) -> Bool { last.list == item.list && last.isOrdered == item.isOrdered }

  private mutating func number(of item: RTFListItem) -> Int {
    var levels = numbers[item.list, default: [:]]
    let number = item.number ?? levels[item.level].map { $0 + 1 } ?? item.start
    levels = levels.filter { $0.key < item.level }
    levels[item.level] = number
    numbers[item.list] = levels
    return number
  }

  /// Ends all lists.
  mutating func close(_ html: inout String) {
    while !open.isEmpty { closeLast(&html) }
  }

  private mutating func closeLast(_ html: inout String) {
    guard let last = open.popLast() else { return }
    html += last.isOrdered ? "</li></ol>" : "</li></ul>"
  }
}

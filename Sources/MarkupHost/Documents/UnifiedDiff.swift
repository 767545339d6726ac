/// The difference of two texts as `diff -u` writes it.
///
/// Lines are compared with their ends, so that a changed line end shows. A line ends at a line feed, as in every tool that reads
/// patches; a text of carriage returns alone is one line.
public struct UnifiedDiff: Sendable {
  /// Whether the texts are the same.
  public var isEmpty: Bool { hunks.isEmpty }

  private let old: [Substring.UTF8View]
  private let new: [Substring.UTF8View]
  private let hunks: [[Change]]
  private let oldName: String
  private let newName: String

  /// A stretch of lines that stays, goes or comes.
  private struct Change {
    enum Kind { case same, removed, added }
    let kind: Kind
    var old: Range<Int>
    var new: Range<Int>
  }

  /// - Parameters:
  ///   - old: the text before.
  ///   - new: the text after.
  ///   - oldName: what the first line calls the text before.
  ///   - newName: what the second line calls the text after.
  ///   - context: how many lines that stay are shown around a change.
  public init(from old: String, to new: String, oldName: String, newName: String, context: Int = 3) {
    self.oldName = oldName
    self.newName = newName
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
    hunks = Self.hunks(Self.changes(self.old, self.new), context: context)
  }

  /// The lines of the diff, each with its end.
  ///
  /// - Parameter colored: with the colours of terminals.
  public func text(colored: Bool = false) -> String {
    guard !isEmpty else { return "" }
    var text = ""
    func add(_ line: String, _ style: String) { text += colored ? "\u{1B}[\(style)m\(line)\u{1B}[m\n" : line + "\n" }
    add("--- \(oldName)", "1")
    add("+++ \(newName)", "1")
    for hunk in hunks {
      guard let first = hunk.first, let last = hunk.last else { continue }
      let oldRange = Self.header(first.old.lowerBound..<last.old.upperBound)
      let newRange = Self.header(first.new.lowerBound..<last.new.upperBound)
      add("@@ -\(oldRange) +\(newRange) @@", "36")
      for change in hunk {
        let (prefix, style, lines) =
          switch change.kind {
          case .same: (" ", "0", old[change.old])
          case .removed: ("-", "31", old[change.old])
          case .added: ("+", "32", new[change.new])
          }
        for line in lines {
          let hasEnd = line.last == 0x0A
          let shown = prefix + String(Substring(hasEnd ? line.dropLast() : line))
          if colored, change.kind != .same { add(shown, style) } else { text += shown + "\n" }
          if !hasEnd { text += "\\ No newline at end of file\n" }
        }
      }
    }
    return text
  }

  /// A range as GNU diff writes it: the first line and the number of lines; without lines, the line before.
  private static func header(_ range: Range<Int>) -> String {
    switch range.count {
    case 0: "\(range.lowerBound),0"
    case 1: "\(range.lowerBound + 1)"
    default: "\(range.lowerBound + 1),\(range.count)"
    }
  }

  private static func lines(of text: String) -> [Substring.UTF8View] {
    let bytes = text.utf8
    var lines: [Substring.UTF8View] = []
    var start = bytes.startIndex
    while start != bytes.endIndex {
      let end = bytes[start...].firstIndex(of: 0x0A).map { bytes.index(after: $0) } ?? bytes.endIndex
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  // MARK: Comparison

  private static func changes(_ old: [Substring.UTF8View], _ new: [Substring.UTF8View]) -> [Change] {
    // Lines become numbers, the same for the same line.
    var numbers: [Substring: Int] = [:]
    func number(_ line: Substring.UTF8View) -> Int {
      // Swift compares strings by what they look like; a patch is about code units, so escape what composes.
      let key = Substring(line).unicodeScalars.allSatisfy(\.isASCII) ? Substring(line) : Substring(line.map { "\($0) " }.joined())
      if let known = numbers[key] { return known }
      numbers[key] = numbers.count
      return numbers.count - 1
    }
    let (a, b) = (old.map(number), new.map(number))
    var prefix = 0
    while prefix < min(a.count, b.count), a[prefix] == b[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < min(a.count, b.count) - prefix, a[a.count - 1 - suffix] == b[b.count - 1 - suffix] { suffix += 1 }
    var builder = Builder()
    builder.add(.same, 0..<prefix, 0..<prefix)
    compare(a, b, prefix..<a.count - suffix, prefix..<b.count - suffix, &builder)
    builder.add(.same, a.count - suffix..<a.count, b.count - suffix..<b.count)
    return builder.changes
  }

  private struct Builder {
    var changes: [Change] = []

    mutating func add(_ kind: Change.Kind, _ old: Range<Int>, _ new: Range<Int>) {
      guard !old.isEmpty || !new.isEmpty else { return }
      if let last = changes.last, last.kind == kind {
        changes[changes.count - 1] = Change(kind: kind, old: last.old.lowerBound..<old.upperBound, new: last.new.lowerBound..<new.upperBound)
      } else {
        changes.append(Change(kind: kind, old: old, new: new))
      }
    }
  }

  /// Patience: lines that are once in both stand as they are; between them, the shortest script.
  private static func compare(_ a: [Int], _ b: [Int], _ inA: Range<Int>, _ inB: Range<Int>, _ builder: inout Builder) {
    var (i, j) = (inA.lowerBound, inB.lowerBound)
    for (nextA, nextB) in anchors(a, b, inA, inB) + [(inA.upperBound, inB.upperBound)] {
      var (endA, endB) = (nextA, nextB)
      while i < endA, j < endB, a[i] == b[j] {
        builder.add(.same, i..<i + 1, j..<j + 1)
        i += 1
        j += 1
      }
      while endA > i, endB > j, a[endA - 1] == b[endB - 1] {
        endA -= 1
        endB -= 1
      }
      shortest(a, b, i..<endA, j..<endB, &builder)
      builder.add(.same, endA..<nextA, endB..<nextB)
      if nextA < inA.upperBound { builder.add(.same, nextA..<nextA + 1, nextB..<nextB + 1) }
      (i, j) = (nextA + 1, nextB + 1)
    }
  }

  private static func anchors(_ a: [Int], _ b: [Int], _ inA: Range<Int>, _ inB: Range<Int>) -> [(Int, Int)] {
    var places: [Int: (a: Int, b: Int, countA: Int, countB: Int)] = [:]
    for index in inA {
      places[a[index], default: (0, 0, 0, 0)].countA += 1
      places[a[index]]?.a = index
    }
    for index in inB {
      places[b[index], default: (0, 0, 0, 0)].countB += 1
      places[b[index]]?.b = index
    }
    let unique = places.values.filter { $0.countA == 1 && $0.countB == 1 }.sorted { $0.b < $1.b }
    // The longest run of them that is in the same order in both.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: unique.count)
    for (position, place) in unique.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if unique[ends[middle]].a < place.a { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[position] = ends[low - 1] }
      if low == ends.count { ends.append(position) } else { ends[low] = position }
    }
    var run: [(Int, Int)] = []
    var position = ends.last ?? -1
    while position >= 0 {
      run.append((unique[position].a, unique[position].b))
      position = previous[position]
    }
    return run.reversed()
  }

  /// The shortest script for a stretch without common unique lines; long ones that share little are replaced whole.
  private static func shortest(_ a: [Int], _ b: [Int], _ inA: Range<Int>, _ inB: Range<Int>, _ builder: inout Builder) {
    let (n, m) = (inA.count, inB.count)
    guard n > 0, m > 0, n * m <= 1_000_000 else {
      builder.add(.removed, inA, inB.lowerBound..<inB.lowerBound)
      builder.add(.added, inA.upperBound..<inA.upperBound, inB)
      return
    }
    // common[i * (m + 1) + j]: the length of the longest common subsequence from i and j on.
    var common = [Int32](repeating: 0, count: (n + 1) * (m + 1))
    for i in stride(from: n - 1, through: 0, by: -1) {
      for j in stride(from: m - 1, through: 0, by: -1) {
        common[i * (m + 1) + j] =
          a[inA.lowerBound + i] == b[inB.lowerBound + j]
          ? common[(i + 1) * (m + 1) + j + 1] + 1 : max(common[(i + 1) * (m + 1) + j], common[i * (m + 1) + j + 1])
      }
    }
    var (i, j) = (0, 0)
    while i < n || j < m {
      let (x, y) = (inA.lowerBound + i, inB.lowerBound + j)
      if i < n, j < m, a[x] == b[y] {
        builder.add(.same, x..<x + 1, y..<y + 1)
        i += 1
        j += 1
      } else if i < n, j == m || common[(i + 1) * (m + 1) + j] >= common[i * (m + 1) + j + 1] {
        builder.add(.removed, x..<x + 1, y..<y)
        i += 1
      } else {
        builder.add(.added, x..<x, y..<y + 1)
        j += 1
      }
    }
  }

  private static func hunks(_ changes: [Change], context: Int) -> [[Change]] {
    var hunks: [[Change]] = []
    var current: [Change] = []
    for (index, change) in changes.enumerated() {
      guard change.kind == .same else {
        current.append(change)
        continue
      }
      let isLast = index == changes.count - 1
      let count = change.old.count
      if current.isEmpty {
        let kept = min(count, context)
        if !isLast { current = [Change(kind: .same, old: change.old.suffix(kept), new: change.new.suffix(kept))] }
      } else if !isLast, count <= 2 * context {
        current.append(change)
      } else {
        let kept = min(count, context)
        current.append(Change(kind: .same, old: change.old.prefix(kept), new: change.new.prefix(kept)))
        hunks.append(current)
        current = isLast ? [] : [Change(kind: .same, old: change.old.suffix(kept), new: change.new.suffix(kept))]
      }
    }
    if current.contains(where: { $0.kind != .same }) { hunks.append(current) }
    return hunks
  }
}

import Foundation
import MarkupHost

/// What the command line says.
struct Options {
  /// 0: one that is free.
  var port: UInt32 = 8080
  /// Whether other machines are served, too.
  var isPublic = false
  /// The bytes of a request.
  var maximumBody: Int64 = 4 << 20
  var pool = MarkupPool.Configuration()

  struct Misuse: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: some Sequence<String>) throws(Misuse) {
    pool.maximumWaiting = 100
    pool.timeLimit = .seconds(10)
    var rest = arguments.makeIterator()
    while let option = rest.next() {
      switch option {
      case "--port": port = try Self.number(option, rest.next(), 0...65535)
      case "--workers": pool.workers = try Self.number(option, rest.next(), 1...64)
      case "--waiting": pool.maximumWaiting = try Self.number(option, rest.next(), 0...100_000)
      case "--seconds": pool.timeLimit = .seconds(try Self.number(option, rest.next(), 1...600) as Int)
      case "--bytes": maximumBody = try Self.number(option, rest.next(), 1...(1 << 30))
      case "--public": isPublic = true
      default:
        throw Misuse(
          description:
            "there is no \"\(option)\"; give --port, --workers, --waiting, --seconds or --bytes with a number, or --public")
      }
    }
  }

  private static func number<N: FixedWidthInteger>(_ option: String, _ text: String?, _ range: ClosedRange<N>) throws(Misuse) -> N
  {
    guard let text, let number = N(text), range.contains(number) else {
      throw Misuse(description: "\(option) wants a number from \(range.lowerBound) to \(range.upperBound); give one")
    }
    return number
  }
}

import Foundation
import JSBridge
import MarkupHost

/// Words errors for a terminal: the only place that does.
enum Diagnostics {
  /// Writes an error to standard error and says what the process answers its caller.
  static func report(_ error: any Error) -> ExitStatus {
    switch error {
    case let error as UsageError:
      let help = error.command.map { "markuphost \($0) --help" } ?? "markuphost --help"
      Terminal.note("markuphost: \(error.message) (see \(help))")
      return .usage
    case let error as OutputError:
      // The reader has what it wanted, and went.
      if error.code != EPIPE { Terminal.note("markuphost: the output cannot be written; \(String(cString: strerror(error.code)))") }
      return .failed
    default:
      Terminal.note(line(for: error))
      return .failed
    }
  }

  /// An error in a line: its place first where it has one, as compilers write it.
  ///
  /// - Parameter place: where it arose, for an error that does not know; nil: the program's name stands there.
  static func line(for error: any Error, at place: String? = nil) -> String {
    let unplaced = "\(place ?? "markuphost"): "
    switch error {
    case let error as LocatedError: return line(for: error.error, at: error.place)
    case let error as JSError: return withoutLineEnds((error.sourceURL == nil ? unplaced : "") + error.description + advice(on: error))
    case let error as CommandError: return withoutLineEnds((place == nil ? "" : unplaced) + error.message)
    case let error as MarkupError: return withoutLineEnds(error.position == nil ? unplaced + error.message : error.description)
    default: return withoutLineEnds(unplaced + (error as NSError).localizedDescription)
    }
  }

  /// A thrown value that is no error knows neither its place nor its stack.
  private static func advice(on error: JSError) -> String {
    error.valueDescription == nil ? "" : " was thrown; throw an Error, which says where it comes from"
  }

  private static func withoutLineEnds(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

/// An error with the place to tell where it knows none itself.
struct LocatedError: Error {
  let place: String
  let error: any Error
}

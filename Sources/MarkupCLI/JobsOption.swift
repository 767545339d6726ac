import Foundation

/// How much a command does at a time.
enum JobsOption {
  static func option(_ help: String) -> CommandSpecification.Option { .value("jobs", short: "j", "N", "\(help); the number of processors by default") }

  /// - Throws: ``UsageError`` when that is no number of jobs.
  static func value(_ arguments: Arguments, command: String) throws(UsageError) -> Int {
    guard let text = arguments.value("jobs") else { return ProcessInfo.processInfo.activeProcessorCount }
    guard let jobs = Int(text), 1...256 ~= jobs else {
      throw UsageError("--jobs is \"\(text)\"; give a number from 1 to 256", command: command)
    }
    return jobs
  }
}

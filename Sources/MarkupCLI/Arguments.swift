/// The options and operands that a command takes, and how its help words them.
struct CommandSpecification {
  struct Option {
    enum Kind {
      case flag
      /// Takes a value; the name stands for it in the help.
      case value(String)
      /// Takes a value and may be given several times; the order is kept.
      case values(String)
    }

    let name: String
    var short: Character?
    let kind: Kind
    let help: String
    /// The values there are, where they are few.
    var choices: [String] = []

    static func flag(_ name: String, short: Character? = nil, _ help: String) -> Option {
      Option(name: name, short: short, kind: .flag, help: help)
    }

    static func value(
      _ name: String, short: Character? = nil, _ metavariable: String, _ help: String, choices: [String] = []
    ) -> Option {
      Option(name: name, short: short, kind: .value(metavariable), help: help, choices: choices)
    }

    static func values(_ name: String, short: Character? = nil, _ metavariable: String, _ help: String) -> Option {
      Option(name: name, short: short, kind: .values(metavariable), help: help)
    }
  }

  let name: String
  /// What follows the name on the usage line.
  let usage: [String]
  let summary: String
  var discussion = ""
  let options: [Option]
  /// Command lines with what they do.
  let examples: [(line: String, effect: String)]
}

/// The arguments of a command, read by its specification.
///
/// Options may stand before, between and after operands; `--name value`, `--name=value`, `-e value` and `-evalue` are
/// the same; `--` ends the options; `-` alone is an operand. An option that takes one value and is given twice is an
/// error, since one of the two would be lost without a word.
struct Arguments {
  /// The command that they are for.
  let command: String
  private(set) var operands: [String] = []
  private var flags: Set<String> = []
  private var values: [String: [String]] = [:]

  init(_ arguments: some Sequence<String>, for specification: CommandSpecification) throws(UsageError) {
    command = specification.name
    var rest = ArraySlice(Array(arguments))
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      } else if argument.hasPrefix("--") {
        let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = specification.options.first(where: { $0.name == name }) else {
          throw UsageError("there is no option --\(name)", command: specification.name)
        }
        try take(option, spelling: "--\(name)", attached: parts.count == 2 ? String(parts[1]) : nil, rest: &rest, of: specification)
      } else if argument.hasPrefix("-"), argument.count > 1 {
        let letter = argument[argument.index(after: argument.startIndex)]
        guard let option = specification.options.first(where: { $0.short == letter }) else {
          throw UsageError(
            "there is no option -\(letter); put -- before an operand that begins with a hyphen", command: specification.name)
        }
        let attached = argument.dropFirst(2)
        try take(option, spelling: "-\(letter)", attached: attached.isEmpty ? nil : String(attached), rest: &rest, of: specification)
      } else {
        operands.append(argument)
      }
    }
  }

  private mutating func take(
    _ option: CommandSpecification.Option, spelling: String, attached: String?, rest: inout ArraySlice<String>,
    of specification: CommandSpecification
  ) throws(UsageError) {
    switch option.kind {
    case .flag:
      guard attached == nil else {
        let advice = spelling.hasPrefix("--") ? "" : "; give each option a hyphen of its own"
        throw UsageError("\(spelling) takes no value\(advice)", command: specification.name)
      }
      flags.insert(option.name)
    case .value(let metavariable), .values(let metavariable):
      guard let value = attached ?? rest.popFirst() else {
        throw UsageError("\(spelling) needs a value: \(spelling) \(metavariable)", command: specification.name)
      }
      if value.isEmpty, ["FILE", "DIR"].contains(metavariable) {
        throw UsageError("\(spelling) is empty; give a name: \(spelling) \(metavariable)", command: specification.name)
      }
      if case .value = option.kind, values[option.name] != nil {
        throw UsageError("\(spelling) is given twice; give it once", command: specification.name)
      }
      values[option.name, default: []].append(value)
    }
  }

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  func value(_ name: String) -> String? { values[name]?.last }

  func values(_ name: String) -> [String] { values[name] ?? [] }
}

/// A command line that can not be carried out as it stands; the process ends with status 64.
struct UsageError: Error {
  let message: String
  /// The command whose `--help` says more; nil for the program's own.
  let command: String?

  init(_ message: String, command: String? = nil) {
    self.message = message
    self.command = command
  }
}

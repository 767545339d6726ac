/// The help texts, made from the specifications, so that no option can be missing from them.
enum Help {
  static func text(for specification: CommandSpecification) -> String {
    var lines = specification.usage.enumerated().map { index, usage in
      (index == 0 ? "usage: " : "       ") + "markuphost \(specification.name) \(usage)"
    }
    lines += ["", specification.summary]
    if !specification.discussion.isEmpty { lines += ["", specification.discussion] }
    lines += ["", "Options:"]
    let rows = specification.options.map { (spelling(of: $0), help(on: $0)) } + [("    --help", "print this text")]
    let width = rows.map(\.0.count).max() ?? 0
    lines += rows.map { "  \(padded($0.0, to: width))  \($0.1)" }
    lines += ["", "Examples:"]
    lines += specification.examples.flatMap { ["  markuphost \(specification.name) \($0.line)", "      \($0.effect)"] }
    return lines.joined(separator: "\n")
  }

  static func overview(of commands: [CommandSpecification]) -> String {
    let width = commands.map(\.name.count).max() ?? 0
    let list = commands.map { "  \(padded($0.name, to: width))  \($0.summary)" }.joined(separator: "\n")
    return """
      usage: markuphost COMMAND ...

      A WYSIWYG HTML editor without a window: run scripts in it, edit documents with it, test it.

      Commands:
      \(list)

      Options:
        --help      print this text; after a command, the command's
        --version   print the version
        --licenses  print the licences of what the program carries

      Exit status: 0 done, 1 the work failed, 64 the command line is wrong.
      """
  }

  private static func help(on option: CommandSpecification.Option) -> String {
    if case .values = option.kind { "\(option.help); may be given several times" } else { option.help }
  }

  private static func spelling(of option: CommandSpecification.Option) -> String {
    let long =
      switch option.kind {
      case .flag: "--\(option.name)"
      case .value(let metavariable): "--\(option.name) \(metavariable)"
      case .values(let metavariable): "--\(option.name) \(metavariable)"
      }
    guard let short = option.short else { return "    \(long)" }
    return "-\(short), \(long)"
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

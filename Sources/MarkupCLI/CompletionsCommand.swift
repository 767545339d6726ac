import Foundation

/// `markuphost completions`: what a shell needs to complete command lines, made from the specifications.
enum CompletionsCommand: Command {
  private enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  static let specification = CommandSpecification(
    name: "completions",
    usage: ["SHELL"],
    summary: "Prints the script with which bash, zsh or fish completes command lines of markuphost.",
    options: [],
    examples: [
      ("bash > ~/.local/share/bash-completion/completions/markuphost", "for bash with its package bash-completion"),
      ("zsh > ~/.zfunc/_markuphost", "for zsh, with ~/.zfunc in its fpath"),
      ("fish > ~/.config/fish/completions/markuphost.fish", "for fish"),
    ])

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    let known = Shell.allCases.map(\.rawValue).joined(separator: ", ")
    guard let name = arguments.operands.first else { throw UsageError("give a shell: \(known)", command: "completions") }
    guard arguments.operands.count == 1 else {
      throw UsageError("\"\(arguments.operands[1])\" is one operand too many; give one shell", command: "completions")
    }
    guard let shell = Shell(rawValue: name) else {
      throw UsageError("there is no script for \"\(name)\"; there are \(known)", command: "completions")
    }
    let script =
      switch shell {
      case .bash: bash
      case .zsh: zsh
      case .fish: fish
      }
    try Terminal.print(script)
    return .done
  }

  private typealias Option = CommandSpecification.Option

  private static var commandNames: [String] { Program.specifications.map(\.name) }

  private static let programOptions = [
    ("--help", "print a help text"), ("--version", "print the version"), ("--licenses", "print the licences of what the program carries"),
  ]

  private static func options(of specification: CommandSpecification) -> [Option] {
    specification.options + [.flag("help", "print the command's help text")]
  }

  /// How the option is spelt, long and short.
  private static func spellings(of option: Option) -> [String] {
    ["--\(option.name)"] + (option.short.map { ["-\($0)"] } ?? [])
  }

  private static func metavariable(of option: Option) -> String? {
    switch option.kind {
    case .flag: nil
    case .value(let name), .values(let name): name
    }
  }

  private static var bash: String {
    var values: [String] = []
    var words: [String] = []
    for specification in Program.specifications {
      for option in options(of: specification) {
        guard let metavariable = metavariable(of: option) else { continue }
        let completion =
          switch (option.choices.isEmpty, metavariable) {
          case (false, _): "compgen -W '\(option.choices.joined(separator: " "))'"
          case (_, "FILE"): "compgen -f"
          case (_, "DIR"): "compgen -d"
          default: "true"
          }
        let patterns = spellings(of: option).map { "'\(specification.name) \($0)'" }.joined(separator: " | ")
        values.append("  \(patterns)) COMPREPLY=($(\(completion) -- \"$current\")); return ;;")
      }
      let names = options(of: specification).flatMap { spellings(of: $0) }.joined(separator: " ")
      words.append("    \(specification.name)) COMPREPLY=($(compgen -W '\(names)' -- \"$current\")) ;;")
    }
    let first = (commandNames + programOptions.map(\.0)).joined(separator: " ")
    return """
      _markuphost() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}
        local IFS=$' \\n'
        if [ "$COMP_CWORD" -eq 1 ]; then COMPREPLY=($(compgen -W '\(first)' -- "$current")); return; fi
        case "$command $previous" in
      \(values.joined(separator: "\n"))
        'completions completions') COMPREPLY=($(compgen -W '\(Shell.allCases.map(\.rawValue).joined(separator: " "))' -- "$current")); return ;;
        esac
        local IFS=$'\\n'
        case $current in
        -*)
          IFS=$' \\n'
          case $command in
      \(words.joined(separator: "\n"))
          esac ;;
        *) COMPREPLY=($(compgen -f -- "$current")) ;;
        esac
      }
      complete -o filenames -F _markuphost markuphost
      """
  }

  private static var zsh: String {
    func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
    func explained(_ text: String) -> String { text.replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:") }
    let cases = Program.specifications.map { specification in
      let rows = options(of: specification).flatMap { option in
        spellings(of: option).map { spelling in
          var row = spelling
          if case .values = option.kind { row = "*" + row }
          row += "[\(explained(option.help))]"
          guard let metavariable = metavariable(of: option) else { return quoted(row) }
          let action =
            switch (option.choices.isEmpty, metavariable) {
            case (false, _): "(\(option.choices.joined(separator: " ")))"
            case (_, "FILE"): "_files"
            case (_, "DIR"): "_files -/"
            default: " "
            }
          return quoted("\(row):\(metavariable):\(action)")
        }
      }
      let operands = specification.name == "completions" ? "(\(Shell.allCases.map(\.rawValue).joined(separator: " ")))" : "_files"
      return "    \(specification.name)) _arguments \\\n      " + (rows + [quoted("*:operand:\(operands)")]).joined(separator: " \\\n      ") + " ;;"
    }
    let commands = Program.specifications.map { "    " + quoted("\($0.name):\($0.summary)") }.joined(separator: "\n")
    return """
      #compdef markuphost
      _markuphost() {
        local -a commands=(
      \(commands)
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          _arguments \(programOptions.map { quoted("\($0.0)[\($0.1)]") }.joined(separator: " "))
          return
        fi
        local command=$words[2]
        words=("${(@)words[2,-1]}")
        (( CURRENT -= 1 ))
        case $command in
      \(cases.joined(separator: "\n"))
        esac
      }
      if [ "$funcstack[1]" = _markuphost ]; then _markuphost "$@"; else compdef _markuphost markuphost; fi
      """
  }

  private static var fish: String {
    func quoted(_ text: String) -> String { "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'" }
    var lines = ["complete -c markuphost -n __fish_use_subcommand -f"]
    lines += programOptions.map { "complete -c markuphost -n __fish_use_subcommand -l \($0.0.dropFirst(2)) -d \(quoted($0.1))" }
    for specification in Program.specifications {
      lines.append("complete -c markuphost -n __fish_use_subcommand -a \(specification.name) -d \(quoted(specification.summary))")
      for option in options(of: specification) {
        var line = "complete -c markuphost -n '__fish_seen_subcommand_from \(specification.name)' -l \(option.name)"
        if let short = option.short { line += " -s \(short)" }
        if let metavariable = metavariable(of: option) {
          switch (option.choices.isEmpty, metavariable) {
          case (false, _): line += " -x -a \(quoted(option.choices.joined(separator: " ")))"
          case (_, "FILE"): line += " -r -F"
          case (_, "DIR"): line += " -x -a '(__fish_complete_directories)'"
          default: line += " -x"
          }
        }
        lines.append(line + " -d \(quoted(option.help))")
      }
    }
    let shells = Shell.allCases.map(\.rawValue).joined(separator: " ")
    lines.append("complete -c markuphost -n '__fish_seen_subcommand_from completions' -f -a \(quoted(shells))")
    return lines.joined(separator: "\n")
  }
}

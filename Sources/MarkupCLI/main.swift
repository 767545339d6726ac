import Foundation
import JSBridge
import MarkupHost

// A reader that goes away early (`markuphost eval … | head`) is an error of the write, not the end of the process.
signal(SIGPIPE, SIG_IGN)

// A standard stream that is closed would be the first file that is opened, whatever that is. Its place is taken by a file that can
// only be used the other way, so that reading and writing fail as they would without one.
for descriptor: CInt in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
  _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
}

func run(_ words: ArraySlice<String>) throws -> ExitStatus {
  guard let first = words.first else {
    throw UsageError("give a command: \(Program.specifications.map(\.name).joined(separator: ", "))")
  }
  switch first {
  case "--help", "-h":
    try Terminal.print(Help.overview(of: Program.specifications))
    return .done
  case "--version":
    try Terminal.print("markuphost \(MarkupHostVersion.current)")
    return .done
  case "--licenses":
    try Terminal.print(MarkupHostVersion.licenses)
    return .done
  default:
    guard let command = Program.command(named: first) else {
      throw UsageError("there is no command \"\(first)\"; there are \(Program.specifications.map(\.name).joined(separator: ", "))")
    }
    let rest = words.dropFirst()
    // Asked for help, nothing else counts; but what follows -- is an operand.
    if rest.prefix(while: { $0 != "--" }).contains("--help") {
      try Terminal.print(Help.text(for: command.specification))
      return .done
    }
    let arguments = try Arguments(rest, for: command.specification)
    JSEngine.prepare(for: command.workload(arguments))
    return try command.run(arguments)
  }
}

do {
  exit(try run(CommandLine.arguments.dropFirst()).rawValue)
} catch {
  exit(Diagnostics.report(error).rawValue)
}

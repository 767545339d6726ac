import JSBridge

/// A command of the program, a file each.
protocol Command {
  static var specification: CommandSpecification { get }

  /// What the engine is to be set up for; one page that runs for long, if a command does not say it.
  static func workload(_ arguments: Arguments) -> JSEngine.Workload

  /// Carries the command out.
  ///
  /// - Throws: ``UsageError`` for a command line that can not be carried out; anything else is failed work. ``Diagnostics``
  ///   words both.
  static func run(_ arguments: Arguments) throws -> ExitStatus
}

extension Command {
  static func workload(_ arguments: Arguments) -> JSEngine.Workload { .longRuns }
}

/// The commands there are.
enum Program {
  private static var commands: [any Command.Type] { [EvalCommand.self, ReplCommand.self, EditCommand.self, TestCommand.self, CompletionsCommand.self] }

  static var specifications: [CommandSpecification] { commands.map { $0.specification } }

  static func command(named name: String) -> (any Command.Type)? { commands.first { $0.specification.name == name } }
}

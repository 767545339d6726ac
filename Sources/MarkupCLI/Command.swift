/// A command of the program, a file each.
protocol Command {
  static var specification: CommandSpecification { get }

  /// Carries the command out.
  ///
  /// - Throws: ``UsageError`` for a command line that can not be carried out; anything else is failed work. ``Diagnostics``
  ///   words both.
  static func run(_ arguments: Arguments) throws -> ExitStatus
}

/// The commands there are.
enum Program {
  private static var commands: [any Command.Type] { [EvalCommand.self, ReplCommand.self, EditCommand.self, TestCommand.self, CompletionsCommand.self] }

  static var specifications: [CommandSpecification] { commands.map { $0.specification } }

  static func command(named name: String) -> (any Command.Type)? { commands.first { $0.specification.name == name } }
}

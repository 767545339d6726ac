/// A command of the program, a file each.
protocol Command {
  static var specification: CommandSpecification { get }

  /// Carries the command out.
  ///
  /// - Throws: ``UsageError`` for a command line that can not be carried out; anything else is failed work. ``Diagnostics``
  ///   words both.
  static func run(_ arguments: Arguments) throws -> ExitStatus
}

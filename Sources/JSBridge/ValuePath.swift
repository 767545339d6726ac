/// Where in a value something is: `$.items[3].name`.
struct ValuePath: CustomStringConvertible {
  enum Step {
    case name(String)
    case index(Int)
  }

  private(set) var steps: [Step] = []

  var count: Int { steps.count }

  mutating func append(_ step: Step) { steps.append(step) }
  mutating func removeLast() { steps.removeLast() }

  func appending(_ step: Step) -> ValuePath {
    var path = self
    path.append(step)
    return path
  }

  var description: String {
    // Of a very long path, both ends say more than all of it.
    guard steps.count > 20 else { return "$" + steps.map(ValuePath.text).joined() }
    return "$" + steps.prefix(8).map(ValuePath.text).joined() + "…" + steps.suffix(4).map(ValuePath.text).joined()
  }

  private static func text(_ step: Step) -> String {
    switch step {
    case .index(let index): return "[\(index)]"
    case .name(let name):
      let isIdentifier =
        name.first.map { $0.isLetter || $0 == "_" || $0 == "$" } == true
        && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
      return isIdentifier ? ".\(name)" : "[\(String(reflecting: name))]"
    }
  }
}

extension JSError {
  static func conversion(_ message: String, at path: ValuePath) -> JSError { .conversion("\(path): \(message)") }

  static func stackUsedUp(at path: ValuePath) -> JSError {
    .conversion(
      "nested too deep for the thread's stack; make it flatter, or convert it on a thread with a larger stack", at: path)
  }

  static func tooDeep(at path: ValuePath) -> JSError {
    .conversion("nested deeper than \(StructuredValue.maximumDepth) levels; make it flatter, or pass it as JSON text", at: path)
  }
}

extension JSContext {
  /// Refuses a level of nesting that is past the bound, or for which the stack has no room.
  func checkDepth(_ depth: Int, at path: ValuePath) throws(JSError) {
    guard depth <= StructuredValue.maximumDepth else { throw .tooDeep(at: path) }
    guard StackBounds.hasRoom(&virtualMachine.stackBounds) else { throw .stackUsedUp(at: path) }
  }
}

import Foundation
import MarkupHost

/// What the Tab key does with the text before the cursor.
struct Completion {
  /// UTF-16 code units before the cursor that ``insertion`` takes the place of.
  var replacedLength = 0
  /// The names' common beginning, or the one name.
  var insertion = ""
  /// What to show below the line, where the text could go on in several ways.
  var choices: [String] = []
}

/// Completes commands, file names, and names of the page.
final class Completer {
  private let console: ConsoleSession

  init(_ console: ConsoleSession) {
    self.console = console
  }

  /// - Parameter text: from the start of the input up to the cursor.
  func completion(of text: String) -> Completion {
    if let match = text.wholeMatch(of: /\s*\.([A-Za-z]*)/) { return command(String(match.1)) }
    if let call = DotCommand.Call(text) { return call.command.takesFile ? file(call.argument) : Completion() }
    // An object that cannot be looked at has nothing to offer.
    guard let found = try? console.completions(of: text) else { return Completion() }
    let names = found.items.map(\.name)
    if names == [""] { return Completion(choices: found.items.map(\.hint)) }
    var completion = completion(of: names, typed: found.replacedLength, in: text)
    // A name that is complete is shown with its parameters.
    let isComplete = names.contains { $0.utf16.count == found.replacedLength }
    if !completion.choices.isEmpty || isComplete { completion.choices = found.items.map { $0.name + $0.hint } }
    if names.count == 1, isComplete, found.items[0].hint.isEmpty { completion.choices = [] }
    return completion
  }

  private func command(_ typed: String) -> Completion {
    let found = DotCommand.all.filter { $0.name.hasPrefix(typed) }
    var completion = completion(of: found.map(\.name), typed: typed.utf16.count, in: typed)
    if let only = found.first, found.count == 1, !only.usage.isEmpty { completion.insertion += " " }
    return completion
  }

  private func file(_ typed: String) -> Completion {
    let slash = typed.lastIndex(of: "/").map { typed.index(after: $0) } ?? typed.startIndex
    let (folder, start) = (String(typed[..<slash]), String(typed[slash...]))
    let expanded = folder.isEmpty ? "." : folder
    // A folder that cannot be read has no names to offer.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: expanded)) ?? []
    let found = names.filter { $0.hasPrefix(start) && (!$0.hasPrefix(".") || start.hasPrefix(".")) }.sorted().map { name in
      var isDirectory: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: folder + name, isDirectory: &isDirectory)
      return exists && isDirectory.boolValue ? name + "/" : name
    }
    return completion(of: found, typed: start.utf16.count, in: typed)
  }

  /// Goes on with what all names have in common, and shows them where that is no more than was typed.
  private func completion(of names: [String], typed: Int, in text: String) -> Completion {
    guard var common = names.first else { return Completion() }
    for name in names { common = String(zip(common, name).prefix { $0 == $1 }.map(\.0)) }
    let isNews = common.utf16.count > typed
    return Completion(replacedLength: typed, insertion: common, choices: names.count > 1 && !isNews ? names : [])
  }
}

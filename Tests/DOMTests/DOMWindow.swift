import Foundation
import JSBridge
import Synchronization

@testable import MarkupHost

/// Fresh windows on a thread with a deep stack, one after the other in one virtual machine.
enum DOMWindow {
  // Whoever holds the lock runs the machine; each test does so on a thread of its own.
  private static let machine = Mutex<JSVirtualMachine?>(nil)

  static func run<R: Sendable>(_ body: @escaping @Sendable (HostWindow) throws -> R) throws -> R {
    try PageThread.run {
      try machine.withLock { machine in
        let current = machine ?? JSVirtualMachine()
        machine = current
        let window = try HostWindow(
          virtualMachine: current, resources: Resources(baseDirectory: nil, loader: nil), timeLimit: .seconds(20))
        defer { window.close() }
        // Rows that stand for a user's hands need what no script of a page can reach.
        try window.context.globalObject.set("__controller", to: window.controller)
        return try body(window)
      }
    }
  }
}

/// The package's own folder, and those beside it.
enum Folder {
  static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  static let tables = tests.appendingPathComponent("DOM")
  static let html5lib = tests.appendingPathComponent("../../shared/html5lib-tests/tree-construction").standardizedFileURL

  static func files(in folder: URL, withExtension pathExtension: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".\(pathExtension)") }.sorted()
  }
}

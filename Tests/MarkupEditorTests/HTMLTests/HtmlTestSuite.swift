import Foundation

/// A file of tests in MarkupEditor's format.
struct HtmlTestSuite: Codable {
  var tests: [HtmlTest]

  /// The suite of a file; one with a test that fails where there is none.
  static func from(path: String?) -> HtmlTestSuite {
    do {
      return try JSONDecoder().decode(HtmlTestSuite.self, from: try Data(contentsOf: URL(fileURLWithPath: path ?? "no path")))
    } catch {
      let failing = HtmlTest(description: "\(path ?? "no path"): \(error)", startHtml: "a readable suite", endHtml: "")
      return HtmlTestSuite(tests: [failing])
    }
  }

  /// The tests of MarkupEditor that a machine may have beside the project; none where it has not.
  static func markupEditor(_ name: String) -> [HtmlTest] {
    guard let path = markupEditorPath(name) else { return [] }
    return from(path: path).tests
  }

  /// The path of a suite of MarkupEditor; nil, with a line that says so, where it is not there.
  static func markupEditorPath(_ name: String) -> String? {
    let file = "../../../../shared/suites/\(name).json"
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(file).standardized.path
    guard FileManager.default.fileExists(atPath: path) else {
      print("skipped: \(name).json of MarkupEditor is not beside the package, in ../shared/suites")
      return nil
    }
    return path
  }

  /// The tests of the project's own suites whose actions are calls of a view.
  static func project() -> [HtmlTest] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Suites").standardized
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
      .flatMap { from(path: $0.path).tests }.filter { $0.action == nil || SwiftAction($0) != nil }
  }
}

import Foundation
import JSBridge
import Testing

@testable import MarkupHost

/// The tree construction tests of html5lib, where they stand beside the package.
@Suite("Parsing HTML as html5lib's tests have it") struct HTML5LibTests {
  static let files = Folder.files(in: Folder.html5lib, withExtension: "dat").filter { !$0.hasPrefix("scripted/") }

  @Test("Tree construction", .enabled(if: isThere), arguments: files)
  func treeConstruction(file: String) throws {
    let text = String(decoding: try Data(contentsOf: Folder.html5lib.appendingPathComponent(file)), as: UTF8.self)
    let tests = Self.read(text)
    let outcomes = try DOMWindow.run { window in
      let dump = try window.context.evaluate(Self.dump, sourceURL: "host:html5lib")
      return try tests.map { test in try dump.call(test.data, test.context).string ?? "" }
    }
    for (test, actual) in zip(tests, outcomes) {
      #expect(actual == test.tree, "\(file):\(test.line): \(test.data.debugDescription)")
    }
  }

  private static let isThere: Bool = {
    if files.isEmpty { print("skipped: html5lib's tests are not in \(Folder.html5lib.path)") }
    return !files.isEmpty
  }()

  struct Test: Sendable {
    let line: Int
    var data = ""
    var context: String?
    var tree = ""
    var isScripting = false
  }

  /// Reads the sections of the file format; see its README: `#data`, `#errors`, `#document-fragment`, `#document`.
  static func read(_ text: String) -> [Test] {
    var tests: [Test] = []
    var section = ""
    var body: [Substring] = []
    func close() {
      guard !tests.isEmpty else { return }
      let text = body.joined(separator: "\n")
      switch section {
      case "#data": tests[tests.count - 1].data = text
      case "#document-fragment": tests[tests.count - 1].context = text
      case "#document": tests[tests.count - 1].tree = text.trimmingCharacters(in: CharacterSet(charactersIn: "\n"))
      case "#script-on": tests[tests.count - 1].isScripting = true
      default: break
      }
    }
    let sections: Set<Substring> = [
      "#data", "#errors", "#new-errors", "#document-fragment", "#document", "#script-on", "#script-off",
    ]
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      // Inside a tree a line of text may look like a section's name, but then begins with a quote or goes on one.
      if line == "#data" || (sections.contains(line) && section != "#document") {
        close()
        section = String(line)
        body = []
        if line == "#data" { tests.append(Test(line: number + 1)) }
      } else {
        body.append(line)
      }
    }
    close()
    // Scripts in parsed documents do not run, so the parser works as with scripting off.
    return tests.filter { !$0.isScripting }
  }

  /// Parses, and writes the tree in the tests' own format.
  private static let dump = """
    ((data, context) => {
      const namespaces = { svg: "http://www.w3.org/2000/svg", math: "http://www.w3.org/1998/Math/MathML" }
      const prefixes = new Map([[namespaces.svg, "svg "], [namespaces.math, "math "]])
      const attributePrefixes = new Map([
        ["http://www.w3.org/1999/xlink", "xlink "], ["http://www.w3.org/XML/1998/namespace", "xml "], ["http://www.w3.org/2000/xmlns/", "xmlns "],
      ])
      const lines = []
      const write = (depth, text) => lines.push(`| ${"  ".repeat(depth)}${text}`)
      const stack = []
      const push = (nodes, depth) => { for (const node of [...nodes].reverse()) stack.push([node, depth]) }
      let roots
      if (context == null) roots = new DOMParser().parseFromString(data, "text/html").childNodes
      else {
        const [first, second] = context.split(" ")
        const element = second ? document.createElementNS(namespaces[first], second) : document.createElement(first)
        element.innerHTML = data
        roots = (element.content ?? element).childNodes
      }
      push(roots, 0)
      while (stack.length > 0) {
        const [node, depth] = stack.pop()
        switch (node.nodeType) {
          case 10: {
            const ids = node.publicId || node.systemId ? ` "${node.publicId}" "${node.systemId}"` : ""
            write(depth, `<!DOCTYPE ${node.name}${ids}>`)
            break
          }
          case 8: write(depth, `<!-- ${node.data} -->`); break
          case 3: write(depth, `"${node.data}"`); break
          case 1: {
            write(depth, `<${prefixes.get(node.namespaceURI) ?? ""}${node.localName}>`)
            const attributes = [...node.attributes].map((attribute) => [
              (attributePrefixes.get(attribute.namespaceURI) ?? "") + attribute.localName, attribute.value])
            attributes.sort(([a], [b]) => (a < b ? -1 : 1))
            for (const [name, value] of attributes) write(depth + 1, `${name}="${value}"`)
            if (node.localName === "template" && node.content) {
              write(depth + 1, "content")
              push(node.content.childNodes, depth + 2)
            }
            push(node.childNodes, depth + 1)
          }
        }
      }
      return lines.join("\\n")
    })
    """
}

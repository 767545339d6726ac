import Foundation
import Testing

@testable import MarkupHost

@Suite("The base directory") struct BaseDirectoryTests {
  struct Row: CustomTestStringConvertible {
    let testDescription, path: String
    /// The text of the file, or the beginning of the error behind the folder's name.
    let expected: String
  }

  @Test(
    "Files below it can be read, and no others",
    arguments: [
      Row(testDescription: "a file", path: "base/a.js", expected: "a"),
      Row(testDescription: "a file in a folder", path: "base/sub/b.js", expected: "b"),
      Row(testDescription: "up and down again", path: "base/sub/../a.js", expected: "a"),
      Row(testDescription: "a link inside", path: "base/inside.js", expected: "a"),
      Row(testDescription: "up", path: "base/../secret.js", expected: "outsideBaseDirectory"),
      Row(testDescription: "up, encoded", path: "base/%2e%2e/secret.js", expected: "outsideBaseDirectory"),
      Row(testDescription: "an encoded slash is part of a name", path: "base/..%2Fsecret.js", expected: "unreadableFile"),
      Row(testDescription: "a link to a file outside", path: "base/outside.js", expected: "outsideBaseDirectory"),
      Row(testDescription: "a link to a folder outside", path: "base/up/secret.js", expected: "outsideBaseDirectory"),
      Row(testDescription: "a neighbour whose name begins alike", path: "base2/c.js", expected: "outsideBaseDirectory"),
      Row(testDescription: "the folder itself", path: "base/", expected: "outsideBaseDirectory"),
      Row(testDescription: "a folder", path: "base/sub", expected: "unreadableFile"),
      Row(testDescription: "no file", path: "base/none.js", expected: "unreadableFile"),
      Row(testDescription: "no text", path: "base/latin1.js", expected: "notText"),
    ])
  func reading(_ row: Row) throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "base/a.js")
    try folder.write("b", to: "base/sub/b.js")
    try folder.write("c", to: "base2/c.js")
    try folder.write("secret", to: "secret.js")
    try folder.link("base/inside.js", to: "a.js")
    try folder.link("base/outside.js", to: "../secret.js")
    try folder.link("base/up", to: "..")
    try folder.write(Data([0x61, 0xE4]), to: "base/latin1.js")

    let resources = try Resources(baseDirectory: folder.path + "/base", loader: nil)
    let result: String
    do throws(MarkupError) {
      result = try resources.text(of: "file://\(folder.path)/\(row.path)")
    } catch {
      result = error.code.description
    }
    #expect(result == row.expected)
  }

  @Test("Messages and stacks name a file as its user would")
  func names() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "a.js")
    let resources = try Resources(baseDirectory: folder.path, loader: nil)
    #expect(resources.name(of: "file://\(folder.path)/sub/a.js") == "\(folder.path)/sub/a.js")
    #expect(resources.name(of: "https://a.example/x.js") == "https://a.example/x.js")
  }

  @Test("Nothing loads the network unless a loader does")
  func network() throws {
    struct Loader: ResourceLoader {
      func load(_ url: URL) throws -> Data { Data("loaded \(url.absoluteString)".utf8) }
    }
    let without = try Resources(baseDirectory: nil, loader: nil)
    let error = #expect(throws: MarkupError.self) { try without.text(of: "https://a.example/x.js") }
    #expect(error?.code == .outsideBaseDirectory)
    let with = try Resources(baseDirectory: nil, loader: Loader())
    #expect(try with.text(of: "https://a.example/x.js") == "loaded https://a.example/x.js")
  }

  @Test("A base directory that is none is refused", arguments: ["/no/such/folder", "/dev/null"])
  func noFolder(path: String) {
    #expect(throws: MarkupError.self) { try Resources(baseDirectory: path, loader: nil) }
  }
}

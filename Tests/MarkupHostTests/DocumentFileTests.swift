import Foundation
import Testing

@testable import MarkupHost

@Suite("Encodings of HTML files") struct DocumentEncodingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let encoding, text: String
  }

  @Test("Found, decoded, and written as they were", arguments: [
    Row(testDescription: "UTF-8 unless something says otherwise", bytes: Array("é😀".utf8), encoding: "utf-8", text: "é😀"),
    Row(testDescription: "A byte order mark is kept", bytes: [0xEF, 0xBB, 0xBF, 0x61], encoding: "utf-8", text: "a"),
    Row(testDescription: "UTF-16, big end first", bytes: [0xFE, 0xFF, 0x00, 0x61, 0xD8, 0x3D, 0xDE, 0x00], encoding: "utf-16be", text: "a😀"),
    Row(testDescription: "UTF-16, little end first", bytes: [0xFF, 0xFE, 0x61, 0x00], encoding: "utf-16le", text: "a"),
    Row(testDescription: "A meta element with a charset", bytes: Array("<meta charset=latin1>".utf8) + [0xE9, 0x80, 0x81], encoding: "windows-1252", text: "<meta charset=latin1>é€\u{81}"),
    Row(testDescription: "A meta element with a content type", bytes: Array("<META http-equiv=Content-Type content='text/html; charset=windows-1251'>".utf8) + [0xE9], encoding: "windows-1251", text: "<META http-equiv=Content-Type content='text/html; charset=windows-1251'>й"),
    Row(testDescription: "A meta element in a comment does not count", bytes: Array("<!-- <meta charset=latin1> -->é".utf8), encoding: "utf-8", text: "<!-- <meta charset=latin1> -->é"),
    Row(testDescription: "A meta element cannot say UTF-16", bytes: Array("<meta charset=utf-16>é".utf8), encoding: "utf-8", text: "<meta charset=utf-16>é"),
    Row(testDescription: "An empty file", bytes: [], encoding: "utf-8", text: ""),
  ])
  func encodings(_ row: Row) throws {
    let file = try HTMLFile(Data(row.bytes), name: "a.html")
    #expect(file.encoding.name == row.encoding)
    #expect(file.text == row.text)
    #expect(file.data(of: file.text) == Data(row.bytes))
  }

  @Test("A character that the encoding lacks becomes a reference")
  func reference() throws {
    let file = try HTMLFile(Data("<meta charset=windows-1252>".utf8), name: "a.html")
    #expect(file.data(of: "é → 😀") == Data([0xE9] + Array(" &#8594; &#128512;".utf8)))
  }

  @Test("Bytes that are no text are an error with their place", arguments: [
    (bytes: Array("ab\r\né".utf8) + [0xE9, 0x62], expected: "a.html:2:2: the byte 0xE9 is not UTF-8; save the file in UTF-8, or name its encoding in a meta element with a charset"),
    (bytes: [0xFE, 0xFF, 0x61], expected: "a.html is not whole in UTF-16; save it in UTF-8"),
    (bytes: Array("<meta charset=klingon>".utf8), expected: "a.html says that it is in klingon, which is not supported; convert it to UTF-8"),
  ])
  func notText(bytes: [UInt8], expected: String) throws {
    let error = #expect(throws: MarkupError.self) { try HTMLFile(Data(bytes), name: "a.html") }
    #expect(error?.code == .notText)
    #expect(error?.description == expected)
  }

  @Test("A page from Word comes out in its own encoding")
  func word() throws {
    let path = Documents.folder.appending(path: "word.html").path
    let file = try HTMLFile(contentsOf: path)
    let edited = try Documents.edit(file, "MU.replaceAll('words', 'Wörter – “ok” →')")
    let line = Data("</span> ".utf8) + Data([0x57, 0xF6, 0x72, 0x74, 0x65, 0x72, 0x20, 0x96, 0x20, 0x93, 0x6F, 0x6B, 0x94]) + Data(" &#8594; ".utf8)
    #expect(edited.data.range(of: line) != nil)
    #expect(edited.data.count - file.data.count == 16)
  }
}

@Suite("Writing files") struct AtomicFileTests {
  private func mode(_ path: String) throws -> Int {
    try #require(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }

  private func text(_ path: String) throws -> String { String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self) }

  @Test("A file is replaced and keeps its mode, without leaving a neighbour")
  func replaces() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a.html")
    let path = folder.path + "/a.html"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try AtomicFile.write(Data("new".utf8), to: path)
    #expect(try text(path) == "new")
    #expect(try mode(path) == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.html"])
  }

  @Test("A new file is made as any other")
  func makes() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "other")
    try AtomicFile.write(Data(), to: folder.path + "/new")
    #expect(try mode(folder.path + "/new") == mode(folder.path + "/other"))
  }

  @Test("A symbolic link stays one, and what it leads to is replaced", arguments: ["target", "missing"])
  func links(target: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "sub/target")
    try folder.link("link", to: "sub/\(target)")
    try folder.link("second", to: "link")
    try AtomicFile.write(Data("new".utf8), to: folder.path + "/second")
    #expect(try text(folder.path + "/sub/\(target)") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/second") == "link")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link") == "sub/\(target)")
  }

  @Test("What cannot be written is an error, and leaves nothing behind", arguments: ["folder", "no/such/folder", "loop"])
  func fails(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "folder/x")
    try folder.link("loop", to: "loop")
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    let error = #expect(throws: MarkupError.self) { try AtomicFile.write(Data("new".utf8), to: folder.path + "/" + name) }
    #expect(error?.code == .unwritableFile)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == before)
  }
}

@Suite("Output folders") struct OutputDirectoryTests {
  @Test("Relative paths are kept, others come down to their name")
  func paths() throws {
    let inputs = ["a.html", "x/b.html", "./x//c.html", "x/../d.html", "../e.html", "/tmp/f.html"]
    let directory = try OutputDirectory("out", for: inputs)
    #expect(inputs.map { directory.output(for: $0) } == ["out/a.html", "out/x/b.html", "out/x/c.html", "out/d.html", "out/e.html", "out/f.html"])
  }

  @Test("Two results for one file are an error before anything is written", arguments: [["a.html", "../a.html"], ["a.html", "./a.html"]])
  func conflict(inputs: [String]) throws {
    let error = #expect(throws: MarkupError.self) { try OutputDirectory("out", for: inputs) }
    #expect(error?.code == .conflictingOutputs)
  }

  @Test("Nothing is written outside of it, also not by way of links", arguments: ["b.html", "x/c.html"])
  func links(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "outside/c.html")
    try folder.write("", to: "out/keep")
    try folder.link("out/b.html", to: "../outside/c.html")
    try folder.link("out/x", to: "../outside")
    let input = FileManager.default.currentDirectoryPath + "/" + name
    let directory = try OutputDirectory(folder.path + "/out", for: [input])
    let error = #expect(throws: MarkupError.self) { try directory.write(Data("new".utf8), for: input) }
    #expect(error?.code == .unwritableFile)
    #expect(try String(contentsOfFile: folder.path + "/outside/c.html", encoding: .utf8) == "mine")
  }
}

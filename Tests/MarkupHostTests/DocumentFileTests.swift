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
    Row(testDescription: "Shift_JIS, with half-width katakana", bytes: named("shift_jis", [0x93, 0xFA, 0x83, 0x5C, 0xB1]), encoding: "shift_jis", text: "<meta charset=shift_jis>日ソｱ"),
    Row(testDescription: "EUC-JP", bytes: named("x-euc-jp", [0xC6, 0xFC, 0x8E, 0xB1]), encoding: "euc-jp", text: "<meta charset=x-euc-jp>日ｱ"),
    Row(testDescription: "ISO-2022-JP, by escape sequences", bytes: named("iso-2022-jp", [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x1B, 0x28, 0x42, 0x61]), encoding: "iso-2022-jp", text: "<meta charset=iso-2022-jp>日a"),
    Row(testDescription: "GB2312 is GBK", bytes: named("gb2312", [0xC4, 0xE3, 0x80]), encoding: "gbk", text: "<meta charset=gb2312>你€"),
    Row(testDescription: "GB18030, up to four bytes", bytes: named("gb18030", [0xC4, 0xE3, 0x94, 0x39, 0xFC, 0x36, 0x81, 0x30, 0x81, 0x30]), encoding: "gb18030", text: "<meta charset=gb18030>你😀\u{80}"),
    Row(testDescription: "Big5", bytes: named("big5", [0xA4, 0xE9, 0xA1, 0x45]), encoding: "big5", text: "<meta charset=big5>日‧"),
    Row(testDescription: "EUC-KR, with what Windows adds", bytes: named("ks_c_5601-1987", [0xC7, 0xD1, 0x81, 0x41]), encoding: "euc-kr", text: "<meta charset=ks_c_5601-1987>한갂"),
    Row(testDescription: "KOI8-R", bytes: named("koi8-r", [0xC1, 0xE1]), encoding: "koi8-r", text: "<meta charset=koi8-r>аА"),
    Row(testDescription: "Latin 9", bytes: named("csisolatin9", [0xA4, 0xBD]), encoding: "iso-8859-15", text: "<meta charset=csisolatin9>€œ"),
    Row(testDescription: "Macintosh", bytes: named("x-mac-roman", [0x8E, 0xF0]), encoding: "macintosh", text: "<meta charset=x-mac-roman>é\u{F8FF}"),
    Row(testDescription: "What Windows has no character for is a control", bytes: named("windows-1251", [0x98, 0xE9]), encoding: "windows-1251", text: "<meta charset=windows-1251>\u{98}й"),
    Row(testDescription: "A meta element that says x-user-defined means Windows-1252", bytes: named("x-user-defined", [0x80]), encoding: "windows-1252", text: "<meta charset=x-user-defined>€"),
  ])
  func encodings(_ row: Row) throws {
    let file = try HTMLFile(Data(row.bytes), name: "a.html")
    #expect(file.encoding.name == row.encoding)
    #expect(file.text == row.text)
    #expect(file.data(of: file.text) == Data(row.bytes))
  }

  /// A meta element that names an encoding, and bytes.
  private static func named(_ label: String, _ bytes: [UInt8]) -> [UInt8] { Array("<meta charset=\(label)>".utf8) + bytes }

  @Test("What another encoding lacks becomes a reference, rather than a character like it", arguments: [
    (label: "shift_jis", text: "日¥é😀", bytes: [0x93, 0xFA] + Array("&#165;&#233;&#128512;".utf8)),
    (label: "iso-2022-jp", text: "日é本", bytes: [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x1B, 0x28, 0x42] + Array("&#233;".utf8) + [0x1B, 0x24, 0x42, 0x4B, 0x5C, 0x1B, 0x28, 0x42]),
    (label: "gbk", text: "你€😀", bytes: [0xC4, 0xE3, 0x80] + Array("&#128512;".utf8)),
    (label: "koi8-r", text: "аé", bytes: [0xC1] + Array("&#233;".utf8)),
  ])
  func references(label: String, text: String, bytes: [UInt8]) throws {
    let file = try HTMLFile(Data(Self.named(label, [])), name: "a.html")
    #expect(file.data(of: text) == Data(bytes))
  }

  @Test("A character that the encoding lacks becomes a reference")
  func reference() throws {
    let file = try HTMLFile(Data("<meta charset=windows-1252>".utf8), name: "a.html")
    #expect(file.data(of: "é → 😀") == Data([0xE9] + Array(" &#8594; &#128512;".utf8)))
  }

  @Test("Bytes that are no text are an error with their place", arguments: [
    (bytes: Array("ab\r\né".utf8) + [0xE9, 0x62], expected: "a.html:2:2: the byte 0xE9 is not UTF-8; save the file in UTF-8, or name its encoding in a meta element with a charset"),
    (bytes: [0xFE, 0xFF, 0x61], expected: "a.html is not whole in UTF-16; save it in UTF-8"),
    (bytes: named("shift_jis", [0x81, 0x20]), expected: "a.html is not text in shift_jis, as it says; save it in UTF-8"),
    (bytes: named("iso-2022-kr", []), expected: "a.html says that it is in iso-2022-kr, which is not supported; convert it to UTF-8"),
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

import Foundation
import MarkupHost
import Testing

@testable import MarkupEditor

@Suite("Reading RTF") struct RTFReaderTests {
  struct Row: CustomTestStringConvertible {
    let testDescription, rtf, html: String

    init(_ reason: String, _ rtf: String, _ html: String) {
      (testDescription, self.rtf, self.html) = (reason, rtf, html)
    }
  }

  /// The HTML of a document with this body.
  private static func html(_ body: String, head: String = "") throws -> String {
    try RTFReader.html(from: Data("{\\rtf1\\ansi\\ansicpg1252\(head)\n\(body)}".utf8))
  }

  @Test(
    "Characters",
    arguments: [
      Row("a code page's bytes", #"\'e4\'80\'93"#, "<p>ä€“</p>"),
      Row("Unicode, and what stands for it", #"\u8364?\u228\'e4x"#, "<p>€äx</p>"),
      Row("as many as \\uc says stand for it", #"{\uc2\u8364 ab}\u8364 c{\uc0\u8364}d"#, "<p>€€€d</p>"),
      Row("negative numbers are those above 32767", #"\u-4051?\u-10179?\u-8704?"#, "<p>-😀</p>"),
      Row("half a pair", #"a\u-10179?b"#, "<p>a\u{FFFD}b</p>"),
      Row("a group ends what stands for a character", #"{\u8364}ab"#, "<p>€ab</p>"),
      Row("a word stands for a character too", #"\u8211\endash x\u8364\'80"#, "<p>–x€</p>"),
      Row("braces and backslashes", #"\{\\\}"#, "<p>{\\}</p>"),
      Row("words for characters", #"a\emdash b\~c\-d\_e \lquote x\rquote"#, "<p>a—b&nbsp;c\u{AD}d\u{2011}e ‘x’</p>"),
      Row("HTML's own characters", "a < b & c > d", "<p>a &lt; b &amp; c &gt; d</p>"),
      Row("line ends mean nothing", "a\r\nb", "<p>ab</p>"),
      Row("a backslash before a line end is a paragraph", "a\\\nb\\\r\nc", "<p>a</p><p>b</p><p>c</p>"),
      Row("spaces that HTML would collapse", "  a  b ", "<p>&nbsp; a &nbsp;b</p>"),
      Row("a tab is four spaces", #"a\tab b"#, "<p>a &nbsp; &nbsp;b</p>"),
      Row("line breaks", #"a\line b\line "#, "<p>a<br>b</p>"),
      Row("bytes announced by \\bin are no RTF", #"a{\pict\wmetafile8\bin5 }{\b}}b"#, "<p>ab</p>"),
      Row("what no standard knows is left out", #"a\nonsense3 {\*\unheard of{\b x}}b"#, "<p>ab</p>"),
      Row("the better of two alternatives", #"{\upr{x}{\*\ud{\u1078?}}}"#, "<p>ж</p>"),
    ])
  func characters(_ row: Row) throws { #expect(try Self.html(row.rtf) == row.html) }

  @Test("Character sets of fonts, with one byte for a character and with two")
  func characterSets() throws {
    let head =
      #"{\fonttbl{\f0\fcharset204 A;}{\f1\fcharset128 B;}{\f2\fcharset2 Symbol;}{\f3\fcharset134 C;}{\f4\fcharset0\cpg437 D;}\f5\fcharset77 E;}"#
    let body = #"\f0\'c4\'e0 \f1\'83A\'93\'fa \f2 abg\'b7 \f3\'c4\'e3 \f4\'81 \f5\'8a"#
    #expect(try Self.html(body, head: head) == "<p>Да ア日 αβγ• 你 ü ä</p>")
    #expect(try RTFReader.html(from: Data(#"{\rtf1\mac \'8a}"#.utf8)) == "<p>ä</p>")
    #expect(try RTFReader.html(from: Data(#"{\rtf1\ansi\ansicpg1251 \'c4\'e0}"#.utf8)) == "<p>Да</p>")
    #expect(try RTFReader.html(from: Data(#"{\rtf1\pc \'e1}"#.utf8)) == "<p>ß</p>")
  }

  @Test(
    "Marks",
    arguments: [
      Row("on and off", #"\b a\b0  b {\i c}d"#, "<p><strong>a</strong> b <em>c</em>d</p>"),
      Row("marks that cross are nested", #"\b a\i b\b0 c\i0"#, "<p><strong>a<em>b</em></strong><em>c</em></p>"),
      Row("underlines of all kinds, but not the colour of one", #"\uldb a\ulnone\ulc3  b"#, "<p><u>a</u> b</p>"),
      Row("struck once and twice", #"\strike a\strike0 \striked1 b\striked0 c"#, "<p><s>ab</s>c</p>"),
      Row("raised and lowered", #"x\super 2\sub i\nosupersub  {\up6 a}{\dn6 b}{\up0 c}"#, "<p>x<sup>2</sup><sub>i</sub> <sup>a</sup><sub>b</sub>c</p>"),
      Row("\\plain ends them all", #"\b\i\ul a\plain b"#, "<p><strong><em><u>a</u></em></strong>b</p>"),
      Row("hidden and deleted text", #"a{\v b}{\deleted c}d"#, "<p>ad</p>"),
      Row("a monospaced font is code", #"{\fonttbl{\f0 Arial;}{\f1\fmodern\fprq1 Some;}{\f2 Menlo-Regular;}}a\f1 b\f0 c\f2 d"#, "<p>a<code>b</code>c<code>d</code></p>"),
      Row("a font of East Asia is not", #"{\fonttbl{\f1\fmodern\fprq1\fcharset128 MS Mincho;}}\f1 b"#, "<p>b</p>"),
      Row("the default font counts", #"\deff1{\fonttbl{\f0 Arial;}{\f1 Courier New;}}a\f0 b"#, "<p><code>a</code>b</p>"),
      Row("two paragraphs of code and more are a block", #"{\fonttbl{\f0 Menlo;}{\f1 A;}}\f0 a\par   <b>\tab c\par\par d\par\f1 e"#, "<pre><code>a\n  &lt;b&gt;\tc\n\nd</code></pre><p>e</p>"),
    ])
  func marks(_ row: Row) throws { #expect(try Self.html(row.rtf) == row.html) }

  @Test(
    "Blocks",
    arguments: [
      Row("nothing", "", ""),
      Row("empty paragraphs stay, but not at the end", #"a\par\par b\par\par"#, "<p>a</p><p></p><p>b</p>"),
      Row("an outline level is a heading", #"\outlinelevel0 a\par\pard\outlinelevel8 b\par\pard\outlinelevel9 c"#, "<h1>a</h1><h6>b</h6><p>c</p>"),
      Row("a style's outline level, also that of its base", #"{\stylesheet{\s1\outlinelevel1 A;}{\s2\sbasedon1 B;}}\s2 a\par\pard b"#, "<h2>a</h2><p>b</p>"),
      Row("a style by its name", #"{\stylesheet{\s3 heading 3,h3;}}\s3 a"#, "<h3>a</h3>"),
      Row("styles based on each other", #"{\stylesheet{\s1\sbasedon2 A;}{\s2\sbasedon1 B;}}\s1 a"#, "<p>a</p>"),
      Row("a heading is bold anyway", #"\outlinelevel0\b a\i b\par b\b0 c"#, "<h1>a<em>b</em></h1><h1><strong><em>b</em></strong><em>c</em></h1>"),
      Row("headers, footers, notes and comments are left out", #"{\header h\par}a{\footnote b}{\*\annotation c}{\info{\title t}}"#, "<p>a</p>"),
    ])
  func blocks(_ row: Row) throws { #expect(try Self.html(row.rtf) == row.html) }

  private static let lists =
    #"{\*\listtable{\list{\listlevel\levelnfc23{\leveltext x;}}{\listlevel\levelnfc4}\listid7}{\list{\listlevel\levelnfc2\levelstartat3}\listid8}{\list{\listlevel\levelnfc255}\listid9}}"#
    + #"{\*\listoverridetable{\listoverride\listid7\ls1}{\listoverride\listid8\ls2}{\listoverride\listid9\ls3}}"#

  @Test(
    "Lists",
    arguments: [
      Row("bullets, and letters below", #"\ls1 a\par\ilvl1 b\par c\par\ilvl0 d"#, "<ul><li><p>a</p><ol><li><p>b</p></li><li><p>c</p></li></ol></li><li><p>d</p></li></ul>"),
      Row("a level that is left out", #"\ls1\ilvl3 a\par\ilvl1 b\par\ilvl0 c"#, "<ol><li><p>a</p></li></ol><ol><li><p>b</p></li></ol><ul><li><p>c</p></li></ul>"),
      Row("a list goes on behind a paragraph", #"\ls2 a\par b\par\pard c\par\ls2 d"#, "<ol start=\"3\"><li><p>a</p></li><li><p>b</p></li></ol><p>c</p><ol start=\"5\"><li><p>d</p></li></ol>"),
      Row("another list beside it", #"\ls1 a\par\ls2 b"#, "<ul><li><p>a</p></li></ul><ol start=\"3\"><li><p>b</p></li></ol>"),
      Row("a list without bullet or number is none", #"\ls3 a"#, "<p>a</p>"),
      Row("list 0 is none", #"\ls1 a\par\ls0 b"#, "<ul><li><p>a</p></li></ul><p>b</p>"),
      Row("the text of the list alone", #"{\listtext\tab\'95\tab}a\par\pard{\listtext 3.\tab}b\par {\listtext 4.\tab}c"#, "<ul><li><p>a</p></li></ul><ol start=\"3\"><li><p>b</p></li><li><p>c</p></li></ol>"),
      Row("the numbering of old", #"\pard{\*\pn\pnlvlblt{\pntxtb\'b7}}{\pntext\'b7\tab}a\par{\pntext\'b7\tab}b\par\pard{\*\pn\pnlvlbody\pndec}{\pntext 1.\tab}c"#, "<ul><li><p>a</p></li><li><p>b</p></li></ul><ol><li><p>c</p></li></ol>"),
      Row("an empty item", #"\ls1 a\par\par b"#, "<ul><li><p>a</p></li><li><p></p></li><li><p>b</p></li></ul>"),
      Row("the number of a heading is text", #"\ls2\outlinelevel0 {\listtext iii.\tab}a"#, "<h1>iii. a</h1>"),
    ])
  func lists(_ row: Row) throws { #expect(try Self.html(row.rtf, head: Self.lists) == row.html) }

  @Test(
    "Tables",
    arguments: [
      Row("rows and cells", #"\trowd\cellx100\cellx200\intbl a\cell b\cell\row\trowd\cellx100\cellx200 c\cell\cell\row\pard d"#, "<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td></td></tr></tbody></table><p>d</p>"),
      Row("paragraphs and lists in a cell", #"\trowd\cellx100\intbl a\par b\cell\ls1 c\cell\row"#, "<table><tbody><tr><td><p>a</p><p>b</p></td><td><ul><li><p>c</p></li></ul></td></tr></tbody></table>"),
      Row("cells merged by words", #"\trowd\clmgf\cellx100\clmrg\cellx200\cellx300\intbl a\cell\cell b\cell\row"#, "<table><tbody><tr><td colspan=\"2\">a</td><td>b</td></tr></tbody></table>"),
      Row("cells that are wider than those above", #"\trowd\cellx100\cellx200\intbl a\cell b\cell\row\trowd\cellx205\intbl c\cell\row"#, "<table><tbody><tr><td>a</td><td>b</td></tr><tr><td colspan=\"2\">c</td></tr></tbody></table>"),
      Row("cells merged with those above", #"\trowd\clvmgf\cellx100\cellx200\intbl a\cell b\cell\row\trowd\clvmrg\cellx100\cellx200\intbl\cell c\cell\row"#, "<table><tbody><tr><td rowspan=\"2\">a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>"),
      Row("header rows", #"\trowd\trhdr\cellx100\intbl a\cell\row\trowd\cellx100\intbl b\cell\row"#, "<table><tbody><tr><th>a</th></tr><tr><td>b</td></tr></tbody></table>"),
      Row("a table in a cell", #"\trowd\cellx900\pard\intbl a\par\pard\intbl\itap2 b\nestcell{\*\nesttableprops\trowd\cellx100\nestrow}{\nonesttables\par}\pard\intbl c\cell\row"#, "<table><tbody><tr><td><p>a</p><table><tbody><tr><td>b</td></tr></tbody></table><p>c</p></td></tr></tbody></table>"),
      Row("a row without an end", #"\trowd\cellx100\intbl a\cell b"#, "<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>"),
      Row("a row that nothing defines", #"\intbl a\cell b\cell\row"#, "<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>"),
      Row("a depth beyond all measure", #"\intbl\itap2000000000 a\nestcell\nestrow"#, String(repeating: "<table><tbody><tr><td>", count: 20) + "a" + String(repeating: "</td></tr></tbody></table>", count: 20)),
    ])
  func tables(_ row: Row) throws { #expect(try Self.html(row.rtf, head: Self.lists) == row.html) }

  @Test(
    "Links",
    arguments: [
      Row("an address", #"{\field{\*\fldinst{HYPERLINK "http://a.b/?c=1&d"}}{\fldrslt{\ul x}}}y"#, "<p><a href=\"http://a.b/?c=1&amp;d\">x</a>y</p>"),
      Row("a place in a document", #"{\field{\*\fldinst HYPERLINK  \\l "here" \\o "Title"}{\fldrslt x}}"#, "<p><a href=\"#here\">x</a></p>"),
      Row("an address without quotation marks", #"{\field{\*\fldinst HYPERLINK mailto:a@b.c }{\fldrslt x}}"#, "<p><a href=\"mailto:a@b.c\">x</a></p>"),
      Row("quotation marks in an address", #"{\field{\*\fldinst HYPERLINK "a\'93b"}{\fldrslt x}}"#, "<p><a href=\"a“b\">x</a></p>"),
      Row("marks inside", #"{\field{\*\fldinst HYPERLINK "u"}{\fldrslt a{\b b}}}"#, "<p><a href=\"u\">a<strong>b</strong></a></p>"),
      Row("a script is no address", #"{\field{\*\fldinst HYPERLINK "java\'09script:x"}{\fldrslt a}}"#, "<p>a</p>"),
      Row("other fields show what they came to", #"{\field{\*\fldinst PAGE}{\fldrslt 7}}"#, "<p>7</p>"),
    ])
  func links(_ row: Row) throws { #expect(try Self.html(row.rtf) == row.html) }

  @Test(
    "Pictures",
    arguments: [
      Row("hexadecimal", #"{\pict\pngblip\picwgoal300\pichgoal150 89 50\#n4e47}"#, #"<p><img src="data:image/png;base64,iVBORw==" width="20" height="10"></p>"#),
      Row("binary", #"{\pict\jpegblip\picscalex50\picwgoal300\bin3 abc}"#, #"<p><img src="data:image/jpeg;base64,YWJj" width="10"></p>"#),
      Row("Word's picture, and the one for others", #"{\*\shppict{\pict{\*\picprop{\sp{\sn wzDescription}{\sv a "b"}}}\pngblip 89}}{\nonshppict{\pict\wmetafile8 00}}"#, #"<p><img src="data:image/png;base64,iQ==" alt="a &quot;b&quot;"></p>"#),
      Row("a type that no browser shows", #"a{\pict\emfblip 0123}b"#, "<p>ab</p>"),
      Row("the name of a file that is not there", #"a{{\NeXTGraphic b.png \width1 }\'ac}c"#, "<p>ac</p>"),
      Row("in a link", #"{\field{\*\fldinst HYPERLINK "u"}{\fldrslt\b{\pict\pngblip 89}}}"#, #"<p><a href="u"><img src="data:image/png;base64,iQ=="></a></p>"#),
    ])
  func pictures(_ row: Row) throws { #expect(try Self.html(row.rtf) == row.html) }

  @Test("What is no RTF, or too much of it, is told")
  func limits() throws {
    for text in ["", "x", "<p>x</p>", "{\\rt", "rtf1"] {
      let error = #expect(throws: MarkupError.self) { try RTFReader.html(from: Data(text.utf8)) }
      #expect(error?.code == .notRTF)
    }
    var reader = RTFReader()
    reader.maximumDepth = 3
    #expect(try reader.html(from: Data(#"{\rtf1 {{a}}}"#.utf8)) == "<p>a</p>")
    let deep = #expect(throws: MarkupError.self) { try reader.html(from: Data(#"{\rtf1 {{{a}}}}"#.utf8)) }
    #expect(deep?.code == .rtfTooLarge)
    reader.maximumSize = 10
    let long = #expect(throws: MarkupError.self) { try reader.html(from: Data(#"{\rtf1 abcd}"#.utf8)) }
    #expect(long?.message == "the RTF has 12 bytes, and 10 may be read; leave out pictures")
  }

  @Test("A document is read as far as it goes", arguments: ["textedit", "word", "wordpad", "pages", "libreoffice"])
  func truncated(name: String) throws {
    let data = try Self.fixture(name)
    let whole = try RTFReader.html(from: data)
    for count in stride(from: 6, to: data.count, by: 97) { _ = try RTFReader.html(from: data.prefix(count)) }
    #expect(try RTFReader.html(from: data + Data(#"} more {\b text}"#.utf8)) == whole)
  }

  @Test("The editor holds all that is read", arguments: ["textedit", "word", "wordpad", "pages", "libreoffice"])
  func held(name: String) throws {
    let html = try RTFReader.html(from: Self.fixture(name))
    let lost = try PageThread.run {
      let editor = try DocumentEditor(HTMLFile(Data(html.utf8), name: name))
      defer { editor.page.close() }
      return try editor.losses().map(\.description)
    }
    #expect(lost == [])
  }

  private static func fixture(_ name: String) throws -> Data {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try Data(contentsOf: folder.appending(path: "RTF/\(name).rtf"))
  }

  @Test(
    "What applications write",
    arguments: [
      Row(
        "TextEdit", "textedit",
        """
        <p><strong>Saturday</strong></p>
        <p>Bring <u>bread</u> and <em>butter</em>, or <strong>both</strong>. It’s 5&nbsp;€, <s>6</s>. See \
        <a href="https://example.org/a?b=1&amp;c=2">the map</a>. Run <code>make all</code>.</p>
        <p></p>
        <ul><li><p>One</p>
        </li><li><p>Two</p>
        <ul><li><p>Two and a half</p>
        </li></ul></li></ul><ol><li><p>First</p>
        </li><li><p>Second, H<sup>2</sup>O and x<sub>i</sub></p>
        </li></ol><p></p>
        <table><tbody><tr><td>Apples</td><td>three</td></tr><tr><td colspan="2"><strong>nothing else</strong></td></tr></tbody></table>\
        <p>The end.</p>
        """),
      Row(
        "Word", "word",
        """
        <h1>The <em>quarter</em></h1><p>We sold <strong>more</strong> than “ever” – naïve, łódź, 😀<sup>1</sup>indeed; see \
        <a href="https://example.org/report#q3">the report</a>, page 7.</p>
        <ul><li><p>Apples</p>
        <ol><li><p>red</p>
        </li><li><p>green</p>
        </li></ol></li><li><p>Pears</p>
        </li></ul><h2>Steps</h2><ol><li><p>Open</p>
        </li></ol><p>Run <code>make&nbsp;all</code> first.</p>
        <ol start="2"><li><p>Close</p>
        </li></ol><table><tbody><tr><th>Month</th><th colspan="2">Sales</th></tr><tr><td rowspan="2">July</td><td>3</td><td><p>first</p>
        <p>second</p>
        </td></tr><tr><td>4</td><td><table><tbody><tr><td>in</td></tr></tbody></table></td></tr></tbody></table>\
        <p><img src="data:image/png;base64,iVBORw0KGgoAAA==" alt="A &quot;dot&quot;" width="10" height="5"></p>
        """),
      Row(
        "WordPad", "wordpad",
        """
        <p><strong>Привет</strong>, мир</p>
        <ul><li><p>один</p>
        </li><li><p>два</p>
        </li></ul><ol><li><p>日本語ア</p>
        </li><li><p>x</p>
        </li></ol><p><code>code</code></p>
        """),
      Row(
        "Pages", "pages",
        """
        <p><strong>Garden</strong></p>
        <p>Beds — <em>raised</em> — and a plan:<br>two lines.</p>
        <ul><li><p>Beans</p>
        </li><li><p>Peas</p>
        </li></ul><p>The shed.</p>
        """),
      Row(
        "LibreOffice", "libreoffice",
        """
        <h1>Harbour <em>notes</em></h1><p>Boats in <strong>blue</strong>, <u>green</u> and <s>red</s>; H<sub>2</sub>O, x<sup>2</sup>, \
        <code>make all</code>. Größe „łódź“ 😀 漢字.</p>
        <h2>Lists</h2><ul><li><p>One</p>
        </li><li><p>Two</p>
        <ol><li><p>Two a</p>
        </li><li><p>Two b</p>
        </li></ol></li><li><p>Three</p>
        </li></ul><p>Between.</p>
        <ol start="3"><li><p>third</p>
        </li><li><p>fourth</p>
        </li></ol><table><tbody><tr><td colspan="2"><strong>Wide</strong></td><td><strong>C</strong></td></tr><tr><td rowspan="2">Tall</td>\
        <td>b1</td><td>c1</td></tr><tr><td>b2</td><td>c2 <strong>bold</strong></td></tr></tbody></table>\
        <p>See <a href="https://example.org/?a=1&amp;b=2">there</a>.</p>
        <pre><code>let x = 1
          let y = 2</code></pre><p><img src="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ\
        /pLvAAAAAElFTkSuQmCC" width="20" height="10"></p>
        <p>Last<br>line</p>
        """),
    ])
  func applications(_ row: Row) throws {
    // A line a paragraph, to be read.
    #expect(try RTFReader.html(from: Self.fixture(row.rtf)).replacing("</p>", with: "</p>\n").trimmingCharacters(in: .newlines) == row.html)
  }
}

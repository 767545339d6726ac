import Foundation
import Testing

@testable import MarkupHost

@Suite("What the editor does not hold") struct DocumentLossTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription, source: String
    let expected: [String]

    init(_ reason: String, _ source: String, _ expected: [String]) {
      testDescription = reason
      self.source = source
      self.expected = expected
    }
  }

  @Test("Losses by kind and place", arguments: [
    Row("What is all held is no loss", "<h1 id=a>t</h1>\n<p><b>b</b><i>i</i><a href=x title=y>l</a><img src=a alt=b width=2 height=03></p><ol start=3><li>i</ol><table class=t><tbody><tr><td colspan=1 rowspan=\"2\" style='background-color:red'>x</table><pre><code class='language-js'>x</code></pre><hr>", []),
    Row("Unknown markup", "<p>x</p><!-- c --><details open><summary>s</summary><p>b</p></details><svg><circle r=\"1\"/></svg><iframe src=\"v\"></iframe><video src=\"m.mp4\"></video><ol reversed type=\"a\" start=\"3\"><li>i</li></ol>", [
      "comment 1:9 the comment <!-- c -->", "element 1:19 <details>", "element 1:33 <summary>", "element 1:71 <svg>", "element 1:97 <iframe>",
      "element 1:122 <video>", "attribute 1:153 reversed of <ol>", "attribute 1:162 type=\"a\" of <ol>",
    ]),
    Row("Attributes of what is held", "<p class=q dir=rtl>a<b title=t>c</b></p>", ["attribute 1:4 class=\"q\" of <p>", "attribute 1:12 dir=\"rtl\" of <p>", "attribute 1:24 title=\"t\" of <b>"]),
    Row("Handlers", "<p onclick='x()'>a</p>", ["attribute 1:4 onclick=\"x()\" of <p>"]),
    Row("Declarations of a style that mean no format", "<p style='color:red; text-align:center'><span style='font-weight:bold; color:blue'>a</span></p>", [
      "attribute 1:4 the style color of <p>", "attribute 1:4 the style text-align of <p>", "attribute 1:47 the style color of <span>",
    ]),
    Row("Numbers that are none", "<p><img src=a width='50%'></p><ol start=abc><li>i</ol><table><tr><td colspan=0>x</table>", [
      "value 1:15 width=\"50%\" of <img>", "value 1:35 start=\"abc\" of <ol>", "value 1:70 colspan=\"0\" of <td>",
    ]),
    Row("Classes beside that of the language", "<pre class=z><code class='language-js hljs'>a<span>b</span></code></pre>", [
      "attribute 1:6 class=\"z\" of <pre>", "attribute 1:20 class=\"hljs\" of <code>", "element 1:46 <span>",
    ]),
    Row("Elements without content", "<p>a<a name=k></a><b></b><wbr>b</p>", ["element 1:5 <a>", "element 1:26 <wbr>"]),
    Row("Scripts and styles go with their content", "<p>a</p><script>let x = '<p>'</script><style>p {}</style>", ["element 1:9 <script>", "element 1:39 <style>"]),
    Row("Links that run scripts, whatever their spelling", "<p><a href='JaVa&#9;script:alert(1)'>a</a><a href='data:text/html,x'>b</a><a href=' vbscript:x'>c</a><a href='javascript.html'>d</a></p>", [
      "link 1:7 the javascript: link of <a>", "link 1:46 the data:text/html link of <a>", "link 1:78 the vbscript: link of <a>",
    ]),
    Row("Lines end with LF, CR LF and CR; columns are UTF-16 code units", "<p>a</p>\r\n<p>😀<u class=x>b</u></p>\r<hr class=y>\n<hr class=z>", [
      "attribute 2:9 class=\"x\" of <u>", "attribute 3:5 class=\"y\" of <hr>", "attribute 4:5 class=\"z\" of <hr>",
    ]),
    Row("The head is not edited", "<!DOCTYPE html><!-- a --><head><style>p {}</style></head><body class=x><p>a</p></body><!-- b -->", []),
  ])
  func losses(_ row: Row) throws {
    let losses = try Documents.losses(row.source)
    #expect(losses.map { "\($0.kind) \($0.position.line):\($0.position.column) \($0.name)" } == row.expected)
  }

  @Test("Only what an edit wrote anew is lost", arguments: [
    Row("A changed word loses nothing", "<p class=x>a <span>b</span><!-- c --></p><video></video>", []),
    Row("A comment in text that goes", "<p>b <!-- c -->b</p>", ["the comment <!-- c -->"]),
  ])
  func lost(_ row: Row) throws {
    let script =
      row.expected.isEmpty
      ? "MU.replaceAll('b', 'd')" : "MU.selectElement('p'); { const view = MU.activeView(); view.dispatch(view.state.tr.insertText('n')) }"
    #expect(try Documents.edit(row.source, script).lost.map(\.name) == row.expected)
  }

  struct EditRow: Sendable, CustomTestStringConvertible {
    let testDescription, source, script: String
    let expected: [String]

    init(_ reason: String, _ source: String, _ script: String, _ expected: [String]) {
      testDescription = reason
      self.source = source
      self.script = script
      self.expected = expected
    }
  }

  @Test("Of several equal losses the place is that of the one that is gone", arguments: [
    EditRow("The first element", "<p>a <span>1</span> b <span>2</span> c</p>", "MU.selectText('a 1'), MU.insertText('n')", ["1:6 <span>"]),
    EditRow("The last element", "<p>a <span>1</span> b <span>2</span> c</p>", "MU.selectText('b 2 c'), MU.insertText('n')", ["1:23 <span>"]),
    EditRow("The one in the middle", "<p>a <i lang=x>1</i> b <i lang=x>2</i> c <i lang=x>3</i></p>", "MU.selectText('2'), MU.toggleItalic()", ["1:27 lang=\"x\" of <i>"]),
    EditRow("The first comment", "<p>a <!--c-->1 b <!--c-->2 c</p>", "MU.selectText('a 1'), MU.insertText('n')", ["1:6 the comment <!--c-->"]),
    EditRow("The first attribute", "<p><b title=t>a</b> x <b title=t>b</b></p>", "MU.selectText('a'), MU.toggleBold()", ["1:7 title=\"t\" of <b>"]),
    EditRow("Two of three", "<p><b title=t>a</b> x <b title=t>b</b> y <b title=t>c</b></p>", "MU.setHTML('<p>a x b y <b>c</b></p>')", ["1:7 title=\"t\" of <b>", "1:26 title=\"t\" of <b>"]),
    EditRow("In another line", "<p class=x>a</p>\n<p class=x>b</p>\n<p class=x>c</p>", "MU.setHTML('<p>z</p><h1>q</h1><p>c</p>')", ["2:4 class=\"x\" of <p>"]),
    EditRow("Beside one whose tag has another name now", "<p class=x>a</p><p class=x>b</p>", "MU.selectText('a'), MU.setStyle('H1'), MU.selectText('b'), MU.setStyle('PRE')", ["1:20 class=\"x\" of <p>"]),
    EditRow("Beside one that has moved", "<p class=x>a</p><p class=x>b</p><p>c</p>", "MU.setHTML('<p>c</p><pre>n</pre><ul><li><p>b</p></li></ul>')", []),
    EditRow("Equal names in a tag", "<p><b title=t class=t>a</b><b title=t class=t>b</b></p>", "MU.setHTML('<p>a<b>b</b></p>')", ["1:7 title=\"t\" of <b>", "1:15 class=\"t\" of <b>"]),
  ])
  func lostPlaces(_ row: EditRow) throws {
    let lost = try Documents.edit(row.source, row.script).lost
    #expect(lost.map { "\($0.position.line):\($0.position.column) \($0.name)" } == row.expected)
  }

  @Test("A loss is worded with its place")
  func wording() throws {
    let loss = try #require(try Documents.losses("<p>a</p>\n  <video></video>").first)
    #expect(loss.refusal == "a.html:2:3: <video> cannot be held by the editor; take it out, or leave out --strict to drop it")
  }
}

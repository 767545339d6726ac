const parse = (html, tag = "div") => {
  const element = document.createElement(tag)
  element.innerHTML = html
  return element.innerHTML
}
const row = (reason, html, expected, tag) => ({ reason, run: () => parse(html, tag), expected })

;({
  title: "Fragments of HTML",
  rows: [
    row("nothing comes of nothing", "", ""),
    row("text alone", "a", "a"),
    row("an astral character is one character", "\u{1F600}", "\u{1F600}"),
    row("a lone surrogate stays", "a\uD800b", "a\uD800b"),
    row("NUL is dropped from text", "a\0b", "ab"),
    row("CR LF and CR are line feeds", "a\r\nb\rc", "a\nb\nc"),
    row("the first line feed of pre is dropped", "<pre>\na\n</pre>", "<pre>a\n</pre>"),
    row("references with and without a semicolon", "&lt;&amp;&copy&#x41;&#65;&notit;", "&lt;&amp;©AA¬it;"),
    row("a reference in an attribute is not taken inside of a word", '<a href="?a=1&copy=2&amp;b">x</a>', '<a href="?a=1&amp;copy=2&amp;b">x</a>'),
    row("names are folded to lower case", '<DIV Title=A DATA-X="B">x</Div>', '<div title="A" data-x="B">x</div>'),
    row("of two attributes of a name the first counts", "<p a=1 A=2></p>", '<p a="1"></p>'),
    row("attributes without value, in single quotes and without quotes", "<p a b='\"' c=d/e></p>", '<p a="" b="&quot;" c="d/e"></p>'),
    row("a paragraph ends where a block begins", "<p>a<div>b</div>c", "<p>a</p><div>b</div>c"),
    row("list items close each other", "<ul><li>a<li>b</ul>", "<ul><li>a</li><li>b</li></ul>"),
    row("misnested formatting is taken apart", "<b>1<i>2</b>3</i>", "<b>1<i>2</i></b><i>3</i>"),
    row("formatting around a block is taken apart", "<b>1<p>2</b>3", "<b>1</b><p><b>2</b>3</p>"),
    row("a table gets its body and rows", "<table><td>a", "<table><tbody><tr><td>a</td></tr></tbody></table>"),
    row("what a table cannot hold comes before it", "<table><tr><td>a</td></tr>b<p>c</table>", "b<p>c</p><table><tbody><tr><td>a</td></tr></tbody></table>"),
    row("text before a table joins the text that is there", "a<table>b</table>", "ab<table></table>"),
    row("rows stand in a body of their own kind", "<td>a</td>", "<td>a</td>", "tr"),
    row("a cell outside of a table is dropped", "<td>a</td>", "a"),
    row("select takes elements in its options", "<select><option><b>a</b><option>b</select>", "<select><option><b>a</b></option><option>b</option></select>"),
    row("a select in a select ends it", "<select><option>a<select>b", "<select><option>a</option></select>b"),
    row("search ends a paragraph", "<p>a<search>b</search>", "<p>a</p><search>b</search>"),
    row("raw text is not markup", "<style>a>b{}</style><script>if (a<b) {}</script>", "<style>a>b{}</style><script>if (a<b) {}</script>"),
    row("textarea is text with references", "<textarea><b>&amp;</textarea>", "<textarea>&lt;b&gt;&amp;</textarea>"),
    row("comments, and what is none", "<!--a--><!-- b --!><?c?></ d>", "<!--a--><!-- b --><!--?c?--><!-- d-->"),
    row("CDATA is a comment in HTML and text in SVG", "<![CDATA[a]]><svg><![CDATA[b<]]></svg>", "<!--[CDATA[a]]--><svg>b&lt;</svg>"),
    row("names in SVG have their own case", "<svg viewbox='0 0 1 1'><lineargradient/></svg>", '<svg viewBox="0 0 1 1"><linearGradient></linearGradient></svg>'),
    row("HTML ends foreign content", "<svg><p>a", "<svg></svg><p>a</p>"),
    row("an end tag alone", "</p></br></x>", "<p></p><br>"),
    row("void elements have no content", "<br>a</br><img>b<hr/>", "<br>a<br><img>b<hr>"),
    row("html, head and body have no place", "<html><head></head><body class=a>b</body></html>", "b"),
    row("an unfinished tag at the end is dropped", "a<b c", "a"),
    row("a stray less-than sign is text", "1 < 2 <3", "1 &lt; 2 &lt;3"),
    row("a reference from the whole list", "&CounterClockwiseContourIntegral;&fjlig;&acE;&nosuch;&ampx", "\u2233fj\u223e\u0333&amp;nosuch;&amp;x"),
    row("numeric references beyond Unicode, of surrogates, of Windows-1252", "&#1114112;&#xD800;&#0;&#x80;&#x;&#;", "\ufffd\ufffd\ufffd\u20ac&amp;#x;&amp;#;"),
    row("NUL in names, values and raw text is a replacement character", "<a\0 b\0=c\0>d</a\0><style>\0</style>", "<a\ufffd b\ufffd=\"c\ufffd\">d</a\ufffd><style>\ufffd</style>"),
    row("names are folded in ASCII only", "<\u212a></\u212a><a\u212a></a\u212a>", "&lt;\u212a&gt;<!--\u212a--><a\u212a></a\u212a>"),
    row("of many attributes, too, the first of a name counts", `<p ${Array.from({ length: 40 }, (_, i) => `a${i % 20}=${i}`).join(" ")}></p>`, `<p ${Array.from({ length: 20 }, (_, i) => `a${i}="${i}"`).join(" ")}></p>`),
    row("attributes in disorder", "<p / =a==b c = 'd'e=\"f\"/g></p>", '<p =a="=b" c="d" e="f" g=""></p>'),
    row("a value that does not end takes the rest", "a<p b='c>d", "a"),
    row("the ends of comments", "<!--><!---><!----><!--a--!><!--a--b--><!--a-->-->", "<!----><!----><!----><!--a--><!--a--b--><!--a-->--&gt;"),
    row("a comment that does not end", "<!--a--!", "<!--a-->"),
    row("a script in a comment in a script has its own end", "<script><!--<script></script>a--></script>b", "<script><!--<script></script>a--></script>b"),
    row("a comment in a script that is no more than its marks", "<script><!--></script>a", "<script><!--></script>a"),
    row("an end tag of another name is text in raw text", "<style></styles></STYLE >a", "<style></styles></style>a"),
    row("a line feed after textarea, also as a reference", "<textarea>&#10;\n</textarea>", "<textarea>\n</textarea>"),
    row("plaintext has no end", "<plaintext>a</plaintext>", "<plaintext>a</plaintext></plaintext>"),
    row("a paragraph around a select goes on", "<p>a<select><div>b</div></select>c", "<p>a<select><div>b</div></select>c</p>"),
    row("input ends a select, hr stands in it", "<select><option>a<hr><optgroup><option>b<input>", "<select><option>a</option><hr><optgroup><option>b</option></optgroup></select><input>"),
    row("a select in a cell ends with the cell", "<table><td><select><option>a<td>b", "<table><tbody><tr><td><select><option>a</option></select></td><td>b</td></tr></tbody></table>"),
    row("in a select there is no other", "<select>a</select><input>b", "ab", "select"),
    row("CDATA stands in what SVG holds, too", "<svg><desc><![CDATA[a]]></desc></svg>", "<svg><desc>a</desc></svg>"),
    row("NUL in SVG is a replacement character", "<svg>a\0\0b</svg>", "<svg>a\ufffd\ufffdb</svg>"),
    row("end tags of br and p end foreign content", "<svg><g></p>a", "<svg><g></g></svg><p></p>a"),
    row("HTML in an annotation, by its encoding", "<math><annotation-xml encoding=Text/HTML><p>a</p></annotation-xml><annotation-xml><p>b", '<math><annotation-xml encoding="Text/HTML"><p>a</p></annotation-xml><annotation-xml></annotation-xml></math><p>b</p>'),
    row("font ends foreign content by its attributes", "<svg><font x><font color=a>b", '<svg><font x=""></font></svg><font color="a">b</font>'),
    row("white space alone stays in a table, with text it comes before it", "<table> <tr> a</table><table> <tr> </table>", " a<table> <tbody><tr></tr></tbody></table><table> <tbody><tr> </tr></tbody></table>"),
    row("a carriage return by reference is white space", "<table>&#13;<tr></table>", "<table>\r<tbody><tr></tr></tbody></table>"),
    row("a column group holds white space of any text", "a b<col>c", " <col>", "colgroup"),
    row("a form in a table is empty; another is none", "<table><form id=a><input><form id=b></table>", '<input><table><form id="a"></form></table>'),
    row("a hidden input stays in the table", "<table><input type=HIDDEN><input></table>", '<input><table><input type="HIDDEN"></table>'),
    row("cells without row in a template", "<template><td>a<td>b</template>", "<template><td>a</td><td>b</td></template>"),
    row("a link ends the link before it", "<a href=a>b<p><a href=c>d", '<a href="a">b</a><p><a href="a"></a><a href="c">d</a></p>'),
    row("nobr does not nest", "<nobr>a<nobr>b", "<nobr>a</nobr><nobr>b</nobr>"),
    row("a cell keeps formatting to itself", "<b>a<table><td>c</table>d", "<b>a<table><tbody><tr><td>c</td></tr></tbody></table>d</b>"),
    row("of formatting around what is taken apart, three go on", "<b><i><u><s><em><p>a</b>b", "<b><i><u><s><em></em></s></u></i></b><u><s><em><p><b>a</b>b</p></em></s></u>"),
    row("button, heading and term end those before", "<button>a<button>b</button><h1>c<h2>d</h3><dl><dt>e<dd>f", "<button>a</button><button>b</button><h1>c</h1><h2>d</h2><dl><dt>e</dt><dd>f</dd></dl>"),
    row("ruby", "<ruby>a<rb>b<rt>c<rtc>d<rt>e<rp>f", "<ruby>a<rb>b</rb><rt>c</rt><rtc>d<rt>e</rt><rp>f</rp></rtc></ruby>"),
    row("image is img", "<image src=a>", '<img src="a">'),
    {
      reason: "attributes keep their namespaces",
      run: () => {
        const div = document.createElement("div")
        div.innerHTML = '<svg xlink:href="a" xml:lang="b" xmlns:xlink="c" plain="d"></svg>'
        return [...div.firstChild.attributes].map((a) => [a.prefix, a.localName, a.namespaceURI && a.namespaceURI.split("/").pop()])
      },
      expected: [["xlink", "href", "xlink"], ["xml", "lang", "namespace"], ["xmlns", "xlink", ""], [null, "plain", null]],
    },
    {
      reason: "text next to text is one node",
      run: () => {
        const div = document.createElement("div")
        div.innerHTML = "a&amp;b c\0d"
        return [div.childNodes.length, div.firstChild.data]
      },
      expected: [1, "a&b cd"],
    },
    {
      reason: "the contents of a template belong to another document, templates inside to the same",
      run: () => {
        const div = document.createElement("div")
        div.innerHTML = "<template>a<template>b</template></template>"
        const outer = div.firstChild.content
        const inner = outer.lastChild.content
        return [div.firstChild.childNodes.length, outer.firstChild.ownerDocument === document, outer.ownerDocument === inner.ownerDocument, outer.ownerDocument.defaultView]
      },
      expected: [0, false, true, null],
    },
    {
      reason: "innerHTML of a template is that of its contents",
      run: () => {
        const template = document.createElement("template")
        template.innerHTML = "<td>a"
        return [template.innerHTML, template.childNodes.length, template.content.childNodes.length]
      },
      expected: ["<td>a</td>", 0, 1],
    },
    {
      reason: "a template is cloned with its contents",
      run: () => {
        const template = document.createElement("template")
        template.innerHTML = "<p>a<template>b</template></p>"
        const copy = template.cloneNode(true)
        copy.content.firstChild.firstChild.data = "c"
        return [template.innerHTML, copy.innerHTML, template.cloneNode(false).innerHTML]
      },
      expected: ["<p>a<template>b</template></p>", "<p>c<template>b</template></p>", ""],
    },
    {
      reason: "a hundred thousand nested elements end, with the depth that browsers allow",
      run: () => {
        const div = document.createElement("div")
        div.innerHTML = "<div>".repeat(100000) + "x"
        let depth = 0
        for (let node = div; (node = node.lastElementChild) !== null; ) depth++
        return [div.querySelectorAll("*").length, div.textContent, depth < 600]
      },
      expected: [100000, "x", true],
    },
    {
      reason: "four hundred levels stay as they are",
      run: () => parse("<blockquote>".repeat(400)).length,
      expected: 400 * "<blockquote></blockquote>".length,
    },
    {
      reason: "hundreds of open formatting elements are three of a kind in the next block",
      run: () => parse("<p>" + "<b>".repeat(10) + "x</p><p>y").split("</p>")[1],
      expected: "<p><b><b><b>y</b></b></b>",
    },
  ],
})

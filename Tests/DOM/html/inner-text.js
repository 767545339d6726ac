const row = (reason, html, expected) => ({ reason, html, run: () => document.body.innerText, expected })
;({
  title: "innerText",
  rows: [
    row("nothing", "", ""),
    row("paragraphs have a blank line between them, br one break", "<p>alpha beta</p><p>gamma<br>delta</p>", "alpha beta\n\ngamma\ndelta"),
    row("blocks have one break", "<div>a</div><div>b</div>c", "a\nb\nc"),
    row("nested blocks do not add up", "<div><div><div>a</div></div></div><div>b</div>", "a\nb"),
    row("white space collapses", "<div>  a \n b\t<b> c </b> d  </div>", "a b c d"),
    row("white space between blocks is nothing", "<div>a</div>\n\n<div>b</div>", "a\nb"),
    row("spaces around br go away", "<div>a <br> b</div>", "a\nb"),
    row("pre keeps its white space", "<pre>a  b\n c</pre>", "a  b\n c"),
    row("cells have tabs, rows breaks", "<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>", "a\tb\nc\td"),
    row("list items", "<ul><li>a</li><li>b</li></ul>", "a\nb"),
    row("headings", "<h1>a</h1><p>b</p>", "a\n\nb"),
    row("what is not shown", "<p>a<span hidden>b</span><span style='display:none'>c</span><script>d</script><style>e{}</style></p>", "a"),
    row("what cannot be seen", "<p>a<span style='visibility:hidden'>b<b style='visibility:visible'>c</b></span></p>", "ac"),
    row("letters in capitals", "<p style='text-transform:uppercase'>a<b>b</b></p>", "AB"),
    row("no-break spaces stay", "<p>&nbsp;a&nbsp; b</p>", "\u00a0a\u00a0 b"),
    row("text controls have none", "<p>a<textarea>b</textarea><input value=c>d</p>", "ad"),
    row("trailing br", "<p>a<br></p><p>b</p>", "a\n\n\nb"),
    { reason: "outside of the document it is the text content", run: () => {
      const div = document.createElement("div")
      div.innerHTML = "<p>a</p><p hidden>b</p>"
      return div.innerText
    }, expected: "ab" },
    { reason: "setting makes br of line breaks", run: () => {
      document.body.innerText = "a\nb\r\n<c>"
      return document.body.innerHTML
    }, expected: "a<br>b<br>&lt;c&gt;" },
    { reason: "outerText joins the text around", html: "a<b>b</b>c", run: () => {
      document.querySelector("b").outerText = "x"
      return [document.body.innerHTML, document.body.childNodes.length]
    }, expected: ["axc", 1] },
  ],
})

// What a selection reads as: the text of the page, not of the tree.
const select = (html, from, to) => {
  document.body.innerHTML = html
  const place = ([selector, child, offset]) => [document.querySelector(selector).childNodes[child], offset]
  getSelection().setBaseAndExtent(...place(from), ...place(to))
  return String(getSelection())
}
const row = (reason, html, from, to, expected) => ({ reason, run: () => select(html, from, to), expected })

;({
  title: "The text of a selection",
  rows: [
    row("inside of a text", "<p>abcdef</p>", ["p", 0, 1], ["p", 0, 4], "bcd"),
    row("over paragraphs there is an empty line", "<p id=a>one</p><p id=b>two</p>", ["#a", 0, 1], ["#b", 0, 2], "ne\n\ntw"),
    row("over other blocks a line ends", "<div id=a>one</div><div id=b>two</div>", ["#a", 0, 1], ["#b", 0, 2], "ne\ntw"),
    row("a br ends a line", "<p>one<br>two</p>", ["p", 0, 1], ["p", 2, 2], "ne\ntw"),
    row("what is hidden is not read", "<p>one<span hidden>two</span>three</p>", ["p", 0, 1], ["p", 2, 2], "neth"),
    row("nor are scripts", "<p>one<script>two</script>three</p>", ["p", 0, 1], ["p", 2, 2], "neth"),
    row("white space collapses", "<p>one  \n <b> two</b></p>", ["p", 0, 1], ["b", 0, 4], "ne two"),
    row("a space at the end is read where the line goes on", "<p>one two</p>", ["p", 0, 0], ["p", 0, 4], "one "),
    row("a space at the start is read behind a word", "<p>one two</p>", ["p", 0, 3], ["p", 0, 7], " two"),
    row("one at the start of a block is not", "<p> one</p>", ["p", 0, 0], ["p", 0, 4], "one"),
    row("preformatted text stays", "<pre>a\n  b</pre>", ["pre", 0, 0], ["pre", 0, 5], "a\n  b"),
    row("cells are parted by tabs, rows by lines", "<table><tr><td id=a>1<td>2<tr><td>3<td id=b>4</table>", ["#a", 0, 0], ["#b", 0, 1], "1\t2\n3\t4"),
    row("letters change as the page shows them", "<p style='text-transform:uppercase'>abc</p>", ["p", 0, 1], ["p", 0, 3], "BC"),
    { reason: "all of the body", html: "<p>a</p><p>b</p>", run: () => { getSelection().selectAllChildren(document.body); return String(getSelection()) }, expected: "a\n\nb" },
    { reason: "a range inside of a comment has no text, nor what follows", html: "<!--abc-->x", run: () => { const r = document.createRange(); r.selectNodeContents(document.body.firstChild); return [String(r), r.startOffset, r.endOffset] }, expected: ["", 0, 3] },
    { reason: "a range reads as the tree", html: "<p>a</p><p>b</p>", run: () => { const r = document.createRange(); r.selectNodeContents(document.body); return String(r) }, expected: "ab" },
    { reason: "collapsing makes a range of its own, even where nothing moves", html: "<p>a</p><b>c</b>", run: () => { const r = document.createRange(); r.setStart(document.querySelector("p"), 0); r.collapse(true); getSelection().addRange(r); getSelection().collapseToStart(); r.setStart(document.querySelector("b"), 0); return [getSelection().anchorNode.localName, getSelection().getRangeAt(0) === r] }, expected: ["p", false] },
    { reason: "what is out of the document cannot be extended", html: "<p>a</p>", run: () => { const p = document.querySelector("p"); getSelection().collapse(p, 0); getSelection().getRangeAt(0).selectNodeContents(document.createElement("b")); getSelection().extend(p, 1) }, expected: "throws InvalidStateError" },
  ],
})

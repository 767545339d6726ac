// The input and the result mark the selection with "|": one mark is a caret.
const place = (html) => {
  document.body.innerHTML = `<div contenteditable>${html}</div>`
  const host = document.body.firstChild
  host.focus()
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT)
  const points = []
  const texts = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    for (let index = text.data.indexOf("|"); index >= 0; index = text.data.indexOf("|")) {
      text.deleteData(index, 1)
      points.push(text.data === "" ? [text.parentNode, [...text.parentNode.childNodes].indexOf(text)] : [text, index])
      if (text.data === "") text.remove()
    }
  }
  const [anchor, focus = anchor] = points.length > 0 ? points : [[host, 0]]
  getSelection().setBaseAndExtent(...anchor, ...focus)
  return host
}
const show = (host) => {
  const { startContainer, startOffset, endContainer, endOffset, collapsed } = getSelection().getRangeAt(0)
  const mark = (node, offset) => (node.nodeType === 3 ? node.insertData(offset, "|") : node.insertBefore(document.createTextNode("|"), node.childNodes[offset] ?? null))
  if (!collapsed) mark(endContainer, endOffset)
  mark(startContainer, startOffset)
  return host.innerHTML
}
const row = (reason, html, commands, expected) => ({
  reason,
  run() {
    const host = place(html)
    for (const command of [].concat(commands)) {
      const [name, ...value] = command.split(" ")
      document.execCommand(name, false, value.join(" "))
    }
    return show(host)
  },
  expected,
})
const states = (reason, html, name, expected) => ({ reason, run: () => { place(html); return [document.queryCommandState(name), document.queryCommandIndeterm(name), document.queryCommandValue(name)] }, expected })
const indentation = (html) => `<blockquote style="margin: 0 0 0 40px; border: none; padding: 0px;">${html}</blockquote>`

;({
  title: "Commands that format",
  rows: [
    row("bold", "<p>a|b|c</p>", "bold", "<p>a<b>|b|</b>c</p>"),
    row("italic", "<p>a|b|c</p>", "italic", "<p>a<i>|b|</i>c</p>"),
    row("underline", "<p>a|b|c</p>", "underline", "<p>a<u>|b|</u>c</p>"),
    row("strikeThrough", "<p>a|b|c</p>", "strikeThrough", "<p>a<strike>|b|</strike>c</p>"),
    row("subscript", "<p>a|b|c</p>", "subscript", "<p>a<sub>|b|</sub>c</p>"),
    row("superscript", "<p>a|b|c</p>", "superscript", "<p>a<sup>|b|</sup>c</p>"),
    row("text directly in the host", "a|b|c", "bold", "a<b>|b|</b>c"),
    row("each block has an element of its own", "<p>a|b</p><ul><li>c|d</li></ul>", "bold", "<p>a<b>|b</b></p><ul><li><b>c|</b>d</li></ul>"),
    row("white space between blocks has none", "<p>a|b</p>\n<p>c|d</p>", "bold", "<p>a<b>|b</b></p>\n<p><b>c|</b>d</p>"),
    row("elements that are selected whole are wrapped with the text before them", "<p>|a<i>b</i>c|</p>", "bold", "<p><b>|a<i>b</i>c|</b></p>"),
    row("elements that are selected in part are not", "<p>a|b<i>c|d</i></p>", "bold", "<p>a<b>|b</b><i><b>c|</b>d</i></p>"),
    row("line breaks and images are wrapped too", '<p>|a<br><img src="">b|</p>', "bold", '<p><b>|a<br><img src="">b|</b></p>'),
    row("what is bold already joins", "<p>a|b<b>c</b>d|e</p>", "bold", "<p>a<b>|bcd|</b>e</p>"),
    row("what is bold before it joins", "<p><b>a|b</b>c|d</p>", "bold", "<p><b>a|bc|</b>d</p>"),
    row("what is bold behind it joins", "<p>a|b<b>c|d</b></p>", "bold", "<p>a<b>|bc|d</b></p>"),
    row("all bold text is made plain", "<p>a<b>|b|</b>c</p>", "bold", "<p>a|b|c</p>"),
    row("strong is bold, too", "<p>a<strong>|b|</strong>c</p>", "bold", "<p>a|b|c</p>"),
    row("the rest of an element stays bold", "<p>a<b>b|c|d</b>e</p>", "bold", "<p>a<b>b</b>|c|<b>d</b>e</p>"),
    row("the rest of an element around others stays bold", "<p><b><i>a|b|c</i>d</b></p>", "bold", "<p><i><b>a</b>|b|<b>c</b></i><b>d</b></p>"),
    row("other attributes stay", '<p><b class="x">a|b|c</b></p>', "bold", '<p><b class="x">a</b><span class="x">|b|</span><b class="x">c</b></p>'),
    row("a style attribute is taken away", '<p><span style="font-weight:bold">|b|</span></p>', "bold", "<p>|b|</p>"),
    row("other styles stay", '<p><span style="font-weight: bold; color: red">|b|</span></p>', "bold", '<p><span style="color: red;">|b|</span></p>'),
    row("in a heading plain text says so", "<h1>a|b|c</h1>", "bold", '<h1>a<span style="font-weight: normal;">|b|</span>c</h1>'),
    row("superscript is not subscript as well", "<p><sup>a|b|c</sup></p>", "subscript", "<p><sup>a</sup><sub>|b|</sub><sup>c</sup></p>"),
    row("what a link underlines stays", '<p><a href="x">|b|</a></p>', "underline", '<p><a href="x">|b|</a></p>'),
    row("twice is nothing", "<p>a|b</p><p>c|d</p>", ["bold", "bold"], "<p>a|b</p><p>c|d</p>"),
    row("several formats", "<p>a|b|c</p>", ["bold", "italic", "underline"], "<p>a<b><i><u>|b|</u></i></b>c</p>"),
    row("at a caret, of what is typed next", "<p>a|b</p>", ["bold", "insertText xy", "insertText z"], "<p>a<b>xyz|</b>b</p>"),
    row("several at a caret", "<p>a|b</p>", ["bold", "italic", "insertText x"], "<p>a<b><i>x|</i></b>b</p>"),
    row("off at a caret", "<p><b>a|b</b></p>", ["bold", "insertText x"], "<p><b>a</b>x|<b>b</b></p>"),
    row("on and off at a caret", "<p>a|b</p>", ["bold", "bold", "insertText x"], "<p>ax|b</p>"),
    { reason: "forgotten when the caret moves", run: () => { const host = place("<p>a|b</p>"); document.execCommand("bold"); getSelection().modify("move", "forward", "character"); document.execCommand("insertText", false, "x"); return host.innerHTML }, expected: "<p>abx</p>" },
    { reason: "a long text of many blocks", run: () => { const host = place("<p>|x</p>" + "<p>a<i>b</i></p>".repeat(500) + "<p>x|</p>"); document.execCommand("bold"); const bold = host.querySelectorAll("p > b").length; document.execCommand("bold"); return [bold, host.querySelectorAll("b").length, host.querySelectorAll("i").length] }, expected: [502, 0, 500] },

    states("plain text is not bold", "<p>a|b|c</p>", "bold", [false, false, "false"]),
    states("bold text is", "<p><b>a|b|c</b></p>", "bold", [true, false, "true"]),
    states("bold text in part", "<p>a|b<b>c|</b></p>", "bold", [false, true, "false"]),
    states("a heading is bold", "<h1>a|b</h1>", "bold", [true, false, "true"]),
    states("what is bold by a style", '<p style="font-weight: 600">a|b</p>', "bold", [true, false, "true"]),
    states("what is underlined around", "<p><u>a<b>|b|</b></u></p>", "underline", [true, false, "true"]),

    row("removeFormat takes formats away, but no links", '<p>|a<b>b<i>c</i></b><font color="red">d</font><a href="x">e</a><code>f</code><span style="color:red">g</span>|</p>', "removeFormat", '<p>|abcd<a href="x">e</a>fg|</p>'),
    row("removeFormat of a part", "<p><b>a|b|c</b></p>", "removeFormat", "<p><b>a</b>|b|<b>c</b></p>"),
    row("removeFormat leaves blocks", "<h1>|a<u>b</u>|</h1>", "removeFormat", "<h1>|ab|</h1>"),
    row("createLink", "<p>a|b|c</p>", "createLink http://x/", '<p>a<a href="http://x/">|b|</a>c</p>'),
    row("createLink at a caret shows the address", "<p>a|b</p>", "createLink http://x/", '<p>a<a href="http://x/">|http://x/|</a>b</p>'),
    row("createLink without an address", "<p>a|b|c</p>", "createLink ", "<p>a|b|c</p>"),
    row("createLink over blocks", "<p>a|b</p><p>c|d</p>", "createLink u", '<p>a<a href="u">|b</a></p><p><a href="u">c|</a>d</p>'),
    row("createLink in a link", '<p><a href="o">a|b|c</a></p>', "createLink u", '<p><a href="o">a</a><a href="u">|b|</a><a href="o">c</a></p>'),
    row("createLink around a link", '<p>|a<a href="o">b</a>c|</p>', "createLink u", '<p><a href="u">|abc|</a></p>'),
    row("unlink", '<p>a<a href="x">|b|</a>c</p>', "unlink", "<p>a|b|c</p>"),
    row("unlink of a part", '<p><a href="x">b|c|d</a></p>', "unlink", '<p><a href="x">b</a>|c|<a href="x">d</a></p>'),

    row("a list in a paragraph", "<p>a|b</p>", "insertUnorderedList", "<p><ul><li>a|b</li></ul></p>"),
    row("a list of text in the host", "a|b", "insertOrderedList", "<ol><li>a|b</li></ol>"),
    row("a list in the place of a div", "<div>a|b</div>", "insertUnorderedList", "<ul><li>a|b</li></ul>"),
    row("a list in an empty host", "", "insertUnorderedList", "<ul><li>|<br></li></ul>"),
    row("a list of a line", "a|<br>b", "insertUnorderedList", "<ul><li>a|</li></ul>b"),
    row("a list of several blocks", "<p>a|</p><h1>b|</h1><p>c</p>", "insertUnorderedList", "<p><ul><li>a|</li><li>b|</li></ul></p><p>c</p>"),
    row("a list joins the one before", "<ul><li>a</li></ul><p>b|</p>", "insertUnorderedList", "<ul><li>a</li><li>b|</li></ul>"),
    row("a list joins the one behind", "<p>b|</p><ul><li>a</li></ul>", "insertUnorderedList", "<ul><li>b|</li><li>a</li></ul>"),
    row("a list in a table cell", "<table><tbody><tr><td>a|b</td></tr></tbody></table>", "insertUnorderedList", "<table><tbody><tr><td><ul><li>a|b</li></ul></td></tr></tbody></table>"),
    row("a list again is no list", "<ul><li>a|b</li></ul>", "insertUnorderedList", "a|b"),
    row("an item in the middle", "<ul><li>a</li><li>b|</li><li>c</li></ul>", "insertUnorderedList", "<ul><li>a</li></ul>b|<br><ul><li>c</li></ul>"),
    row("several items", "<ul><li>|a</li><li>b|</li></ul>", "insertUnorderedList", "|a<br>b|"),
    row("a list of the other kind", "<ol><li>a|</li><li>b|</li></ol>", "insertUnorderedList", "<ul><li>a|</li><li>b|</li></ul>"),
    row("an item of the other kind", "<ol><li>a</li><li>b|</li><li>c</li></ol>", "insertUnorderedList", "<ol><li>a</li></ol><ul><li>b|</li></ul><ol><li>c</li></ol>"),
    row("an inner item goes into the outer list", "<ul><li>a<ul><li>b|</li><li>c</li></ul></li></ul>", "insertUnorderedList", "<ul><li>a</li><li>b|<ul><li>c</li></ul></li></ul>"),
    states("the state of a list", "<ul><li>a|</li><li>b|</li></ul>", "insertUnorderedList", [true, false, "true"]),
    states("the state of another list", "<ol><li>a|</li></ol>", "insertUnorderedList", [false, false, "false"]),
    { reason: "a long list, and back", run: () => { const host = place("<p>|a</p>" + "<p>b</p>".repeat(500) + "<p>c|</p>"); document.execCommand("insertOrderedList"); const items = host.querySelectorAll("ol > li").length; document.execCommand("insertOrderedList"); return [items, host.querySelectorAll("li").length, host.textContent.length] }, expected: [502, 0, 502] },

    row("formatBlock", "<p>a|b</p>", "formatBlock h1", "<h1>a|b</h1>"),
    row("formatBlock in angle brackets, in capitals", "<p>a|b</p>", "formatBlock <H2>", "<h2>a|b</h2>"),
    row("formatBlock of text in the host", "a|<br>b", "formatBlock h1", "<h1>a|</h1>b"),
    row("formatBlock of an empty host", "", "formatBlock h1", "<h1>|<br></h1>"),
    row("formatBlock of several blocks makes one", "<h2>a|</h2><p>b|</p>", "formatBlock h1", "<h1>a|<br>b|</h1>"),
    row("formatBlock in a table cell", "<table><tbody><tr><td>a|b</td></tr></tbody></table>", "formatBlock h1", "<table><tbody><tr><td><h1>a|b</h1></td></tr></tbody></table>"),
    row("formatBlock with what is no block", "<p>a|b</p>", "formatBlock span", "<p>a|b</p>"),
    states("the value of formatBlock", "<h1>a|b</h1>", "formatBlock", [false, false, "h1"]),
    states("of text in the host it has none", "a|b", "formatBlock", [false, false, ""]),

    row("indent", "<p>a|</p><p>b|</p>", "indent", indentation("<p>a|</p><p>b|</p>")),
    row("indent of text in the host", "a|<br>b", "indent", `${indentation("a|")}b`),
    row("indent of items", "<ul><li>a</li><li>b|</li><li>c|</li></ul>", "indent", "<ul><li>a</li><ul><li>b|</li><li>c|</li></ul></ul>"),
    row("indent joins the list before", "<ol><li>a</li><ol><li>b</li></ol><li>c|</li></ol>", "indent", "<ol><li>a</li><ol><li>b</li><li>c|</li></ol></ol>"),
    row("outdent", indentation("<p>a|b</p>"), "outdent", "<p>a|b</p>"),
    row("outdent of a block in the middle", indentation("<p>a</p><p>b|</p><p>c</p>"), "outdent", `${indentation("<p>a</p>")}<p>b|</p>${indentation("<p>c</p>")}`),
    row("outdent of an inner item", "<ul><li>a</li><ul><li>x</li><li>b|</li><li>y</li></ul></ul>", "outdent", "<ul><li>a</li><ul><li>x</li></ul><li>b|</li><ul><li>y</li></ul></ul>"),
    row("outdent of an outer item", "<ul><li>a</li><li>b|</li></ul>", "outdent", "<ul><li>a</li></ul>b|"),
    row("outdent of what is not indented", "<p>a|b</p>", "outdent", "<p>a|b</p>"),

    row("justifyCenter", "<p>a|</p><p>b|</p>", "justifyCenter", '<p style="text-align: center;">a|</p><p style="text-align: center;">b|</p>'),
    row("justifyRight of text in the host", "a|b", "justifyRight", '<div style="text-align: right;">a|b</div>'),
    row("justifyFull of an item", "<ul><li>a|b</li></ul>", "justifyFull", '<ul><li style="text-align: justify;">a|b</li></ul>'),
    row("justifyLeft where it is so", "<p>a|b</p>", "justifyLeft", "<p>a|b</p>"),
    row("justifyLeft where it is not", '<div style="text-align: right;"><p>a|b</p></div>', "justifyLeft", '<div style="text-align: right;"><p style="text-align: left;">a|b</p></div>'),
    states("the state of an alignment", '<p style="text-align: center">a|b</p>', "justifyCenter", [true, false, "center"]),
    states("the start of text from right to left is right", '<p dir="rtl">a|b</p>', "justifyRight", [true, false, "right"]),

    { reason: "beforeinput says what it is, and can prevent it", run: () => { const host = place("<p>a|b|c</p>"); const types = []; host.addEventListener("beforeinput", (event) => { types.push(event.inputType); event.preventDefault() }); for (const name of ["bold", "removeFormat", "insertOrderedList", "indent", "justifyCenter"]) document.execCommand(name); return [types, host.innerHTML] }, expected: [["formatBold", "formatRemove", "insertOrderedList", "formatIndent", "formatJustifyCenter"], "<p>abc</p>"] },
    { reason: "what needs a range is not enabled at a caret", run: () => { place("<p>a|b</p>"); return ["removeFormat", "unlink", "bold", "createLink"].map((name) => document.queryCommandEnabled(name)) }, expected: [false, false, true, true] },
    { reason: "in a host of plain text nothing is enabled", run: () => { const host = place("a|b|c"); host.contentEditable = "plaintext-only"; return [["bold", "removeFormat", "indent", "insertOrderedList"].map((name) => document.queryCommandEnabled(name)), document.execCommand("bold"), host.innerHTML] }, expected: [[false, false, false, false], false, "abc"] },
    { reason: "outside of a host nothing is enabled", run: () => { document.body.innerHTML = "<p>a</p>"; getSelection().selectAllChildren(document.body); return ["bold", "indent", "insertOrderedList", "justifyLeft"].map((name) => [document.queryCommandSupported(name), document.queryCommandEnabled(name), document.execCommand(name), document.queryCommandState(name)]) }, expected: Array(4).fill([true, false, false, false]) },
  ],
})

// The input and the result mark the caret with "|"; two marks are a selection from the first to the second.
const place = (html) => {
  document.body.innerHTML = `<div contenteditable>${html}</div>`
  const host = document.body.firstChild
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
  const { focusNode, focusOffset } = getSelection()
  if (focusNode.nodeType === 3) focusNode.insertData(focusOffset, "|")
  else focusNode.insertBefore(document.createTextNode("|"), focusNode.childNodes[focusOffset] ?? null)
  return host.innerHTML
}
const { input } = __controller
const row = (reason, html, act, expected) => ({ reason, run: () => { const host = place(html); act(); return show(host) }, expected })
const type = (text) => () => input.type(text)
const press = (...keys) => () => keys.forEach((key) => input.press(...key.split(" ").reduceRight((rest, part) => rest === null ? [part, {}] : [rest[0], { ...rest[1], [part]: true }], null)))
const command = (name, value) => () => document.execCommand(name, false, value)

;({
  title: "Editing hosts without a framework",
  rows: [
    row("text goes into the text node", "a|b", type("x"), "ax|b"),
    row("into an empty host", "", type("ab"), "ab|"),
    row("into an empty paragraph, whose break goes", "<p>|<br></p>", type("a"), "<p>a|</p>"),
    row("in front of a paragraph it goes into it", "<p>b</p>", type("a"), "<p>a|b</p>"),
    row("at the end of bold text it is bold", "<p><b>a|</b></p>", type("b"), "<p><b>ab|</b></p>"),
    row("what is selected goes", "a|b|c", type("x"), "ax|c"),
    row("over all of a bold text, which stays bold", "<p>a<b>|b|</b></p>", type("x"), "<p>a<b>x|</b></p>"),
    row("over all of the code of a pre, whose element stays", "<pre><code>|a|</code></pre>", type("x"), "<pre><code>x|</code></pre>"),
    row("a space in its place too", "<pre><code>|a|</code></pre>", type(" "), "<pre><code> |</code></pre>"),
    row("over blocks too", "<p>a|b</p><p>c</p><p>d|e</p>", type("x"), "<p>ax|e</p>"),
    row("a typed space at the end is kept", "a|", type(" "), "a&nbsp;|"),
    row("and is an ordinary one when text follows", "a|", type(" b"), "a b|"),
    row("two typed spaces", "a|b", type("  "), "a &nbsp;|b"),
    row("insertText protects spaces as WebKit does", "a|", command("insertText", "  b "), "a &nbsp;b&nbsp;|"),
    row("preformatted text keeps its spaces", '<p style="white-space: pre-wrap">a|</p>', type("  b "), '<p style="white-space: pre-wrap">a  b |</p>'),
    row("lines of inserted text are paragraphs", "<p>a|</p>", command("insertText", "b\nc"), "<p>ab</p><p>c|</p>"),

    row("Enter in the host goes on in a div", "ab|cd", press("Enter"), "ab<div>|cd</div>"),
    row("Enter at its end", "ab|", press("Enter"), "ab<div>|<br></div>"),
    row("Enter in an empty host", "", press("Enter"), "<div><br></div><div>|<br></div>"),
    row("Enter splits a paragraph with its style", '<p class="a">ab|cd</p>', press("Enter"), '<p class="a">ab</p><p class="a">|cd</p>'),
    row("Enter at the start leaves an empty one", "<p>|a</p>", press("Enter"), "<p><br></p><p>|a</p>"),
    row("Enter splits inline elements", "<p>a<b>b|c</b>d</p>", press("Enter"), "<p>a<b>b</b></p><p><b>|c</b>d</p>"),
    row("Enter keeps the style at the end", "<p><b>a|</b></p>", press("Enter"), "<p><b>a</b></p><p><b>|<br></b></p>"),
    row("behind a heading comes a div", "<h1>a|</h1>", press("Enter"), "<h1>a</h1><div>|<br></div>"),
    row("Enter in a list item", "<ul><li>a|b</li></ul>", press("Enter"), "<ul><li>a</li><li>|b</li></ul>"),
    row("an empty item leaves the list", "<ul><li>a</li><li>|<br></li><li>b</li></ul>", press("Enter"), "<ul><li>a</li></ul><div>|<br></div><ul><li>b</li></ul>"),
    row("in a cell Enter is a line break", "<table><tbody><tr><td>a|b</td></tr></tbody></table>", press("Enter"), "<table><tbody><tr><td>a<br>|b</td></tr></tbody></table>"),
    row("Shift-Enter", "<p>a|b</p>", press("shiftKey Enter"), "<p>a<br>|b</p>"),
    row("Shift-Enter at the end needs a second break", "<p>a|</p>", press("shiftKey Enter"), "<p>a<br>|<br></p>"),

    row("Backspace", "ab|", press("Backspace"), "a|"),
    row("Backspace empties a paragraph", "<p>a|</p>", press("Backspace"), "<p>|<br></p>"),
    row("Backspace takes a whole emoji", "a\u{1f468}\u200d\u{1f469}\u200d\u{1f467}|", press("Backspace"), "a|"),
    row("and a letter with its accents", "ae\u0301\u0323|", press("Backspace"), "a|"),
    row("Backspace joins paragraphs", "<p>a</p><p>|b</p>", press("Backspace"), "<p>a|b</p>"),
    row("an empty paragraph before gives way", "<p><br></p><h1>|b</h1>", press("Backspace"), "<h1>|b</h1>"),
    row("inline elements that become empty go", "<p>a<b>b|</b></p>", press("Backspace"), "<p>a|</p>"),
    row("a space that comes to the end is kept", "a b|", press("Backspace"), "a&nbsp;|"),
    row("an image goes as one", 'a<img src="x">|b', press("Backspace"), "a|b"),
    row("so does what cannot be edited", 'a<span contenteditable="false">xyz</span>|b', press("Backspace"), "a|b"),
    row("cells are not joined", "<table><tbody><tr><td>a</td><td>|b</td></tr></tbody></table>", press("Backspace"), "<table><tbody><tr><td>a</td><td>|b</td></tr></tbody></table>"),
    row("nothing before the first place", "<p>|a</p>", press("Backspace"), "<p>|a</p>"),
    row("Delete", "|ab", press("Delete"), "|b"),
    row("Delete joins paragraphs", "<p>a|</p><p>b</p>", press("Delete"), "<p>a|b</p>"),
    row("Ctrl-Backspace takes a word", "one two|", press("ctrlKey Backspace"), "one&nbsp;|"),
    row("Ctrl-Delete takes a word", "one| two three", press("ctrlKey Delete"), "one| three"),
    row("Ctrl-K takes the rest of the line", "<p>a|bc</p><p>d</p>", press("ctrlKey k"), "<p>a|</p><p>d</p>"),
    row("Ctrl-A and Delete", "<p>a|</p><p>b</p>", press("ctrlKey a", "Delete"), "<p>|<br></p>"),

    row("arrows", "a|b", press("ArrowLeft"), "|ab"),
    row("over a paragraph's border", "<p>a|</p><p>b</p>", press("ArrowRight"), "<p>a</p><p>|b</p>"),
    row("over a whole emoji", "a\u{1f44d}\u{1f3fd}|", press("ArrowLeft"), "a|\u{1f44d}\u{1f3fd}"),
    row("Home and End", "ab|c", press("Home"), "|abc"),
    row("End", "<p>a|bc</p>", press("End"), "<p>abc|</p>"),
    row("Ctrl-Home", "<p>a</p><p>b|</p>", press("ctrlKey Home"), "<p>|a</p><p>b</p>"),
    row("Shift-arrow selects, and typing replaces", "abc|", () => { press("shiftKey ArrowLeft", "shiftKey ArrowLeft")(); input.type("x") }, "ax|"),

    row("insertHTML inline", "<p>a|b</p>", command("insertHTML", "x<i>y</i>"), "<p>ax<i>y|</i>b</p>"),
    row("insertHTML of blocks goes on in the halves", "<p>a|b</p>", command("insertHTML", "<p>x</p><p>y</p>"), "<p>ax</p><p>y|b</p>"),
    row("insertHTML of a list", "<p>a|b</p>", command("insertHTML", "<ul><li>x</li></ul>"), "<p>a</p><ul><li>x|</li></ul><p>b</p>"),
    row("scripts are left out", "<p>a|</p>", command("insertHTML", "<script>window.hit = 1</script>b"), "<p>ab|</p>"),
    row("pasted HTML", "<p>a|</p>", () => input.paste({ html: "<!--StartFragment--><b>x</b><!--EndFragment-->", text: "y" }), "<p>a<b>x|</b></p>"),
    row("pasted text", "<p>a|</p>", () => input.paste({ text: "x\ny" }), "<p>ax</p><p>y|</p>"),
    row("cut and paste", "<p>a|b|c</p>", () => { input.cut(); input.press("End"); input.paste() }, "<p>acb|</p>"),
    row("an input method", "a|b", () => input.compose("xyz"), "axyz|b"),

    { reason: "a host of plain text takes no HTML and no paragraphs", run: () => { const host = place(""); host.contentEditable = "plaintext-only"; getSelection().collapse(host, 0); input.paste({ html: "<b>x</b>", text: "x" }); input.press("Enter"); input.type("y"); return host.innerHTML }, expected: "x<br>y" },
    { reason: "what cannot be edited is not edited", run: () => { const host = place('a<p contenteditable="false">b</p>'); getSelection().collapse(host.lastChild.firstChild, 1); return [document.execCommand("insertText", false, "x"), document.queryCommandEnabled("insertText"), host.textContent] }, expected: [false, false, "ab"] },
    { reason: "nothing is edited outside of hosts", run: () => { document.body.innerHTML = "<p>a</p>"; getSelection().collapse(document.querySelector("p").firstChild, 1); input.type("x"); return document.body.innerHTML }, expected: "<p>a</p>" },
    { reason: "an unknown command", run: () => { place("a|"); return [document.execCommand("makeCoffee"), document.queryCommandSupported("makeCoffee"), document.queryCommandSupported("InsertText")] }, expected: [false, false, true] },
  ],
})

// Commands of document.execCommand on editing hosts.
probes("commands", (probe) => {
  const place = (html) => {
    document.body.innerHTML = `<div contenteditable>${html}</div>`
    const host = document.body.firstChild
    host.focus()
    const points = []
    const texts = []
    const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT)
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
  const state = (name) => [document.queryCommandState(name), document.queryCommandIndeterm(name), document.queryCommandValue(name)]
  // Where the caret is in a new list is Chromium's own idea, so lists are compared without the selection.
  const showsSelection = (name) => !/List$/.test(name)
  const show = (host, name) => {
    if (!showsSelection(name)) return host.innerHTML
    const { startContainer, startOffset, endContainer, endOffset, collapsed } = getSelection().getRangeAt(0)
    const mark = (node, offset) => (node.nodeType === 3 ? node.insertData(offset, "|") : node.insertBefore(document.createTextNode("|"), node.childNodes[offset] ?? null))
    if (!collapsed) mark(endContainer, endOffset)
    mark(startContainer, startOffset)
    return host.innerHTML
  }
  const F = (names, html, value) => {
    for (const name of [].concat(names)) {
      probe(`${name}${value === undefined ? "" : ` ${value}`} in ${html}`, () => {
        const host = place(html)
        const before = [document.queryCommandEnabled(name), ...state(name)]
        const done = document.execCommand(name, false, value)
        return [done, before, state(name), show(host, name)]
      })
    }
  }
  // One command after the other.
  const G = (html, ...commands) => probe(`${commands.map((command) => command.join(" ")).join(", ")} in ${html}`, () => {
    const host = place(html)
    for (const [name, value] of commands) document.execCommand(name, false, value)
    return show(host, commands.at(-1)[0])
  })

  for (const c of ["bold","italic","underline","strikeThrough","subscript","superscript"]) F(c, "<p>a|b|c</p>")
  F("bold", "<p>a<b>|b|</b>c</p>")
  F("bold", "<p>a<b>b|c|d</b>e</p>")
  F("bold", "<p>a<strong>|b|</strong>c</p>")
  F("bold", "<p>a|b</p><p>c|d</p>")
  F("bold", "<p>a|b<b>c</b>d|e</p>")
  F("bold", "<p>|a<i>b</i>c|</p>")
  F("bold", "<p><i>a|b|c</i></p>")
  F("bold", "<p><b>a|b</b>c|d</p>")
  F("bold", "<p>a|b<b>c|d</b></p>")
  F("bold", "a|b|c")
  F("bold", "<p>|</p>")
  F("bold", "<p>a|b</p>")
  F("bold", "<p>|abc|</p>")
  F("bold", "<p><span style=\"font-weight:bold\">a|b|c</span></p>")
  F("bold", "<h1>a|b|c</h1>")
  F("italic", "<p><em>a|b|c</em></p>")
  F("italic", "<p><b>a|b|c</b></p>")
  F("underline", "<p><u>a|b|c</u></p>")
  F("underline", "<p><a href=\"x\">a|b|c</a></p>")
  F("strikeThrough", "<p><s>|b|</s></p>")
  F("strikeThrough", "<p><del>|b|</del></p>")
  F("strikeThrough", "<p><strike>a|b|</strike></p>")
  F("subscript", "<p><sub>a|b|c</sub></p>")
  F("subscript", "<p><sup>a|b|c</sup></p>")
  F("superscript", "<p>a<sup>|b|</sup>c</p>")
  F("bold","<p>a|b</p><ul><li>c</li><li>d|e</li></ul>")
  F("bold", "<p>|a</p><p>b|</p>")
  F("bold", "<p><b>|a</b></p><p><b>b|</b></p>")
  F("bold","<p>|a<br>b|</p>")
  F("bold", "<p>|a<img src=\"\">b|</p>")
  F("bold", "<p>a|b<i>c|d</i></p>")
  F("italic", "<p><b>a|b</b>c|d</p>")
  F("bold","<p>a|b</p>\n<p>c|d</p>")
  F("bold", "<p><b><i>a|b|c</i></b></p>")
  F("bold", "<p><b class=\"x\">a|b|c</b></p>")
  F("bold", "<p><u>|abc|</u></p>")
  F("bold","<table><tbody><tr><td>a|b</td><td>c|d</td></tr></tbody></table>")
  F("underline", "<p>a<b>|b|</b>c</p>")
  F("bold", "<p><span>|a|</span></p>")
  F("removeFormat", "<p>a<b>|b<i>c</i>|</b>d</p>")
  F("removeFormat", "<p><b>a|b|c</b></p>")
  F("removeFormat", "<p>|a<span style=\"color:red\">b</span><font color=\"red\">c</font><a href=\"x\">d</a><code>e</code><sub>f</sub>|</p>")
  F("removeFormat", "<h1>|a<u>b</u>|</h1>")
  F("removeFormat", "<p>a|b</p>")
  F("removeFormat", "<p><b>a|b</b></p><p><i>c|d</i></p>")
  F("removeFormat", "<p><b>|a|</b></p>")
  F("createLink", "<p>a|b|c</p>", "http://x/")
  F("createLink", "<p>a|b</p>", "http://x/")
  F("createLink", "<p>a|b|c</p>", "")
  F("createLink", "<p>a<b>b|c</b>d|e</p>", "u")
  F("createLink", "<p><a href=\"o\">a|b|c</a></p>", "u")
  F("createLink", "<p>a|b</p><p>c|d</p>", "u")
  F("createLink", "<p>|a<a href=\"o\">b</a>c|</p>", "u")
  F("createLink","<p>a<b>|b|</b>c</p>","u")
  F("createLink","<p><a href=\"o\">|b|</a></p>","u")
  F("unlink", "<p>a<a href=\"x\">|b|</a>c</p>")
  F("unlink", "<p>a<a href=\"x\">b|c|d</a>e</p>")
  F("unlink", "<p>a<a href=\"x\">b|c</a></p>")
  F("unlink", "<p>|a<a href=\"x\">b</a><a href=\"y\">c|d</a></p>")
  F("unlink", "<p>a|b|</p>")
  F("unlink", "<p><a href=\"x\"><b>|a|</b></a></p>")
  for (const c of ["insertUnorderedList", "insertOrderedList"]) { for (const h of ["<p>a|b</p>", "a|b", "<p>a|</p><p>b|</p>", "<p>x</p><p>a|</p><p>b|</p><p>y</p>", "<ul><li>a|b</li></ul>", "<ul><li>a</li><li>b|</li><li>c</li></ul>", "<ul><li>|a</li><li>b|</li></ul>", "<ol><li>a|b</li></ol>", "<ol><li>a</li><li>b|</li><li>c</li></ol>", "<ul><li>a</li></ul><p>b|</p>", "<p>b|</p><ul><li>a</li></ul>", "<div>a|b</div>", "<h1>a|b</h1>", "", "<p>|<br></p>", "a|<br>b", "<ul><li>a<ul><li>b|</li></ul></li></ul>", "<blockquote><p>a|b</p></blockquote>", "<p><b>a|b</b></p>", "<p class=\"x\">a|b</p>", "<table><tbody><tr><td>a|b</td></tr></tbody></table>", "<ul><li>a|</li></ul><p>b|</p>", "<ol><li>a|</li><li>b|</li></ol>", "<ul><li><p>a|b</p></li></ul>","<p>a|</p><h1>b|</h1>"]) F(c, h) }
  for (const v of ["h1", "<h1>", "H2", "p", "div", "blockquote", "pre", "address", "li", "span", "", "x", "section"]) F("formatBlock", "<p>a|b</p>", v)
  for (const h of ["a|b", "<div>a|b</div>", "<p>a|</p><p>b|</p>", "<h1>a|b</h1>", "<ul><li>a|b</li></ul>", "<p class=\"x\">a|b</p>", "<blockquote><p>a|b</p></blockquote>", "", "<p><b>a|b</b></p>", "<table><tbody><tr><td>a|b</td></tr></tbody></table>", "a|<br>b", "<h2>a|</h2><p>b|</p>", "<p>|<br></p>"]) F("formatBlock", h, "h1")
  F("formatBlock", "<p>a|</p><p>b|</p>", "blockquote")
  F("formatBlock", "<h1>a|</h1>", "p")
  for (const c of ["indent", "outdent"]) for (const h of ["<p>a|b</p>", "a|b", "<p>a|</p><p>b|</p>", "<ul><li>a</li><li>b|</li><li>c</li></ul>", "<ul><li>a|</li></ul>", "<ul><li>a</li><li>b|</li><li>c|</li></ul>", "<ul><li>a<ul><li>b|</li></ul></li></ul>", "<ul><li>a</li><ul><li>b|</li></ul></ul>", "<ul><li>a</li><ul><li>x</li><li>b|</li><li>y</li></ul></ul>", "<blockquote><p>a|b</p></blockquote>", "<blockquote style=\"margin: 0 0 0 40px; border: none; padding: 0px;\"><p>a|b</p></blockquote>", "<blockquote style=\"margin: 0 0 0 40px; border: none; padding: 0px;\"><p>a</p><p>b|</p><p>c</p></blockquote>", "<blockquote style=\"margin: 0 0 0 40px; border: none; padding: 0px;\">a|b</blockquote>", "<h1>a|</h1>", "<p>|<br></p>", "", "<blockquote style=\"margin: 0 0 0 40px; border: none; padding: 0px;\"><blockquote style=\"margin: 0 0 0 40px; border: none; padding: 0px;\"><p>a|b</p></blockquote></blockquote>", "<div>a|</div><p>b|</p>", "a|<br>b"]) F(c, h)
  for (const c of ["justifyLeft", "justifyCenter", "justifyRight", "justifyFull"]) for (const h of ["<p>a|b</p>", "a|b", "<p>a|</p><p>b|</p>", "<p style=\"text-align: center;\">a|b</p>", "<ul><li>a|b</li></ul>", "<table><tbody><tr><td>a|b</td></tr></tbody></table>", "<p align=\"center\">a|b</p>", "<h1>a|b</h1>", "a|<br>b", "<div style=\"text-align: right;\"><p>a|b</p></div>",""]) F(c, h)

  G("<p>a|b</p>", ["bold"], ["insertText", "x"])
  G("<p>a|b</p>", ["bold"], ["italic"], ["insertText", "xy"], ["insertText", "z"])
  G("<p><b>a|b</b></p>", ["bold"], ["insertText", "x"])
  G("<p>a|b</p>", ["bold"], ["bold"], ["insertText", "x"])
  G("<p>a|b|c</p>", ["bold"], ["bold"])
  G("<p>a|b|c</p>", ["bold"], ["italic"], ["underline"])
  G("<p>a|b|c</p>", ["bold"], ["italic"], ["bold"])
  G("<p>a|b|c</p>", ["subscript"], ["superscript"])
  G("<p>a|b</p><p>c|d</p>", ["bold"], ["bold"])
  G("<p>a|b|c</p>", ["createLink", "u"], ["bold"], ["unlink"])
  G("<p>a|</p><p>b|</p>", ["indent"], ["outdent"])
  G("<ul><li>a</li><li>b|</li></ul>", ["indent"], ["outdent"])
  G("<ul><li>a</li><li>b|</li><li>c</li></ul>", ["indent"], ["indent"], ["outdent"])
  G("<p>a|</p>", ["justifyCenter"], ["justifyLeft"])
  G("<p>a|</p>", ["formatBlock", "h1"], ["formatBlock", "pre"], ["formatBlock", "p"])

  const commands = "bold italic underline strikeThrough subscript superscript removeFormat createLink unlink insertUnorderedList insertOrderedList formatBlock indent outdent justifyLeft justifyCenter justifyRight justifyFull".split(" ")
  for (const name of commands) {
    probe(`${name} is supported, enabled with a range, with a caret, and in what is not editable`, () => {
      place("<p>a|b|c</p>")
      const answers = [document.queryCommandSupported(name), document.queryCommandEnabled(name)]
      getSelection().collapseToStart()
      answers.push(document.queryCommandEnabled(name))
      document.body.innerHTML = "<p>x</p>"
      getSelection().selectAllChildren(document.body)
      return [...answers, document.queryCommandEnabled(name), document.execCommand(name, false, "p"), document.queryCommandState(name), document.body.innerHTML]
    })
  }
})

const row = (reason, run, expected) => ({ reason, run, expected })
const element = (html) => {
  const div = document.createElement("div")
  div.innerHTML = html
  return div
}

;({
  title: "HTML from nodes",
  rows: [
    row(
      "text and attributes are escaped so that they read back as they are",
      () => {
        const div = document.createElement("div")
        div.setAttribute("data-k", '<b>&"\u00a0')
        div.append('1 < 2 & "q" \u00a0')
        return div.outerHTML
      },
      '<div data-k="&lt;b&gt;&amp;&quot;&nbsp;">1 &lt; 2 &amp; "q" &nbsp;</div>',
    ),
    row("an apostrophe and a line feed stand for themselves in attributes", () => {
      const div = document.createElement("div")
      div.title = "a'\nb"
      return div.outerHTML
    }, "<div title=\"a'\nb\"></div>"),
    row("raw text elements are not escaped", () => {
      const div = document.createElement("div")
      for (const name of ["style", "script", "xmp", "iframe", "noembed", "noframes", "noscript"]) div.append(document.createElement(name))
      for (const child of div.children) child.textContent = "<&"
      return div.innerHTML
    }, "<style><&</style><script><&</script><xmp><&</xmp><iframe><&</iframe><noembed><&</noembed><noframes><&</noframes><noscript><&</noscript>"),
    row("textarea and title are", () => {
      const textarea = document.createElement("textarea")
      textarea.textContent = "<&"
      return textarea.outerHTML
    }, "<textarea>&lt;&amp;</textarea>"),
    row("a line feed at the start of pre is not doubled", () => {
      const pre = document.createElement("pre")
      pre.textContent = "\na"
      return pre.outerHTML
    }, "<pre>\na</pre>"),
    row("children of a void element are not written", () => {
      const br = document.createElement("br")
      br.append("a")
      return [br.outerHTML, br.innerHTML]
    }, ["<br>", ""]),
    row("an element called br in another namespace is no void element", () => document.createElementNS("urn:x", "br").outerHTML, "<br></br>"),
    row("prefixes of unknown namespaces are written", () => document.createElementNS("urn:x", "p:q").outerHTML, "<p:q></p:q>"),
    row("prefixes of HTML elements are not", () => document.createElementNS("http://www.w3.org/1999/xhtml", "p:q").outerHTML, "<q></q>"),
    row("attributes of the known namespaces have their usual prefix", () => {
      const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg")
      svg.setAttributeNS("http://www.w3.org/1999/xlink", "x:href", "a")
      svg.setAttributeNS("http://www.w3.org/XML/1998/namespace", "xml:lang", "b")
      svg.setAttributeNS("http://www.w3.org/2000/xmlns/", "xmlns", "c")
      svg.setAttributeNS("urn:y", "y:z", "d")
      return svg.outerHTML
    }, '<svg xlink:href="a" xml:lang="b" xmlns="c" y:z="d"></svg>'),
    row("templates show their contents", () => element("<template><p>a</p><template>b</template></template>c").innerHTML,
      "<template><p>a</p><template>b</template></template>c"),
    row("an empty template, and one as the last of its parent", () => element("<p><template></template></p><p><template>a</template></p>").innerHTML,
      "<p><template></template></p><p><template>a</template></p>"),
    row("comments, instructions and doctypes", () => {
      const fragment = new DOMParser().parseFromString("<!DOCTYPE html><!--a-->", "text/html")
      const div = document.createElement("div")
      div.append(document.createComment("<&"), document.createProcessingInstruction("b", "c"))
      return [div.innerHTML, new XMLSerializer().serializeToString(fragment)]
    }, ["<!--<&--><?b c>", '<!DOCTYPE html><!--a--><html xmlns="http://www.w3.org/1999/xhtml"><head></head><body></body></html>']),
    row("a hundred thousand levels", () => {
      const root = document.createElement("div")
      let node = root
      for (let index = 0; index < 100000; index++) node = node.appendChild(document.createElement("b"))
      return root.outerHTML.length
    }, 11 + 100000 * 7),
    row("text of lone surrogates and astral characters is kept", () => {
      const div = document.createElement("div")
      div.append("\uD800\u{1F600}")
      return div.innerHTML
    }, "\uD800\u{1F600}"),
  ],
})

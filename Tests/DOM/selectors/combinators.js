// Types, classes, IDs and combinators.
const names = (selector) => Array.from(document.querySelectorAll(selector), (element) => element.id).join(" ")
const html = `<div id="a" class="x y"><p id="b"><b id="c" class="x"></b></p><p id="d" class="Y"></p>text<ul id="e"><li id="f"></li></ul></div><p id="g"></p>`
const row = (reason, selector, expected) => ({ reason, html, run: () => names(selector), expected })

;({
  title: "Combinators",
  rows: [
    row("a type is in any case in HTML", "P", "b d g"),
    row("everything", "div *", "b c d e f"),
    row("a class", ".x", "a c"),
    row("two classes", ".x.y", "a"),
    row("classes keep their case", ".Y", "d"),
    row("an ID", "#d", "d"),
    row("an escaped ID", "#\\64", "d"),
    row("type, class and ID", "b.x#c", "c"),
    row("descendants", "#a p", "b d"),
    row("children", "div > p", "b d"),
    row("children of body only", "body > p", "g"),
    row("the next sibling", "p + p", "d"),
    row("the next sibling with text between", "p + ul", "e"),
    row("following siblings", "#b ~ *", "d e"),
    row("a chain", "div > p ~ ul > li", "f"),
    row("a descendant below a sibling", "p ~ ul li", "f"),
    row("a list is in tree order, each once", "li, p, #b", "b d f g"),
    row("white space and comments around", "  div/* */ > p ,/**/#g ", "b d g"),
    row("the ancestor may be outside of what is asked", "body #c", "c"),
    {
      reason: "a query looks below its root, but matches against the whole tree",
      html,
      run: () => [document.getElementById("b").querySelectorAll("div b").length, document.getElementById("a").querySelectorAll("#a").length],
      expected: [1, 0]
    },
    {
      reason: ":scope is the root of the query",
      html,
      run: () => Array.from(document.getElementById("a").querySelectorAll(":scope > p"), (element) => element.id),
      expected: ["b", "d"]
    },
    { reason: ":scope of a document is its root element", html, run: () => document.querySelector(":scope").localName, expected: "html" },
    {
      reason: "a fragment is a scoping root above its children",
      run: () => {
        const { content } = document.createElement("template")
        content.append(document.createElement("p"), document.createElement("div"))
        content.lastChild.append(document.createElement("p"))
        return [content.querySelectorAll(":scope > p").length, content.querySelectorAll("p").length]
      },
      expected: [1, 2]
    },
    {
      reason: "closest begins at the element itself",
      html,
      run: () => ["b", "p", "div", "ul", "html"].map((selector) => document.getElementById("c").closest(selector)?.id ?? null),
      expected: ["c", "b", "a", null, ""]
    },
    {
      reason: "backtracking finds the ancestor that fits",
      html: `<div class="a"><div class="b"><div class="a"><p id="x"></p></div></div></div>`,
      run: () => [document.getElementById("x").matches(".a .b .a p"), document.getElementById("x").matches(".b > .a > p"), document.getElementById("x").matches(".a > .b > p")],
      expected: [true, true, false]
    },
    {
      reason: "a tree of any depth is walked",
      run: () => {
        let at = document.body
        for (let i = 0; i < 20000; i++) at = at.appendChild(document.createElement("div"))
        at.id = "deep"
        return [at.matches("body div div div #deep"), at.matches("ul div div div div #deep"), document.querySelectorAll("body div").length]
      },
      expected: [true, false, 20000]
    },
    {
      reason: "elements of XML keep the case of their names",
      run: () => {
        const element = document.createElementNS("urn:x", "fooBar")
        return [element.matches("fooBar"), element.matches("foobar"), element.matches("FOOBAR")]
      },
      expected: [true, false, false]
    },
    {
      reason: "SVG in HTML keeps the case too",
      html: `<svg><linearGradient></linearGradient></svg>`,
      run: () => [document.querySelectorAll("linearGradient").length, document.querySelectorAll("lineargradient").length],
      expected: [1, 0]
    },
    {
      reason: "any namespace, and none",
      html: `<p></p>`,
      run: () => ["*|p", "|p", "*|*", "p"].map((selector) => document.querySelector("p").matches(selector)),
      expected: [true, false, true, true]
    },
    {
      reason: "classes and IDs fold in quirks mode",
      run: () => {
        const quirky = new DOMParser().parseFromString("<p class=Foo id=Bar></p>", "text/html")
        return [quirky.querySelectorAll(".foo").length, quirky.querySelectorAll("#bar").length]
      },
      expected: [1, 1]
    }
  ]
})

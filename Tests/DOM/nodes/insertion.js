({
  title: "Inserting nodes",
  rows: [
    {
      reason: "appendChild returns the node and puts it at the end",
      html: "<p>a</p>",
      run: () => {
        const b = document.createElement("b")
        return [document.body.appendChild(b) === b, document.body.innerHTML]
      },
      expected: [true, "<p>a</p><b></b>"],
    },
    {
      reason: "a node that has a parent moves",
      html: "<p>a</p><p>b</p>",
      run: () => {
        document.body.appendChild(document.body.firstChild)
        return document.body.innerHTML
      },
      expected: "<p>b</p><p>a</p>",
    },
    {
      reason: "insertBefore a node itself leaves it where it is",
      html: "<p>a</p><b>b</b>",
      run: () => {
        document.body.insertBefore(document.body.firstChild, document.body.firstChild)
        return document.body.innerHTML
      },
      expected: "<p>a</p><b>b</b>",
    },
    {
      reason: "insertBefore with null or undefined appends",
      html: "<p></p>",
      run: () => {
        document.body.insertBefore(document.createElement("b"), null)
        document.body.insertBefore(document.createElement("i"), undefined)
        return document.body.innerHTML
      },
      expected: "<p></p><b></b><i></i>",
    },
    { reason: "insertBefore needs its second argument", run: () => document.body.insertBefore(document.createElement("b")), expected: "throws TypeError" },
    { reason: "appendChild of something that is no node is a TypeError", run: () => document.body.appendChild("text"), expected: "throws TypeError" },
    { reason: "appendChild of null is a TypeError", run: () => document.body.appendChild(null), expected: "throws TypeError" },
    {
      reason: "a reference node that is no child is NotFoundError",
      run: () => document.body.insertBefore(document.createElement("b"), document.createElement("i")),
      expected: "throws NotFoundError",
    },
    { reason: "a node cannot go into itself", run: () => document.body.appendChild(document.body), expected: "throws HierarchyRequestError" },
    {
      reason: "a node cannot go into its descendant",
      html: "<p><b></b></p>",
      run: () => document.querySelector("b").appendChild(document.querySelector("p")),
      expected: "throws HierarchyRequestError",
    },
    { reason: "text has no children", html: "a", run: () => document.body.firstChild.appendChild(document.createElement("b")), expected: "throws HierarchyRequestError" },
    { reason: "a document cannot be a child", run: () => document.body.appendChild(document.implementation.createHTMLDocument("")), expected: "throws HierarchyRequestError" },
    { reason: "a doctype only fits a document", run: () => document.body.appendChild(document.implementation.createDocumentType("html", "", "")), expected: "throws HierarchyRequestError" },
    { reason: "an attribute node cannot be a child", run: () => document.body.appendChild(document.createAttribute("a")), expected: "throws HierarchyRequestError" },
    { reason: "a document takes no text", run: () => document.appendChild(document.createTextNode("a")), expected: "throws HierarchyRequestError" },
    { reason: "a document has one element only", run: () => document.appendChild(document.createElement("html")), expected: "throws HierarchyRequestError" },
    { reason: "a document has one doctype only", run: () => document.insertBefore(document.implementation.createDocumentType("html", "", ""), document.firstChild), expected: "throws HierarchyRequestError" },
    {
      reason: "an element cannot come before the doctype",
      run: () => {
        const doc = document.implementation.createHTMLDocument("")
        doc.documentElement.remove()
        doc.insertBefore(doc.createElement("html"), doc.doctype)
      },
      expected: "throws HierarchyRequestError",
    },
    {
      reason: "a doctype cannot come after the element",
      run: () => {
        const doc = new Document()
        doc.appendChild(doc.createElement("a"))
        doc.appendChild(document.implementation.createDocumentType("a", "", ""))
      },
      expected: "throws HierarchyRequestError",
    },
    {
      reason: "a fragment with two elements does not fit a document",
      run: () => {
        const doc = new Document()
        const fragment = document.createDocumentFragment()
        fragment.append(document.createElement("a"), document.createElement("b"))
        doc.appendChild(fragment)
      },
      expected: "throws HierarchyRequestError",
    },
    { reason: "comments fit a document", run: () => document.appendChild(document.createComment("x")).parentNode === document, expected: true },
    {
      reason: "a fragment is inserted as its children and is empty then",
      html: "<p></p>",
      run: () => {
        const fragment = document.createDocumentFragment()
        fragment.append("a", document.createElement("b"), "c")
        const result = document.body.insertBefore(fragment, document.body.firstChild)
        return [result === fragment, fragment.childNodes.length, document.body.innerHTML]
      },
      expected: [true, 0, "a<b></b>c<p></p>"],
    },
    {
      reason: "an empty fragment inserts nothing",
      html: "<p></p>",
      run: () => {
        document.body.appendChild(document.createDocumentFragment())
        return document.body.childNodes.length
      },
      expected: 1,
    },
    {
      reason: "a failed insertion changes nothing",
      html: "<p></p>",
      run: () => {
        const b = document.createElement("b")
        try {
          document.body.insertBefore(b, document.createElement("i"))
        } catch {
          return [b.parentNode, document.body.innerHTML]
        }
      },
      expected: [null, "<p></p>"],
    },
    {
      reason: "a node of another document is adopted with its subtree and attributes",
      run: () => {
        const doc = document.implementation.createHTMLDocument("")
        const div = doc.createElement("div")
        div.setAttribute("a", "1")
        const attr = div.getAttributeNode("a")
        const text = div.appendChild(doc.createTextNode("x"))
        document.body.appendChild(div)
        return [div, text, attr].map((node) => node.ownerDocument === document)
      },
      expected: [true, true, true],
    },
    {
      reason: "isConnected follows the whole subtree in and out",
      run: () => {
        const div = document.createElement("div")
        const b = div.appendChild(document.createElement("b"))
        const text = b.appendChild(document.createTextNode("x"))
        const seen = [text.isConnected]
        document.body.appendChild(div)
        seen.push(b.isConnected, text.isConnected)
        div.remove()
        return [...seen, div.isConnected, text.isConnected]
      },
      expected: [false, true, true, false, false],
    },
    {
      reason: "append takes nodes and strings, in order",
      run: () => {
        document.body.append("a", document.createElement("b"), 3, null)
        return [document.body.innerHTML, document.body.childNodes.length]
      },
      expected: ["a<b></b>3null", 4],
    },
    { reason: "append without arguments does nothing", html: "a", run: () => (document.body.append(), document.body.innerHTML), expected: "a" },
    {
      reason: "prepend keeps the order of its arguments",
      html: "z",
      run: () => (document.body.prepend(document.createElement("b"), "y"), document.body.innerHTML),
      expected: "<b></b>yz",
    },
    {
      reason: "before with a sibling among the arguments",
      html: "<a></a><b></b><i></i>",
      run: () => {
        const [a, b, i] = document.body.children
        i.before(b, a)
        return document.body.innerHTML
      },
      expected: "<b></b><a></a><i></i>",
    },
    {
      reason: "after with the next sibling among the arguments",
      html: "<a></a><b></b><i></i>",
      run: () => {
        const [a, b] = document.body.children
        a.after("x", b)
        return document.body.innerHTML
      },
      expected: "<a></a>x<b></b><i></i>",
    },
    { reason: "before and after do nothing without a parent", run: () => { const b = document.createElement("b"); b.before("x"); b.after("y"); return b.parentNode }, expected: null },
    {
      reason: "replaceWith keeps the place",
      html: "<a></a><b></b><i></i>",
      run: () => (document.querySelector("b").replaceWith("x", document.createElement("u")), document.body.innerHTML),
      expected: "<a></a>x<u></u><i></i>",
    },
    {
      reason: "replaceWith the node itself among others",
      html: "<a></a><b></b>",
      run: () => {
        const a = document.querySelector("a")
        a.replaceWith("x", a, "y")
        return document.body.innerHTML
      },
      expected: "x<a></a>y<b></b>",
    },
    { reason: "replaceWith nothing removes", html: "a<b></b>", run: () => (document.querySelector("b").replaceWith(), document.body.innerHTML), expected: "a" },
    { reason: "replaceChildren puts new ones in the place of all", html: "<a></a>b", run: () => (document.body.replaceChildren("x", document.createElement("i")), document.body.innerHTML), expected: "x<i></i>" },
    { reason: "replaceChildren without arguments empties", html: "<a></a>b", run: () => (document.body.replaceChildren(), document.body.childNodes.length), expected: 0 },
    {
      reason: "replaceChildren with the children themselves",
      html: "<a></a><b></b>",
      run: () => (document.body.replaceChildren(...[...document.body.children].reverse()), document.body.innerHTML),
      expected: "<b></b><a></a>",
    },
    {
      reason: "a refused replaceChildren leaves the node out, but takes the arguments together",
      html: "<a></a>",
      run: () => document.querySelector("a").replaceChildren(document.body),
      expected: "throws HierarchyRequestError",
    },
    {
      reason: "insertAdjacentElement in its four places",
      html: "<p>x</p>",
      run: () => {
        const p = document.querySelector("p")
        for (const [where, name] of [["beforebegin", "a"], ["afterbegin", "b"], ["BeforeEnd", "i"], ["afterend", "u"]]) {
          p.insertAdjacentElement(where, document.createElement(name))
        }
        return document.body.innerHTML
      },
      expected: "<a></a><p><b></b>x<i></i></p><u></u>",
    },
    { reason: "insertAdjacentElement beside a node without parent is null", run: () => document.createElement("p").insertAdjacentElement("afterend", document.createElement("b")), expected: null },
    { reason: "insertAdjacentText with an unknown place is SyntaxError", run: () => document.body.insertAdjacentText("here", "x"), expected: "throws SyntaxError" },
    { reason: "insertAdjacentText", html: "<p>x</p>", run: () => (document.querySelector("p").insertAdjacentText("beforeend", "<y>"), document.querySelector("p").textContent), expected: "x<y>" },
    {
      reason: "insertAdjacentHTML in its four places",
      html: "<p>x</p>",
      run: () => {
        const p = document.querySelector("p")
        p.insertAdjacentHTML("beforebegin", "<a>1</a>")
        p.insertAdjacentHTML("afterbegin", "2")
        p.insertAdjacentHTML("beforeend", "<b>3</b>4")
        p.insertAdjacentHTML("afterend", "5")
        return document.body.innerHTML
      },
      expected: "<a>1</a><p>2x<b>3</b>4</p>5",
    },
    { reason: "insertAdjacentHTML around the root is refused", run: () => document.documentElement.insertAdjacentHTML("afterend", "x"), expected: "throws NoModificationAllowedError" },
    { reason: "outerHTML replaces the element", html: "<p>a</p>b", run: () => ((document.querySelector("p").outerHTML = "<i>x</i>y"), document.body.innerHTML), expected: "<i>x</i>yb" },
    { reason: "outerHTML of a node without parent does nothing", run: () => { const p = document.createElement("p"); p.outerHTML = "<b></b>"; return p.outerHTML }, expected: "<p></p>" },
    { reason: "textContent replaces all children by one text", html: "<p>a<b>c</b></p>", run: () => { const p = document.querySelector("p"); p.textContent = "<x>"; return [p.childNodes.length, p.firstChild.data] }, expected: [1, "<x>"] },
    { reason: "textContent empty or null leaves no child", html: "<p>a</p>", run: () => { const p = document.querySelector("p"); p.textContent = ""; const none = p.firstChild; p.append("x"); p.textContent = null; return [none, p.firstChild] }, expected: [null, null] },
  ],
})

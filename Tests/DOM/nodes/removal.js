({
  title: "Removing and replacing nodes",
  rows: [
    { reason: "removeChild returns the child", html: "<p></p>", run: () => { const p = document.body.firstChild; return [document.body.removeChild(p) === p, p.parentNode, document.body.innerHTML] }, expected: [true, null, ""] },
    { reason: "removeChild of another's child is NotFoundError", html: "<p><b></b></p>", run: () => document.body.removeChild(document.querySelector("b")), expected: "throws NotFoundError" },
    { reason: "removeChild of null is a TypeError", run: () => document.body.removeChild(null), expected: "throws TypeError" },
    { reason: "remove without parent does nothing", run: () => { const b = document.createElement("b"); b.remove(); return b.parentNode }, expected: null },
    {
      reason: "siblings close the gap",
      html: "<a></a><b></b><i></i>",
      run: () => {
        const [a, b, i] = document.body.children
        b.remove()
        return [a.nextSibling === i, i.previousSibling === a, b.nextSibling, b.previousSibling]
      },
      expected: [true, true, null, null],
    },
    { reason: "the root element can be removed", run: () => (document.documentElement.remove(), [document.documentElement, document.childNodes.length]), expected: [null, 1] },
    { reason: "replaceChild returns the old child", html: "<a></a><b></b>", run: () => { const a = document.querySelector("a"); const result = document.body.replaceChild(document.createElement("i"), a); return [result === a, document.body.innerHTML] }, expected: [true, "<i></i><b></b>"] },
    { reason: "replaceChild with the child itself changes nothing", html: "<a></a><b></b>", run: () => { const a = document.querySelector("a"); document.body.replaceChild(a, a); return document.body.innerHTML }, expected: "<a></a><b></b>" },
    { reason: "replaceChild with the next sibling", html: "<a></a><b></b><i></i>", run: () => { const [a, b] = document.body.children; document.body.replaceChild(b, a); return document.body.innerHTML }, expected: "<b></b><i></i>" },
    { reason: "replaceChild with the previous sibling", html: "<a></a><b></b><i></i>", run: () => { const [a, b] = document.body.children; document.body.replaceChild(a, b); return document.body.innerHTML }, expected: "<a></a><i></i>" },
    { reason: "replaceChild with a fragment", html: "<a></a><b></b>", run: () => { const f = document.createDocumentFragment(); f.append("x", document.createElement("i")); document.body.replaceChild(f, document.body.firstChild); return document.body.innerHTML }, expected: "x<i></i><b></b>" },
    { reason: "replaceChild of a node that is no child is NotFoundError", run: () => document.body.replaceChild(document.createElement("a"), document.createElement("b")), expected: "throws NotFoundError" },
    { reason: "replaceChild checks the hierarchy first", html: "<a></a>", run: () => document.querySelector("a").replaceChild(document.body, document.createElement("b")), expected: "throws HierarchyRequestError" },
    { reason: "the root element can be replaced by another", run: () => { const html = document.createElement("html"); document.replaceChild(html, document.documentElement); return document.documentElement === html }, expected: true },
    { reason: "a doctype cannot take the place of the root element", run: () => document.replaceChild(document.implementation.createDocumentType("a", "", ""), document.documentElement), expected: "throws HierarchyRequestError" },
    { reason: "emptying by firstChild", html: "<a></a>b<i></i>", run: () => { while (document.body.firstChild) document.body.removeChild(document.body.firstChild); return [document.body.childNodes.length, document.body.lastChild] }, expected: [0, null] },
    { reason: "emptying by childNodes[0]", html: "<a></a>b<i></i>", run: () => { let turns = 0; while (document.body.childNodes.length) { document.body.childNodes[0].remove(); turns++ } return turns }, expected: 3 },
    { reason: "adoptNode takes a node out of its parent", html: "<p></p>", run: () => { const doc = document.implementation.createHTMLDocument(""); const p = doc.adoptNode(document.querySelector("p")); return [p.parentNode, p.ownerDocument === doc, document.body.innerHTML] }, expected: [null, true, ""] },
    { reason: "a document cannot be adopted", run: () => document.adoptNode(document.implementation.createHTMLDocument("")), expected: "throws NotSupportedError" },
    { reason: "an adopted attribute leaves its element", run: () => { document.body.setAttribute("a", "1"); const attr = document.adoptNode(document.body.getAttributeNode("a")); return [attr.ownerElement, document.body.hasAttribute("a")] }, expected: [null, false] },
  ],
})

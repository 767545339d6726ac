({
  title: "Attributes",
  rows: [
    { reason: "an attribute that is not there is null", run: () => document.body.getAttribute("a"), expected: null },
    { reason: "values are strings", run: () => { const b = document.body; b.setAttribute("a", 1); b.setAttribute("b", null); b.setAttribute("c", undefined); return b.getAttributeNames().map((name) => b.getAttribute(name)) }, expected: ["1", "null", "undefined"] },
    { reason: "names are lower case in HTML", run: () => { document.body.setAttribute("Data-X", "1"); return [document.body.getAttribute("DATA-x"), document.body.getAttributeNames()] }, expected: ["1", ["data-x"]] },
    { reason: "only ASCII letters are lowered", run: () => { document.body.setAttribute("\u00c4A", "1"); return document.body.getAttributeNames() }, expected: ["\u00c4a"] },
    { reason: "names of SVG elements keep their case", run: () => { const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg"); svg.setAttribute("viewBox", "0"); return [svg.getAttribute("viewBox"), svg.getAttribute("viewbox")] }, expected: ["0", null] },
    { reason: "setting again keeps the place", run: () => { const b = document.body; b.setAttribute("a", "1"); b.setAttribute("b", "2"); b.setAttribute("a", "3"); return b.getAttributeNames() }, expected: ["a", "b"] },
    // From some number on, attributes are found by an index.
    { reason: "of many, all are found, those that came and those that stayed", run: () => { const b = document.body; for (let i = 0; i < 100; i++) b.setAttribute(`a${i}`, i); for (let i = 0; i < 100; i += 2) b.removeAttribute(`a${i}`); b.setAttribute("a0", "again"); b.setAttribute("a1", "new"); return [b.attributes.length, b.getAttribute("a0"), b.getAttribute("a1"), b.getAttribute("a2"), b.getAttribute("a99"), b.attributes[0].name, b.attributes[50].name] }, expected: [51, "again", "new", null, "99", "a1", "a0"] },
    { reason: "of many that were parsed, the first of a name counts", html: `<p ${Array.from({ length: 40 }, (_, i) => `a${i}=${i}`).join(" ")} a7=x>`, run: () => { const p = document.querySelector("p"); return [p.attributes.length, p.getAttribute("a7"), p.cloneNode().getAttribute("a39")] }, expected: [40, "7", "39"] },
    { reason: "of many, the first of a qualified name is found, and then the next", run: () => { const b = document.body; for (let i = 0; i < 30; i++) b.setAttribute(`a${i}`, i); b.getAttribute("x"); b.setAttributeNS("u", "p:x", "u"); b.setAttributeNS("v", "p:x", "v"); const first = b.getAttribute("p:x"); b.removeAttribute("p:x"); const second = b.getAttribute("p:x"); b.removeAttributeNS("v", "x"); return [first, second, b.getAttribute("p:x"), b.hasAttribute("a29")] }, expected: ["u", "v", null, true] },
    { reason: "of many, one without namespace is told from one of a namespace with the same qualified name", run: () => { const b = document.body; for (let i = 0; i < 30; i++) b.setAttribute(`a${i}`, i); b.setAttributeNS("u", "x", "1"); const before = b.getAttributeNS(null, "x"); b.setAttributeNS(null, "x", "2"); return [before, b.getAttributeNS(null, "x"), b.getAttributeNS("u", "x"), b.getAttribute("x"), b.attributes.length] }, expected: [null, "2", "1", "1", 32] },
    { reason: "of many, one that is replaced is found under its new prefix alone", run: () => { const b = document.body; for (let i = 0; i < 30; i++) b.setAttribute(`a${i}`, i); b.setAttributeNS("u", "p:x", "1"); b.getAttribute("p:x"); const attr = document.createAttributeNS("u", "q:x"); attr.value = "2"; const old = b.setAttributeNode(attr); const same = document.createAttribute("a5"); same.value = "five"; b.setAttributeNode(same); return [old.name, b.getAttribute("p:x"), b.getAttribute("q:x"), b.getAttribute("a5"), b.attributes.length] }, expected: ["p:x", null, "2", "five", 31] },
    { reason: "of many, one that is replaced by another of a name that is there comes in its order", run: () => { const b = document.body; b.setAttributeNS("u", "p:x", "1"); for (let i = 0; i < 30; i++) b.setAttribute(`a${i}`, i); b.setAttributeNS("v", "q:x", "2"); b.getAttribute("q:x"); const attr = document.createAttributeNS("u", "q:x"); attr.value = "3"; b.setAttributeNode(attr); return [b.getAttribute("p:x"), b.getAttribute("q:x")] }, expected: [null, "3"] },
    { reason: "an empty name is InvalidCharacterError", run: () => document.body.setAttribute("", "x"), expected: "throws InvalidCharacterError" },
    { reason: "a name with a space is InvalidCharacterError", run: () => document.body.setAttribute("a b", "x"), expected: "throws InvalidCharacterError" },
    { reason: "a name with = is InvalidCharacterError", run: () => document.body.setAttribute("a=b", "x"), expected: "throws InvalidCharacterError" },
    { reason: "setAttribute needs both arguments", run: () => document.body.setAttribute("a"), expected: "throws TypeError" },
    { reason: "getAttribute needs an argument", run: () => document.body.getAttribute(), expected: "throws TypeError" },
    { reason: "a symbol is a TypeError", run: () => document.body.setAttribute(Symbol(), "x"), expected: "throws TypeError" },
    { reason: "removeAttribute of what is not there does nothing", run: () => (document.body.removeAttribute("a"), document.body.hasAttributes()), expected: false },
    { reason: "removing the first of two", run: () => { const b = document.body; b.setAttribute("a", ""); b.setAttribute("b", ""); b.removeAttribute("A"); return b.getAttributeNames() }, expected: ["b"] },
    { reason: "toggleAttribute adds and removes", run: () => { const b = document.body; return [b.toggleAttribute("x"), b.getAttribute("x"), b.toggleAttribute("x"), b.hasAttribute("x")] }, expected: [true, "", false, false] },
    { reason: "toggleAttribute with force", run: () => { const b = document.body; return [b.toggleAttribute("x", false), b.toggleAttribute("x", true), b.toggleAttribute("x", true), b.toggleAttribute("x", false)] }, expected: [false, true, true, false] },
    { reason: "toggleAttribute with force undefined toggles", run: () => document.body.toggleAttribute("x", undefined), expected: true },
    {
      reason: "namespaced attributes are found by namespace and local name",
      run: () => {
        const e = document.createElementNS("http://www.w3.org/2000/svg", "a")
        e.setAttributeNS("http://www.w3.org/1999/xlink", "xlink:href", "u")
        e.setAttribute("href", "v")
        return [e.getAttributeNS("http://www.w3.org/1999/xlink", "href"), e.getAttribute("xlink:href"), e.getAttribute("href"), e.getAttributeNS(null, "href"), e.getAttributeNS("", "href")]
      },
      expected: ["u", "u", "v", "v", "v"],
    },
    { reason: "setAttributeNS changes the value and keeps the prefix", run: () => { const e = document.body; e.setAttributeNS("urn:x", "p:a", "1"); e.setAttributeNS("urn:x", "q:a", "2"); return [e.attributes.length, e.attributes[0].name, e.attributes[0].value] }, expected: [1, "p:a", "2"] },
    { reason: "a prefix without namespace is NamespaceError", run: () => document.body.setAttributeNS(null, "p:a", "1"), expected: "throws NamespaceError" },
    { reason: "xml belongs to its namespace", run: () => document.body.setAttributeNS("urn:x", "xml:a", "1"), expected: "throws NamespaceError" },
    { reason: "xmlns belongs to its namespace", run: () => document.body.setAttributeNS("urn:x", "xmlns", "1"), expected: "throws NamespaceError" },
    { reason: "the XMLNS namespace is for xmlns only", run: () => document.body.setAttributeNS("http://www.w3.org/2000/xmlns/", "a", "1"), expected: "throws NamespaceError" },
    { reason: "removeAttributeNS", run: () => { const e = document.body; e.setAttributeNS("urn:x", "p:a", "1"); e.removeAttributeNS("urn:x", "a"); return e.attributes.length }, expected: 0 },
    { reason: "an Attr node is the same object each time", run: () => { const b = document.body; b.setAttribute("a", "1"); return [b.getAttributeNode("a") === b.attributes[0], b.attributes.a === b.attributes[0], b.attributes.getNamedItem("A") === b.attributes[0]] }, expected: [true, true, true] },
    { reason: "an Attr is live", run: () => { const b = document.body; b.setAttribute("a", "1"); const attr = b.getAttributeNode("a"); b.setAttribute("a", "2"); const seen = attr.value; attr.value = "3"; return [seen, b.getAttribute("a"), attr.ownerElement === b] }, expected: ["2", "3", true] },
    { reason: "an Attr keeps its value when it is removed", run: () => { const b = document.body; b.setAttribute("a", "1"); const attr = b.getAttributeNode("a"); b.removeAttribute("a"); return [attr.value, attr.ownerElement] }, expected: ["1", null] },
    { reason: "setAttributeNode gives the one that was there", run: () => { const b = document.body; b.setAttribute("a", "1"); const attr = document.createAttribute("a"); attr.value = "2"; const old = b.setAttributeNode(attr); return [old.value, old.ownerElement, b.getAttribute("a"), b.setAttributeNode(attr) === attr] }, expected: ["1", null, "2", true] },
    { reason: "an attribute of another element is InUseAttributeError", run: () => { document.body.setAttribute("a", "1"); document.head.setAttributeNode(document.body.getAttributeNode("a")) }, expected: "throws InUseAttributeError" },
    { reason: "removeAttributeNode of another's attribute is NotFoundError", run: () => { document.body.setAttribute("a", "1"); document.head.removeAttributeNode(document.body.getAttributeNode("a")) }, expected: "throws NotFoundError" },
    { reason: "attributes is a live map with names and indices", run: () => { const b = document.body; const map = b.attributes; b.setAttribute("id", "x"); b.setAttribute("length", "9"); return [map.length, map[0].name, map.id.value, map.item(1).name, map.item(2), map[2] === undefined, "id" in map, Object.keys(map)] }, expected: [2, "id", "x", "length", null, true, true, ["0", "1"]] },
    { reason: "removeNamedItem of what is not there is NotFoundError", run: () => document.body.attributes.removeNamedItem("a"), expected: "throws NotFoundError" },
    { reason: "Array.from and for-of over attributes", run: () => { const b = document.body; b.setAttribute("a", "1"); b.setAttribute("b", "2"); const seen = []; for (const { name, value } of b.attributes) seen.push(name + value); return [seen, Array.from(b.attributes, (attr) => attr.name)] }, expected: [["a1", "b2"], ["a", "b"]] },
    { reason: "Attr as a node", run: () => { const attr = document.createAttribute("A"); attr.nodeValue = "v"; return [attr.nodeType, attr.nodeName, attr.name, attr.textContent, attr.specified, attr.parentNode, attr.isConnected, attr.namespaceURI, attr.prefix] }, expected: [2, "a", "a", "v", true, null, false, null, null] },
    { reason: "id, className and slot reflect", run: () => { const b = document.body; b.id = "i"; b.className = "c d"; b.slot = "s"; return [b.outerHTML.startsWith('<body id="i" class="c d" slot="s">'), b.getAttribute("class"), (b.removeAttribute("id"), b.id)] }, expected: [true, "c d", ""] },
    { reason: "a lone surrogate and NUL stay in a value", run: () => { document.body.setAttribute("a", "x\ud800\0"); return document.body.getAttribute("a") === "x\ud800\0" }, expected: true },
    // Above some number, attributes are found by an index, which must give what a search from the first to the last gives.
    {
      reason: "of 20,000 attributes, each is set, read, changed and removed by its name",
      run: () => {
        const e = document.createElement("p")
        for (let i = 0; i < 20000; i++) e.setAttribute(`A${i}`, i)
        for (let i = 0; i < 20000; i += 2) e.setAttribute(`a${i}`, -i)
        let sum = 0
        for (let i = 0; i < 20000; i++) sum += Number(e.getAttribute(`a${i}`))
        for (let i = 19999; i >= 0; i -= 2) e.removeAttribute(`a${(i * 7919) % 20000}`)
        return [sum, e.attributes.length, e.hasAttribute("a1"), e.getAttribute("a2"), e.attributes[1].name, e.getAttributeNames().length]
      },
      expected: [10000, 10000, false, "-2", "a2", 10000],
    },
    {
      reason: "a map of 20,000 attributes answers names and indices",
      run: () => {
        const e = document.createElement("p")
        for (let i = 0; i < 20000; i++) e.setAttribute(`a${i}`, i)
        const { attributes } = e
        let sum = 0
        for (let i = 0; i < 20000; i++) sum += attributes[i] === attributes[`a${i}`] && attributes.getNamedItem(`A${i}`) === attributes.item(i) ? 1 : 0
        while (attributes.length > 1) attributes.removeNamedItem(attributes[0].name)
        return [sum, attributes[0].name]
      },
      expected: [20000, "a19999"],
    },
    {
      reason: "the parser gives an element 20,000 attributes, each name once",
      run: () => {
        const source = Array.from({ length: 20000 }, (_, i) => `a${i}=${i}`).join(" ")
        document.body.innerHTML = `<p ${source} a7=again A8=again>x</p>`
        const p = document.body.firstChild
        const copy = p.cloneNode()
        return [p.attributes.length, p.getAttribute("a7"), p.getAttribute("a19999"), copy.getAttribute("a8"), p.cloneNode(true).isEqualNode(p)]
      },
      expected: [20000, "7", "19999", "8", true],
    },
    {
      reason: "of many attributes of one qualified name, the first answers",
      run: () => {
        const e = document.createElement("p")
        for (let i = 0; i < 100; i++) e.setAttributeNS(`urn:${i}`, "p:a", i)
        const seen = [e.getAttribute("p:a"), e.getAttributeNS("urn:77", "a")]
        e.removeAttribute("p:a")
        e.removeAttributeNS("urn:2", "a")
        e.setAttribute("p:a", "x")
        return [...seen, e.getAttribute("p:a"), e.getAttributeNS("urn:1", "a"), e.getAttributeNS("urn:0", "a"), e.attributes.length, e.attributes[1].value]
      },
      expected: ["0", "77", "x", "x", null, 98, "3"],
    },
    {
      reason: "an Attr that replaces one of many stands in its place, whatever its prefix",
      run: () => {
        const e = document.createElement("p")
        for (let i = 0; i < 100; i++) e.setAttributeNS(`urn:${i}`, `p${i}:a`, i)
        const put = (namespace, name, value) => {
          const attr = document.createAttributeNS(namespace, name)
          attr.value = value
          return e.setAttributeNode(attr).name
        }
        const replaced = [put("urn:50", "q:a", "q"), put("urn:40", "q:a", "r"), put("urn:60", "p60:a", "s")]
        return [replaced, e.getAttribute("q:a"), e.getAttribute("p50:a"), e.getAttribute("p60:a"), e.attributes[40].value, e.attributes[60].value, e.attributes.length]
      },
      expected: [["p50:a", "p40:a", "p60:a"], "r", null, "s", "r", "s", 100],
    },
    {
      reason: "attributes that grow many and few again keep order and values",
      run: () => {
        const e = document.createElement("p")
        const names = () => e.getAttributeNames().join("")
        for (let round = 0; round < 3; round++) {
          for (let i = 0; i < 40; i++) e.toggleAttribute(`a${i}`, true)
          for (let i = 5; i < 40; i++) e.removeAttributeNode(e.getAttributeNode(`a${i}`))
          e.removeAttribute("a2")
        }
        return [names(), e.getAttribute("a4"), e.getAttribute("a39")]
      },
      expected: ["a0a1a3a4", "", null],
    },
  ],
})

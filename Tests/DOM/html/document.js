;({
  title: "The HTML of a document",
  rows: [
    { reason: "title: collapsed, set, made where there is none", run: () => {
      document.head.innerHTML = "<title> a \n b </title>"
      const before = document.title
      document.title = "c"
      const set = document.head.innerHTML
      document.head.innerHTML = ""
      document.title = "d"
      return [before, set, document.head.innerHTML]
    }, expected: ["a b", "<title>c</title>", "<title>d</title>"] },
    { reason: "body and head", run: () => [document.body.localName, document.head.localName, document.documentElement.localName], expected: ["body", "head", "html"] },
    { reason: "body is replaced", run: () => {
      const body = document.createElement("body")
      document.body = body
      return document.body === body
    }, expected: true },
    { reason: "body is a body", run: () => (document.body = document.createElement("p")), expected: "throws HierarchyRequestError" },
    { reason: "collections", html: "<img><form></form><a href=x></a><a name=y></a><script></script>", run: () =>
      ["images", "forms", "links", "anchors", "scripts", "embeds"].map((name) => document[name].length), expected: [1, 1, 1, 1, 1, 0] },
    { reason: "elements by name, live", html: "<a name=x></a>", run: () => {
      const list = document.getElementsByName("x")
      document.body.append(document.querySelector("a").cloneNode())
      return list.length
    }, expected: 2 },
    { reason: "what it tells of itself", run: () => [document.visibilityState, document.hidden, document.cookie, document.dir, document.domain, document.defaultView === window],
      expected: ["visible", false, "", "", "", true] },
    { reason: "commands that are not known do nothing", run: () => [document.execCommand("nothing"), document.queryCommandSupported("nothing")], expected: [false, false] },
    { reason: "dir is that of the element", run: () => {
      document.dir = "rtl"
      return document.documentElement.outerHTML.slice(0, 16)
    }, expected: '<html dir="rtl">' },
  ],
})

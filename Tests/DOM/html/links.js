const link = (href) => {
  const a = document.createElement("a")
  a.setAttribute("href", href)
  return a
}
;({
  title: "Links",
  rows: [
    { reason: "the parts of a URL", run: () => {
      const a = link("https://user:pw@example.org:8080/a/b?c=d#e")
      return [a.href, a.origin, a.protocol, a.username, a.password, a.host, a.hostname, a.port, a.pathname, a.search, a.hash]
    }, expected: ["https://user:pw@example.org:8080/a/b?c=d#e", "https://example.org:8080", "https:", "user", "pw", "example.org:8080", "example.org", "8080", "/a/b", "?c=d", "#e"] },
    { reason: "a script link is told by parsing", run: () => link("JaVa\tscript:alert(1)").protocol, expected: "javascript:" },
    { reason: "parts are set in the attribute", run: () => {
      const a = link("https://example.org/a")
      a.pathname = "b c"
      a.hash = "d"
      return a.getAttribute("href")
    }, expected: "https://example.org/b%20c#d" },
    { reason: "what is no URL is as written, and has no parts", run: () => [link("http://[").href, link("http://[").protocol, link("http://[").host], expected: ["http://[", ":", ""] },
    { reason: "without href there is nothing", run: () => {
      const a = document.createElement("a")
      return [a.href, a.protocol, a.pathname]
    }, expected: ["", ":", ""] },
    { reason: "relative URLs go by the base element", run: () => {
      document.head.innerHTML = '<base href="https://example.org/x/y"><base href="https://other.org/">'
      return [link("z").href === "https://example.org/x/z", (document.body.append(link("../z")), document.body.lastChild.href), document.baseURI]
    }, expected: [true, "https://example.org/z", "https://example.org/x/y"] },
    { reason: "a base of script or data does not count", run: () => {
      document.head.innerHTML = '<base href="data:,x">'
      return document.baseURI
    }, expected: "about:blank" },
    { reason: "a link is its URL as a string", run: () => `${link("https://example.org")}`, expected: "https://example.org/" },
    { reason: "a click goes nowhere", run: () => {
      document.body.append(link("javascript:globalThis.hit = 1"))
      document.body.lastChild.click()
      return [globalThis.hit === undefined, location.href]
    }, expected: [true, "about:blank"] },
    { reason: "relList", run: () => {
      const a = link("x")
      a.relList.add("noopener", "nofollow")
      return [a.rel, a.relList.contains("nofollow")]
    }, expected: ["noopener nofollow", true] },
  ],
})

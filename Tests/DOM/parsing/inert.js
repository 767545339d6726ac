;({
  title: "Parsed documents are inert",
  rows: [
    {
      reason: "a script in innerHTML does not run, not even when it is moved",
      run: () => {
        document.body.innerHTML = "<script>globalThis.hit = 1</script>"
        document.head.append(document.body.firstChild)
        return globalThis.hit === undefined
      },
      expected: true,
    },
    {
      reason: "event handler attributes are not compiled",
      run: () => {
        document.body.innerHTML = '<img src="zz" onerror="globalThis.hit = 1"><p onclick="globalThis.hit = 2">b</p>'
        document.querySelector("p").click()
        return [globalThis.hit === undefined, document.querySelector("p").onclick]
      },
      expected: [true, null],
    },
    {
      reason: "a clone of a parsed script does not run either",
      run: () => {
        document.body.innerHTML = "<script>globalThis.hit = 1</script>"
        document.body.append(document.body.firstChild.cloneNode(true))
        return globalThis.hit === undefined
      },
      expected: true,
    },
    {
      reason: "a custom element in markup is made when it joins the document",
      run: () => {
        const log = []
        customElements.define("x-a", class extends HTMLElement {
          constructor() {
            super()
            log.push("constructed")
          }
          connectedCallback() {
            log.push(`connected ${this.textContent}`)
          }
        })
        const div = document.createElement("div")
        div.innerHTML = "<x-a>a</x-a>"
        log.push("parsed")
        document.body.append(div)
        return log
      },
      expected: ["parsed", "constructed", "connected a"],
    },
    {
      reason: "documents of DOMParser have no window",
      run: () => {
        const parsed = new DOMParser().parseFromString("<p id=a>b", "text/html")
        return [parsed.defaultView, parsed.getElementById("a").textContent, parsed.compatMode, parsed.contentType, parsed.readyState]
      },
      expected: [null, "b", "BackCompat", "text/html", "complete"],
    },
    {
      reason: "what a script cannot see is not run by document.write",
      run: () => document.write("<p>a"),
      expected: "throws NotSupportedError",
    },
    {
      reason: "a document made by a script can be written to",
      run: () => {
        const made = document.implementation.createHTMLDocument("a")
        made.open()
        made.write("<title>b</ti")
        made.write("tle><p>c")
        made.close()
        return [made.title, made.body.innerHTML]
      },
      expected: ["b", "<p>c</p>"],
    },
  ],
})

const byId = (id) => document.getElementById(id)
;({
  title: "Interactive elements",
  rows: [
    { reason: "a summary opens and closes its details", html: "<details id=a><summary id=b>x</summary>y</details>", run: async () => {
      const log = []
      byId("a").addEventListener("toggle", (event) => log.push(event.newState))
      byId("b").click()
      const open = byId("a").open
      await new Promise((resolve) => setTimeout(resolve, 1))
      byId("b").click()
      await new Promise((resolve) => setTimeout(resolve, 1))
      return [open, byId("a").open, log]
    }, expected: [true, false, ["open", "closed"]] },
    { reason: "of the details of a name one is open", html: "<details id=a name=n open></details><details id=b name=n open></details><details id=c name=n></details><details id=d open></details>", run: () => {
      const open = () => [...document.querySelectorAll("details")].filter((details) => details.open).map((details) => details.id).join()
      const log = [open()]
      byId("c").open = true
      log.push(open())
      byId("d").name = "n"
      log.push(open())
      document.body.append(Object.assign(document.createElement("details"), { id: "e", name: "n", open: true }))
      log.push(open())
      return log
    }, expected: ["a,d", "c,d", "c", "c"] },
    { reason: "what a closed details holds is not seen", html: "<details id=a><summary>s</summary><p id=b>x</p></details><div id=c style='content-visibility: hidden'>y<p id=d>z</p></div>", run: () => {
      const seen = () => [byId("b").checkVisibility(), byId("b").innerText, byId("a").innerText]
      const log = [seen()]
      byId("a").open = true
      return [...log, seen(), byId("c").checkVisibility(), byId("d").checkVisibility(), byId("c").innerText]
    }, expected: [[false, "", "s"], [true, "x", "s\n\nx"], true, false, ""] },
    { reason: "of two summaries a closed details shows the first", html: "<details id=a><summary>s</summary>x<summary id=b>t</summary></details>", run: () => {
      return [byId("a").innerText, byId("b").innerText, byId("b").checkVisibility()]
    }, expected: ["s", "", false] },
    { reason: "a summary is a list item in its details alone", html: "<summary>x</summary><details open><summary>a</summary><summary>b</summary></details>", run: () => {
      return [...document.querySelectorAll("summary")].map((summary) => getComputedStyle(summary).display)
    }, expected: ["block", "list-item", "block"] },
    { reason: "a dialog opens, takes the focus, closes with a value", html: "<dialog id=a><input id=b></dialog>", run: async () => {
      let closed = 0
      byId("a").onclose = () => closed++
      byId("a").showModal()
      const open = [byId("a").open, document.activeElement.id]
      byId("a").close("x")
      await new Promise((resolve) => setTimeout(resolve, 1))
      return [open, byId("a").open, byId("a").returnValue, closed]
    }, expected: [[true, "b"], false, "x", 1] },
    { reason: "a dialog outside of the document is not shown as modal", run: () => document.createElement("dialog").showModal(), expected: "throws InvalidStateError" },
    { reason: "a click does not nest", html: "<p id=a></p>", run: () => {
      let clicks = 0
      byId("a").onclick = () => {
        clicks++
        byId("a").click()
      }
      byId("a").click()
      return clicks
    }, expected: 1 },
    { reason: "a popover is shown and hidden, with events", html: "<p popover id=a></p>", run: async () => {
      const log = []
      byId("a").onbeforetoggle = (event) => log.push(`before ${event.newState}`)
      byId("a").ontoggle = (event) => log.push(event.newState)
      const states = [byId("a").togglePopover(), byId("a").togglePopover(true), byId("a").togglePopover()]
      await new Promise((resolve) => setTimeout(resolve, 1))
      return [states, log]
    }, expected: [[true, true, false], ["before open", "before closed", "closed"]] },
    { reason: "what is no popover is not shown", run: () => document.body.showPopover(), expected: "throws NotSupportedError" },
    { reason: "internals belong to custom elements, once", run: () => {
      customElements.define("x-i", class extends HTMLElement {})
      const element = document.createElement("x-i")
      element.attachInternals()
      return element.attachInternals()
    }, expected: "throws NotSupportedError" },
    { reason: "the window's handlers can be set on the body", run: () => {
      const handler = () => 0
      document.body.onload = handler
      return [window.onload === handler, document.body.onload === handler, document.implementation.createHTMLDocument("").body.onload]
    }, expected: [true, true, null] },
    { reason: "the areas of a map", html: "<map id=a><area><p><area></p></map>", run: () => byId("a").areas.length, expected: 2 },
    { reason: "media do not play", html: "<video id=a></video>", run: async () => [byId("a").paused, byId("a").readyState, await byId("a").play().catch((error) => error.name)], expected: [true, 0, "NotSupportedError"] },
  ],
})

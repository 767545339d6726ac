({
  title: "moveBefore",
  rows: [
    {
      reason: "Puts a node before another, or at the end",
      html: "<i>1</i><b>2</b><u>3</u>",
      run() {
        const [i, b, u] = document.body.children
        document.body.moveBefore(u, i)
        document.body.moveBefore(i, null)
        document.body.moveBefore(b, b)
        return document.body.innerHTML
      },
      expected: "<u>3</u><b>2</b><i>1</i>",
    },
    {
      reason: "The focus stays where it is",
      html: "<input><p></p>",
      run() {
        const [input, p] = document.body.children
        let blurs = 0
        input.addEventListener("blur", () => blurs++)
        input.focus()
        p.moveBefore(input, null)
        return [document.activeElement === input, blurs]
      },
      expected: [true, 0],
    },
    {
      reason: "A removal and an insertion are observed",
      html: "<i></i><p><b></b></p>",
      run() {
        const [i, p] = document.body.children
        const observer = new MutationObserver(() => {})
        observer.observe(document.body, { childList: true, subtree: true })
        p.moveBefore(i, p.firstChild)
        return observer.takeRecords().map((record) => [record.target.localName, record.removedNodes.length, record.addedNodes.length, record.previousSibling?.localName ?? null, record.nextSibling?.localName ?? null])
      },
      expected: [["body", 1, 0, null, "p"], ["p", 0, 1, null, "b"]],
    },
    {
      reason: "Custom elements hear of a move, or else of a removal and an insertion",
      run() {
        const heard = []
        const define = (name, callbacks) => {
          class Defined extends HTMLElement {}
          for (const callback of callbacks) Defined.prototype[callback] = () => heard.push(`${name} ${callback}`)
          customElements.define(name, Defined)
        }
        define("x-move", ["connectedCallback", "disconnectedCallback", "connectedMoveCallback"])
        define("x-old", ["connectedCallback", "disconnectedCallback"])
        document.body.innerHTML = "<p></p><x-move></x-move><x-old></x-old>"
        heard.length = 0
        const [p, moved, old] = document.body.children
        p.moveBefore(moved, null)
        p.moveBefore(old, null)
        return heard
      },
      expected: ["x-move connectedMoveCallback", "x-old disconnectedCallback", "x-old connectedCallback"],
    },
    {
      reason: "Ranges and IDs follow as with a removal",
      html: "<p id=a>xy</p><div></div>",
      run() {
        const [p, div] = document.body.children
        const range = document.createRange()
        range.setStart(p.firstChild, 1)
        div.moveBefore(p, null)
        return [document.getElementById("a") === p, range.startContainer === document.body, range.startOffset]
      },
      expected: [true, true, 0],
    },
    { reason: "From another tree", run: () => document.body.moveBefore(document.createElement("p"), null), expected: "throws HierarchyRequestError" },
    { reason: "Into itself", html: "<p><b></b></p>", run: () => document.querySelector("b").moveBefore(document.querySelector("p"), null), expected: "throws HierarchyRequestError" },
    { reason: "Before a node that is elsewhere", html: "<p><b></b></p><i></i>", run: () => document.body.moveBefore(document.querySelector("i"), document.querySelector("b")), expected: "throws NotFoundError" },
    { reason: "A second element of a document", html: "<p>", run: () => document.moveBefore(document.querySelector("p"), null), expected: "throws HierarchyRequestError" },
    { reason: "Two arguments", run: () => document.body.moveBefore(document.body), expected: "throws TypeError" },
  ],
})

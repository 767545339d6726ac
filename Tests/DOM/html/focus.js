const watch = () => {
  const log = []
  for (const type of ["focus", "blur", "focusin", "focusout"]) {
    document.addEventListener(type, (event) => log.push(`${type} ${event.target.id} ${event.relatedTarget?.id ?? "-"} ${event.bubbles}`), true)
  }
  return log
}
const byId = (id) => document.getElementById(id)
const html = '<input id=a><div id=b tabindex=0>x</div><div id=c>y</div><div id=d contenteditable><p id=e>z</p></div><button id=f disabled></button>'

;({
  title: "Focus",
  rows: [
    { reason: "at first the body has it", html, run: () => [document.activeElement === document.body, document.hasFocus()], expected: [true, true] },
    { reason: "events in order, at once, with the other element", html, run: () => {
      const log = watch()
      byId("a").focus()
      byId("b").focus()
      return log
    }, expected: ["focus a - false", "focusin a - true", "blur a b false", "focusout a b true", "focus b a false", "focusin b a true"] },
    { reason: "during blur nothing has the focus", html, run: () => {
      let during
      byId("a").focus()
      byId("a").onblur = () => (during = document.activeElement.localName)
      byId("b").focus()
      return [during, document.activeElement.id]
    }, expected: ["body", "b"] },
    { reason: "focusing twice does nothing the second time", html, run: () => {
      byId("a").focus()
      const log = watch()
      byId("a").focus()
      return log
    }, expected: [] },
    { reason: "what cannot have the focus leaves it where it is", html, run: () => {
      byId("a").focus()
      for (const id of ["c", "e", "f"]) byId(id).focus()
      document.createElement("input").focus()
      return document.activeElement.id
    }, expected: "a" },
    { reason: "hidden elements cannot have it", html: '<div hidden><input id=a></div><input id=b style="display: none">', run: () => {
      byId("a").focus()
      byId("b").focus()
      return document.activeElement.localName
    }, expected: "body" },
    { reason: "nor those that are there and not to be seen", html: '<input id=a style="visibility: hidden"><div style="visibility: collapse"><input id=b></div><div style="content-visibility: hidden"><input id=c></div><details><summary>s</summary><input id=d></details>', run: () => {
      for (const id of "abcd") byId(id).focus()
      return document.activeElement.localName
    }, expected: "body" },
    { reason: "nor those that a style sheet hides, whoever changed it", html, run: () => {
      const style = document.head.appendChild(document.createElement("style"))
      const tries = []
      const attempt = () => {
        byId("b").focus()
        tries.push(document.activeElement === byId("b"))
        byId("b").blur()
      }
      style.textContent = "#a { color: red }"
      attempt()
      style.sheet.insertRule("#b { display: none }")
      attempt()
      style.sheet.deleteRule(0)
      attempt()
      style.sheet.cssRules[0].selectorText = "#b"
      style.sheet.cssRules[0].style.display = "none"
      attempt()
      style.sheet.disabled = true
      attempt()
      style.textContent = "#b { display: none }"
      attempt()
      style.firstChild.data = "#b { color: red }"
      attempt()
      style.firstChild.data = "#b { display: none }"
      attempt()
      style.remove()
      attempt()
      const sheet = new CSSStyleSheet()
      sheet.replaceSync("#b { display: none }")
      document.adoptedStyleSheets = [sheet]
      attempt()
      document.adoptedStyleSheets = []
      attempt()
      return tries
    }, expected: [true, false, true, false, true, false, true, false, true, false, true] },
    { reason: "blur gives it back to the body", html, run: () => {
      byId("b").focus()
      byId("a").blur()
      const before = document.activeElement.id
      byId("b").blur()
      return [before, document.activeElement.localName]
    }, expected: ["b", "body"] },
    { reason: "an element that leaves the document loses it without events, for good", html, run: () => {
      byId("b").focus()
      const log = watch()
      const b = byId("b")
      b.remove()
      const between = document.activeElement.localName
      document.body.append(b)
      return [log, between, document.activeElement.localName]
    }, expected: [[], "body", "body"] },
    { reason: "a listener that moves the focus has the last word", html, run: () => {
      byId("a").onblur = () => byId("d").focus()
      byId("a").focus()
      byId("b").focus()
      return document.activeElement.id
    }, expected: "d" },
    { reason: "an editing host gets the caret at its start", html, run: () => {
      byId("d").focus()
      const { anchorNode, anchorOffset, isCollapsed } = getSelection()
      return [anchorNode.data, anchorOffset, isCollapsed]
    }, expected: ["z", 0, true] },
    { reason: "a selection that is inside already stays", html, run: () => {
      getSelection().collapse(byId("e").firstChild, 1)
      byId("d").focus()
      return getSelection().anchorOffset
    }, expected: 1 },
    { reason: "inside a shadow tree the host is what the document sees", html: "<div id=h></div>", run: () => {
      const root = byId("h").attachShadow({ mode: "open" })
      root.innerHTML = "<input id=i>"
      root.firstChild.focus()
      return [document.activeElement.id, root.activeElement.id]
    }, expected: ["h", "i"] },
    { reason: "a root that delegates the focus", html: "<div id=h></div>", run: () => {
      const root = byId("h").attachShadow({ mode: "open", delegatesFocus: true })
      root.innerHTML = "<p>a</p><input id=i>"
      byId("h").focus()
      return root.activeElement.id
    }, expected: "i" },
    { reason: "inert elements cannot have it", html: "<div inert><input id=a></div>", run: () => {
      byId("a").focus()
      return document.activeElement.localName
    }, expected: "body" },
    { reason: "documents without a window have no focus to give", run: () => {
      const made = document.implementation.createHTMLDocument("")
      made.body.innerHTML = "<input>"
      made.body.firstChild.focus()
      return [made.activeElement.localName, made.hasFocus()]
    }, expected: ["body", false] },
  ],
})

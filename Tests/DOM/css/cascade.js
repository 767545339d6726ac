(() => {
  const styled = (css, html) => {
    const style = document.createElement("style")
    style.textContent = css
    document.head.append(style)
    document.body.innerHTML = html
    return style.sheet
  }
  const computed = (element, properties, pseudo) => {
    const style = getComputedStyle(typeof element === "string" ? document.querySelector(element) : element, pseudo)
    return properties.split(" ").map((property) => style.getPropertyValue(property)).join(" ")
  }
  const data = (css) => `data:text/css,${encodeURIComponent(css)}`
  /** A row: the values of some properties, of the first element of that name in the body or in the shadow tree of #h. */
  const row = (reason, css, html, selector, properties, expected, shadow = null, pseudo = undefined) => ({
    reason,
    run() {
      styled(css, html)
      if (shadow === null) return computed(selector, properties, pseudo)
      const root = document.querySelector("#h").attachShadow({ mode: "open" })
      root.innerHTML = shadow
      return computed(root.querySelector(selector) ?? document.querySelector(selector), properties, pseudo)
    },
    expected,
  })
  const registered = (syntax, initialValue) => {
    CSS.registerProperty({ name: "--x", syntax, inherits: false, initialValue })
    return computed("body", "--x")
  }
  const syntax = (text, value, expected) => ({ reason: `the syntax "${text}" with ${JSON.stringify(value)}`, run: () => registered(text, value), expected })
  const later = () => new Promise((resolve) => setTimeout(resolve, 20))
  return {
    title: "Imports, registered properties, containers, and rules of shadow trees",
    rows: [
      { reason: "an import's rules come before those of the sheet", async run() { styled(`@import "${data("p{top:1px;left:1px}")}"; p{left:2px}`, "<p>"); await later(); return computed("p", "top left") }, expected: "1px 2px" },
      { reason: "an import knows its sheet, and the sheet its rule", async run() { const [rule] = styled(`@import url("${data("p{}")}")`, "").cssRules; await later(); const sheet = rule.styleSheet; return [sheet.ownerRule === rule, sheet.parentStyleSheet === rule.parentStyleSheet, sheet.ownerNode, sheet.media === rule.media, sheet.cssRules.length, document.styleSheets.length] }, expected: [true, true, null, true, 1, 1] },
      { reason: "an import is for its media", async run() { styled(`@import "${data("p{top:1px}")}" print; @import "${data("p{left:1px}")}" screen`, "<p>"); await later(); return computed("p", "top left") }, expected: "auto 1px" },
      { reason: "an import is in its layer", async run() { styled(`@import "${data("p{top:1px!important;left:1px;right:1px}")}" layer(a); p{top:2px!important;left:2px}`, "<p>"); await later(); return computed("p", "top left right") }, expected: "1px 2px 1px" },
      { reason: "an import without the support that it asks for is not loaded", async run() { const sheet = styled(`@import "${data("p{top:1px}")}" supports(a: b); @import "${data("p{left:1px}")}" supports(not (a: b))`, "<p>"); await later(); return [computed("p", "top left"), sheet.cssRules[0].styleSheet] }, expected: ["auto 1px", null] },
      { reason: "an import imports", async run() { styled(`@import "${data(`@import "${data("p{top:1px}")}"; p{left:1px}`)}"`, "<p>"); await later(); return computed("p", "top left") }, expected: "1px 1px" },
      { reason: "an import that is inserted is loaded, and gone when deleted", async run() { const sheet = styled("", "<p>"); sheet.insertRule(`@import "${data("p{top:1px}")}"`); await later(); const before = computed("p", "top"); sheet.deleteRule(0); return [before, computed("p", "top")] }, expected: ["1px", "auto"] },
      { reason: "an import that cannot be had stands without a sheet", async run() { const sheet = styled('@import "nothing:x"; @import "data:text/plain,p{top:1px}"; p{left:1px}', "<p>"); await later(); return [computed("p", "top left"), Array.from(sheet.cssRules, (rule) => rule.styleSheet ?? null)] }, expected: ["auto 1px", [null, null, null]] },
      { reason: "a link to a data: URL has a sheet", async run() { document.body.innerHTML = "<p>"; const link = document.createElement("link"); link.rel = "stylesheet"; link.href = data("p{top:1px}"); document.head.append(link); await later(); return computed("p", "top") }, expected: "1px" },

      row("a registered property that does not inherit", `@property --a { syntax: "<length>"; inherits: false; initial-value: 1px } div { --a: 2px }`, "<div><p>", "p", "--a", "1px"),
      row("a registered property that inherits", `@property --a { syntax: "<length>"; inherits: true; initial-value: 1px } div { --a: 2px }`, "<div><p>", "p", "--a", "2px"),
      row("lengths are absolute", `@property --a { syntax: "<length>"; inherits: true; initial-value: 1px } div { font-size: 10px; --a: 2em } p { font-size: 20px }`, "<div><p>", "p", "--a", "20px"),
      row("colors are as computed", `@property --a { syntax: "<color>"; inherits: true; initial-value: red }`, "<p>", "p", "--a", "rgb(255, 0, 0)"),
      row("a value of another syntax is no value", `@property --a { syntax: "<length>"; inherits: false; initial-value: 1px } p { --a: red; width: var(--a) }`, "<p>", "p", "--a width", "1px 1px"),
      row("an inherited property with a value of another syntax inherits", `@property --a { syntax: "<length>"; inherits: true; initial-value: 1px } div { --a: 2px } p { --a: red }`, "<div><p>", "p", "--a", "2px"),
      row("inherit, initial and unset", `@property --a { syntax: "*"; inherits: false; initial-value: x } div { --a: y } p { --a: inherit } b { --a: initial } i { --a: unset }`, "<div><p>", "p", "--a", "y"),
      row("the last rule wins", `@property --a { syntax: "*"; inherits: true; initial-value: x } @property --a { syntax: "*"; inherits: true; initial-value: y }`, "<p>", "p", "--a", "y"),
      row("a rule in a later layer wins", `@layer a, b; @layer b { @property --a { syntax: "*"; inherits: true; initial-value: x } } @layer a { @property --a { syntax: "*"; inherits: true; initial-value: y } }`, "<p>", "p", "--a", "x"),
      row("a rule in other media does not count", `@media print { @property --a { syntax: "*"; inherits: true; initial-value: x } }`, "<p>", "p", "--a", ""),
      { reason: "a script's registration goes before a rule's", run() { styled(`@property --x { syntax: "*"; inherits: true; initial-value: a }`, "<p>"); return [computed("p", "--x"), registered("*", "b")] }, expected: ["a", "b"] },
      { reason: "@property rules without a descriptor, or with one that is wrong, are no rules", run: () => styled(`@property --a { syntax: "<length>"; inherits: true } @property --a { syntax: "*" } @property --a { inherits: true } @property --a { syntax: "<x>"; inherits: true; initial-value: 1px } @property --a { syntax: "<length>"; inherits: true; initial-value: 1em } @property a { syntax: "*"; inherits: true } @property --a --b { syntax: "*"; inherits: true }`, "").cssRules.length, expected: 0 },
      { reason: "a @property rule, written", run: () => { const [rule] = styled(`@property --a { initial-value: 1PX  2px; x: y; inherits: TRUE; syntax: "<length>+" }`, "").cssRules; return [rule.cssText, rule.name, rule.syntax, rule.inherits, rule.initialValue] }, expected: ['@property --a { syntax: "<length>+"; inherits: true; initial-value: 1PX  2px; }', "--a", "<length>+", true, "1PX  2px"] },
      syntax("<length> | auto", "auto", "auto"), syntax("<length>+", "1px 2px", "1px 2px"), syntax("<length>#", "1px, 2in", "1px, 192px"), syntax("<color>#", "red,blue", "rgb(255, 0, 0), rgb(0, 0, 255)"), syntax("<angle>", "1turn", "360deg"), syntax("<time>", "1ms", "0.001s"),
      syntax("<length>", "calc(1px + 2px)", "3px"), syntax("<transform-list>", "rotate(0.5turn) scale(2)", "rotate(180deg) scale(2)"), syntax("*", " a  b ", "a  b"), syntax("*", undefined, ""), syntax("a | b+", "b b", "b b"), syntax("<custom-ident>", "Foo", "Foo"),
      syntax("<length>", undefined, "throws SyntaxError"), syntax("<length>", "1em", "throws SyntaxError"), syntax("<length>", "var(--y)", "throws SyntaxError"), syntax("<length>", "inherit", "throws SyntaxError"), syntax("<integer>", "1.5", "throws SyntaxError"), syntax("auto", "AUTO", "throws SyntaxError"),
      syntax("", "a", "throws SyntaxError"), syntax("<nothing>", "a", "throws SyntaxError"), syntax("<length> +", "1px", "throws SyntaxError"), syntax("<transform-list>#", "scale(1)", "throws SyntaxError"), syntax("initial | a", "a", "throws SyntaxError"), syntax("* | a", "a", "throws SyntaxError"),
      { reason: "registering a property again", run() { registered("*", "a"); registered("*", "a") }, expected: "throws InvalidModificationError" },
      { reason: "registering what is no custom property", run: () => CSS.registerProperty({ name: "x", inherits: true }), expected: "throws SyntaxError" },
      { reason: "registering without saying whether it inherits", run: () => CSS.registerProperty({ name: "--x" }), expected: "throws TypeError" },

      row("a style query asks the parent", "div { --a: 1 } @container style(--a: 1) { p { top: 1px } } @container style(--a: 2) { p { left: 1px } }", "<div><p>", "p", "top left", "1px auto"),
      row("a style query without value asks whether there is one", "div { --a: 1 } @container style(--a) { p { top: 1px } } @container style(--b) { p { left: 1px } }", "<div><p>", "p", "top left", "1px auto"),
      row("not, and, or", "div { --a: 1 } @container not style(--a: 2) { p { top: 1px } } @container style(--a: 1) and style(--b) { p { left: 1px } } @container style((--a: 1) or (--b: 1)) { p { right: 1px } }", "<div><p>", "p", "top left right", "1px auto 1px"),
      row("an element is no container of its own", "p { --a: 1 } @container style(--a: 1) { p { top: 1px } }", "<p>", "p", "top", "auto"),
      row("an element is the container of its pseudo-elements", "p { --a: 1 } @container style(--a: 1) { p::before { top: 1px } }", "<p>", "p", "top", "1px", null, "::before"),
      row("a name looks for a container further out", "div { --a: 1; container-name: c d } p { --a: 2 } @container d style(--a: 1) { b { top: 1px } } @container e style(--a: 1) { b { left: 1px } }", "<div><p><b>", "b", "top left", "1px auto"),
      row("a name alone is enough", "div { container-name: c } @container c { b { top: 1px } } @container e { b { left: 1px } }", "<div><b>", "b", "top left", "1px auto"),
      row("without a container of a size no query of a size holds", "@container (width > 0px) { b { top: 1px } } @container not (width > 0px) { b { left: 1px } }", "<div><b>", "b", "top left", "auto auto"),
      row("what is not rendered has no size", "div { --a: 1; display: none; container-type: inline-size } @container not (width > 0px) { b { top: 1px } } @container style(--a: 1) or (width > 0px) { b { left: 1px } }", "<div><b>", "b", "top left", "auto 1px"),
      row("queries about what queries have set", ".a { --x: 1 } @container style(--x: 1) { .b { --y: 1 } } @container style(--y: 1) { .c { top: 1px } }", "<div class=a><div class=b><div class=c>", ".c", "top", "1px"),
      row("values of registered properties are compared as computed", `@property --l { syntax: "<length>"; inherits: false; initial-value: 0px } div { --l: 1em; font-size: 10px } @container style(--l: 10px) { b { top: 1px } }`, "<div><b>", "b", "top", "1px"),
      row("containers in containers", "div { --x: 1; --y: 2 } @container style(--x: 1) { @container style(--y: 2) { b { top: 1px } } @container style(--y: 3) { b { left: 1px } } }", "<div><b>", "b", "top left", "1px auto"),
      { reason: "an attribute changes what a query says", run() { styled("@container style(--a: 1) { p { top: 1px } }", "<div><p>"); const before = computed("p", "top"); document.querySelector("div").style.setProperty("--a", "1"); return [before, computed("p", "top")] }, expected: ["auto", "1px"] },
      { reason: "a deep tree of containers", run() { styled("i { --a: 1 } @container style(--a: 1) { i { top: 1px } }", ""); let at = document.body; for (let i = 0; i < 2000; i++) at = at.appendChild(document.createElement("i")); return computed(at, "top") }, expected: "1px" },
      { reason: "a container rule, written", run: () => Array.from(styled("@container c (width>=1px) and style(--a:1){} @container not style(--b){} @container c{} @container (x), d (y){} @container {} @container none (x){} @container 1px{}", "").cssRules, (rule) => [rule.containerName, rule.containerQuery, rule.conditionText]), expected: [["c", "(width >= 1px) and style(--a: 1)", "c (width >= 1px) and style(--a: 1)"], ["", "not style(--b)", "not style(--b)"], ["c", "", "c"], ["", "", "(x), d (y)"]] },

      row("::slotted matches what is assigned to the slot", "", "<div id=h><p>", "p", "top left", "1px auto", "<style>::slotted(p){top:1px} ::slotted(b){left:1px}</style><slot></slot>"),
      row("::slotted by the slot", "", "<div id=h><p slot=n>", "p", "top left", "1px auto", "<style>div slot[name=n]::slotted(*){top:1px} #x::slotted(p){left:1px}</style><div><slot name=n></slot></div><slot id=x></slot>"),
      row("::slotted takes no combinators", "", "<div id=h><p>", "p", "top", "auto", "<style>::slotted(div p){top:1px}</style><slot></slot>"),
      row("pseudo-elements of what is slotted", "", "<div id=h><p>", "p", "top", "1px", "<style>::slotted(p)::before{top:1px}</style><slot></slot>", "::before"),
      row("the outer tree wins, but for what is important", "p { top: 2px; left: 2px !important }", "<div id=h><p>", "p", "top left right", "2px 1px 1px", "<style>#s::slotted(p){top:1px; left: 1px !important; right: 1px}</style><slot id=s></slot>"),
      row("what is slotted inherits from its slot", "p { top: var(--a) }", "<div id=h><p>", "p", "color top", "rgb(1, 1, 1) 2px", "<style>div{color:rgb(1,1,1)} slot{--a:2px}</style><div><slot></slot></div>"),
      row(":host is the host, below the rules of its tree", "#h { top: 2px }", "<div id=h class=c>", "#h", "top left right", "2px 1px auto", "<style>:host{top:1px} :host(.c){left:1px} :host(.d){right:1px}</style>"),
      row("what is important about the host wins over its style", "", `<div id=h style="top: 2px !important">`, "#h", "top", "1px", "<style>:host{top:1px !important}</style>"),
      row(":host-context looks at the host's ancestors", "", "<section><div id=h>", "#h", "top left", "1px auto", "<style>:host-context(section){top:1px} :host-context(main){left:1px}</style>"),
      row("the host stands above its tree", "", "<div id=h class=c>", "b", "top left", "1px 1px", "<style>:host(.c) b{top:1px} :host > b{left:1px}</style><b></b>"),
      row("::part is styled from outside, above the rules of its tree and its style", "#h::part(a) { top: 2px; left: 2px }", "<div id=h>", "b", "top left", "2px 2px", `<style>b{top:1px}</style><b part="a x" style="left: 1px"></b>`),
      row("what is important in a tree wins over its parts' rules", "::part(a) { top: 2px !important; left: 2px }", "<div id=h>", "b", "top left", "1px 1px", `<style>b{top:1px !important}</style><b part=a style="left: 1px !important"></b>`),
      row("several names must all be there", "::part(a x) { top: 1px } ::part(a y) { left: 1px }", "<div id=h>", "b", "top left", "1px auto", `<b part="a x"></b>`),
      row("parts of other hosts", ".z::part(a) { top: 1px }", "<div id=h>", "b", "top", "auto", "<b part=a></b>"),
      row("parts are not told by the tree around them", "::part(a):empty { top: 1px } ::part(a):first-child { left: 1px }", "<div id=h>", "b", "top left", "auto auto", "<b part=a></b>"),
      row("a tree names its own parts by its host", "", "<div id=h>", "b", "top left", "1px auto", "<style>:host::part(a){top:1px} ::part(a){left:1px}</style><b part=a></b>"),
      {
        reason: "exportparts hands parts on, under other names",
        run() {
          styled("#h::part(a) { top: 1px } #h::part(b) { top: 2px } #h::part(c) { top: 3px }", "<div id=h>")
          const outer = document.querySelector("#h").attachShadow({ mode: "open" })
          outer.innerHTML = `<style>#in::part(a){left:1px}</style><div id=in exportparts="a, x: c"></div>`
          const inner = outer.querySelector("#in").attachShadow({ mode: "open" })
          inner.innerHTML = "<b part=a></b><i part=x></i><u part=b></u>"
          return ["b", "i", "u"].map((name) => computed(inner.querySelector(name), "top left"))
        },
        expected: ["1px 1px", "3px auto", "auto auto"],
      },
    ],
  }
})()

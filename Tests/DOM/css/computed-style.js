// Computed styles: the cascade, inheritance, variables and the user agent's own sheet.
const computed = (html, name, pseudo) => ({ html, run: () => getComputedStyle(document.getElementById("x"), pseudo).getPropertyValue(name) })
const row = (reason, html, name, expected, pseudo) => ({ reason, ...computed(html, name, pseudo), expected })
const style = (css, html = "<p id=x class=c>t</p>") => `<style>${css}</style>${html}`

;({
  title: "Computed style",
  rows: [
    row("an initial value", "<p id=x>", "position", "static"), row("the user agent's sheet", "<p id=x>", "display", "block"), row("of inline elements", "<b id=x>", "display", "inline"),
    row("of hidden ones", "<p id=x hidden>", "display", "none"), row("of script", "<script id=x></script>", "display", "none"), row("of table cells", "<table><tr><td id=x>", "display", "table-cell"), row("of list items", "<ul><li id=x>", "display", "list-item"),
    row("calculated numbers are numbers", "<p id=x style='opacity: calc(.2 + .3)'>", "opacity", "0.5"), row("and whole ones where they have to be", "<p id=x style='position: relative; z-index: calc(2.6)'>", "z-index", "3"), row("pre that wraps", "<pre id=x wrap>", "white-space", "pre-wrap"), row("header cells", "<table><tr><th id=x>", "text-align", "center"),
    row("white space of pre", "<pre id=x>", "white-space", "pre"), row("white space is inherited", "<pre><b id=x>", "white-space", "pre"), row("heading sizes", "<h1 id=x>", "font-size", "32px"), row("margins in em of the heading", "<h1 id=x>", "margin-top", "21.44px"),
    row("bolder", "<b id=x>", "font-weight", "700"), row("bolder twice", "<b><b id=x>", "font-weight", "900"), row("body has a margin", "<p id=x>", "width", "auto"), row("nested lists have none", "<ul><li><ul id=x>", "margin-top", "0px"),
    row("lists of the second level", "<ul><li><ul id=x>", "list-style-type", "circle"), row("direction by attribute", "<p id=x dir=rtl>", "direction", "rtl"), row("direction is inherited", "<div dir=rtl><p id=x>", "direction", "rtl"),
    row("author over user agent", style("p { display: inline }"), "display", "inline"), row("specificity", style(".c { color: red } p { color: blue }"), "color", "rgb(255, 0, 0)"), row("order", style("p { color: red } p { color: blue }"), "color", "rgb(0, 0, 255)"),
    row("the style attribute", style("#x { color: red }", `<p id=x style="color: blue">`), "color", "rgb(0, 0, 255)"), row("importance", style("p { color: red !important }", `<p id=x style="color: blue">`), "color", "rgb(255, 0, 0)"),
    row("an important style attribute", style("p { color: red !important }", `<p id=x style="color: blue !important">`), "color", "rgb(0, 0, 255)"), row("inheritance", style("div { color: red }", "<div><p id=x>"), "color", "rgb(255, 0, 0)"),
    row("what is not inherited", style("div { position: fixed }", "<div><p id=x>"), "position", "static"), row("inherit", style("div { position: fixed } p { position: inherit }", "<div><p id=x>"), "position", "fixed"),
    row("initial", style("p { display: initial }"), "display", "inline"), row("unset", style("div { color: red } p { color: blue; color: unset }", "<div><p id=x>"), "color", "rgb(255, 0, 0)"), row("revert", style("p { display: inline } .c { display: revert }"), "display", "block"),
    row("layers: what is in none is stronger", style("p { color: red } @layer a { #x { color: blue } }"), "color", "rgb(255, 0, 0)"), row("layers: by their order", style("@layer b, a; @layer a { p { color: red } } @layer b { #x { color: blue } }"), "color", "rgb(255, 0, 0)"),
    row("layers: turned round for importance", style("@layer b, a; @layer a { p { color: red !important } } @layer b { p { color: blue !important } }"), "color", "rgb(0, 0, 255)"), row("revert-layer", style("@layer a { p { color: red } } p { color: revert-layer }"), "color", "rgb(255, 0, 0)"),
    row("media that matches", style("@media (min-width: 1px) { p { color: red } }"), "color", "rgb(255, 0, 0)"), row("media that does not", style("@media print { p { color: red } }"), "color", "rgb(0, 0, 0)"), row("supports", style("@supports (x: y) { p { color: red } }"), "color", "rgb(0, 0, 0)"),
    row("nesting", style("div { p { color: red } & .c { top: 1px } }", "<div><p id=x class=c>"), "color", "rgb(255, 0, 0)"), row("scope", style("@scope (.a) to (.b) { p { color: red } }", `<div class=a><p id=x>`), "color", "rgb(255, 0, 0)"),
    row("scope ends", style("@scope (.a) to (.b) { p { color: red } }", `<div class=a><div class=b><p id=x>`), "color", "rgb(0, 0, 0)"),
    row("variables", style("div { --a: red } p { color: var(--a) }", "<div><p id=x>"), "color", "rgb(255, 0, 0)"), row("variables in variables", style("p { --a: var(--b); --b: 1px; margin: var(--a) 2px }"), "margin", "1px 2px"),
    row("a fallback", style("p { color: var(--none, blue) }"), "color", "rgb(0, 0, 255)"), row("no value and no fallback is unset", style("div { color: red } p { color: var(--none) }", "<div><p id=x>"), "color", "rgb(255, 0, 0)"),
    row("a cycle is no value", style("p { --a: var(--b); --b: var(--a); color: var(--a, red) }"), "color", "rgb(255, 0, 0)"), row("a value that does not fit is unset", style("p { --a: 1px; color: var(--a) }"), "color", "rgb(0, 0, 0)"), row("custom properties", style("p { --a:  x y  }"), "--a", "x y"),
    row("em", style("p { font-size: 20px; padding-left: 2em }"), "padding-left", "40px"), row("em of the parent for the font size", style("div { font-size: 20px } p { font-size: 1.5em }", "<div><p id=x>"), "font-size", "30px"), row("percentages of it", style("p { font-size: 50% }"), "font-size", "8px"),
    row("rem", style("html { font-size: 10px } p { width: 3rem }"), "width", "30px"), row("points", style("p { width: 12pt }"), "width", "16px"), row("the viewport", style("p { width: 50vw }"), "width", "512px"), row("calculations", style("p { width: calc(1em + 4px) }"), "width", "20px"),
    row("percentages stay in calculations", style("p { width: calc(50% + 1em) }"), "width", "calc(50% + 16px)"), row("line height as a number", style("p { line-height: 1.5 }"), "line-height", "24px"), row("line height", "<p id=x>", "line-height", "normal"),
    row("current color", style("p { color: red; border: 1px solid }"), "border-top-color", "rgb(255, 0, 0)"), row("no width without a style", style("p { border-width: 5px }"), "border-top-width", "0px"), row("thin", style("p { border: thin solid }"), "border-top-width", "1px"),
    row("a shorthand", style("p { border: 1px solid red }"), "border", "1px solid rgb(255, 0, 0)"), row("flow-relative names", style("p { margin-inline-start: 3px }"), "margin-left", "3px"), row("flow-relative names follow the direction", style("p { direction: rtl; margin-inline-start: 3px }"), "margin-right", "3px"),
    row("the later of both names", style("p { margin-left: 1px; margin-inline-start: 2px }"), "margin-left", "2px"), row("a flow-relative name is answered", style("p { margin-left: 1px }"), "margin-inline-start", "1px"), row("overflow in one direction", style("p { overflow-x: hidden }"), "overflow-y", "auto"),
    row("floats are blocks", style("b { float: left }", "<b id=x>"), "display", "block"), row("opacity", style("p { opacity: 50% }"), "opacity", "0.5"), row("text decoration", style("p { text-decoration: underline }"), "text-decoration-line", "underline"), row("font", style("p { font: bold 10px a }"), "font-family", "a"),
    row("hints of attributes", `<table><tr><td id=x bgcolor=red align=right width=10>`, "background-color", "rgb(255, 0, 0)"), row("hints give way to rules", style("td { background-color: blue }", `<table><tr><td id=x bgcolor=red>`), "background-color", "rgb(0, 0, 255)"), row("font element", "<font id=x size=5 color=blue>", "font-size", "24px"),
    row("pseudo-elements", style(`p::before { content: "a"; color: red }`), "content", `"a"`, "::before"), row("pseudo-elements inherit", style(`p { color: red } p::before { content: "a" }`), "color", "rgb(255, 0, 0)", ":before"), row("quotes of q", "<q id=x>", "content", "open-quote", "::before"),
    {
      reason: "what is outside of the document has no style",
      run: () => [getComputedStyle(document.createElement("p")).display, getComputedStyle(document.createElement("p")).length],
      expected: ["", 0]
    },
    { reason: "a document without a window has none", run: () => getComputedStyle(document.implementation.createHTMLDocument("").body).display, expected: "" },
    {
      reason: "it is live",
      html: "<style>.a { color: red }</style><p id=x>",
      run: () => {
        const p = document.getElementById("x")
        const style = getComputedStyle(p)
        const results = [style.color]
        p.className = "a"
        results.push(style.color)
        document.styleSheets[0].insertRule(".a { color: blue !important }")
        results.push(style.color)
        p.style.setProperty("color", "lime", "important")
        results.push(style.color)
        document.querySelector("style").disabled = true
        p.removeAttribute("style")
        document.querySelector("style").remove()
        results.push(style.color)
        return results
      },
      expected: ["rgb(0, 0, 0)", "rgb(255, 0, 0)", "rgb(0, 0, 255)", "rgb(0, 255, 0)", "rgb(0, 0, 0)"]
    },
    { reason: "it cannot be set", html: "<p id=x>", run: () => { getComputedStyle(document.getElementById("x")).color = "red" }, expected: "throws NoModificationAllowedError" },
    { reason: "not an element", run: () => getComputedStyle(document), expected: "throws TypeError" },
    {
      reason: "shadow trees have rules of their own, and inherit",
      html: `<style>p { color: red } div { font-size: 20px } #h { top: 1px }</style><div id=h></div>`,
      run: () => {
        const root = document.getElementById("h").attachShadow({ mode: "open" })
        root.innerHTML = "<style>p { margin-top: 1em } :host { left: 2px; top: 9px } div { left: 7px } :host(#h) p { right: 3px }</style><p>"
        const inner = getComputedStyle(root.querySelector("p"))
        const host = getComputedStyle(document.getElementById("h"))
        return [inner.color, inner.marginTop, inner.right, host.left, host.top]
      },
      expected: ["rgb(0, 0, 0)", "20px", "3px", "2px", "1px"]
    },
    {
      reason: "adopted sheets come after the others",
      html: style("p { color: red }"),
      run: () => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync("p { color: blue }")
        document.adoptedStyleSheets = [sheet]
        return getComputedStyle(document.getElementById("x")).color
      },
      expected: "rgb(0, 0, 255)"
    },
    {
      reason: "any depth",
      run: () => {
        let at = document.body
        for (let i = 0; i < 5000; i++) at = at.appendChild(document.createElement(i % 2 ? "b" : "small"))
        const style = getComputedStyle(at)
        return [style.color, style.fontWeight, style.whiteSpace, parseFloat(style.fontSize) >= 0]
      },
      expected: ["rgb(0, 0, 0)", "900", "normal", true]
    },
    { reason: "a computed style has no text", run: () => [getComputedStyle(document.body).cssText, getComputedStyle(document.body).length > 200], expected: ["", true] },
  ]
})

// Style sheets: their rules, from style elements, constructed, and in documents without a window.
const sheet = (text) => {
  const style = document.createElement("style")
  style.textContent = text
  document.head.append(style)
  return style.sheet ?? document.styleSheets[document.styleSheets.length - 1]
}
const texts = (text) => Array.from(sheet(text).cssRules, (rule) => rule.cssText)

;({
  title: "Style sheets",
  rows: [
    { reason: "keyframes have a name that is no keyword, or a string", run: () => { const style = document.createElement("style"); style.textContent = "@keyframes none{} @keyframes Initial{} @keyframes 'none'{} @keyframes a{}"; document.head.append(style); return [...style.sheet.cssRules].map((rule) => rule.name) }, expected: ["none", "a"] },
    { reason: "what is adopted is a sheet", run: () => { document.adoptedStyleSheets = [{}] }, expected: "throws TypeError" },
    { reason: "what is adopted was constructed", run: () => { document.head.append(document.createElement("style")); document.adoptedStyleSheets = [document.querySelector("style").sheet] }, expected: "throws NotAllowedError" },
    { reason: "style rules", run: () => texts("p , .a>b { COLOR : Red ; margin:0 } q{}"), expected: ["p, .a > b { color: red; margin: 0px; }", "q { }"] },
    { reason: "rules with invalid selectors are dropped", run: () => texts("p:bogus { color: red } b { color: red } , { } a; i { x: y } u { color: blue }"), expected: ["b { color: red; }", "u { color: blue; }"] },
    { reason: "pseudo-elements are valid", run: () => texts("p::before { content: 'x' }"), expected: [`p::before { content: "x"; }`] },
    { reason: "comments and HTML comments", run: () => texts("<!-- /* { */ p /* } */ { /* ; */ color: red /* x */ } -->"), expected: ["p { color: red; }"] },
    { reason: "what is left open ends with the text", run: () => texts("@media screen { p { color: red"), expected: ["@media screen {\n  p { color: red; }\n}"] },
    {
      reason: "at-rules",
      run: () =>
        texts(`@charset "x"; @import url(a.css) screen; @namespace svg url(http://www.w3.org/2000/svg); svg|a { color: red } x|a { color: red } @layer a, b; @layer a { p { top: 0 } }
          @supports (display: grid) { p { color: red } } @font-face { font-family: X; src: url(x.woff) } @page :first { margin: 1in } @bogus { p { color: red } } @bogus x;
          @keyframes k { from { color: red } 50%, to { color: blue } } @container c (width > 1px) { p { color: red } }`),
      expected: [
        '@import url("a.css") screen;', '@namespace svg url("http://www.w3.org/2000/svg");', "svg|a { color: red; }", "@layer a, b;", "@layer a {\n  p { top: 0px; }\n}",
        "@supports (display: grid) {\n  p { color: red; }\n}", '@font-face { font-family: X; src: url("x.woff"); }', "@page :first { margin: 1in; }",
        "@keyframes k { \n  0% { color: red; }\n  50%, 100% { color: blue; }\n}", "@container c (width > 1px) {\n  p { color: red; }\n}"
      ]
    },
    {
      reason: "interfaces and types",
      run: () =>
        Array.from(sheet("p{} @media print{} @font-face{} @page{} @keyframes a{} @supports (x:y){} @layer a;").cssRules, (rule) => [rule.constructor.name, rule.type, rule instanceof CSSRule]),
      expected: [["CSSStyleRule", 1, true], ["CSSMediaRule", 4, true], ["CSSFontFaceRule", 5, true], ["CSSPageRule", 6, true], ["CSSKeyframesRule", 7, true], ["CSSSupportsRule", 12, true], ["CSSLayerStatementRule", 0, true]]
    },
    {
      reason: "nested rules",
      run: () => {
        const [rule] = sheet("a { color: red; & b { top: 0 } > c { left: 0 } d { e: f; right: 0 } @media print { & { bottom: 0 } } width: 1px }").cssRules
        return [rule.style.cssText, Array.from(rule.cssRules, (inner) => inner.selectorText ?? inner.conditionText), rule.cssRules[0].parentRule === rule]
      },
      expected: ["color: red; width: 1px;", ["& b", "& > c", "& d", "print"], true]
    },
    {
      reason: "insertRule and deleteRule",
      run: () => {
        const s = sheet("p { color: red }")
        const list = s.cssRules
        const results = [s.insertRule("q { color: blue }"), s.insertRule("b {}", 2), list.length, list[0].selectorText, list.item(9), list[9] === undefined]
        s.deleteRule(0)
        return [...results, list[0].selectorText, s.cssRules === list]
      },
      expected: [0, 2, 3, "q", null, true, "p", true]
    },
    { reason: "insertRule past the end", run: () => sheet("").insertRule("p{}", 1), expected: "throws IndexSizeError" },
    { reason: "deleteRule past the end", run: () => sheet("").deleteRule(0), expected: "throws IndexSizeError" },
    { reason: "insertRule of no rule", run: () => sheet("").insertRule("p:bogus{}"), expected: "throws SyntaxError" },
    { reason: "insertRule of two rules", run: () => sheet("").insertRule("p{} q{}"), expected: "throws SyntaxError" },
    { reason: "an import after a rule", run: () => sheet("p{}").insertRule("@import 'x'", 1), expected: "throws HierarchyRequestError" },
    {
      reason: "selectorText can be set, to valid selectors",
      run: () => {
        const [rule] = sheet("p { color: red }").cssRules
        rule.selectorText = "a>b"
        const first = rule.selectorText
        rule.selectorText = "::"
        return [first, rule.selectorText]
      },
      expected: ["a > b", "a > b"]
    },
    {
      reason: "declarations of a rule can be set",
      run: () => {
        const [rule] = sheet("p { color: red }").cssRules
        rule.style.color = "blue"
        rule.style.setProperty("top", "0")
        return [rule.cssText, rule.style.parentRule === rule, rule.parentStyleSheet === document.styleSheets[document.styleSheets.length - 1]]
      },
      expected: ["p { color: blue; top: 0px; }", true, true]
    },
    {
      reason: "the sheet knows its owner",
      run: () => {
        const style = document.createElement("style")
        style.media = "print"
        style.title = "t"
        document.head.append(style)
        const s = Array.from(document.styleSheets).find((other) => other.ownerNode === style)
        return [s.media.mediaText, s.type, s.href, s.title, s.disabled, s.parentStyleSheet, s instanceof StyleSheet]
      },
      expected: ["print", "text/css", null, "t", false, null, true]
    },
    {
      reason: "sheets come and go with their elements, in tree order",
      run: () => {
        const before = document.styleSheets.length
        const [a, b] = ["a", "b"].map((name) => Object.assign(document.createElement("style"), { textContent: `${name} {}` }))
        document.body.append(a)
        document.body.prepend(b)
        const order = Array.from(document.styleSheets).slice(before).map((s) => s.cssRules[0].selectorText)
        const s = document.styleSheets[before]
        b.remove()
        return [order, document.styleSheets.length - before, s.ownerNode]
      },
      expected: [["b", "a"], 1, null]
    },
    {
      reason: "a new text is a new sheet",
      run: () => {
        const style = document.createElement("style")
        style.textContent = "p {}"
        document.head.append(style)
        const first = document.styleSheets[document.styleSheets.length - 1]
        const same = document.styleSheets[document.styleSheets.length - 1] === first
        style.firstChild.data = "q {}"
        const second = document.styleSheets[document.styleSheets.length - 1]
        return [same, second === first, second.cssRules[0].selectorText]
      },
      expected: [true, false, "q"]
    },
    { reason: "other types are no sheets", run: () => { const n = document.styleSheets.length; const style = document.createElement("style"); style.type = "text/less"; document.head.append(style); return document.styleSheets.length - n }, expected: 0 },
    {
      reason: "documents without a window have sheets, whose selectors can be asked for",
      run: () => {
        const inert = document.implementation.createHTMLDocument("t")
        inert.body.innerHTML = `<style>span.s1{font-weight:bold} p::before{color:red} a:visited{color:red} @page x{size:1in}</style><p><span class="s1">Head</span> body</p>`
        const found = []
        for (let i = 0; i < inert.styleSheets.length; i++) {
          for (let j = 0; j < inert.styleSheets[i].rules.length; j++) {
            const rule = inert.styleSheets[i].rules[j]
            if (!(rule instanceof CSSStyleRule)) continue
            const matched = inert.body.querySelectorAll(rule.selectorText)
            for (let k = 0; k < matched.length; k++) matched[k].style.cssText += rule.style.cssText
            found.push(`${rule.selectorText} ${matched.length}`)
          }
        }
        return [found, inert.querySelector("span").getAttribute("style")]
      },
      expected: [["span.s1 1", "p::before 0", "a:visited 0"], "font-weight: bold;"]
    },
    {
      reason: "constructed sheets",
      run: () => {
        const s = new CSSStyleSheet({ media: "screen" })
        s.replaceSync("@import url(x); p { color: red }")
        return [s.cssRules.length, s.media.mediaText, s.ownerNode]
      },
      expected: [1, "screen", null]
    },
    { reason: "replace resolves to the sheet", run: async () => { const s = new CSSStyleSheet(); return (await s.replace("p{} q{}")) === s && s.cssRules.length }, expected: 2 },
    { reason: "only constructed sheets are replaced", run: () => sheet("").replaceSync(""), expected: "throws NotAllowedError" },
    { reason: "only constructed sheets are adopted", run: () => { document.adoptedStyleSheets = [sheet("")] }, expected: "throws NotAllowedError" },
    { reason: "the adopted sheets are an array", run: () => { const s = new CSSStyleSheet(); document.adoptedStyleSheets.push(s); return [document.adoptedStyleSheets.length, document.adoptedStyleSheets[0] === s, document.styleSheets.length] }, expected: [1, true, 0] },
    {
      reason: "media lists",
      run: () => {
        const { media } = new CSSStyleSheet({ media: "Screen, print and (MIN-width: 10px), x y" })
        media.appendMedium("tv")
        media.deleteMedium("screen")
        return [media.mediaText, media.length, media[0], media.item(9), String(media)]
      },
      expected: ["print and (min-width: 10px), not all, tv", 3, "print and (min-width: 10px)", null, "print and (min-width: 10px), not all, tv"]
    },
    { reason: "escaping of identifiers", run: () => ["a", "1a", "-", "-1", "a b", "\u0000", "é", "#.", "--x", "\u0001"].map((text) => CSS.escape(text)), expected: ["a", "\\31 a", "\\-", "-\\31 ", "a\\ b", "\ufffd", "é", "\\#\\.", "--x", "\\1 "] },
    {
      reason: "support conditions",
      run: () => [
        CSS.supports("color", "red"), CSS.supports("color", "bogus"), CSS.supports("--x", "1"), CSS.supports("(color: red) and (not (color: bogus))"), CSS.supports("color: red"),
        CSS.supports("(color: red) or (x: y)"), CSS.supports("selector(p:has(a))"), CSS.supports("selector(p:bogus)"), CSS.supports("bogus"), CSS.supports("color", "red !important")
      ],
      expected: [true, false, true, true, true, true, true, false, false, false]
    }
  ]
})

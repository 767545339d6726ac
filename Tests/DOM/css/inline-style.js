// The style attribute and its CSSStyleDeclaration, live in both directions.
const element = (style) => {
  const p = document.createElement("p")
  if (style !== undefined) p.setAttribute("style", style)
  return p
}

;({
  title: "Inline style",
  rows: [
    {
      reason: "shorthands are expanded, invalid values dropped",
      run: () => {
        const { style } = element("text-decoration: underline line-through; font: italic bold 12px serif; color:bogus(1)")
        return [style.getPropertyValue("text-decoration-line"), style.fontWeight, style.fontStyle, style.color, style.length > 5, typeof style.item(0)]
      },
      expected: ["underline line-through", "bold", "italic", "", true, "string"]
    },
    {
      reason: "the line of a text decoration answers for the shorthand",
      run: () => [element("text-decoration-line: underline").style.getPropertyValue("text-decoration"), element("text-decoration-line: underline").style.cssText],
      expected: ["underline", "text-decoration-line: underline;"]
    },
    {
      reason: "a value cannot bring another declaration along",
      run: () => {
        const td = document.createElement("td")
        td.style.backgroundColor = "blue; color: red"
        td.style.setProperty("background-color", "blue !important")
        td.style.setProperty("background-color", "blue}")
        td.style.width = "1px/*;*/;"
        return [td.getAttribute("style"), td.style.length]
      },
      expected: [null, 0]
    },
    {
      reason: "old ways to run scripts are no values",
      run: () =>
        ["background-color: expression(alert(1))", "behavior: url(x.htc)", "-moz-binding: url(x)", "width: expression(1)", "color: \\65xpression(1)", "background: javascript:alert(1)"].map(
          (text) => element(text).style.cssText
        ),
      expected: ["", "", "", "", "", ""]
    },
    {
      reason: "the attribute keeps its text until a script changes a declaration",
      run: () => {
        const p = element("COLOR:red;bogus:1;;")
        const before = [p.style.color, p.getAttribute("style")]
        p.style.color = "red"
        const same = p.getAttribute("style")
        p.style.color = "blue"
        return [...before, same, p.getAttribute("style")]
      },
      expected: ["red", "COLOR:red;bogus:1;;", "COLOR:red;bogus:1;;", "color: blue;"]
    },
    {
      reason: "the declarations follow the attribute",
      run: () => {
        const p = element("color: red")
        const { style } = p
        const results = [style.color]
        p.setAttribute("style", "width: 1px")
        results.push(style.color, style.width)
        p.removeAttribute("style")
        results.push(style.length, p.style === style)
        return results
      },
      expected: ["red", "", "1px", 0, true]
    },
    {
      reason: "the attribute follows the declarations",
      run: () => {
        const p = element()
        p.style.color = "red"
        const results = [p.outerHTML]
        p.style.color = ""
        results.push(p.outerHTML)
        p.style = "margin: 0"
        results.push(p.outerHTML)
        return results
      },
      expected: [`<p style="color: red;"></p>`, `<p style=""></p>`, `<p style="margin: 0px;"></p>`]
    },
    {
      reason: "a declaration that does not change makes no mutation",
      run: () => {
        const p = element("color: red")
        const observer = new MutationObserver(() => {})
        observer.observe(p, { attributes: true })
        p.style.color = "red"
        p.style.removeProperty("width")
        p.style.width = "bogus"
        const none = observer.takeRecords().length
        p.style.width = "2px"
        return [none, observer.takeRecords().length]
      },
      expected: [0, 1]
    },
    {
      reason: "text is added with cssText",
      run: () => {
        const p = element("color: red")
        p.style.cssText += "; list-style: square !important"
        return p.getAttribute("style")
      },
      expected: "color: red; list-style: square !important;"
    },
    {
      reason: "names in every spelling",
      run: () => {
        const { style } = element()
        style.backgroundColor = "red"
        style["margin-left"] = "1px"
        style.cssFloat = "left"
        style.webkitTransform = "none"
        style.WebkitUserSelect = "none"
        style.setProperty("PADDING-TOP", "2px")
        return [style.cssText, style.float, style["-webkit-transform"]]
      },
      expected: ["background-color: red; margin-left: 1px; float: left; transform: none; user-select: none; padding-top: 2px;", "left", "none"]
    },
    {
      reason: "what a browser knows is there, what it does not know is not",
      run: () => {
        const { style } = document.documentElement
        return ["webkitFontSmoothing" in style, "bogus" in style, style.bogus === undefined, style.color, "0" in style, Object.hasOwn(style, "color")]
      },
      expected: [true, false, true, "", false, false]
    },
    {
      reason: "indices",
      run: () => {
        const { style } = element("color: red; width: 1px")
        return [style[0], style[1], style[2] === undefined, style.item(1), style.item(2), style.length, [...style]]
      },
      expected: ["color", "width", true, "width", "", 2, ["color", "width"]]
    },
    {
      reason: "enumeration gives the properties",
      run: () => {
        const names = []
        for (const name in element("color: red").style) names.push(name)
        return [names.includes("backgroundColor"), names.includes("cssText"), names.length > 300]
      },
      expected: [true, true, true]
    },
    {
      reason: "importance",
      run: () => {
        const { style } = element("color: red ! important; width: 1px; color: blue")
        const results = [style.color, style.getPropertyPriority("color"), style.getPropertyPriority("width")]
        style.setProperty("color", "green")
        style.setProperty("width", "2px", "IMPORTANT")
        style.setProperty("height", "2px", "bogus")
        results.push(style.cssText)
        return results
      },
      expected: ["red", "important", "", "color: green; width: 2px !important;"]
    },
    {
      reason: "the last declaration counts, and stands last",
      run: () => element("color: red; width: 1px; color: blue; width: bogus").style.cssText,
      expected: "width: 1px; color: blue;"
    },
    {
      reason: "removal gives the old value, of shorthands too",
      run: () => {
        const { style } = element("margin: 1px 2px; color: red")
        return [style.removeProperty("margin"), style.removeProperty("margin"), style.removeProperty("bogus"), style.cssText]
      },
      expected: ["1px 2px", "", "", "color: red;"]
    },
    {
      reason: "null removes, numbers are text",
      run: () => {
        const { style } = element("color: red; opacity: 1")
        style.color = null
        style.opacity = 0.5
        style.zIndex = 3
        style.width = 10
        return style.cssText
      },
      expected: "opacity: 0.5; z-index: 3;"
    },
    {
      reason: "custom properties keep their case and their text",
      run: () => {
        const { style } = element("--A:  x  y ; --a: {b: c}")
        style.setProperty("--b", "1")
        style.setProperty("--B", "]")
        return [style.getPropertyValue("--A"), style.getPropertyValue("--a"), style.cssText, style.length]
      },
      expected: ["x  y", "{b: c}", "--A: x  y; --a: {b: c}; --b: 1;", 3]
    },
    {
      reason: "a value with variables waits for them",
      run: () => {
        const { style } = element("color: var(--x, red); margin: var(--m)")
        return [style.color, style.margin, style.marginTop, style.cssText]
      },
      expected: ["var(--x, red)", "var(--m)", "", "color: var(--x, red); margin: var(--m);"]
    },
    {
      reason: "comments, strings and brackets hide their semicolons",
      run: () => element(`color: red/*;*/; content: "a;b"; background-image: url(data:a;b); width: 1px; x: (;); height: 2px`).style.cssText,
      expected: `color: red; content: "a;b"; background-image: url("data:a;b"); width: 1px; height: 2px;`
    },
    {
      reason: "what a value leaves open is closed, so that nothing behind it is swallowed",
      run: () =>
        ["f(", "'a", "url(x", "a\\", "[{(", '"a\\"', "'a\\'"].map((value) => {
          const p = element()
          p.style.setProperty("--x", value)
          p.style.color = "red"
          return p.cloneNode().style.color + p.style.length
        }),
      expected: ["red2", "red2", "red2", "red2", "red2", "red2", "red2"]
    },
    { reason: "an error ends at the next semicolon", run: () => element("color red; {width: 1px}; ; height: 2px; @x; top: 1px").style.cssText, expected: "height: 2px; top: 1px;" },
    { reason: "Word's own properties are dropped", run: () => element("mso-list:l0 level1 lfo1; margin-left:.5in; text-indent:-.25in; tab-stops:list .5in").style.cssText, expected: "margin-left: 0.5in; text-indent: -0.25in;" },
    { reason: "escapes in names", run: () => element("c\\6f lor: red; \\77idth: 1px").style.cssText, expected: "color: red; width: 1px;" },
    { reason: "every element of a document has its own", run: () => element("color: red").style.color + document.createElementNS("http://www.w3.org/2000/svg", "svg").style?.length, expected: "red0" },
    { reason: "a clone has a copy", run: () => { const a = element("color: red"); const b = a.cloneNode(); b.style.color = "blue"; return [a.style.color, b.style.color] }, expected: ["red", "blue"] },
    { reason: "it has a tag and no constructor", run: () => [String(element().style), (() => { try { new CSSStyleDeclaration() } catch (error) { return error.name } })()], expected: ["[object CSSStyleDeclaration]", "TypeError"] },
    { reason: "parentRule of an attribute is null", run: () => element("color:red").style.parentRule, expected: null }
  ]
})

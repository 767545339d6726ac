const read = (html, member) => {
  const table = html.startsWith("<td")
  document.body.innerHTML = table ? `<table><tr>${html}</table>` : html
  return (table ? document.querySelector("td") : document.body.firstChild)[member]
}
const row = (reason, html, member, expected) => ({ reason: `${member}: ${reason}`, run: () => read(html, member), expected })
const set = (reason, tag, member, value, expected) => ({
  reason: `${member} is set: ${reason}`,
  run: () => {
    const element = document.createElement(tag)
    element[member] = value
    return element.outerHTML
  },
  expected,
})

;({
  title: "Attributes as members",
  rows: [
    row("absent", "<p>", "title", ""),
    row("as written", "<p title=' A '>", "title", " A "),
    row("one less than the least", "<td colspan=0>", "colSpan", 1),
    row("no number", "<td colspan=abc>", "colSpan", 1),
    row("negative", "<td colspan=-3>", "colSpan", 1),
    row("more than the greatest", "<td colspan=5000>", "colSpan", 1000),
    row("a fraction", "<td colspan=2.7>", "colSpan", 2),
    row("white space before", "<td colspan=' 2'>", "colSpan", 2),
    row("zero is a value", "<td rowspan=0>", "rowSpan", 0),
    row("as written", "<td rowspan=99>", "rowSpan", 99),
    row("more than the greatest", "<td rowspan=99999>", "rowSpan", 65534),
    row("absent", "<ol>", "start", 1),
    row("no number", "<ol start=abc>", "start", 1),
    row("negative", "<ol start=-5>", "start", -5),
    row("negative", "<img width=-5>", "width", 0),
    row("a percentage counts as its number", "<img width=50%>", "width", 50),
    row("absent", "<input>", "maxLength", -1),
    row("negative", "<input maxlength=-2>", "maxLength", -1),
    row("zero", "<input size=0>", "size", 20),
    row("present without value", "<input disabled>", "disabled", true),
    row("present as false", "<input disabled=false>", "disabled", true),
    row("absent", "<input>", "disabled", false),
    row("in any case", "<p dir=RTL>", "dir", "rtl"),
    row("unknown", "<p dir=up>", "dir", ""),
    row("absent", "<form>", "method", "get"),
    row("unknown", "<form method=put>", "method", "get"),
    row("absent", "<img>", "crossOrigin", null),
    row("unknown", "<img crossorigin=x>", "crossOrigin", "anonymous"),
    row("absent", "<button>", "type", "submit"),
    row("unknown", "<input type=x>", "type", "text"),
    row("in any case", "<input type=CheckBox>", "type", "checkbox"),
    row("a div has none by default", "<div>", "tabIndex", -1),
    row("a link has one", "<a href=x>", "tabIndex", 0),
    row("a link without href has one that says nothing", "<a>", "tabIndex", 0),
    row("as written", "<div tabindex=3>", "tabIndex", 3),
    row("no number", "<div tabindex=a>", "tabIndex", -1),
    row("an editing host has none of its own", "<div contenteditable>", "tabIndex", -1),
    row("too large", "<div tabindex=99999999999>", "tabIndex", -1),
    row("unknown", "<p autocapitalize=x>", "autocapitalize", "sentences"),
    row("in any case", "<a referrerpolicy=NO-REFERRER>", "referrerPolicy", "no-referrer"),
    row("unknown", "<link as=x>", "as", ""),
    row("in any case", "<template shadowrootmode=OPEN></template>", "shadowRootMode", "open"),
    row("absent", "<p>", "ariaLabel", null),
    row("as written", "<p aria-haspopup=menu>", "ariaHasPopup", "menu"),
    row("as written", "<p role=note>", "role", "note"),
    row("from markup", "<script></script>", "async", false),
    row("absent", "<p>", "hidden", false),
    row("until found", "<p hidden=until-found>", "hidden", "until-found"),
    row("empty", "<p contenteditable>", "contentEditable", "true"),
    row("unknown", "<p contenteditable=x>", "contentEditable", "inherit"),
    row("an image is", "<img>", "draggable", true),
    row("a paragraph is not", "<p>", "draggable", false),
    row("checked by default", "<p>", "spellcheck", true),
    row("read aside", "<label for=a>", "htmlFor", "a"),
    row("read aside", "<meta http-equiv=a>", "httpEquiv", "a"),
    set("a string", "p", "title", 1, '<p title="1"></p>'),
    set("true", "input", "disabled", 1, '<input disabled="">'),
    set("false", "input", "disabled", "", "<input>"),
    set("out of range", "td", "colSpan", -1, '<td colspan="1"></td>'),
    set("a number", "td", "rowSpan", 3, '<td rowspan="3"></td>'),
    set("negative", "ol", "start", -3, '<ol start="-3"></ol>'),
    set("no number", "ol", "start", "x", '<ol start="0"></ol>'),
    set("negative", "input", "maxLength", -1, "throws IndexSizeError"),
    set("false", "p", "contentEditable", "FALSE", '<p contenteditable="false"></p>'),
    set("inherit", "p", "contentEditable", "inherit", "<p></p>"),
    set("unknown", "p", "contentEditable", "x", "throws SyntaxError"),
    set("null takes it away", "img", "crossOrigin", null, "<img>"),
    set("tokens", "a", "relList", "a b", '<a rel="a b"></a>'),
    set("false", "p", "hidden", false, "<p></p>"),
    set("style", "p", "style", "color: red", '<p style="color: red;"></p>'),
    {
      reason: "dataset: names with hyphens and capitals",
      run: () => {
        const p = document.createElement("p")
        p.dataset.aB = 1
        p.setAttribute("data-c-d", "2")
        p.setAttribute("data-E", "3")
        delete p.dataset.missing
        return [p.outerHTML, { ...p.dataset }, "cD" in p.dataset, p.dataset === p.dataset, p.dataset.x === undefined]
      },
      expected: ['<p data-a-b="1" data-c-d="2" data-e="3"></p>', { aB: "1", cD: "2", e: "3" }, true, true, true],
    },
    { reason: "dataset: a hyphen before a letter", run: () => (document.body.dataset["a-b"] = 1), expected: "throws SyntaxError" },
    {
      reason: "members are on the interface, enumerable, and refuse other objects",
      run: () => {
        const descriptor = Object.getOwnPropertyDescriptor(HTMLTableCellElement.prototype, "colSpan")
        return [descriptor.enumerable, descriptor.configurable, typeof descriptor.set]
      },
      expected: [true, true, "function"],
    },
    { reason: "a member of another object", run: () => HTMLTableCellElement.prototype.colSpan, expected: "throws TypeError" },
  ],
})

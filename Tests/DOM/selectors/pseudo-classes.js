// Tree-structural, logical, language and form pseudo-classes.
const names = (selector) => Array.from(document.querySelectorAll(selector), (element) => element.id).join(" ")
const list = `<ul><li id="a"></li><li id="b" class="s"></li><li id="c"></li><li id="d" class="s"></li><li id="e" class="s"></li></ul>`
const mixed = `<div><h2 id="a"></h2>x<p id="b"></p><p id="c"></p><!-- --><h2 id="d"></h2><p id="e">t</p></div>`
const form = `<form><fieldset disabled><legend><input id="a"></legend><input id="b"><fieldset><legend><input id="c"></legend></fieldset></fieldset>
  <input id="d" required placeholder="p"><input id="e" type="checkbox" checked><select><optgroup disabled><option id="f"></option></optgroup><option id="g" selected></option></select>
  <textarea id="h" readonly></textarea><button id="i"></button><progress id="j"></progress><input id="k" type="radio" name="r"></form>`
const row = (reason, html, selector, expected) => ({ reason, html, run: () => names(selector), expected })

;({
  title: "Pseudo-classes",
  rows: [
    row("the first", list, "li:first-child", "a"),
    row("the last", list, "li:last-child", "e"),
    row("odd", list, "li:nth-child(odd)", "a c e"),
    row("even", list, "li:nth-child(even)", "b d"),
    row("a number", list, "li:nth-child(3)", "c"),
    row("a step with an offset", list, "li:nth-child(2n + 3)", "c e"),
    row("the first three", list, "li:nth-child(-n+3)", "a b c"),
    row("no step", list, "li:nth-child(0n+2)", "b"),
    row("nothing is before the first", list, "li:nth-child(0)", ""),
    row("from the end", list, "li:nth-last-child(2)", "d"),
    row("steps from the end", list, "li:nth-last-child(2n)", "b d"),
    row("of those that match", list, "li:nth-child(2 of .s)", "d"),
    row("of those that match, from the end", list, "li:nth-last-child(1 of .s)", "e"),
    row("of a list", list, "li:nth-child(odd of .s, #c)", "b d"),
    row("the first of its type", mixed, "div > :first-of-type", "a b"),
    row("the last of its type", mixed, "div > :last-of-type", "d e"),
    row("positions by type", mixed, "p:nth-of-type(2)", "c"),
    row("positions by type from the end", mixed, "p:nth-last-of-type(2n+1)", "b e"),
    row("the only one of its type", "<div><p id=a></p><b id=b></b><b id=c></b></div>", "div > :only-of-type", "a"),
    row("the only child; text does not count", "<div id=x>t<p id=a></p>t</div>", "div > :only-child", "a"),
    row("empty: comments count for nothing", "<p id=a></p><p id=b><!-- --></p><p id=c> </p><p id=d><i></i></p>", "p:empty", "a b"),
    { reason: "root is the root element", run: () => document.querySelectorAll(":root").length + document.querySelector(":root").localName, expected: "1html" },
    { reason: "the root of a detached tree is none", run: () => document.createElement("p").matches(":root"), expected: false },
    row("is takes one of a list", mixed, ":is(h2, #b)", "a b d"),
    row("where takes one of a list", mixed, "div > :where(h2, #b)", "a b d"),
    row("not takes none of a list", mixed, "div > :not(h2, #b)", "c e"),
    row("not with a combinator inside", mixed, "p:not(h2 + p)", "c"),
    row("has a descendant", "<p id=a><b><i></i></b></p><p id=b><i></i></p><p id=c></p>", "p:has(i)", "a b"),
    row("has a child", "<p id=a><b><i></i></b></p><p id=b><i></i></p>", "p:has(> i)", "b"),
    row("has a sibling", mixed, "div > :has(+ h2)", "c"),
    row("has a later sibling", mixed, "h2:has(~ h2)", "a"),
    row("has not", "<p id=a><i></i></p><p id=b></p>", "p:not(:has(i))", "b"),
    row("has a chain", "<p id=a><b><i></i></b></p><p id=b><i></i></p>", "p:has(b > i)", "a"),
    row("has one of a list", "<p id=a><b></b></p><p id=b><i></i></p><p id=c></p>", "p:has(b, > i)", "a b"),
    row("links", "<a id=a href=x></a><a id=b></a><area id=c href=y>", ":any-link", "a c"),
    row("link is any link, as nothing is visited", "<a id=a href=x></a>", ":link", "a"),
    row("disabled: by itself, by a fieldset but not its first legend, by an optgroup", form, "form :disabled:not(fieldset, optgroup)", "b c f"),
    row("enabled", form, "input:enabled", "a d e k"),
    row("required", form, ":required", "d"),
    row("optional", form, "form > :optional:not(select)", "e h k"),
    row("checked: box and option", form, "form :checked", "e g"),
    row("read-write", form, "form :read-write", "a d"),
    row("read-only", form, "form > input:read-only, textarea:read-only", "e h k"),
    row("a placeholder that is seen", form, ":placeholder-shown", "d"),
    row("default", form, "form :default", "e g i"),
    row("indeterminate: progress without a value, radio group without a choice", form, ":indeterminate", "j k"),
    row("an editing host is read-write, and what is in it", "<div id=a contenteditable><p id=b></p></div><p id=c></p>", "body :read-write", "a b"),
    row("language, with its parts", `<p id=a lang=en></p><p id=b lang=en-US></p><p id=c lang=english></p>`, ":lang(en)", "a b"),
    row("language is inherited", `<div lang=de id=a><p id=b></p></div>`, ":lang('de')", "a b"),
    row("any first part", `<p id=a lang=de-CH></p><p id=b lang=fr-CH></p>`, ":lang('*-CH')", "a b"),
    row("direction", `<div id=a dir=rtl><p id=b></p><p id=c dir=ltr></p></div>`, "body :dir(rtl)", "a b"),
    row("direction found in the text", `<p id=a dir=auto>\u05d0</p><p id=b dir=auto>a</p>`, "p:dir(rtl)", "a"),
    row("defined: built-in elements are, custom ones wait", "<p id=a></p><x-y id=b></x-y>", "body > :defined", "a"),
    {
      reason: "focus, and what it is in",
      html: "<div id=a><input id=b></div>",
      run: () => {
        document.getElementById("b").focus()
        return [names("body :focus"), names("body :focus-within"), names("body :focus-visible")]
      },
      expected: ["b", "a b", "b"]
    },
    {
      reason: "a list of ten thousand is counted in one pass",
      run: () => {
        const ul = document.createElement("ul")
        for (let i = 0; i < 10000; i++) ul.append(document.createElement("li"))
        return [ul.querySelectorAll("li:nth-child(2n)").length, ul.querySelectorAll("li:nth-last-child(3n)").length]
      },
      expected: [5000, 3333]
    },
    {
      reason: "positions are right after a change",
      html: list,
      run: () => {
        const before = names("li:nth-child(2)")
        document.getElementById("a").remove()
        return [before, names("li:nth-child(2)"), document.getElementById("e").matches(":nth-child(4)")]
      },
      expected: ["b", "c", true]
    }
  ]
})

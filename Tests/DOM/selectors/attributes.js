// Attribute selectors: every operator, its flags, and what HTML adds.
const names = (selector) => Array.from(document.querySelectorAll(selector), (element) => element.id).join(" ")
const html = `<p id="a" title="hello world" lang="en-US" DATA-Big="X"></p><p id="b" title="hello"></p><p id="c" title=""></p>
  <input id="d" type="CHECKBOX"><a id="e" rel="A b" href="x.PDF"></a>`
const row = (reason, selector, expected) => ({ reason, html, run: () => names(selector), expected })

;({
  title: "Attribute selectors",
  rows: [
    row("presence", "p[title]", "a b c"),
    row("equality", "[title=hello]", "b"),
    row("a value in quotes may have spaces", "[title='hello world']", "a"),
    row("one word of many", "[title~=world]", "a"),
    row("an empty word is in no list", "[title~='']", ""),
    row("words with a space are in no list", "[title~='hello world']", ""),
    row("the value or its first part before a dash", "[lang|=en]", "a"),
    row("the start", "[title^=hel]", "a b"),
    row("an empty start matches nothing", "[title^='']", ""),
    row("the end", "[title$=world]", "a"),
    row("anywhere", "[title*='o w']", "a"),
    row("an empty part matches nothing", "[title*='']", ""),
    row("the empty value equals the empty string", "p[title='']", "c"),
    row("i folds case", "[title=HELLO i]", "b"),
    row("case counts without it", "[title=HELLO]", ""),
    row("names are in any case in HTML", "[DATA-BIG]", "a"),
    row("values of custom attributes keep their case", "[data-big=x]", ""),
    row("some values are in any case in HTML", "[type=checkbox]", "d"),
    row("s makes them count again", "[type=checkbox s]", ""),
    row("rel is such an attribute", "[rel~=a]", "e"),
    row("href is not", "[href$=pdf]", ""),
    row("white space inside the brackets", "[ title = hello ]", "b"),
    row("no namespace is what a plain name means", "[|title=hello]", "b"),
    row("any namespace", "[*|title=hello]", "b"),
    row("escapes in names", "[data\\-big]", "a"),
    row("escapes in values", "[title='\\68 ello']", "b"),
    {
      reason: "an attribute with a namespace is found only by that or any",
      run: () => {
        const element = document.createElement("p")
        element.setAttributeNS("urn:x", "x:y", "1")
        return [element.matches("[y]"), element.matches("[*|y]"), element.matches("[|y]"), element.matches("[*|y='1']")]
      },
      expected: [false, true, false, true]
    },
    { reason: "a backslash at the end stands for U+FFFD", html: "<p id='a\ufffd'></p>", run: () => [document.querySelectorAll("#a\\").length, document.querySelectorAll("p\\").length], expected: [1, 0] },
  ]
})

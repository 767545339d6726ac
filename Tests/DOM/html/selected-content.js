const html = "<select><button><selectedcontent></selectedcontent></button><option>a<option><b>b</b></select>"
const shown = () => [...document.querySelectorAll("selectedcontent")].map((content) => content.innerHTML)
const after = (change) => () => {
  change(document.querySelector("select"))
  return shown()
}

;({
  title: "What a select shows of its choice",
  rows: [
    { reason: "parsed, the first option", html, run: shown, expected: ["a"] },
    { reason: "parsed, the selected option, with all that is in it", run: () => {
      document.body.innerHTML = "<select><button><selectedcontent></button><option>a<option selected>x<i>i<b>ib</i>b"
      return shown()
    }, expected: ["x<i>i<b>ib</b></i><b>b</b>"] },
    { reason: "parsed from XML", run: () => {
      const source = '<select xmlns="http://www.w3.org/1999/xhtml"><button><selectedcontent/></button><option>a</option><option selected="">b</option></select>'
      return new DOMParser().parseFromString(source, "application/xhtml+xml").querySelector("selectedcontent").textContent
    }, expected: "b" },
    { reason: "its interface", html, run: () => document.querySelector("selectedcontent") instanceof HTMLSelectedContentElement, expected: true },
    { reason: "another choice by value", html, run: after((select) => (select.value = "b")), expected: ["<b>b</b>"] },
    { reason: "by its number", html, run: after((select) => (select.selectedIndex = 1)), expected: ["<b>b</b>"] },
    { reason: "by the option's own property", html, run: after((select) => (select.options[1].selected = true)), expected: ["<b>b</b>"] },
    { reason: "by the option's attribute", html, run: after((select) => select.options[1].setAttribute("selected", "")), expected: ["<b>b</b>"] },
    { reason: "no choice", html, run: after((select) => (select.selectedIndex = -1)), expected: [""] },
    { reason: "a selected option comes in", html, run: after((select) => select.add(new Option("new", "n", true, true))), expected: ["new"] },
    { reason: "an option that is not selected does not show", html, run: after((select) => select.prepend(new Option("z"))), expected: ["a"] },
    { reason: "an option that gets other content later shows what it had", html, run: after((select) => (select.options[0].textContent = "c")), expected: ["a"] },
    { reason: "a form's reset", html: `<form>${html}</form>`, run: after((select) => {
      select.value = "b"
      select.form.reset()
    }), expected: ["a"] },
    { reason: "several choices are not shown", html: "<select multiple><button><selectedcontent></selectedcontent></button><option selected>a</select>", run: shown, expected: [""] },
    { reason: "one choice again", html, run: after((select) => {
      select.multiple = true
      select.multiple = false
    }), expected: ["a"] },
    { reason: "of several the first", html: "<select><button><selectedcontent></selectedcontent><selectedcontent>x</selectedcontent></button><option>a</select>", run: shown, expected: ["a", ""] },
    { reason: "the next when the first goes", html: "<select><button><selectedcontent></selectedcontent><selectedcontent></selectedcontent></button><option>a</select>", run: () => {
      document.querySelector("selectedcontent").remove()
      return shown()
    }, expected: ["a"] },
    { reason: "one that comes when the choice is made", html: "<select><button></button><option>a<option selected>b</select>", run: () => {
      document.querySelector("button").append(document.createElement("selectedcontent"))
      return shown()
    }, expected: ["b"] },
    { reason: "options in the content of an option are options of the select where they are copied to", html, run: after((select) => {
      const option = document.createElement("option")
      option.append("x", document.createElement("div"))
      option.lastChild.append(new Option("in", "i", true, true))
      select.append(option)
      option.selected = true
    }), expected: ["in"] },
    { reason: "inside an option it would copy itself", html: "<select><option>a<selectedcontent></selectedcontent></option></select>", run: shown, expected: [""] },
    { reason: "outside of a select it is as any element", html: "<selectedcontent>x</selectedcontent>", run: shown, expected: ["x"] },
  ],
})

const byId = (id) => document.getElementById(id)
const attempt = (run) => {
  try {
    return run()
  } catch (error) {
    return error.name
  }
}
;({
  title: "Controls as properties of their form, options as properties of their select",
  rows: [
    { reason: "by number, name and id", html: "<form id=f><input name=a><input id=b name=c></form>", run: () => {
      const form = byId("f")
      return [form[0] === form.a, form[1] === form.b, form.b === form.c, form.length, form[2], "a" in form, "1" in form, "2" in form]
    }, expected: [true, true, true, 2, undefined, true, true, false] },
    { reason: "an empty name and an unknown one are nothing", html: "<form id=f><input name=''></form>", run: () => [byId("f")[""], byId("f").zz], expected: [undefined, undefined] },
    { reason: "names come before the members of the interface", html: "<form id=f><input name=action value=x><input name=appendChild><input name=length></form>", run: () => {
      const form = byId("f")
      return [form.action.value, form.appendChild.name, form.length.name, form.elements.length, [...new FormData(form)].length]
    }, expected: ["x", "appendChild", "length", 3, 3] },
    { reason: "a form whose members are hidden is validated, reset and submitted all the same", html: "<form id=f><input name=elements required><input name=checkValidity><input name=reset value=x><button id=b></button></form>", run: () => {
      const form = byId("f")
      const log = []
      form.addEventListener("submit", () => log.push("submit"))
      form.addEventListener("invalid", (event) => log.push(`invalid ${event.target.name}`), true)
      byId("b").click()
      form[0].value = "y"
      byId("b").click()
      HTMLFormElement.prototype.reset.call(form)
      return [...log, form[0].value]
    }, expected: ["invalid elements", "submit", ""] },
    { reason: "setters work behind a name; the name itself cannot be set", html: "<form id=f><input name=action><input name=own></form>", run: () => {
      "use strict"
      const form = byId("f")
      form.action = "y"
      return [form.getAttribute("action"), attempt(() => { form.own = 1 }), attempt(() => { form[0] = 1 }), form.own.name]
    }, expected: ["y", "TypeError", "TypeError", "own"] },
    { reason: "own properties: numbers can be listed, names cannot", html: "<form id=f><input name=a></form>", run: () => {
      const form = byId("f")
      form.mine = 1
      return [Object.keys(form), Object.hasOwn(form, "a"), Object.getOwnPropertyDescriptor(form, "a").enumerable, Object.getOwnPropertyNames(form)]
    }, expected: [["0", "mine"], true, false, ["0", "a", "mine"]] },
    { reason: "a form is the same object wherever it is met", html: "<form id=f><input></form>", run: () => {
      const form = byId("f")
      const seen = []
      form.addEventListener("x", function (event) { seen.push(event.target === form, event.currentTarget === form, this === form) })
      form.dispatchEvent(new Event("x"))
      return [...seen, form[0].form === form, document.forms[0] === form, Object.getPrototypeOf(form) === HTMLFormElement.prototype, String(form)]
    }, expected: [true, true, true, true, true, true, "[object HTMLFormElement]"] },
    { reason: "what a name has stood for it stands for after a renaming, not after a removal", html: "<form id=f><input name=a></form>", run: () => {
      const form = byId("f")
      const input = form.a
      input.name = "b"
      const renamed = form.a === input
      input.remove()
      return [renamed, form.a, form.b]
    }, expected: [true, undefined, undefined] },
    { reason: "a name that nobody asked for is gone with the renaming", html: "<form id=f><input name=a id=i></form>", run: () => {
      byId("i").name = "b"
      return byId("f").a
    }, expected: undefined },
    { reason: "several of a name are a list, the same each time and live", html: "<form id=f><input type=radio name=r value=1><input type=radio name=r value=2 checked></form>", run: () => {
      const form = byId("f")
      const list = form.r
      const seen = [list instanceof RadioNodeList, list === form.r, list === form.elements.r, list.length, list.value]
      list.value = "1"
      form[1].remove()
      return [...seen, form[0].checked, list.length, form.r === form[0]]
    }, expected: [true, true, true, 2, "2", true, 1, true] },
    { reason: "images answer to names that no control has", html: "<form id=f><img name=p><img name=q><input name=q></form>", run: () => {
      const form = byId("f")
      return [form.p.localName, form.q.localName, form.length]
    }, expected: ["img", "input", 1] },
    { reason: "controls elsewhere belong to it, those of an inner form do not", html: "<form id=f><input name=a></form><input form=f name=b>", run: () => {
      const outer = document.createElement("form")
      const inner = outer.appendChild(document.createElement("form"))
      inner.innerHTML = "<input name=z>"
      return [byId("f").b.name, byId("f").length, outer.z, inner.z.name]
    }, expected: ["b", 2, undefined, "z"] },
    { reason: "reading members of a form while controls come in does not look at them all", html: "<form id=f></form>", run: () => {
      const form = byId("f")
      for (let index = 0; index < 3000; index++) form.appendChild(document.createElement("input")).name = `n${index}`
      return [form.length, form.n2999 === form[2999]]
    }, expected: [3000, true] },
    { reason: "a select has its options by number, not by name", html: "<select id=s><option>a<option name=b>b</select>", run: () => {
      const select = byId("s")
      return [select[0].text, select[1].text, select[2], select.b, select.options.b.text, Object.keys(select), [].map.call(select, ({ text }) => text)]
    }, expected: ["a", "b", undefined, undefined, "b", ["0", "1"], ["a", "b"]] },
    { reason: "what is set by a number replaces, appends after empty ones, or removes", html: "<select id=s><option>a<option>b</select>", run: () => {
      const select = byId("s")
      select[0] = new Option("x")
      select.options[3] = new Option("y")
      select[1] = null
      return select.innerHTML
    }, expected: "<option>x</option><option></option><option>y</option>" },
    { reason: "only options can be set", html: "<select id=s></select>", run: () => [attempt(() => { byId("s")[0] = "x" }), attempt(() => { byId("s").options[0] = document.body })], expected: ["TypeError", "TypeError"] },
    { reason: "length makes empty options, or takes the last away; what is past a hundred thousand changes nothing", html: "<select id=s><option>a<option>b</select>", run: () => {
      const select = byId("s")
      select.length = 3
      const more = select.innerHTML
      select.length = 100001
      const most = select.length
      select.options.length = 1
      return [more, most, select.innerHTML]
    }, expected: ["<option>a</option><option>b</option><option></option>", 3, "<option>a</option>"] },
    { reason: "the choice stays when options come before it", html: "<select id=s><option>a<option>b</select>", run: () => {
      byId("s").prepend(new Option("c"))
      return [byId("s").value, byId("s").selectedIndex]
    }, expected: ["a", 1] },
    { reason: "an option that comes in selected is the choice", html: "<select id=s><option>a<option>b</select>", run: () => {
      byId("s").prepend(new Option("c", "c", false, true))
      return [...byId("s")].map(({ selected }) => selected)
    }, expected: [true, false, false] },
  ],
})

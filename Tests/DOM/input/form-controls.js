const { input } = __controller
const byId = (id) => document.getElementById(id)
const record = (types, tell = (event) => `${event.type} ${event.target.id}`) => {
  const log = []
  for (const type of types.split(" ")) document.addEventListener(type, (event) => log.push(tell(event)), true)
  document.addEventListener("submit", (event) => event.preventDefault())
  return log
}
const form = '<form id=f><input id=a value="ab"><input id=c type=checkbox><textarea id=t>x\ny</textarea><button id=s>go</button></form>'
const state = (control) => `${control.value.slice(0, control.selectionStart)}[${control.value.slice(control.selectionStart, control.selectionEnd)}]${control.value.slice(control.selectionEnd)}`
const after = (...keys) => { for (const [key, modifiers] of keys) input.press(key, modifiers) }
const inControl = (reason, id, start, end, act, expected) => ({ reason, html: form, run: () => { const control = byId(id); control.focus(); control.setSelectionRange(start, end); act(control); return state(control) }, expected })

;({
  title: "What keys do in controls",
  rows: [
    inControl("typing goes in at the caret", "a", 1, 1, () => input.type("x y"), "ax y[]b"),
    inControl("and replaces what is selected", "a", 0, 2, () => input.type("x"), "x[]"),
    inControl("Backspace", "a", 2, 2, () => input.press("Backspace"), "a[]"),
    inControl("Delete", "a", 0, 0, () => input.press("Delete"), "[]b"),
    inControl("Backspace at the start", "a", 0, 0, () => input.press("Backspace"), "[]ab"),
    inControl("Backspace takes a whole emoji", "a", 2, 2, (control) => { control.value = "a\u{1f468}\u200d\u{1f469}"; input.press("Backspace") }, "a[]"),
    inControl("Ctrl-Backspace takes a word", "a", 0, 0, (control) => { control.value = "one two"; input.press("Backspace", { ctrlKey: true }) }, "one []"),
    inControl("arrows, Home and End", "a", 1, 1, () => after(["ArrowRight"], ["ArrowLeft"], ["Home"], ["End"], ["ArrowLeft"]), "a[]b"),
    inControl("Shift selects", "a", 2, 2, () => after(["ArrowLeft", { shiftKey: true }], ["Home", { shiftKey: true }]), "[ab]"),
    inControl("an arrow leaves the selection at its end", "a", 0, 2, () => input.press("ArrowRight"), "ab[]"),
    inControl("Ctrl-A", "a", 0, 0, () => input.press("a", { ctrlKey: true }), "[ab]"),
    inControl("up and down keep the column", "t", 0, 0, (control) => { control.value = "abc\nde\nfgh"; control.setSelectionRange(2, 2); after(["ArrowDown"], ["ArrowDown"], ["ArrowUp"]) }, "abc\nde[]\nfgh"),
    inControl("past the first line up goes to its start", "t", 1, 1, () => input.press("ArrowUp"), "[]x\ny"),
    inControl("End in a text area ends with the line", "t", 0, 0, () => input.press("End"), "x[]\ny"),
    inControl("Enter in a text area", "t", 1, 1, () => input.press("Enter"), "x\n[]\ny"),
    inControl("pasted lines become one in an input", "a", 2, 2, () => input.paste({ text: "x\r\ny", html: "<b>x</b>" }), "abx y[]"),
    inControl("cut and paste", "a", 0, 1, () => { input.cut(); input.press("End"); input.paste() }, "ba[]"),
    inControl("an input method", "a", 1, 1, () => input.compose("xyz"), "axyz[]b"),
    { reason: "input at each key, change when the focus goes", html: form, run: () => { byId("a").focus(); const log = record("beforeinput input change blur"); input.type("xy"); byId("c").focus(); return log }, expected: ["beforeinput a", "input a", "beforeinput a", "input a", "change a", "blur a"] },
    { reason: "a canceled beforeinput", html: form, run: () => { byId("a").focus(); document.addEventListener("beforeinput", (event) => event.preventDefault()); input.type("x"); return byId("a").value }, expected: "ab" },
    { reason: "maxlength", html: "<input id=a maxlength=3>", run: () => { byId("a").focus(); input.type("abcd"); input.paste({ text: "e" }); return byId("a").value }, expected: "abc" },
    { reason: "read-only and disabled controls", html: "<input id=a readonly><input id=b disabled>", run: () => { byId("a").focus(); input.type("x"); byId("b").focus(); input.type("y"); return [byId("a").value, byId("b").value, document.activeElement.id] }, expected: ["", "", "a"] },
    { reason: "a password is not copied", html: '<input id=a type=password value="secret">', run: () => { byId("a").select(); byId("a").focus(); return input.copy() }, expected: false },
    { reason: "Enter submits through the button", html: form, run: () => { byId("a").focus(); const log = record("click submit change"); input.type("x"); input.press("Enter"); return log }, expected: ["change a", "click s", "submit f"] },
    { reason: "without a button, a single field is enough", html: "<form id=f><input id=a></form>", run: () => { byId("a").focus(); const log = record("submit"); input.press("Enter"); return log }, expected: ["submit f"] },
    { reason: "two fields are not", html: "<form id=f><input id=a><input id=b></form>", run: () => { byId("a").focus(); const log = record("submit"); input.press("Enter"); return log }, expected: [] },
    { reason: "Space clicks a button when it is released, Enter when it is pressed", html: "<button id=b type=button>x</button>", run: () => { byId("b").focus(); const log = record("keydown keyup click", (event) => event.type); input.press(" "); input.press("Enter"); return log }, expected: ["keydown", "keyup", "click", "keydown", "click", "keyup"] },
    { reason: "Space toggles a checkbox; a canceled click does not", html: form, run: () => { const box = byId("c"); box.focus(); input.press(" "); const first = box.checked; box.addEventListener("click", (event) => event.preventDefault()); input.press(" "); return [first, box.checked] }, expected: [true, true] },
    { reason: "Enter follows no link without address", html: "<a id=l tabindex=0>x</a><a id=m href=#y>y</a>", run: () => { const log = record("click"); byId("l").focus(); input.press("Enter"); byId("m").focus(); input.press("Enter"); return log }, expected: ["click m"] },
    { reason: "Tab goes round and selects", html: "<input id=a value=x><p>y</p><input id=b value=z>", run: () => { const order = []; for (let count = 0; count < 3; count++) { input.press("Tab"); order.push(`${document.activeElement.id} ${state(document.activeElement)}`) } input.press("Tab", { shiftKey: true }); return [...order, document.activeElement.id] }, expected: ["a [x]", "b [z]", "a [x]", "b"] },
  ],
})

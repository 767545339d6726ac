const byId = (id) => document.getElementById(id)
const attempt = (run) => {
  try {
    return run()
  } catch (error) {
    return error.name
  }
}
/** Defines <x-field>, which keeps its internals and notes its callbacks. */
const define = () => {
  const log = []
  class Field extends HTMLElement {
    static formAssociated = true
    internals = this.attachInternals()
    connectedCallback() { log.push("connected") }
    disconnectedCallback() { log.push("disconnected") }
    formAssociatedCallback(form) { log.push(`form ${form === null ? null : form.id}`) }
    formDisabledCallback(disabled) { log.push(`disabled ${disabled}`) }
    formResetCallback() { log.push("reset") }
  }
  customElements.define("x-field", Field)
  return log
}
const body = (html) => (document.body.innerHTML = html)
const entries = (form) => [...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : value.name])
;({
  title: "Form-associated custom elements",
  rows: [
    { reason: "it is a control of its form, from its upgrade on", html: "<form id=f><fieldset id=s><x-field name=a></x-field></fieldset></form>", run: () => {
      const form = byId("f")
      const before = form.length
      define()
      return [before, form.length, form.a === form[1], byId("s").elements.length, form.a.internals.form === form]
    }, expected: [1, 2, true, 1, true] },
    { reason: "text, a file or entries are submitted; null is nothing", run: () => {
      define()
      body("<form id=f><x-field name=a></x-field><x-field name=b></x-field><x-field name=c></x-field><x-field></x-field></form>")
      const [a, b, c, d] = byId("f").elements
      a.internals.setFormValue("\ud800 1")
      b.internals.setFormValue(new File([], "f.txt"))
      const data = new FormData()
      data.append("x", "1")
      c.internals.setFormValue(data)
      data.append("y", "2")
      d.internals.setFormValue("no name")
      const all = entries(byId("f"))
      a.internals.setFormValue(null)
      return [all, entries(byId("f")).length]
    }, expected: [[["a", "\ufffd 1"], ["b", "f.txt"], ["x", "1"]], 2] },
    { reason: "what is disabled submits nothing", run: () => {
      define()
      body("<form id=f><x-field name=a disabled></x-field><fieldset disabled><x-field name=b></x-field></fieldset></form>")
      for (const element of document.querySelectorAll("x-field")) element.internals.setFormValue("v")
      return entries(byId("f"))
    }, expected: [] },
    { reason: "formAssociatedCallback tells of each change of the form owner", run: () => {
      const log = define()
      body("<form id=f></form><form id=g></form>")
      const element = document.createElement("x-field")
      byId("f").append(element)
      byId("g").append(element)
      element.remove()
      return log.filter((line) => line.startsWith("form"))
    }, expected: ["form f", "form null", "form g", "form null"] },
    { reason: "out of the document too", run: () => {
      const log = define()
      const form = document.createElement("form")
      const box = document.createElement("div")
      box.append(document.createElement("x-field"))
      form.append(box)
      box.remove()
      return log
    }, expected: ["form ", "form null"] },
    { reason: "the form attribute, and forms that come, go and change their id", run: () => {
      const log = define()
      body("<form id=f></form><x-field form=f></x-field>")
      byId("f").id = "g"
      const form = document.createElement("form")
      form.id = "f"
      document.body.append(form)
      form.remove()
      document.querySelector("x-field").setAttribute("form", "g")
      document.querySelector("x-field").removeAttribute("form")
      return log.filter((line) => line.startsWith("form"))
    }, expected: ["form f", "form null", "form f", "form null", "form g", "form null"] },
    { reason: "formDisabledCallback tells of its attribute and of fieldsets, when the answer changes", run: () => {
      const log = define()
      body("<fieldset id=s><legend id=l></legend><x-field></x-field></fieldset>")
      const element = document.querySelector("x-field")
      log.length = 0
      element.setAttribute("disabled", "")
      byId("s").disabled = true
      element.removeAttribute("disabled")
      byId("l").append(element)
      return log.filter((line) => line.startsWith("dis") && line !== "disconnected")
    }, expected: ["disabled true", "disabled false"] },
    { reason: "an upgrade tells of the connection, then of the form, then that it is disabled", html: "<form id=f><x-field disabled></x-field></form>", run: () => define(), expected: ["connected", "form f", "disabled true"] },
    { reason: "formResetCallback, unless the reset is canceled", run: () => {
      const log = define()
      body("<form id=f><x-field></x-field></form>")
      log.length = 0
      byId("f").reset()
      byId("f").addEventListener("reset", (event) => event.preventDefault())
      byId("f").reset()
      return log
    }, expected: ["reset"] },
    { reason: "setValidity sets flags and message; validity tells", run: () => {
      define()
      const { internals } = document.createElement("x-field")
      internals.setValidity({ valueMissing: true, tooLong: 0 }, "missing")
      const { validity } = internals
      const wrong = [validity.valueMissing, validity.tooLong, validity.valid, internals.validationMessage, internals.checkValidity()]
      internals.setValidity({}, "ignored")
      return [...wrong, validity.valid, internals.validationMessage, internals.checkValidity()]
    }, expected: [true, false, false, "missing", false, true, "", true] },
    { reason: "what is wrong needs a message, and an anchor inside", run: () => {
      define()
      body("<x-field><b></b></x-field><i></i>")
      const { internals } = document.querySelector("x-field")
      return [
        attempt(() => internals.setValidity({ badInput: true })),
        attempt(() => internals.setValidity({ badInput: true }, "")),
        attempt(() => internals.setValidity({ badInput: true }, "m", document.querySelector("i"))),
        attempt(() => internals.setValidity({ badInput: true }, "m", "i")),
        attempt(() => internals.setValidity({ badInput: true }, "m", document.querySelector("b"))),
      ]
    }, expected: ["TypeError", "TypeError", "NotFoundError", "TypeError", undefined] },
    { reason: "an invalid one keeps its form from being submitted, and hears of it", run: () => {
      define()
      body("<form id=f><x-field></x-field><button id=b></button></form>")
      const element = byId("f")[0]
      const log = []
      element.addEventListener("invalid", () => log.push("invalid"))
      byId("f").addEventListener("submit", () => log.push("submit"))
      element.internals.setValidity({ customError: true }, "no")
      byId("b").click()
      log.push(element.matches(":invalid"), byId("f").matches(":invalid"))
      element.internals.setValidity({})
      byId("b").click()
      return [...log, element.matches(":valid")]
    }, expected: ["invalid", true, true, "submit", true] },
    { reason: "disabled, read-only and in a datalist it is barred from validation", run: () => {
      define()
      body("<x-field></x-field><x-field disabled></x-field><x-field readonly></x-field><datalist><x-field></x-field></datalist>")
      return [...document.querySelectorAll("x-field")].map(({ internals }) => internals.willValidate)
    }, expected: [true, false, false, false] },
    { reason: "labels, which click it", run: () => {
      define()
      body("<form id=f><label for=a id=l></label><label><x-field id=a></x-field></label></form>")
      let clicks = 0
      byId("a").addEventListener("click", () => clicks++)
      byId("l").click()
      const { labels } = byId("a").internals
      return [labels.length, labels === byId("a").internals.labels, byId("l").control === byId("a"), byId("l").form === byId("f"), clicks]
    }, expected: [2, true, true, true, 1] },
    { reason: "pseudo-classes of a control", run: () => {
      define()
      body("<x-field></x-field><x-field disabled></x-field>")
      return [":enabled", ":disabled", ":valid", ":invalid"].map((selector) => document.querySelectorAll(`x-field${selector}`).length)
    }, expected: [1, 1, 1, 0] },
    { reason: "a disabled one takes no clicks", run: () => {
      define()
      body("<x-field disabled></x-field>")
      let clicks = 0
      document.addEventListener("click", () => clicks++)
      document.querySelector("x-field").click()
      return clicks
    }, expected: 0 },
    { reason: "states are matched by :state()", run: () => {
      define()
      const element = document.createElement("x-field")
      const { states } = element.internals
      states.add("open").add("--x")
      const seen = [states.size, states.has("open"), element.matches(":state(open):state(--x)"), [...states], states === element.internals.states]
      states.delete("open")
      seen.push(element.matches(":state(open)"))
      states.clear()
      return [...seen, states.size]
    }, expected: [2, true, true, ["open", "--x"], true, false, 0] },
    { reason: "other custom elements have internals without a form", run: () => {
      customElements.define("x-plain", class extends HTMLElement { internals = this.attachInternals() })
      const { internals } = document.createElement("x-plain")
      const members = ["form", "labels", "validity", "willValidate", "validationMessage"]
      return [
        ...members.map((name) => attempt(() => internals[name])),
        attempt(() => internals.setFormValue("x")),
        attempt(() => internals.checkValidity()),
        internals.states.size,
        internals.shadowRoot,
      ]
    }, expected: [...Array(7).fill("NotSupportedError"), 0, null] },
    { reason: "internals are attached once, to a custom element that does not refuse them", run: () => {
      define()
      customElements.define("x-closed", class extends HTMLElement { static disabledFeatures = ["internals"] })
      return ["x-field", "x-closed", "x-unknown", "div"].map((name) => attempt(() => document.createElement(name).attachInternals()))
    }, expected: Array(4).fill("NotSupportedError") },
    { reason: "many that come in one by one are told in time", run: () => {
      const log = define()
      const form = document.createElement("form")
      document.body.append(form)
      for (let index = 0; index < 5000; index++) form.append(document.createElement("x-field"))
      return [log.length, form.length]
    }, expected: [10000, 5000] },
  ],
})

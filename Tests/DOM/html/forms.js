const byId = (id) => document.getElementById(id)
;({
  title: "Forms",
  rows: [
    { reason: "a value is the attribute until it is set", html: "<input id=a value=x>", run: () => {
      const a = byId("a")
      const values = [a.value]
      a.setAttribute("value", "y")
      values.push(a.value)
      a.value = "z"
      a.setAttribute("value", "w")
      return [...values, a.value, a.defaultValue, a.outerHTML]
    }, expected: ["x", "y", "z", "w", '<input id="a" value="w">'] },
    { reason: "values are cleaned for their type", run: () => {
      const value = (type, text) => {
        const input = document.createElement("input")
        input.type = type
        input.value = text
        return input.value
      }
      return [value("text", "a\nb"), value("number", "1x"), value("number", "1e2"), value("color", "#ABCDEF"), value("color", "red"), value("range", "500"), value("date", "2024-1-1"), value("email", " a@b "), value("checkbox", "")]
    }, expected: ["ab", "", "1e2", "#abcdef", "#ff0000", "100", "", "a@b", ""] },
    { reason: "a click checks, and fires input and change", html: "<input type=checkbox id=a>", run: () => {
      const log = []
      for (const type of ["click", "input", "change"]) document.addEventListener(type, () => log.push(`${type} ${byId("a").checked}`))
      byId("a").click()
      return log
    }, expected: ["click true", "input true", "change true"] },
    { reason: "a canceled click puts it back", html: "<input type=checkbox id=a>", run: () => {
      let during
      byId("a").onclick = (event) => {
        during = byId("a").checked
        event.preventDefault()
      }
      byId("a").click()
      return [during, byId("a").checked]
    }, expected: [true, false] },
    { reason: "one radio button of a group", html: "<input type=radio name=g id=a checked><input type=radio name=g id=b><form><input type=radio name=g id=c checked></form>", run: () => {
      byId("b").click()
      return ["a", "b", "c"].map((id) => byId(id).checked)
    }, expected: [false, true, true] },
    { reason: "a label clicks its control", html: "<label id=l>a<input type=checkbox id=a></label><label for=b id=m>b</label><input type=checkbox id=b>", run: () => {
      byId("l").click()
      byId("m").click()
      byId("a").click()
      return [byId("a").checked, byId("b").checked, byId("a").labels.length, byId("l").control.id]
    }, expected: [false, true, 1, "a"] },
    { reason: "disabled controls take no clicks, also through a fieldset", html: "<fieldset disabled><legend><input id=b></legend><button id=a></button></fieldset>", run: () => {
      let clicks = 0
      document.addEventListener("click", () => clicks++)
      byId("a").click()
      byId("b").click()
      return clicks
    }, expected: 1 },
    { reason: "textarea: its text, until it is set", html: "<textarea id=a>\nx\n</textarea>", run: () => {
      const a = byId("a")
      const before = a.value
      a.textContent = "y"
      const between = a.value
      a.value = "z\r\nw"
      return [before, between, a.value, a.defaultValue, a.textLength]
    }, expected: ["x\n", "y", "z\nw", "y", 3] },
    { reason: "select: the first by default, then what is chosen", html: "<select id=a><option>x</option><option value=2>y</option></select>", run: () => {
      const a = byId("a")
      const before = [a.value, a.selectedIndex, a.length, a.type]
      a.value = "2"
      const after = [a.selectedIndex, a.options[0].selected, a.selectedOptions.length]
      a.value = "none"
      return [before, after, a.selectedIndex, a.value]
    }, expected: [["x", 0, 2, "select-one"], [1, false, 1], -1, ""] },
    { reason: "select: the last that is selected", html: "<select id=a><option selected>x<option selected>y<option>z</select>", run: () => [byId("a").value, byId("a").options[0].selected], expected: ["y", false] },
    { reason: "select multiple", html: "<select multiple id=a><option selected>x<option selected>y</select>", run: () => [byId("a").selectedOptions.length, byId("a").type], expected: [2, "select-multiple"] },
    { reason: "options are added and removed", html: "<select id=a></select>", run: () => {
      const a = byId("a")
      a.add(new Option("b", "1"))
      a.add(new Option("a", "0"), 0)
      a.length = 3
      a.remove(1)
      return a.innerHTML
    }, expected: '<option value="0">a</option><option></option>' },
    { reason: "the controls of a form, by index and name", html: "<form id=f><input name=a><button name=b></button><input type=image><fieldset></fieldset></form><input form=f name=c>", run: () => {
      const f = byId("f")
      return [f.elements.length, f.elements.b.localName, f.elements[2].localName, document.querySelector("[name=c]").form === f, f.elements.namedItem("c").name]
    }, expected: [4, "button", "fieldset", true, "c"] },
    { reason: "radio buttons of a name have a value together", html: "<form id=f><input type=radio name=g value=1><input type=radio name=g value=2 checked></form>", run: () => {
      const list = byId("f").elements.g
      const before = list.value
      list.value = "1"
      return [before, byId("f").elements[0].checked, list.length]
    }, expected: ["2", true, 2] },
    { reason: "a submit button submits, with validation", html: "<form id=f><input id=a required><button id=b></button></form>", run: () => {
      const log = []
      byId("f").onsubmit = (event) => {
        log.push(`submit ${event.submitter.id}`)
        return false
      }
      byId("a").oninvalid = () => log.push("invalid")
      byId("b").click()
      byId("a").value = "x"
      byId("b").click()
      return log
    }, expected: ["invalid", "submit b"] },
    { reason: "reset goes back to the attributes", html: "<form id=f><input id=a value=x><input type=checkbox id=b checked><textarea id=c>y</textarea></form>", run: () => {
      byId("a").value = "1"
      byId("b").checked = false
      byId("c").value = "2"
      byId("f").reset()
      return [byId("a").value, byId("b").checked, byId("c").value]
    }, expected: ["x", true, "y"] },
    { reason: "validity", html: "<input id=a type=email value=x><input id=b pattern=a+ value=b><input id=c type=number max=3 value=4>", run: () => {
      const states = [byId("a").validity.typeMismatch, byId("b").validity.patternMismatch, byId("c").validity.rangeOverflow]
      byId("a").value = "a@b.c"
      const valid = byId("a").checkValidity()
      byId("a").setCustomValidity("no")
      return [states, valid, byId("a").checkValidity(), byId("a").validationMessage]
    }, expected: [[true, true, true], true, false, "no"] },
    { reason: "the selection in a text control", html: "<input id=a value=abcdef>", run: () => {
      const a = byId("a")
      a.setSelectionRange(1, 3, "backward")
      const first = [a.selectionStart, a.selectionEnd, a.selectionDirection]
      a.setRangeText("XYZ")
      return [first, a.value, a.selectionStart, a.selectionEnd]
    }, expected: [[1, 3, "backward"], "aXYZdef", 1, 4] },
    { reason: "other types have no selection to set", html: "<input id=a type=number>", run: () => byId("a").setSelectionRange(0, 0), expected: "throws InvalidStateError" },
    { reason: "a clone has the value that was set", html: "<input id=a>", run: () => {
      byId("a").value = "x"
      return byId("a").cloneNode().value
    }, expected: "x" },
    { reason: "progress and meter stay in their bounds", html: "<progress id=a value=3 max=2></progress><meter id=b value=5 max=4></meter>", run: () => [byId("a").value, byId("a").position, byId("b").value], expected: [2, 1, 4] },
    { reason: "output remembers its default", html: "<output id=a>x</output>", run: () => {
      byId("a").value = "y"
      return [byId("a").value, byId("a").defaultValue]
    }, expected: ["y", "x"] },
  ],
})

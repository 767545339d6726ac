// Details that a browser and the standard have the same.
const attempt = (run) => { try { return run() } catch (error) { return error.name } }

;({
  title: "Details of nodes",
  rows: [
    { reason: "what follows a second colon of a name counts for nothing", run: () => { const e = document.createElementNS("urn:y", "a:b:c"); return [e.localName, e.prefix, e.tagName] }, expected: ["b", "a", "a:b"] },
    { reason: "a template's host is refused in its content", html: "<template></template>", run: () => { const t = document.querySelector("template"); t.content.append(t) }, expected: "throws HierarchyRequestError" },
    { reason: "a copied select takes the choice of its attributes", html: "<select><option>a<option>b</select>", run: () => { const s = document.querySelector("select"); s.selectedIndex = 1; return s.cloneNode(true).selectedIndex }, expected: 0 },
    { reason: "adoptNode tells custom elements", run: () => { const log = []; customElements.define("x-adopted", class extends HTMLElement { adoptedCallback(from, to) { log.push(from === document, to !== document) } }); new Document().adoptNode(document.createElement("x-adopted")); return log }, expected: [true, true] },
  ],
})

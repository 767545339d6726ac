const attempt = (run) => {
  try {
    return run()
  } catch (error) {
    return error.name
  }
}
const define = (name, Class, localName) => {
  customElements.define(name, Class, { extends: localName })
  return Class
}
const errors = (run) => {
  const names = []
  const note = (event) => {
    event.preventDefault()
    names.push(event.error.name)
  }
  addEventListener("error", note)
  const value = run()
  removeEventListener("error", note)
  return [value, names]
}
;({
  title: "Customized built-in elements",
  rows: [
    { reason: "made by its constructor, createElement, the parser, a clone", run: () => {
      const Custom = define("x-p", class extends HTMLParagraphElement {}, "p")
      const made = new Custom()
      document.body.innerHTML = "<p is=x-p></p>"
      const all = [made, document.createElement("p", { is: "x-p" }), document.body.firstChild, made.cloneNode()]
      return [all.every((element) => element instanceof Custom), all.map(({ localName }) => localName), customElements.getName(Custom)]
    }, expected: [true, ["p", "p", "p", "p"], "x-p"] },
    { reason: "is is written as an attribute", run: () => [document.createElement("p", { is: "x-p" }).outerHTML, document.createElement("p", { is: 'a"' }).outerHTML], expected: ['<p is="x-p"></p>', '<p is="a&quot;"></p>'] },
    { reason: "what is there is upgraded, with its state, in any interface", run: () => {
      const tags = { input: HTMLInputElement, form: HTMLFormElement, select: HTMLSelectElement, option: HTMLOptionElement, textarea: HTMLTextAreaElement, img: HTMLImageElement, table: HTMLTableElement, template: HTMLTemplateElement, dialog: HTMLDialogElement, output: HTMLOutputElement, video: HTMLVideoElement, script: HTMLScriptElement, button: HTMLButtonElement, li: HTMLLIElement, section: HTMLElement }
      return Object.entries(tags).filter(([tag, Base]) => {
        const element = document.createElement(tag, { is: `x-${tag}` })
        if (tag === "input") element.value = "typed"
        document.body.append(element)
        define(`x-${tag}`, class extends Base { #own = tag; get own() { return this.#own } }, tag)
        return element.own !== tag || (tag === "input" && element.value !== "typed")
      })
    }, expected: [] },
    { reason: "a form and a select keep their properties", run: () => {
      document.body.innerHTML = "<form is=x-form><select is=x-select name=a><option>o</select></form>"
      define("x-select", class extends HTMLSelectElement {}, "select")
      define("x-form", class extends HTMLFormElement { get first() { return this[0] } }, "form")
      const form = document.querySelector("form")
      return [form.a === form.first, form.a[0].text, new (customElements.get("x-form"))().length]
    }, expected: [true, "o", 0] },
    { reason: "callbacks and attributes as for autonomous elements", run: () => {
      const log = []
      define("x-b", class extends HTMLButtonElement {
        static observedAttributes = ["type"]
        attributeChangedCallback(name, before, after) { log.push(`${name} ${before} ${after}`) }
        connectedCallback() { log.push("connected") }
      }, "button")
      document.body.innerHTML = "<button is=x-b type=reset></button>"
      document.body.firstChild.type = "button"
      return log
    }, expected: ["type null reset", "connected", "type reset button"] },
    { reason: "an attribute that is set later customizes nothing, and changes nothing", run: () => {
      const Custom = define("x-p", class extends HTMLParagraphElement {}, "p")
      const plain = document.createElement("p")
      plain.setAttribute("is", "x-p")
      const custom = document.createElement("p", { is: "x-p" })
      custom.setAttribute("is", "other")
      document.body.append(plain, custom)
      return [plain instanceof Custom, custom.cloneNode() instanceof Custom, custom.outerHTML]
    }, expected: [false, true, '<p is="other"></p>'] },
    { reason: "a name stands for its element alone", run: () => {
      const Custom = define("x-p", class extends HTMLParagraphElement {}, "p")
      customElements.define("x-own", class extends HTMLElement {})
      const made = [document.createElement("div", { is: "x-p" }), document.createElement("x-p"), document.createElement("p", { is: "x-own" })]
      return made.map((element) => [element instanceof Custom, element.matches(":defined")])
    }, expected: [[false, false], [false, false], [false, false]] },
    { reason: "only built-in elements can be extended", run: () => ["zz", "x-y", ""].map((name) => attempt(() => define("x-a", class extends HTMLElement {}, name))), expected: ["NotSupportedError", "NotSupportedError", "NotSupportedError"] },
    { reason: "the class has to extend the element's interface", run: () => {
      const A = define("x-a", class extends HTMLElement {}, "p")
      const B = class extends HTMLParagraphElement {}
      customElements.define("x-b", B)
      return [attempt(() => new A()), attempt(() => new B()), errors(() => document.createElement("p", { is: "x-a" }).constructor.name)]
    }, expected: ["TypeError", "TypeError", ["HTMLParagraphElement", ["TypeError"]]] },
    { reason: "a constructor that throws is reported, and leaves the element undefined", run: () => {
      define("x-p", class extends HTMLParagraphElement { constructor() { super(); throw new RangeError("no") } }, "p")
      return errors(() => {
        const element = document.createElement("p", { is: "x-p" })
        return [element.localName, element.matches(":defined")]
      })
    }, expected: [["p", false], ["RangeError"]] },
    { reason: "interfaces without a definition cannot be constructed, whatever the arguments", run: () => [attempt(() => new HTMLInputElement()), attempt(() => new (class extends HTMLSelectElement {})()), attempt(() => new HTMLFormElement(1, 2, 3, 4, 5, {}))], expected: ["TypeError", "TypeError", "TypeError"] },
    { reason: "arguments of super() are nothing to the DOM", run: () => {
      const traps = { get: () => "trapped" }
      customElements.define("x-a", class extends HTMLElement { constructor() { super(1, 2, 3, 4, 5, traps) } })
      define("x-i", class extends HTMLInputElement { constructor() { super("key", document, "p", null, "x", traps) } }, "input")
      return [document.createElement("x-a").localName, document.createElement("input", { is: "x-i" }).localName]
    }, expected: ["x-a", "input"] },
    { reason: "they have no internals", run: () => {
      define("x-p", class extends HTMLParagraphElement {}, "p")
      return attempt(() => document.createElement("p", { is: "x-p" }).attachInternals())
    }, expected: "NotSupportedError" },
  ],
})

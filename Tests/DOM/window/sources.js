({
  title: "Members of the platform as libraries look at them",
  rows: [
    {
      reason: "Functions of the platform show no source",
      run: () => [document.body.compareDocumentPosition, Element, getComputedStyle, Function.prototype.toString, Object.getOwnPropertyDescriptor(Node.prototype, "nodeName").get, FormData.prototype.append].map((value) => /\[native code\]/.test(value.toString())),
      expected: [true, true, true, true, true, true],
    },
    {
      reason: "Timers and dates are functions of the platform",
      run: () => [setTimeout, clearInterval, queueMicrotask, requestAnimationFrame, cancelIdleCallback, Date, Date.now].map((value) => value.toString().replace(/\s+/g, " ")),
      expected: ["setTimeout", "clearInterval", "queueMicrotask", "requestAnimationFrame", "cancelIdleCallback", "Date", "now"].map((name) => `function ${name}() { [native code] }`),
    },
    {
      reason: "Those of scripts do, also under the name of a member",
      run() {
        const appendChild = (node) => node
        class Element {}
        return [String(appendChild), String(Element), String(function contains() {})]
      },
      expected: ["(node) => node", "class Element {}", "function contains() {}"],
    },
    { reason: "Only functions have a source", run: () => Function.prototype.toString.call({}), expected: "throws TypeError" },
    {
      reason: "Getters of Node work for every kind of node, and stand there alone",
      run() {
        const nodes = [document.body, document.createTextNode("a"), document.createComment("b"), document, document.doctype, document.createDocumentFragment(), document.createAttribute("c"), document.createProcessingInstruction("d", "e")]
        const call = (name) => nodes.map((node) => Object.getOwnPropertyDescriptor(Node.prototype, name).get.call(node))
        const owners = [Element, Text, Comment, CharacterData, Document, Attr].filter((Interface) => Object.hasOwn(Interface.prototype, "nodeName") || Object.hasOwn(Interface.prototype, "nodeValue"))
        return [call("nodeName"), call("nodeValue"), call("textContent"), owners.length]
      },
      expected: [
        ["BODY", "#text", "#comment", "#document", "html", "#document-fragment", "c", "d"],
        [null, "a", "b", null, null, null, "", "e"],
        ["", "a", "b", null, null, "", "", "e"],
        0,
      ],
    },
  ],
})

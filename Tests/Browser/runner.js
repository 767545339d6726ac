// Runs in the host and in the browser alike: collects the probes that the files of probes/ define and tells, as text, what
// each gives. Both run all probes of an area in one page, so each starts from an emptied document.
globalThis.compare = (() => {
  const areas = []

  /** A value as text, so that two engines can be compared: nodes by name and place, errors by name. */
  function describe(value, depth = 0) {
    if (depth > 8) return "…"
    switch (typeof value) {
      case "string": return JSON.stringify(value)
      case "number": return Object.is(value, -0) ? "-0" : String(value)
      case "function": return `function ${value.name}`
      case "object": break
      default: return String(value)
    }
    if (value === null) return "null"
    if (value === globalThis) return "window"
    if (value instanceof Error || value instanceof DOMException) return value.name
    const inner = (item) => describe(item, depth + 1)
    if (Array.isArray(value)) return `[${value.map(inner).join(", ")}]`
    if (value instanceof Node) return describeNode(value)
    const kind = Object.prototype.toString.call(value).slice(8, -1)
    if (value instanceof AbstractRange) return `${kind} ${describePoint(value.startContainer, value.startOffset)} ${describePoint(value.endContainer, value.endOffset)}`
    if (kind === "Object") return `{${Object.keys(value).map((key) => `${key}: ${inner(value[key])}`).join(", ")}}`
    if (kind === "ArrayBuffer") return `ArrayBuffer[${new Uint8Array(value)}]`
    if (typeof value[Symbol.iterator] === "function") return `${kind}[${[...value].map(inner).join(", ")}]`
    return kind
  }

  function describeNode(node) {
    switch (node.nodeType) {
      case 1: return `<${node.nodeName.toLowerCase()}${node.id ? `#${node.id}` : ""}>`
      case 2: return `@${node.name}=${JSON.stringify(node.value)}`
      case 3: case 4: case 8: return `${node.nodeName} ${JSON.stringify(node.data)}`
      default: return node.nodeName
    }
  }

  function describePoint(node, offset) {
    return `(${node === null ? "null" : describeNode(node)}, ${offset})`
  }

  function reset() {
    if (document.designMode === "on") document.designMode = "off"
    document.adoptedStyleSheets = []
    for (const child of [...document.childNodes]) if (child !== document.documentElement && child !== document.doctype) child.remove()
    for (const element of [document.documentElement, document.head, document.body]) {
      for (const { name } of [...element.attributes]) element.removeAttribute(name)
      if (element !== document.documentElement) element.replaceChildren()
    }
    for (const child of [...document.documentElement.childNodes]) if (child !== document.head && child !== document.body) child.remove()
    // The two pages have other addresses.
    document.head.append(Object.assign(document.createElement("base"), { href: "https://base.example/folder/page.html" }))
    document.activeElement?.blur?.()
    getSelection().removeAllRanges()
  }

  async function outcomeOf(run) {
    try {
      return describe(await run())
    } catch (error) {
      return `throws ${error?.name ?? String(error)}`
    }
  }

  function within(seconds, promise) {
    let timer
    const late = new Promise((resolve) => { timer = setTimeout(() => resolve("never settles"), seconds * 1000) })
    return Promise.race([promise, late]).finally(() => clearTimeout(timer))
  }

  return {
    describe,
    describeNode,
    describePoint,
    reset,

    /** Defines the probes of an area: `define(probe)` calls `probe(reason, [html,] run)` for each. */
    area(name, define) {
      const probes = []
      define((reason, ...rest) => probes.push({ reason, html: rest.length > 1 ? rest[0] : "", run: rest[rest.length - 1] }))
      areas.push({ name, probes })
    },

    /** @returns {Promise<string>} JSON: each area's reasons and outcomes */
    async run() {
      const results = []
      for (const { name, probes } of areas) {
        for (const { reason, html, run } of probes) {
          reset()
          if (html !== "") document.body.innerHTML = html
          results.push([name, reason, await within(5, outcomeOf(run))])
        }
      }
      reset()
      return JSON.stringify(results)
    },
  }
})()
globalThis.probes = compare.area

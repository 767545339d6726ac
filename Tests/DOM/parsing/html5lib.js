// Trees in the notation of html5lib's tree construction tests. `parse(data, context)` gives the tree that markup makes: a
// document, or what it is inside of an element, named as there ("svg path", "math mi", "td").
const namespaces = { "http://www.w3.org/2000/svg": "svg ", "http://www.w3.org/1998/Math/MathML": "math " }

const lines = {
  1: (node, pad) => {
    const attributes = [...node.attributes].map((attribute) => {
      const prefix = attribute.prefix === null ? "" : `${attribute.prefix} `
      return `${prefix}${attribute.localName}="${attribute.value}"`
    })
    return [`${pad}<${namespaces[node.namespaceURI] ?? ""}${node.localName}>`, ...attributes.sort().map((text) => `${pad}  ${text}`)]
  },
  3: (node, pad) => [`${pad}"${node.data}"`],
  8: (node, pad) => [`${pad}<!-- ${node.data} -->`],
  10: (node, pad) => {
    const ids = node.publicId === "" && node.systemId === "" ? "" : ` "${node.publicId}" "${node.systemId}"`
    return [`${pad}<!DOCTYPE ${node.name}${ids}>`]
  },
}

function dump(parent, depth = 0) {
  const text = []
  for (const node of parent.childNodes) {
    const pad = `| ${"  ".repeat(depth)}`
    text.push(...lines[node.nodeType](node, pad))
    if (node.nodeType !== 1) continue
    if (node instanceof HTMLTemplateElement) text.push(`${pad}  content`, ...dump(node.content, depth + 2))
    text.push(...dump(node, depth + 1))
  }
  return text
}

function parse(data, context = null) {
  if (context === null) return dump(new DOMParser().parseFromString(data, "text/html")).join("\n")
  const [, kind, localName] = /^(?:(svg|math) )?(.*)$/.exec(context)
  const namespace = Object.keys(namespaces).find((name) => namespaces[name] === `${kind} `) ?? "http://www.w3.org/1999/xhtml"
  const element = document.createElementNS(namespace, localName)
  element.innerHTML = data
  return dump(element instanceof HTMLTemplateElement ? element.content : element).join("\n")
}

;({
  title: "Trees as html5lib writes them",
  parse,
  rows: [
    {
      reason: "a document",
      run: () => parse('<!DOCTYPE html PUBLIC "a" "b"><!--c--><p b=1 a=2>d'),
      expected: '| <!DOCTYPE html "a" "b">\n| <!-- c -->\n| <html>\n|   <head>\n|   <body>\n|     <p>\n|       a="2"\n|       b="1"\n|       "d"',
    },
    { reason: "a fragment", run: () => parse("<td>a", "tr"), expected: '| <td>\n|   "a"' },
    { reason: "a fragment of SVG", run: () => parse("<a xlink:href=b />", "svg svg"), expected: '| <svg a>\n|   xlink href="b"' },
    { reason: "a template", run: () => parse("<template>a</template>", "div"), expected: '| <template>\n|   content\n|     "a"' },
  ],
})

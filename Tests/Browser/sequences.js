// Random calls on random trees. A sequence is a list of steps made from its seed alone: an operation's name and whole numbers,
// which choose among what is there when the step runs. So a step can be taken out and the rest still means something.
(() => {
  const markup = [
    "<p>one <b>two <i>three</i></b> four</p><p>five</p>",
    "<ul><li>a</li><li><b>b</b>c</li></ul><hr>tail",
    "<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>",
    "<div><!--c--><span id=s class='x y'>t</span><br></div>&amp;<svg><g/></svg>",
    "<h1>h</h1><template><p>in</p></template><pre>\n\nx</pre><select><option>o</select>",
  ]
  // Chromium joins text at the ends of new outerHTML with the text beside it, which the standard does not.
  const edged = [markup[0], markup[2], markup[4]]
  // Pieces whose order makes trouble for a parser.
  const pieces = [
    "<p>", "</p>", "<b>", "</b>", "<i>", "</i>", "<a>", "</a>", "<div>", "</div>", "<span>", "text", " ", "<br>", "</br>", "<table>", "</table>", "<tr>", "<td>", "</td>",
    "<tbody>", "<caption>", "<col>", "<ul>", "<li>", "</ul>", "<dd>", "<dt>", "<h1>", "</h2>", "<form>", "</form>", "<button>", "</button>", "<select>", "<option>", "<optgroup>",
    "</select>", "<input>", "<textarea>\n", "</textarea>", "<pre>\n", "<svg>", "</svg>", "<math>", "<mi>", "<foreignObject>", "<title>", "</title>", "<style>", "</style>", "<script>",
    "</script>", "<template>", "</template>", "<!--", "-->", "<!x>", "&amp;", "&amp", "&notit;", "&#65;", "&#x80;", "&", "<", "</", ">", "=", "\"", "'", " a=b", " A='c'", "\0", "\r\n",
    "<nobr>", "<font color=x>", "<frameset>", "<body class=z>", "<html lang=q>", "<head>", "<img>", "<image>", "<hr>", "<ruby>", "<rt>", "<marquee>", "</applet>", "<plaintext>", "<iframe>",
    "</iframe>", "<noscript>", "</noscript>", "<desc>", "<annotation-xml encoding=text/html>", "<mtext>", "<mglyph>", "<dialog>", "<details>", "<summary>", "</sarcasm>", "<p/>", "<![CDATA[x]]>",
  ]
  const contexts = ["div", "table", "tr", "select", "template", "svg", "title", "ul", "td", "colgroup", "button"]
  const names = ["p", "b", "div", "li", "td", "span"]
  const texts = ["", "x", "yz", "a b", "\u{1f600}", " ", "one two three"]

  function randomOf(seed) {
    let state = (seed * 2654435761) >>> 0 || 1
    for (let i = 0; i < 4; i++) next()
    function next() {
      state ^= state << 13; state >>>= 0
      state ^= state >>> 17
      state ^= state << 5; state >>>= 0
      return state
    }
    return (n) => next() % n
  }

  const named = (node) => (node === null || node === undefined ? String(node) : compare.describeNode(node))
  const pick = (list, index) => list[index % list.length]

  /** What a sequence acts on: an element of the document, a detached element, a fragment, texts, and four ranges. */
  class World {
    constructor(first) {
      compare.reset()
      this.main = document.body.appendChild(document.createElement("main"))
      this.main.innerHTML = pick(markup, first)
      this.detached = document.createElement("section")
      this.detached.innerHTML = pick(markup, first + 1)
      this.fragment = document.createDocumentFragment()
      this.fragment.append("f", document.createElement("u"))
      this.roots = [this.main, this.detached, this.fragment]
      this.ranges = [0, 1, 2].map(() => document.createRange())
      for (const range of this.ranges) range.setStart(this.main, 0)
      this.selection = getSelection()
      this.walker = document.createTreeWalker(this.main)
      this.iterator = document.createNodeIterator(this.main)
      this.list = this.main.getElementsByTagName("*")
      this.children = this.main.childNodes
      this.records = []
      this.observer = new MutationObserver(() => {})
      for (const root of this.roots) this.observer.observe(root, { childList: true, characterData: true, attributes: true, subtree: true, characterDataOldValue: true, attributeOldValue: true })
    }

    /** Every node that hangs on one of the roots, and the roots. */
    nodes() {
      const nodes = []
      for (const root of this.roots) {
        const walker = document.createTreeWalker(root)
        do nodes.push(walker.currentNode)
        while (walker.nextNode() !== null)
      }
      return nodes
    }

    node(index) { return pick(this.nodes(), index) }
    /** A node that is no fragment: Chromium empties one that may not be inserted. */
    whole(index) { return pick(this.nodes().filter((node) => node.nodeType !== 11), index) }
    element(index) { return pick(this.nodes().filter((node) => node.nodeType === 1), index) }
    parent(index) { return pick(this.nodes().filter((node) => node.nodeType === 1 || node.nodeType === 11), index) }
    text(index) {
      const texts = this.nodes().filter((node) => node.nodeType === 3 || node.nodeType === 8)
      return texts.length > 0 ? pick(texts, index) : this.detached.appendChild(document.createTextNode("new"))
    }
    range(index) { return pick(this.ranges, index) }
    point(index) {
      const node = this.node(index)
      const length = node.nodeType === 1 || node.nodeType === 11 ? node.childNodes.length : node.length
      return [node, Math.floor(index / 7) % (length + 1)]
    }
    child(parent, index) { return parent.childNodes[index % (parent.childNodes.length + 1)] ?? null }
    fresh(index) {
      switch (index % 4) {
        case 0: return document.createElement(pick(names, index >> 2))
        case 1: return document.createTextNode(pick(texts, index >> 2))
        case 2: { const fragment = document.createDocumentFragment(); fragment.append(pick(texts, index >> 2), document.createElement(pick(names, index >> 3))); return fragment }
        default: return document.createComment(pick(texts, index >> 2))
      }
    }
  }

  // Calls that take nodes get one of the tree at most: where several are given, Chromium does not move them by way of a fragment, as
  // the standard does, and the ranges in them stay.
  const operations = {
    appendChild: (w, a, b) => named(w.parent(a).appendChild(w.node(b))),
    insertNew: (w, a, b, c) => { const parent = w.parent(a); parent.insertBefore(w.fresh(b), w.child(parent, c)) },
    insertBefore: (w, a, b, c) => { const parent = w.parent(a); parent.insertBefore(w.node(b), w.child(parent, c)) },
    insertBeforeAny: (w, a, b, c) => { w.parent(a).insertBefore(w.fresh(b), w.node(c)) },
    removeChild: (w, a, b) => named(w.parent(a).removeChild(w.node(b))),
    remove: (w, a) => { const node = w.node(a); if (node.remove && !w.roots.includes(node)) node.remove() },
    replaceChild: (w, a, b, c) => { const parent = w.parent(a); return named(parent.replaceChild(w.node(b), w.child(parent, c) ?? w.node(c))) },
    replaceWith: (w, a, b) => { const node = w.node(a); if (node.replaceWith && !w.roots.includes(node)) node.replaceWith(w.whole(b)) },
    before: (w, a, b) => { const node = w.node(a); if (!w.roots.includes(node) && node.before) node.before(w.whole(b)) },
    after: (w, a, b) => { const node = w.node(a); if (!w.roots.includes(node) && node.after) node.after(w.whole(b)) },
    append: (w, a, b) => w.parent(a).append(w.whole(b)),
    prepend: (w, a, b, c) => w.parent(a).prepend(pick(texts, c), w.fresh(b)),
    replaceChildren: (w, a, b) => w.parent(a).replaceChildren(w.fresh(b)),
    normalize: (w, a) => w.node(a).normalize(),
    cloneNode: (w, a, b) => { const copy = w.node(a).cloneNode(b % 2 === 0); w.fragment.append(copy); return named(copy) },
    textContent: (w, a, b) => { w.node(a).textContent = pick(texts, b) },
    innerHTML: (w, a, b) => { w.element(a).innerHTML = pick(markup, b) },
    outerHTML: (w, a, b) => { const element = w.element(a); if (!w.roots.includes(element)) element.outerHTML = pick(edged, b) },
    insertAdjacentHTML: (w, a, b, c) => { const element = w.element(a); if (!w.roots.includes(element)) element.insertAdjacentHTML(pick(["beforebegin", "afterbegin", "beforeend", "afterend"], c), pick(markup, b)) },
    insertAdjacentElement: (w, a, b, c) => { const element = w.element(a); if (!w.roots.includes(element)) return named(element.insertAdjacentElement(pick(["beforebegin", "afterbegin", "beforeend", "afterend"], c), w.element(b))) },
    splitText: (w, a, b) => { const text = w.text(a); if (text.splitText) return named(text.splitText(b % (text.length + 2))) },
    insertData: (w, a, b, c) => { const text = w.text(a); text.insertData(b % (text.length + 2), pick(texts, c)) },
    deleteData: (w, a, b, c) => { const text = w.text(a); text.deleteData(b % (text.length + 1), c % 5) },
    replaceData: (w, a, b, c) => { const text = w.text(a); text.replaceData(b % (text.length + 1), c % 4, pick(texts, c)) },
    data: (w, a, b) => { w.text(a).data = pick(texts, b) },
    wholeText: (w, a) => w.text(a).wholeText,
    setAttribute: (w, a, b, c) => w.element(a).setAttribute(pick(["id", "class", "data-k", "title", "dir"], b), pick(texts, c)),
    removeAttribute: (w, a, b) => w.element(a).removeAttribute(pick(["id", "class", "data-k", "title"], b)),
    toggleClass: (w, a, b) => w.element(a).classList.toggle(pick(["x", "y", "z"], b)),
    setStart: (w, a, b) => w.range(a).setStart(...w.point(b)),
    setEnd: (w, a, b) => w.range(a).setEnd(...w.point(b)),
    selectNode: (w, a, b) => w.range(a).selectNode(w.node(b)),
    selectNodeContents: (w, a, b) => w.range(a).selectNodeContents(w.node(b)),
    setStartBefore: (w, a, b) => w.range(a).setStartBefore(w.node(b)),
    setEndAfter: (w, a, b) => w.range(a).setEndAfter(w.node(b)),
    collapse: (w, a, b) => w.range(a).collapse(b % 2 === 0),
    cloneRange: (w, a, b) => { w.ranges[b % 3] = w.range(a).cloneRange() },
    deleteContents: (w, a) => w.range(a).deleteContents(),
    extractContents: (w, a) => { w.fragment.append(w.range(a).extractContents()) },
    cloneContents: (w, a) => { w.detached.append(w.range(a).cloneContents()) },
    insertNode: (w, a, b) => w.range(a).insertNode(b % 2 ? w.node(b) : w.fresh(b)),
    surroundContents: (w, a, b) => {
      const node = w.node(b)
      // Chromium takes children out one by one, with a record each; the standard replaces all of them.
      w.range(a).surroundContents(node.childNodes.length < 2 ? node : document.createElement("em"))
    },
    compareBoundaryPoints: (w, a, b, c) => w.range(a).compareBoundaryPoints(c % 4, w.range(b)),
    comparePoint: (w, a, b) => w.range(a).comparePoint(...w.point(b)),
    isPointInRange: (w, a, b) => w.range(a).isPointInRange(...w.point(b)),
    intersectsNode: (w, a, b) => w.range(a).intersectsNode(w.node(b)),
    rangeText: (w, a) => w.range(a).toString(),
    commonAncestor: (w, a) => named(w.range(a).commonAncestorContainer),
    selCollapse: (w, a) => w.selection.collapse(...w.point(a)),
    selExtend: (w, a) => w.selection.extend(...w.point(a)),
    setBaseAndExtent: (w, a, b) => w.selection.setBaseAndExtent(...w.point(a), ...w.point(b)),
    selectAllChildren: (w, a) => w.selection.selectAllChildren(w.node(a)),
    selDelete: (w) => w.selection.deleteFromDocument(),
    addRange: (w, a) => w.selection.addRange(w.range(a)),
    removeAllRanges: (w) => w.selection.removeAllRanges(),
    collapseToEdge: (w, a) => (a % 2 ? w.selection.collapseToStart() : w.selection.collapseToEnd()),
    getRange: (w, a) => { w.ranges[a % 3] = w.selection.getRangeAt(0) },
    walk: (w, a) => named(w.walker[pick(["nextNode", "previousNode", "parentNode", "firstChild", "lastChild", "nextSibling", "previousSibling"], a)]()),
    iterate: (w, a) => named(a % 3 ? w.iterator.nextNode() : w.iterator.previousNode()),
    position: (w, a, b) => { const [one, other] = [w.node(a), w.node(b)]; const bits = one.compareDocumentPosition(other); return bits & 1 ? "disconnected" : bits },
    contains: (w, a, b) => w.node(a).contains(w.node(b)),
    isEqualNode: (w, a, b) => w.node(a).isEqualNode(w.node(b)),
    query: (w, a, b) => named(w.parent(a).querySelector(pick(["b", "p > b", "p ~ p", ":empty", "li:first-child", "[class]", "td + td", ":not(p):not(div)", "p:has(i)", ":nth-last-child(2)", "div span, i"], b))),
    closest: (w, a, b) => named(w.element(a).closest(pick(["p", "div", "body", ":not(b)", "ul > *"], b))),
    list: (w, a) => [w.list.length, named(w.list[a % (w.list.length + 1)])],
    childList: (w, a) => [w.children.length, named(w.children[a % (w.children.length + 1)])],
    serialize: (w, a) => w.element(a).outerHTML,
    reparse: (w, a) => { const element = w.element(a); element.innerHTML = element.innerHTML },
    fragmentOf: (w, a, b) => { w.detached.append(w.range(a).createContextualFragment(pick(markup, b))) },
  }
  const reordered = new Set(["splitText", "insertNode", "surroundContents", "deleteContents", "extractContents", "selDelete"])
  const unrecorded = new Set(["replaceChild", "replaceWith", "normalize"])
  const operationNames = Object.keys(operations)

  /** The steps of a seed: `["world", n]` first, or `["parse", context, pieces...]` alone. */
  function stepsOf(seed) {
    const random = randomOf(seed)
    if (seed % 4 === 0) {
      const count = 2 + random(14)
      return [["parse", random(1000)], ...Array.from({ length: count }, () => ["piece", random(pieces.length)])]
    }
    const count = 6 + random(20)
    return [["world", random(1000)], ...Array.from({ length: count }, () => [operationNames[random(operationNames.length)], random(5040), random(5040), random(5040)])]
  }

  function dump(root) {
    const lines = []
    const walk = (node, depth) => {
      const attributes = node.nodeType === 1 ? [...node.attributes].map(({ name, value, namespaceURI }) => ` ${namespaceURI ? `{${namespaceURI}}` : ""}${name}=${JSON.stringify(value)}`).join("") : ""
      const namespace = node.nodeType === 1 && node.namespaceURI !== "http://www.w3.org/1999/xhtml" ? "*" : ""
      lines.push(`${".".repeat(depth)}${node.nodeType === 1 ? node.nodeName : named(node)}${namespace}${attributes}`)
      for (const child of (node.localName === "template" && node.content ? node.content : node).childNodes) walk(child, depth + 1)
    }
    walk(root, 0)
    return lines.join(" ")
  }

  function parse(steps) {
    const context = steps.find(([name]) => name === "parse")?.[1] ?? 0
    let html = steps.filter(([name]) => name === "piece").map(([, index]) => pieces[index]).join("")
    // Chromium drops NUL before the body and in titles; by the standard it begins the body, and is replaced in a title.
    if (context % 3 === 0) html = html.replaceAll("\0", "")
    const name = context % 3 === 1 ? "div" : pick(contexts, (context / 3) | 0)
    // Chromium parses what goes into a template as without scripting, which changes noscript alone.
    if (name === "title") html = html.replaceAll("\0", "")
    // Chromium keeps an input in a select; by the standard a fragment for a select drops it.
    if (name === "select") html = html.replaceAll("<input>", "")
    // Chromium makes a replacement character of NUL behind <.
    html = html.replace(/<\0+/g, "<")
    if (name === "template") html = html.replaceAll("noscript", "ins")
    const lines = [`${JSON.stringify(html)}`]
    if (context % 3 === 0) {
      const parsed = new DOMParser().parseFromString(html, "text/html")
      lines.push(`document: ${dump(parsed)}`, `written: ${parsed.documentElement.outerHTML}`)
    } else {
      const element = name === "svg" ? document.createElementNS("http://www.w3.org/2000/svg", "svg") : document.createElement(name)
      element.innerHTML = html
      lines.push(`in ${name}: ${dump(element)}`, `written: ${element.innerHTML}`)
      const again = element.cloneNode(false)
      again.innerHTML = element.innerHTML
      lines.push(`again: ${again.innerHTML === element.innerHTML}`)
    }
    return lines
  }

  function place(node, offset) {
    const path = []
    let root = node
    for (; root.parentNode !== null; root = root.parentNode) path.unshift([...root.parentNode.childNodes].indexOf(root))
    return `${named(root)}/${path.join("/")}:${offset}`
  }

  function record(entry, withSiblings) {
    const siblings = withSiblings ? [named(entry.previousSibling), named(entry.nextSibling)] : []
    return [entry.type, named(entry.target), entry.attributeName, entry.oldValue, [...entry.addedNodes].map(named).join(), [...entry.removedNodes].map(named).join(), ...siblings].join(" ")
  }

  /** One line a step, then the state at the end. */
  function trace(steps) {
    if (steps.some(([name]) => name === "parse" || name === "piece")) return parse(steps)
    const world = new World(steps.find(([name]) => name === "world")?.[1] ?? 0)
    const lines = []
    for (const [name, ...values] of steps) {
      if (name === "world") continue
      let result
      try {
        result = compare.describe(operations[name](world, ...values))
      } catch (error) {
        result = `throws ${error.name}`
      }
      const ranges = world.ranges.map((range) => `${place(range.startContainer, range.startOffset)}-${place(range.endContainer, range.endOffset)}`).join(" ")
      // A selected range that has left the document comes back with it by the standard; Chromium forgets it.
      if (world.selection.rangeCount === 0) world.selection.removeAllRanges()
      // Its direction is left to the probes: Chromium turns a selection around when nodes come before it.
      const range = world.selection.rangeCount === 0 ? null : world.selection.getRangeAt(0)
      const selected = range === null ? "none" : `${place(range.startContainer, range.startOffset)}-${place(range.endContainer, range.endOffset)}`
      lines.push(`${name}(${values}) = ${result} | ${ranges} | ${selected} | ${named(world.walker.currentNode)} ${named(world.iterator.referenceNode)} ${world.iterator.pointerBeforeReferenceNode} | ${world.roots.map((root) => root.outerHTML ?? [...root.childNodes].map((node) => node.outerHTML ?? node.data).join("|")).join(" ")}`)
      const records = world.observer.takeRecords().map((entry) => `    ${record(entry, !reordered.has(name))}`)
      // Chromium cuts a text before it inserts the rest, and the end of a range before it takes nodes out; not so the standard.
      if (reordered.has(name)) records.sort()
      // Chromium takes the new node out of its place before the old one, and tells of no change where none is; not so the standard.
      if (!unrecorded.has(name)) lines.push(...records)
    }
    world.observer.disconnect()
    lines.push(...world.roots.map(dump))
    return lines
  }

  function outcome(steps) {
    const text = trace(steps).join("\n")
    let hash = 5381
    for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 33) ^ text.charCodeAt(i)) >>> 0
    return `${text.length}:${hash.toString(16)}`
  }

  compare.stepsOf = (seed) => JSON.stringify(stepsOf(seed))
  compare.sequences = (first, count) => JSON.stringify(Array.from({ length: count }, (_, index) => outcome(stepsOf(first + index))))
  compare.outcomes = (candidates) => JSON.stringify(candidates.map(outcome))
  compare.trace = (steps) => JSON.stringify(trace(steps))
})()

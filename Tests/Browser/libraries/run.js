/**
 * What libraries that read and clean DOM trees make of HTML, for `scripts/compare-libraries`. Runs in the host and in a browser alike.
 *
 * `runLibraries(fixtures)` answers `{ "LIBRARY: JOB": [result of each fixture] }`; an exception is a result too.
 */
(() => {
  // Hostile HTML calls it, and a browser would wait for an answer.
  globalThis.alert = () => {}

  const holder = (html) => {
    const element = document.createElement("div")
    element.innerHTML = html
    return element
  }

  /** A tree as text that tells apart what serializes alike. */
  const outline = (node) => {
    const children = (node.localName === "template" ? node.content : node).childNodes
    const inside = Array.from(children, outline).join("")
    if (node.nodeType === 3) return JSON.stringify(node.data)
    if (node.nodeType !== 1) return `<#${node.nodeType}${node.nodeType === 8 ? JSON.stringify(node.data) : ""}>${inside}`
    const attributes = Array.from(node.attributes, ({ name, value }) => ` ${name}=${JSON.stringify(value)}`)
    return `<${node.namespaceURI.slice(-5)}:${node.nodeName}${attributes.join("")}>${inside}</>`
  }

  const jobs = {
    "DOMPurify: text": (html) => DOMPurify.sanitize(html),
    "DOMPurify: document": (html) => DOMPurify.sanitize(html, { WHOLE_DOCUMENT: true }),
    "DOMPurify: HTML alone": (html) => DOMPurify.sanitize(html, { USE_PROFILES: { html: true } }),
    "DOMPurify: fragment": (html) => outline(DOMPurify.sanitize(html, { RETURN_DOM_FRAGMENT: true })),
    "DOMPurify: in place": (html) => {
      const element = holder(html)
      DOMPurify.sanitize(element, { IN_PLACE: true })
      return outline(element)
    },
    "DOMPurify: templates and custom elements": (html) =>
      DOMPurify.sanitize(html, { SAFE_FOR_TEMPLATES: true, CUSTOM_ELEMENT_HANDLING: { tagNameCheck: /^x-/, attributeNameCheck: /^data/ } }),
    "DOMPurify: what it removed": (html) => {
      DOMPurify.sanitize(html, { FORBID_TAGS: ["style", "b"], ADD_ATTR: ["target"] })
      return DOMPurify.removed.map(({ element, attribute, from }) => (element ?? from)?.nodeName + (attribute ? ` ${attribute.name}` : ""))
    },
    "Turndown: Markdown": (html) => new TurndownService().turndown(html),
    "Turndown: other style": (html) =>
      new TurndownService({ headingStyle: "atx", codeBlockStyle: "fenced", linkStyle: "referenced", bulletListMarker: "-" }).turndown(holder(html)),
    "marked: Markdown and back": (html) => outline(holder(marked.parse(new TurndownService().turndown(html)))),
    "highlight.js: blocks": (html) => {
      const element = holder(html)
      for (const block of element.querySelectorAll("pre, code")) hljs.highlightBlock(block)
      return outline(element)
    },
    "highlight.js: guessed": (html) => hljs.highlightAuto(html, ["xml", "javascript", "css"]).value,
    "jQuery: parse": (html) => $.parseHTML(html, document, false)?.map(outline) ?? null,
    "jQuery: text": (html) => $(holder(html)).text(),
    "jQuery: selectors": (html) => {
      const root = $(holder(html))
      const selectors = ["a[href]", "p:first-child", "li:nth-child(2n+1)", ":contains('a')", ":has(b, i)", "td:eq(1)", ":header", "*:not(p)", ":empty", ":input", "[class~=x]", "> * > *", ":first-of-type:last", "*:only-child"]
      return selectors.map((selector) => root.find(selector).get().map((element) => `${element.nodeName}${$(element).index()}`).join(" "))
    },
    "jQuery: manipulation": (html) => {
      const root = $(holder(html))
      root.find("p, li").addClass("a b").removeClass("b").attr("data-n", (index) => index).prepend("<i>n</i>").after("<hr>")
      root.find("b, strong").wrap("<u class=w>").contents().unwrap()
      root.find("a").replaceWith(function () {
        return $("<span>").text($(this).attr("href") ?? "none").append($(this).contents())
      })
      root.find("td").wrapInner("<em></em>").css({ color: "RED", marginTop: 3 }).data("n", 1)
      root.find("script, style").remove()
      root.append(root.children().first().clone(true))
      return outline(root[0])
    },
    "jQuery: traversal": (html) => {
      const root = $(holder(html))
      const names = (list) => list.get().map((element) => element.nodeName).join(" ")
      const all = root.find("*")
      return [all.parent(), all.siblings("p"), all.closest("ul, table"), all.nextAll(), all.prevUntil("h1"), all.parentsUntil(root), all.add("<x>"), all.end(), all.has("b")].map(names)
    },
    "jQuery: forms": (html) => {
      const root = $("<form>").append($(holder(html)).contents())
      root.find(":checkbox").prop("checked", true)
      return [root.serialize(), root.serializeArray(), root.find("select, input, textarea").get().map((control) => $(control).val())]
    },
    "jQuery: events": (html) => {
      const root = $(holder(html))
      const heard = []
      // A form whose control is named `parentNode` is its own ancestor, and jQuery would climb for ever.
      const all = root.find(":not(form, form *)")
      root.on("tap.x", "p, a, li", (event) => heard.push(event.currentTarget.nodeName))
      all.first().trigger("tap")
      all.last().trigger("tap")
      root.off(".x")
      all.last().trigger("tap")
      return heard
    },
  }

  globalThis.runLibraries = (fixtures) => {
    const results = {}
    for (const [name, job] of Object.entries(jobs)) {
      results[name] = fixtures.map((html) => {
        try {
          return job(html) ?? null
        } catch (error) {
          return `throws ${error.name}`
        }
      })
    }
    return results
  }
})()

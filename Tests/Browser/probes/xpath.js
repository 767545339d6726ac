// XPath: what expressions give, which are refused, and the results' states.
probes("xpath", (probe) => {
  const attempt = (run) => { try { return run() } catch (error) { return error.name } }
  const page = `<div id="a" CLASS="k" xml:lang="en"><p id="p1" lang="en">one</p><svg id="s" viewBox="0"><circle/><linearGradient/></svg><p>two <b>2</b></p><!--c--></div>`
  const value = (result) => {
    switch (result.resultType) {
      case 1: return result.numberValue
      case 2: return result.stringValue
      case 3: return result.booleanValue
      default: {
        const nodes = []
        for (let node; (node = result.iterateNext()); ) nodes.push(node)
        return nodes
      }
    }
  }
  // Order is asked for, since an iterator without need not have any.
  const evaluate = (expression, context = document) => {
    const result = document.evaluate(expression, context)
    return value(result.resultType === 4 ? document.evaluate(expression, context, null, 5) : result)
  }
  const snapshot = (expression, context = document, resolver = null) => {
    const result = document.evaluate(expression, context, resolver, 7)
    return Array.from({ length: result.snapshotLength }, (_, index) => result.snapshotItem(index))
  }

  const expressions = [
    "//p", "//P", "//DIV", "//svg", "//circle", "//*[local-name()='circle']", "//linearGradient", "//@CLASS", "//@class", "//@lang", "//@viewbox", "/html/body/div", "/HTML/BODY", "/", "/..", ".", "..", "//p/..", "@id/..",
    "//@id/..", "child::p", "self::node()", "/self::node()", "/descendant::p[1]", "//text()", "//comment()", "//comment()/..", "//p[2]", "(//p)[2]", "//p[last()]", "//p[last()-1]", "//p[position()=1]", "//p[1][1]", "//p[1.5]",
    "//p['']", "//p['x']", "//p[@id='p1' or b]", "//*[@id]", "//@*", "//div[p]", "//p[text()='one']", "//p//text()", "(//p)/b", "//b/ancestor::*", "//b/ancestor-or-self::*[1]", "(//b/ancestor-or-self::*)[last()]",
    "//b/following::node()", "//p/following-sibling::*", "//p/preceding-sibling::*[1]", "//b/preceding::p", "//@id/following::p", "//@lang/preceding::*[1]", "//@id/ancestor::div", "//@id/self::*", "//@id/self::node()", "//@id/child::node()",
    "//p | //b | //p", "//b | //@id", "namespace::*", "//p/namespace::*", "/child::html / body", "child :: p", "descendant-or-self::p", "//*[self::p or self::b]", "//p[not(b)]", "//p[count(*)=1]", "id('a')", "id('s a zz')", "id(//p/@id)",
    "//processing-instruction('x')", "//node()[self::comment()]", "//b/../../@id", "//div/*[2]", "//div/*[position()>1]", "//div/node()[last()]", "//div/*[position()=last()]", "//*[name()='p'][2]", "//p[.='one']", "//p[b]/b/text()",
    "count(//p)", "sum(//b)", "sum(//p)", "sum(//zz)", "string()=string(/)", "name(//svg)", "name(//p)", "local-name(//p)", "namespace-uri(//p)", "namespace-uri(//@id)", "name(/)", "name(//zz)", "name(//@class)", "lang('en')", "boolean(//p)",
    "1 div 0", "-1 div 0", "0 div 0", "1 div 3", "-0", "1 div -0", "3.0", ".5", "5.", "1-1", "-(1)", "- - 1", "-//p", "5 mod -2", "-5 mod 2", "1.5 mod 0.5", "5 mod 0", "5mod 2", "2*3 - 4 div 2", "1 + 2 * 3", "(1 + 2) * 3", "* * *", "div div div",
    "number('1e3')", "number(' -1.5 ')", "number('+1')", "number('-')", "number('.5')", "number('5.')", "number('')", "number(true())", "number(//b)", "round(2.5)", "round(-2.5)", "round(-0.5)", "1 div round(-0.2)", "floor(-0.5)", "ceiling(-0.5)", "round(0 div 0)",
    "concat('a','b','c')", "concat(1,true(),'x')", "string(true())", "string(12)", "string(-0)", "string(0 div 0)", "string(1 div 0)", "string(//p)", "string(//zz)", "starts-with('ab','')", "contains('ab','')", "contains('ab','c')", "substring-before('a-b','-')",
    "substring-after('a-b','-')", "substring-after('ab','c')", "substring-before('ab','c')", "substring('12345', 2)", "substring('12345', 2, 3)", "substring('12345', 1.5, 2.6)", "substring('12345', 0, 3)", "substring('12345', 0 div 0)", "substring('12345', -42, 1 div 0)", "substring('12345', -1 div 0, 1 div 0)",
    "string-length('abc')", "normalize-space('  a  b ')", "normalize-space(//p[2])", "translate('bar','abc','AB')", "translate('--aaa--','abc-','ABC')", "boolean('')", "boolean('false')", "boolean(0)", "boolean(0 div 0)", "boolean(-1)", "not(//zz)",
    "true() = 'x'", "//p = 'one'", "//p != 'one'", "//zz = //zz", "//zz != //zz", "//p = //b", "//b != //b", "//p = true()", "//zz = false()", "//b = 2", "//b < 3", "3 > //b", "//b >= 2", "//b < //b", "//b <= //b", "1 < 2 < 3", "3 > 2 > 1", "1 = 1 = 1", "'a' < 'b'", "'1' < '2'", "1 != 2", "'1' = 1", "1 and 0", "0 or 'x'",
    "//p and //q", "or or or", "last()", "position()", "true() or count(1)", "1or 0", "true()or false()", "a-b", "a -b", "é", '"it\'s"', "'say \"x\"'", "''",
    // What is no expression.
    "", " ", "//", "a or", "p[", "p[]", "//p[1", "(//p", ")", "()", "1]", "a b", "1 2", "child::", "foo::p", "@", "@@a", ":a", "a:", "p:", "$", "..p", "..[1]", ".[1]", "1 . 2", "+1", "1 + + 1", "1e3", "5 mod2", "'it''s'", "\"a", "#", "p!", "a = = b", "processing-instruction(x)", "comment('a')", "text(1)",
    "foo()", "node-set()", "key('a')", "count()", "string(1,2)", "not(1,2)", "not()", "concat('a')", "id()", "position(1)", "last(1)", "true(1)", "//b/lang('en')", "p\u00a0", "x:f()",
    // Values of the wrong type, and prefixes without namespace.
    "count(1)", "sum('a')", "name(1)", "'a'/b", "1[1]", "//p | 1", "1 | 2", "count(1) or true()", "x:a", "x:*", "@x:a", "xml:a", "//x:svg",
  ]
  for (const expression of expressions) probe(`XPath ${expression}`, () => { document.body.innerHTML = page; return evaluate(expression, expression === "//node()[self::comment()]" ? document.body : document) })

  probe("XPath numbers as text", () => ["string(0.1)", "string(100)", "string(1234.5)", "string(-3)"].map((e) => evaluate(e)))
  probe("XPath contexts", () => {
    document.body.innerHTML = page
    const of = (context) => attempt(() => document.evaluate("..", context, null, 9).singleNodeValue)
    const a = document.getElementById("a")
    return [a, a.firstChild.firstChild, a.lastChild, a.getAttributeNode("id"), document, document.createAttribute("q"), document.createDocumentFragment(), document.implementation.createDocumentType("h", "", ""), a.attachShadow({ mode: "open" })].map(of)
  })
  probe("XPath in trees outside of the document", () => {
    const d = document.createElement("div")
    d.innerHTML = "<p><b></b></p>"
    return ["/", "/div", "/p", "//b", "//p", "ancestor::*", "."].map((e) => snapshot(e, d.firstChild))
  })
  probe("XPath in a shadow tree", () => {
    document.body.innerHTML = "<div><i></i></div>"
    const shadow = document.body.firstChild.attachShadow({ mode: "open" })
    shadow.innerHTML = "<p><b id=q></b></p>"
    return ["//b", "//i", "id('q')", "count(ancestor::node())"].map((e) => evaluate(e, shadow.firstChild))
  })
  probe("XPath in XML", () => {
    const d = new DOMParser().parseFromString("<r xmlns:x='u' a='1' x:b='2'><A/><a/><x:a/><h xmlns='http://www.w3.org/1999/xhtml'/>a<![CDATA[b]]>c<?p d?><?q e?></r>", "text/xml")
    const resolver = (prefix) => (prefix === "y" ? "u" : null)
    return [
      ...["//a", "//A", "//h", "//*", "//@*", "//text()", "//processing-instruction()", "//processing-instruction('q')"].map((e) => snapshot(e, d)),
      ...["string(/)", "name(//*[4])", "local-name(//*[4])", "name(//processing-instruction())", "string(//processing-instruction())", "count(//@*)", "name(//@*[2])"].map((e) => evaluate(e, d)),
      snapshot("//y:a", d, resolver), snapshot("//y:*", d, resolver), snapshot("//@y:b", d, resolver), snapshot("//@y:*", d, resolver), snapshot("//x:a", d, d.documentElement),
    ]
  })
  probe("XPath lang()", () => {
    const d = new DOMParser().parseFromString("<r xml:lang='en-GB'><a/><b xml:lang='DE'><c d='1'/></b></r>", "text/xml")
    return ["//*[lang('en')]", "//*[lang('EN-gb')]", "//*[lang('de')]", "//*[lang('e')]", "//@d[lang('de')]"].map((e) => snapshot(e, d))
  })
  probe("XPath elements of other namespaces in HTML", () => {
    document.body.append(document.createElementNS("http://www.w3.org/1999/xhtml", "FooBar"), document.createElementNS(null, "nn"), document.createElementNS("u", "pp:nn"))
    document.body.setAttributeNS(null, "FoO", "1")
    return ["//foobar", "//FooBar", "//nn", "//*[local-name()='nn']", "//@foo", "//@FoO"].map((e) => snapshot(e)).concat(evaluate("name(//*[namespace-uri()='u'])"))
  })
  probe("XPath resolvers", () => {
    document.body.innerHTML = page
    const svg = "http://www.w3.org/2000/svg"
    const html = "http://www.w3.org/1999/xhtml"
    const seen = []
    const resolved = [() => svg, { lookupNamespaceURI: () => svg }, document.documentElement, () => null, () => undefined, () => "", () => 5].map((resolver) => attempt(() => snapshot("//x:svg", document, resolver)))
    return [resolved, snapshot("//x:*", document, () => svg), snapshot("//h:P", document, () => html), snapshot("//svg/@x:a | //a:b", document, (prefix) => (seen.push(prefix), "u")), seen, attempt(() => snapshot("//p", document, 5)), snapshot("//p", document, {})]
  })
  probe("XPath types of results", () => {
    document.body.innerHTML = page
    const members = ["numberValue", "stringValue", "booleanValue", "singleNodeValue", "snapshotLength", "invalidIteratorState"]
    return ["//p", "1", "'x'", "true()"].map((e) =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 65536, "x"].map((type) =>
        attempt(() => {
          const result = document.evaluate(e, document, null, type)
          return [result.resultType, members.map((member) => attempt(() => result[member])), attempt(() => result.iterateNext()), attempt(() => result.snapshotItem(0))]
        }),
      ),
    )
  })
  const changes = {
    "a child": () => document.body.append("x"),
    "an attribute": () => document.body.setAttribute("data-x", "y"),
    "text": () => (document.body.lastChild.data = "z"),
    "a tree of the same document": () => document.createElement("p").append("x"),
    "another document": () => document.implementation.createHTMLDocument("").body.append("x"),
    "innerHTML": () => (document.body.innerHTML = "x"),
    "a removal": () => document.body.firstChild.remove(),
    "nothing": () => document.body.querySelector("p").textContent,
  }
  for (const [what, change] of Object.entries(changes)) {
    probe(`XPath iterators after a change of ${what}`, () => {
      document.body.innerHTML = page + "text"
      const iterator = document.evaluate("//p", document, null, 5)
      const snapshot = document.evaluate("//p", document, null, 7)
      const first = iterator.iterateNext() !== null
      change()
      return [first, iterator.invalidIteratorState, attempt(() => iterator.iterateNext() !== null), snapshot.invalidIteratorState, snapshot.snapshotItem(1) !== null]
    })
  }
  probe("XPath iterators at their end", () => {
    document.body.innerHTML = page
    const iterator = document.evaluate("//p", document, null, 5)
    return [iterator.iterateNext(), iterator.iterateNext(), iterator.iterateNext(), iterator.iterateNext(), iterator.invalidIteratorState]
  })
  probe("XPath arguments", () => [
    () => document.evaluate("1"), () => document.evaluate("1", null), () => document.evaluate("1", {}), () => document.createExpression(), () => document.createExpression("//["), () => document.createExpression("//x:p"), () => document.createExpression("1").evaluate(),
    () => document.createExpression("1").evaluate(null), () => document.createNSResolver(null), () => document.createNSResolver(), () => document.createNSResolver(document.body) === document.body, () => XPathEvaluator(), () => new XPathExpression(), () => new XPathResult(),
    () => document.evaluate("//p", document, null, 7).snapshotItem(), () => document.evaluate(1, document).numberValue, () => document.evaluate("1", document, undefined, undefined, undefined).resultType, () => document.createExpression("count(1)") instanceof XPathExpression,
  ].map((run) => attempt(run)))
  probe("XPath by its interfaces", () => {
    document.body.innerHTML = page
    const evaluator = new XPathEvaluator()
    const expression = evaluator.createExpression("//x:svg", () => "http://www.w3.org/2000/svg")
    return [evaluator.evaluate("count(//p)", document).numberValue, expression.evaluate(document, 9).singleNodeValue, expression.evaluate(document).resultType, evaluator.createNSResolver(document), String(expression), String(evaluator), XPathResult.FIRST_ORDERED_NODE_TYPE, XPathResult.prototype.ANY_TYPE, document.evaluate.length, document.createExpression.length, XPathEvaluator.prototype.evaluate.length]
  })
  probe("XPath results for the same result", () => { const result = document.evaluate("1", document); return document.evaluate("'x'", document, null, 0, result).stringValue })
  probe("XPath results for what is no result", () => document.evaluate("1", document, null, 0, {}).numberValue)
  probe("XPath resolvers that throw", () => [{}, { lookupNamespaceURI: 5 }, () => { throw new RangeError("x") }].map((resolver) => attempt(() => snapshot("//x:p", document, resolver))))
  probe("XPath variables", () => ["$x", "$x:y"].map((e) => attempt(() => evaluate(e))))
  probe("XPath characters beyond the BMP", () => ["string-length('\u{1f600}')", "substring('\u{1f600}ab', 2)", "translate('\u{1f600}a', '\u{1f600}', 'x')", "translate('a', 'a', '\u{1f600}')"].map((e) => evaluate(e)))
  probe("XPath large and small numbers as text", () => ["string(1000000000000000000000000)", "string(0.0000001)", "string(1 div 3)", "string(123456789.5)"].map((e) => evaluate(e)))
  probe("XPath syntax before namespaces", () => attempt(() => evaluate("a:b:c")))
})

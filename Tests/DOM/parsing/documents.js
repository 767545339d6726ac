const parse = (text, type = "text/html") => new DOMParser().parseFromString(text, type)

;({
  title: "Documents from text",
  rows: [
    { reason: "an empty text makes the three elements", run: () => parse("").documentElement.outerHTML, expected: "<html><head></head><body></body></html>" },
    {
      reason: "doctype, comments and white space have their places",
      run: () => {
        const parsed = parse("<!DOCTYPE html><!--a--> <html lang=b> <head><title>c</title></head>\n<body>d</body></html>\n<!--e-->")
        return [parsed.compatMode, [...parsed.childNodes].map((node) => node.nodeName), parsed.documentElement.outerHTML]
      },
      expected: ["CSS1Compat", ["html", "#comment", "HTML", "#comment"], '<html lang="b"><head><title>c</title></head>\n<body>d\n</body></html>'],
    },
    {
      reason: "without scripting the content of noscript is markup",
      run: () => parse("<body><noscript><p>a</p></noscript>").querySelector("noscript p").textContent,
      expected: "a",
    },
    {
      reason: "a doctype keeps its identifiers",
      run: () => {
        const { doctype } = parse('<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">')
        return [doctype.name, doctype.publicId, doctype.systemId]
      },
      expected: ["html", "-//W3C//DTD XHTML 1.0 Strict//EN", "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd"],
    },
    ...[
      ["none", "<p>", "BackCompat"],
      ["that of HTML", "<!doctype html>", "CSS1Compat"],
      ["without name", "<!DOCTYPE>", "BackCompat"],
      ["another name", "<!DOCTYPE htm>", "BackCompat"],
      ["a public identifier of long ago", '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 3.2 Final//EN">', "BackCompat"],
      ["HTML 4.01 Transitional", '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">', "BackCompat"],
      ["HTML 4.01 Transitional with a system identifier", '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "a">', "CSS1Compat"],
      ["an identifier that is broken off", '<!DOCTYPE html PUBLIC "a>', "BackCompat"],
      ["more than it should have", '<!DOCTYPE html SYSTEM "a" b>', "CSS1Compat"],
      ["a keyword that is none", "<!DOCTYPE html a>", "BackCompat"],
    ].map(([what, html, expected]) => ({ reason: `the mode with this doctype: ${what}`, run: () => parse(html).compatMode, expected })),
    {
      reason: "in quirks mode a table stays in its paragraph",
      run: () => [parse("<p><table>").body.innerHTML, parse("<!DOCTYPE html><p><table>").body.innerHTML],
      expected: ["<p><table></table></p>", "<p></p><table></table>"],
    },
    {
      reason: "what comes before and after the body",
      run: () => parse("<!--a--> <title>b</title>c</body><!--d--></html><!--e--> f").documentElement.outerHTML,
      expected: "<html><head><title>b</title></head><body>c f</body><!--d--></html>",
    },
    {
      reason: "a second html and body give attributes that are missing",
      run: () => parse("<html a=1><body b=1>c<html a=2 d=3><body b=2 e=3>").documentElement.outerHTML,
      expected: '<html a="1" d="3"><head></head><body b="1" e="3">c</body></html>',
    },
    {
      reason: "a frameset takes the place of an empty body",
      run: () => [parse("<div><frameset><frame>a b</frameset>").documentElement.outerHTML, parse("a<frameset>").documentElement.outerHTML],
      expected: ["<html><head></head><frameset><frame> </frameset></html>", "<html><head></head><body>a</body></html>"],
    },
    {
      reason: "what belongs into the head goes there after its end, too",
      run: () => parse("<head></head><meta><template>a</template> <body>").documentElement.outerHTML,
      expected: "<html><head><meta><template>a</template></head> <body></body></html>",
    },
    { reason: "an unknown type is refused", run: () => parse("a", "text/plain"), expected: "throws TypeError" },
    {
      reason: "XML has prefixes, CDATA, instructions and references",
      run: () => {
        const xml = parse('<?xml version="1.0"?><?a b?><r xmlns="urn:r" xmlns:p="urn:p" p:q="&#65;&lt;"><p:s/><![CDATA[<]]>&amp;</r>', "text/xml")
        const root = xml.documentElement
        return [xml.firstChild.target, root.namespaceURI, root.getAttributeNS("urn:p", "q"), root.firstChild.namespaceURI, root.textContent]
      },
      expected: ["a", "urn:r", "A<", "urn:p", "<&"],
    },
    {
      reason: "XHTML has HTML elements",
      run: () => {
        const xml = parse('<html xmlns="http://www.w3.org/1999/xhtml"><body><p>a<br/></p></body></html>', "application/xhtml+xml")
        return [xml.body.firstChild instanceof HTMLParagraphElement, xml.body.innerHTML]
      },
      expected: [true, '<p xmlns="http://www.w3.org/1999/xhtml">a<br /></p>'],
    },
    ...[
      ["an element that is not closed", "<a>"],
      ["elements that cross", "<a><b></a></b>"],
      ["two root elements", "<a/><b/>"],
      ["nothing", ""],
      ["an attribute without quotes", "<a b=c/>"],
      ["the same attribute twice", "<a b='1' b='2'/>"],
      ["an undeclared prefix", "<p:a/>"],
      ["an unknown entity", "<a>&nbsp;</a>"],
      ["a bare ampersand", "<a>&</a>"],
      ["a character that XML does not have", "<a>\u0001</a>"],
    ].map(([what, xml]) => ({
      reason: `XML with ${what} becomes a document that says so`,
      run: () => parse(xml, "application/xml").documentElement.localName,
      expected: "parsererror",
    })),
    {
      reason: "innerHTML of an XML document takes XML only",
      run: () => {
        parse("<a/>", "text/xml").documentElement.innerHTML = "<br>"
      },
      expected: "throws SyntaxError",
    },
  ],
})

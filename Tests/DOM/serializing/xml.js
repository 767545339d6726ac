const parse = (xml) => new DOMParser().parseFromString(xml, "text/xml")
const write = (node) => new XMLSerializer().serializeToString(node)
const same = (reason, xml) => ({ reason, run: () => write(parse(xml)), expected: xml })

;({
  title: "XML from nodes",
  rows: [
    same("elements without content close themselves", '<a b="c"/>'),
    same("namespaces are declared where they were", '<a xmlns="urn:a" xmlns:b="urn:b"><b:c b:d="e"/><f xmlns=""/></a>'),
    same("escapes", "<a b=\"&lt;&amp;&quot;&#9;&#10;\">&lt;&amp;&gt;\"</a>"),
    same("comments, instructions and CDATA", "<!--a--><?b c?><d><![CDATA[<]]></d>"),
    {
      reason: "HTML elements declare their namespace once, and are void with a space",
      run: () => {
        const div = document.createElement("div")
        div.innerHTML = "<p>a<br>b</p><p></p>"
        return write(div)
      },
      expected: '<div xmlns="http://www.w3.org/1999/xhtml"><p>a<br />b</p><p></p></div>',
    },
    {
      reason: "a prefix that nobody declared is declared",
      run: () => {
        const element = document.createElementNS("urn:a", "p:b")
        element.setAttributeNS("urn:c", "q:d", "e")
        return write(element)
      },
      expected: '<p:b xmlns:p="urn:a" xmlns:q="urn:c" q:d="e"/>',
    },
    {
      reason: "an attribute in a namespace without prefix gets one",
      run: () => {
        const element = parse("<a/>").documentElement
        element.setAttributeNS("urn:c", "d", "e")
        return write(element)
      },
      expected: '<a xmlns:ns1="urn:c" ns1:d="e"/>',
    },
    {
      reason: "innerHTML of XML refuses what cannot be read back",
      run: () => {
        const xml = parse("<a/>")
        xml.documentElement.append(xml.createComment("a--b"))
        return xml.documentElement.innerHTML
      },
      expected: "throws InvalidStateError",
    },
    {
      reason: "serializeToString writes it anyway",
      run: () => {
        const xml = parse("<a/>")
        xml.documentElement.append(xml.createComment("a--b"))
        return write(xml)
      },
      expected: "<a><!--a--b--></a>",
    },
  ],
})

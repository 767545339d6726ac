const tags =
  "a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption cite code col colgroup data " +
  "datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure footer form h1 h6 head header hr html i iframe " +
  "img input ins kbd label legend li link main map mark menu meta meter nav noscript object ol optgroup option output p picture " +
  "pre progress q rp ruby s samp script section select slot small source span strong style sub sup table tbody td template " +
  "textarea tfoot th thead time title tr track u ul var video wbr unknown x-a image font marquee frameset dir"

;({
  title: "Interfaces of elements",
  rows: [
    {
      reason: "every tag has the interface of the standard",
      run: () => tags.split(" ").map((tag) => document.createElement(tag).constructor.name.replace(/^HTML|Element$/g, "")).join(" "),
      expected:
        "Anchor   Area   Audio  Base   Quote Body BR Button Canvas TableCaption   TableCol TableCol Data DataList  Mod Details  Dialog " +
        "Div DList   Embed FieldSet    Form Heading Heading Head  HR Html  IFrame Image Input Mod  Label Legend LI Link  Map  Menu Meta " +
        "Meter   Object OList OptGroup Option Output Paragraph Picture Pre Progress Quote     Script  Select Slot  Source Span  Style " +
        "  Table TableSection TableCell Template TextArea TableSection TableCell TableSection Time Title TableRow Track  UList  Video  " +
        "Unknown  Unknown Font Marquee FrameSet Directory",
    },
    {
      reason: "an instance is one of all interfaces above",
      run: () => {
        const p = document.createElement("p")
        return [HTMLParagraphElement, HTMLElement, Element, Node, EventTarget].every((Interface) => p instanceof Interface)
      },
      expected: true,
    },
    { reason: "the string tag", run: () => `${document.createElement("td")}`, expected: "[object HTMLTableCellElement]" },
    { reason: "interfaces cannot be constructed", run: () => new HTMLDivElement(), expected: "throws TypeError" },
    { reason: "SVG elements", run: () => ["svg", "g", "path", "x"].map((name) => document.createElementNS("http://www.w3.org/2000/svg", name).constructor.name),
      expected: ["SVGSVGElement", "SVGGElement", "SVGPathElement", "SVGElement"] },
    { reason: "MathML elements", run: () => document.createElementNS("http://www.w3.org/1998/Math/MathML", "mi").constructor.name, expected: "MathMLElement" },
    { reason: "elements of no known namespace", run: () => document.createElementNS("urn:x", "p").constructor.name, expected: "Element" },
    { reason: "Image, Option and Audio", run: () => [new Image(2, 3).outerHTML, new Option("a", "b", true, true).outerHTML, new Audio("c").outerHTML],
      expected: ['<img width="2" height="3">', '<option value="b" selected="">a</option>', '<audio preload="auto" src="c"></audio>'] },
    { reason: "Image makes images", run: () => new Image() instanceof HTMLImageElement, expected: true },
    { reason: "images never load", run: async () => {
      const image = new Image()
      image.src = "https://example.org/a.png"
      return [image.complete, image.naturalWidth, await image.decode().catch((error) => error.name)]
    }, expected: [true, 0, "EncodingError"] },
    { reason: "boxes are empty", run: () => {
      const { width, top } = document.body.getBoundingClientRect()
      return [width, top, document.body.getClientRects().length, document.body.offsetWidth, document.body.offsetParent, document.body.scrollTop]
    }, expected: [0, 0, 0, 0, null, 0] },
    { reason: "event handler members", run: () => {
      const log = []
      document.body.onclick = () => log.push("a")
      document.body.click()
      document.body.onclick = 1
      document.body.click()
      return [log, document.body.onclick]
    }, expected: [["a"], null] },
  ],
})

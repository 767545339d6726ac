/** Random HTML: documents as the schema has them, and what other programs put on a pasteboard. */

const words = ["alpha", "beta", "it's", "“quoted”", "x < y & z", "a\u00a0b", "naïve", "日本", "👩‍🚀", "-", "1.", "#", "C:\\new", "${x}", "|"]
const addresses = ["h", "#intro", "https://example.org/?a=1&b=2", "mailto:a@example.org", "x\"y", "JaVa\tscript:alert(1)", "../c d.html"]
const images = ["i.png", "a/b.jpg", "data:image/gif;base64,R0lGODlhAQABAAAAACw=", "https://example.org/x.svg", "q\"<>.png"]
const marks = ["strong", "em", "u", "s", "sub", "sup", "code"]

export const randomText = (random) => random.list(1, 2, () => random.pick(words)).join(" ")
export const randomAddress = (random) => random.pick(addresses)
export const randomImage = (random) => random.pick(images)

const escape = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")

function inline(random) {
  const kind = random.weighted({ text: 12, marked: 6, link: 2, image: 1, break: 1 })
  if (kind === "break") return "<br>"
  if (kind === "image") return `<img src="${escape(randomImage(random))}"${random.chance(0.5) ? ' alt="A" width="20"' : ""}>`
  const text = escape(randomText(random))
  if (kind === "text") return text
  if (kind === "link") return `<a href="${escape(randomAddress(random))}">${random.chance(0.3) ? `<em>${text}</em> more` : text}</a>`
  const mark = random.pick(marks)
  return random.chance(0.3) ? `<${mark}>${text}<em> and</em></${mark}>` : `<${mark}>${text}</${mark}>`
}

const line = (random) => (random.chance(0.12) ? "" : random.list(1, 3, () => inline(random)).join(random.chance(0.5) ? " " : ""))

const code = (random) =>
  `<pre><code${random.chance(0.5) ? ` class="language-${random.pick(["js", "Swift", "c++"])}"` : ""}>${escape(random.list(0, 3, () => randomText(random)).join("\n"))}</code></pre>`

const heading = (random) => {
  const level = random.integer(1, 6)
  return `<h${level}${random.chance(0.3) ? ` id="${random.pick(["intro", "a", ""])}"` : ""}>${line(random)}</h${level}>`
}

const first = (random) => (random.chance(0.8) ? `<p>${line(random)}</p>` : heading(random))

const item = (random, depth) => `<li>${first(random)}${random.chance(0.35) ? blocks(random, depth - 1, 1, 2) : ""}</li>`

function list(random, depth) {
  const tag = random.pick(["ul", "ol", `ol start="${random.integer(0, 9)}"`])
  return `<${tag}>${random.list(1, 3, () => item(random, depth)).join("")}</${tag.slice(0, 2)}>`
}

function table(random, depth) {
  const columns = random.integer(1, 3)
  const cell = (tag, attributes) => `<${tag}${attributes}>${random.chance(0.7) ? `<p>${line(random)}</p>` : blocks(random, depth - 2, 1, 2)}</${tag}>`
  const row = () => {
    const cells = []
    for (let at = 0; at < columns; at++) {
      if (random.chance(0.04)) break
      const span = random.chance(0.12) ? ` colspan="${random.integer(1, 3)}"` : ""
      const down = random.chance(0.12) ? ` rowspan="${random.integer(0, 3)}"` : ""
      cells.push(cell(random.chance(0.08) ? "th" : "td", span + down + (random.chance(0.05) ? ' style="background-color: red;"' : "")))
    }
    return `<tr>${cells.join("")}</tr>`
  }
  const header = random.chance(0.3) ? `<tr>${cell("th", columns > 1 ? ` colspan="${columns}"` : "")}</tr>` : ""
  const border = random.chance(0.2) ? ` class="bordered-table-${random.pick(["outer", "none"])}"` : ""
  return `<table${border}>${header}${random.list(1, 3, row).join("")}</table>`
}

function block(random, depth) {
  const kind = random.weighted({ p: 10, heading: 3, code: 2, hr: 1, quote: depth > 0 ? 3 : 0, list: depth > 0 ? 5 : 0, table: depth > 0 ? 2.5 : 0 })
  if (kind === "p") return `<p>${line(random)}</p>`
  if (kind === "heading") return heading(random)
  if (kind === "code") return code(random)
  if (kind === "hr") return "<hr>"
  if (kind === "quote") return `<blockquote>${blocks(random, depth - 1, 1, 3)}</blockquote>`
  return kind === "list" ? list(random, depth) : table(random, depth)
}

const blocks = (random, depth, low, high) => random.list(low, high, () => block(random, depth)).join("")

/** A document as the schema has it, of one to four blocks. */
export const randomDocument = (random) => blocks(random, random.integer(0, 2), 1, 4)

const foreign = [
  "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>One</p><p class=MsoListParagraph style='mso-list:l0 level3 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span>Two</p>",
  "<b style=\"font-weight:normal\" id=\"docs-internal-guid-1\"><p dir=ltr><span style=\"font-weight:700\">Bold</span><span> plain</span></p><br><ul><li dir=ltr><p>item</p></li></ul></b>",
  "<style>span.s1{font-weight:bold}</style><p class=p1><span class=s1>Title<span class=\"Apple-converted-space\">&nbsp;</span></span></p><br class=\"Apple-interchange-newline\">",
  "<google-sheets-html-origin><table><colgroup><col width=100></colgroup><tbody><tr><td data-sheets-value='{}'>1</td><td rowspan=0>2</td></tr><tr></tr></tbody></table>",
  "<td>x</td><td>y</td>", "<tr><td>x</td></tr>", "<li>x</li><li>y</li>", "<ul><ul><li>deep</li></ul></ul>", "<ol><li><blockquote>q</blockquote></li></ol>",
  "<div>one<div>two</div></div>three", "text <p>after</p> text", "<button id=b><img src=x onerror=alert(1)>B</button>", "<hr>", "<br>", "  ", "<!-- c -->",
  "<p data-pm-slice='1 1 [\"blockquote\",null]'>sliced</p>", "<li data-pm-slice='2 2 [\"bullet_list\",null]'><p>s</p></li>", "<p data-pm-slice='0 0 [\"heading\",{\"level\":\"x\"}]'>zz</p>",
  "<h2 id=intro>Pasted heading</h2>", "<pre>  a\n\tb\n</pre>", "<table></table>", "<ul></ul>", "<table><caption>c</caption><tr><td><table><tr><td>in</td></tr></table></td></tr></table>",
  "<dl><dt>t</dt><dd>d</dd></dl>", "<a href=x><p>block in link</p></a>", "<p>a\u0000b\u000bc\u2028d</p>", "<span style='white-space:pre'>  kept  </span>", "<img>", "<p><img src=''></p>",
]

/** HTML that may be anything, of documents or of other programs. */
export function randomPaste(random) {
  const kind = random.weighted({ foreign: 5, document: 3, inline: 3, both: 1 })
  if (kind === "foreign") return random.pick(foreign)
  if (kind === "inline") return line(random)
  const html = blocks(random, random.integer(0, 2), 1, 3)
  return kind === "document" ? html : html + random.pick(foreign)
}

const plain = ["a", "  two  spaces ", "a\nb", "a\r\nb\r\n\r\nc", "\n", "", "tab\there", "x\u2028y", "<b>tag</b>", "<p>x</p>\n<p>y</p>", "&lt;", "* ", "1. ", "\u0000", "a\u00a0b", "> q\n\n", " "]

/** Text of one or several lines, with white space at any place. */
export const randomPlainText = (random) => (random.chance(0.5) ? random.pick(plain) : randomText(random))

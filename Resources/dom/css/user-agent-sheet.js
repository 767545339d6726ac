/**
 * The user agent style sheet: the HTML standard's rendering section.
 *
 * @see https://html.spec.whatwg.org/multipage/rendering.html
 */
export const userAgentSheet = `
area, base, basefont, datalist, head, link, meta, noembed, noframes, param, rp, script, style, template, title, source, track, [hidden]:not([hidden=until-found i]) { display: none }
embed[hidden] { display: inline; height: 0; width: 0 }
input[type=hidden i] { display: none !important }
html, body, address, blockquote, center, dialog, div, dd, dl, dt, figure, figcaption, fieldset, form, footer, header, hr, legend, listing, main, nav, p, plaintext, pre, search, section, article, aside, hgroup, h1, h2, h3, h4, h5, h6, dir, menu, ol, ul, details, summary, optgroup, option, xmp, slot { display: block }
slot { display: contents }
li { display: list-item; text-align: match-parent }
summary { display: list-item }
html { color: canvastext }
body { margin: 8px }
address, cite, dfn, em, i, var { font-style: italic }
blockquote, figure, listing, p, plaintext, pre, xmp, dl, dir, menu, ol, ul { margin-block-start: 1em; margin-block-end: 1em }
blockquote, figure { margin-inline-start: 40px; margin-inline-end: 40px }
dd { margin-inline-start: 40px }
dir, menu, ol, ul { padding-inline-start: 40px }
:is(dir, dl, menu, ol, ul) :is(dir, dl, menu, ol, ul) { margin-block-start: 0; margin-block-end: 0 }
dir, menu, ul { list-style-type: disc }
:is(dir, menu, ol, ul) :is(dir, menu, ul) { list-style-type: circle }
:is(dir, menu, ol, ul) :is(dir, menu, ol, ul) :is(dir, menu, ul) { list-style-type: square }
ol { list-style-type: decimal }
ol[type="1"], li[type="1"] { list-style-type: decimal }
ol[type=a s], li[type=a s] { list-style-type: lower-alpha }
ol[type=A s], li[type=A s] { list-style-type: upper-alpha }
ol[type=i s], li[type=i s] { list-style-type: lower-roman }
ol[type=I s], li[type=I s] { list-style-type: upper-roman }
ul[type=none i], li[type=none i] { list-style-type: none }
ul[type=disc i], li[type=disc i] { list-style-type: disc }
ul[type=circle i], li[type=circle i] { list-style-type: circle }
ul[type=square i], li[type=square i] { list-style-type: square }
h1 { font-size: 2em; margin-block: 0.67em; font-weight: bold }
h2 { font-size: 1.5em; margin-block: 0.83em; font-weight: bold }
h3 { font-size: 1.17em; margin-block: 1em; font-weight: bold }
h4 { font-size: 1em; margin-block: 1.33em; font-weight: bold }
h5 { font-size: 0.83em; margin-block: 1.67em; font-weight: bold }
h6 { font-size: 0.67em; margin-block: 2.33em; font-weight: bold }
b, strong { font-weight: bolder }
big { font-size: larger }
small { font-size: smaller }
sub { vertical-align: sub; font-size: smaller }
sup { vertical-align: super; font-size: smaller }
code, kbd, samp, tt, listing, plaintext, pre, xmp { font-family: monospace }
listing, plaintext, pre, xmp { white-space: pre }
textarea { white-space: pre-wrap; font-family: monospace }
nobr { white-space: nowrap }
wbr { display: inline }
u, ins { text-decoration-line: underline }
s, strike, del { text-decoration-line: line-through }
:any-link { text-decoration-line: underline; cursor: pointer }
a:any-link { color: linktext }
mark { background-color: mark; color: marktext }
abbr[title], acronym[title] { text-decoration-line: underline; text-decoration-style: dotted }
q::before { content: open-quote }
q::after { content: close-quote }
br { display: inline }
ruby { display: ruby }
rt { display: ruby-text; font-size: 50% }
bdi, output, [dir=ltr i], [dir=rtl i], [dir=auto i] { unicode-bidi: isolate }
bdo, bdo[dir] { unicode-bidi: isolate-override }
[dir=ltr i] { direction: ltr }
[dir=rtl i] { direction: rtl }
input[dir=auto i], textarea[dir=auto i], pre[dir=auto i] { unicode-bidi: plaintext }
address, blockquote, center, dialog, div, figure, figcaption, footer, form, header, hr, legend, listing, main, p, plaintext, pre, search, summary, xmp, article, aside, h1, h2, h3, h4, h5, h6, hgroup, nav, section, table, caption, colgroup, col, thead, tbody, tfoot, tr, td, th, dir, dd, dl, dt, menu, ol, ul, li { unicode-bidi: isolate }
center { text-align: -webkit-center }
hr { color: gray; border: 1px inset; margin-block: 0.5em; margin-inline: auto; overflow: hidden }
table { display: table; box-sizing: border-box; border-spacing: 2px; border-collapse: separate; text-indent: initial }
caption { display: table-caption; text-align: center }
colgroup { display: table-column-group }
col { display: table-column }
thead { display: table-header-group; vertical-align: middle }
tbody { display: table-row-group; vertical-align: middle }
tfoot { display: table-footer-group; vertical-align: middle }
tr { display: table-row; vertical-align: inherit }
td, th { display: table-cell; vertical-align: inherit; padding: 1px }
th { font-weight: bold; text-align: -webkit-center }
table > tr { vertical-align: middle }
fieldset { margin-inline: 2px; border: 2px groove rgb(192, 192, 192); padding-block: 0.35em 0.625em; padding-inline: 0.75em; min-inline-size: min-content }
legend { padding-inline: 2px }
input, select, button, textarea { display: inline-block; letter-spacing: initial; word-spacing: initial; line-height: initial; text-transform: initial; text-indent: initial; text-shadow: initial; text-align: start; font-size: 13.3333px; margin: 0; color: fieldtext }
input, button { appearance: auto }
button, input:is([type=button i], [type=submit i], [type=reset i], [type=image i]) { text-align: center; color: buttontext; box-sizing: border-box }
select { box-sizing: border-box; white-space: pre; cursor: default }
input[type=checkbox i], input[type=radio i], input[type=color i], input[type=search i] { box-sizing: border-box }
optgroup { font-weight: bolder }
progress, meter { display: inline-block; box-sizing: border-box; vertical-align: -0.2em }
img, video, canvas, audio, iframe, embed, object { overflow: clip }
img { overflow-clip-margin: content-box }
img:is([sizes=auto i]) { contain: size !important }
video { object-fit: contain }
audio:not([controls]) { display: none !important }
iframe { border: 2px inset }
iframe:focus { outline: none }
details > :not(summary:first-of-type) { content-visibility: visible }
dialog:not([open]) { display: none }
dialog { position: absolute; inset-inline-start: 0; inset-inline-end: 0; width: fit-content; height: fit-content; margin: auto; border: solid; padding: 1em; background-color: canvas; color: canvastext }
[popover]:not(:popover-open) { display: none }
[contenteditable]:not([contenteditable=false i]) { -webkit-user-modify: read-write; overflow-wrap: break-word; -webkit-line-break: after-white-space }
[contenteditable=plaintext-only i] { -webkit-user-modify: read-write-plaintext-only }
[contenteditable=false i] { -webkit-user-modify: read-only }
:focus-visible { outline: auto 1px accentcolor }
svg:not(:root) { overflow: hidden }
marquee { display: inline-block; text-align: initial }
video, img, svg, canvas { display: inline }
`

/**
 * The user agent style sheet: the HTML standard's rendering section. A line is
 *
 *     elements | selector | declarations
 *
 * where `elements` are the local names of HTML elements, or an attribute in brackets, or `*`, by which the line is found without reading
 * its selector. Without a selector the names say all.
 *
 * @see https://html.spec.whatwg.org/multipage/rendering.html
 */
export const userAgentSheet = `
area base basefont datalist head link meta noembed noframes param rp script style template title source track||display: none
[hidden]|[hidden]:not([hidden=until-found i], embed)|display: none
html body address blockquote center dialog div dd dl dt figure figcaption fieldset form footer header hr legend listing main nav p plaintext pre search section article aside hgroup h1 h2 h3 h4 h5 h6 dir menu ol ul details optgroup option xmp||display: block
slot||display: contents
li||display: list-item; text-align: match-parent
summary||display: block
summary|details > summary:first-of-type|display: list-item
html||color: canvastext
body||margin: 8px
address cite dfn em i var||font-style: italic
blockquote figure listing p plaintext pre xmp dl dir menu ol ul||margin-block: 1em
blockquote figure||margin-inline: 40px
dd||margin-inline-start: 40px
dir menu ol ul||padding-inline-start: 40px
dir dl menu ol ul|:is(dir, dl, menu, ol, ul) :is(dir, dl, menu, ol, ul)|margin-block: 0
dir menu ul||list-style-type: disc
dir menu ul|:is(dir, menu, ol, ul) :is(dir, menu, ul)|list-style-type: circle
dir menu ul|:is(dir, menu, ol, ul) :is(dir, menu, ol, ul) :is(dir, menu, ul)|list-style-type: square
ol||list-style-type: decimal
[type]|:is(ol, li)[type="1"]|list-style-type: decimal
[type]|:is(ol, li)[type=a s]|list-style-type: lower-alpha
[type]|:is(ol, li)[type=A s]|list-style-type: upper-alpha
[type]|:is(ol, li)[type=i s]|list-style-type: lower-roman
[type]|:is(ol, li)[type=I s]|list-style-type: upper-roman
[type]|:is(ul, li)[type=none i]|list-style-type: none
[type]|:is(ul, li)[type=disc i]|list-style-type: disc
[type]|:is(ul, li)[type=circle i]|list-style-type: circle
[type]|:is(ul, li)[type=square i]|list-style-type: square
h1||font-size: 2em; margin-block: 0.67em; font-weight: bold
h2||font-size: 1.5em; margin-block: 0.83em; font-weight: bold
h3||font-size: 1.17em; margin-block: 1em; font-weight: bold
h4||margin-block: 1.33em; font-weight: bold
h5||font-size: 0.83em; margin-block: 1.67em; font-weight: bold
h6||font-size: 0.67em; margin-block: 2.33em; font-weight: bold
b strong||font-weight: bolder
big||font-size: larger
small||font-size: smaller
sub||vertical-align: sub; font-size: smaller
sup||vertical-align: super; font-size: smaller
code kbd samp tt listing plaintext pre xmp||font-family: monospace
listing plaintext pre xmp||white-space: pre
[wrap]|pre[wrap]|white-space: pre-wrap
textarea||white-space: pre-wrap; font-family: monospace
nobr||white-space: nowrap
u ins||text-decoration-line: underline
s strike del||text-decoration-line: line-through
a area|:any-link|color: linktext; text-decoration-line: underline; cursor: pointer
mark||background-color: mark; color: marktext
abbr acronym|[title]|text-decoration-line: underline; text-decoration-style: dotted
q|q::before|content: open-quote
q|q::after|content: close-quote
ruby||display: ruby
rt||display: ruby-text; font-size: 50%
bdi output||unicode-bidi: isolate
address blockquote center dialog div figure figcaption footer form header hr legend listing main p plaintext pre search summary xmp article aside h1 h2 h3 h4 h5 h6 hgroup nav section table caption colgroup col thead tbody tfoot tr td th dir dd dl dt menu ol ul li||unicode-bidi: isolate
[dir]|[dir=ltr i], [dir=rtl i], [dir=auto i]|unicode-bidi: isolate
bdo||unicode-bidi: isolate-override
[dir]|bdo[dir]|unicode-bidi: isolate-override
[dir]|[dir=ltr i]|direction: ltr
[dir]|[dir=rtl i]|direction: rtl
[dir]|:is(input, textarea, pre)[dir=auto i]|unicode-bidi: plaintext
center||text-align: -webkit-center
hr||color: gray; border: 1px inset; margin-block: 0.5em; margin-inline: auto; overflow: hidden
table||display: table; box-sizing: border-box; border-spacing: 2px; border-collapse: separate; text-indent: initial
caption||display: table-caption; text-align: -webkit-center
colgroup||display: table-column-group
col||display: table-column
thead||display: table-header-group; vertical-align: middle
tbody||display: table-row-group; vertical-align: middle
tfoot||display: table-footer-group; vertical-align: middle
tr||display: table-row; vertical-align: inherit
tr|table > tr|vertical-align: middle
td th||display: table-cell; vertical-align: inherit; padding: 1px
th||font-weight: bold; text-align: center
fieldset||margin-inline: 2px; border: 2px groove rgb(192, 192, 192); padding-block: 0.35em 0.625em; padding-inline: 0.75em; min-inline-size: min-content
legend||padding-inline: 2px
input select button textarea||display: inline-block; letter-spacing: initial; word-spacing: initial; line-height: initial; text-transform: initial; text-indent: initial; text-shadow: initial; text-align: start; font-size: 13.3333px; margin: 0; color: fieldtext
input button||appearance: auto
button||text-align: center; color: buttontext; box-sizing: border-box
input|input:is([type=button i], [type=submit i], [type=reset i], [type=image i])|text-align: center; color: buttontext; box-sizing: border-box
input|input:is([type=checkbox i], [type=radio i], [type=color i], [type=search i])|box-sizing: border-box
input|input[type=hidden i]|display: none !important
select||box-sizing: border-box; white-space: pre; cursor: default
optgroup||font-weight: bolder
progress meter||display: inline-block; box-sizing: border-box; vertical-align: -0.2em
img video canvas iframe embed object||overflow: clip
img||overflow-clip-margin: content-box
video||object-fit: contain
audio|audio:not([controls])|display: none !important
iframe||border: 2px inset
dialog||position: absolute; inset-inline: 0; width: fit-content; height: fit-content; margin: auto; border: solid; padding: 1em; background-color: canvas; color: canvastext
dialog|dialog:not([open])|display: none
[popover]|[popover]:not(:popover-open)|display: none
[contenteditable]|[contenteditable]:not([contenteditable=false i])|-webkit-user-modify: read-write; overflow-wrap: break-word; line-break: after-white-space
[contenteditable]|[contenteditable=plaintext-only i]|-webkit-user-modify: read-write-plaintext-only
[contenteditable]|[contenteditable=false i]|-webkit-user-modify: read-only
marquee||display: inline-block; text-align: initial
*|:focus-visible|outline: auto 1px accentcolor
`

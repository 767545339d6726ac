/**
 * The table of properties, a line each: the name, with `*` when it is inherited; the initial value; the grammar. Shorthands have a
 * line of their own with how their longhands are written. The tables stay text; a line is
 * read when its property is first asked for.
 */

import { compileDefinition, joinParts } from "./value-definitions.js"

const longhandTable = `
accent-color*|auto|auto | <color>
align-content|normal|normal | <baseline-position> | <content-distribution> | [ unsafe | safe ]? [ center | start | end | flex-start | flex-end ]
align-items|normal|normal | stretch | <baseline-position> | [ unsafe | safe ]? <self-position> | anchor-center
align-self|auto|auto | normal | stretch | <baseline-position> | [ unsafe | safe ]? <self-position> | anchor-center
alignment-baseline|baseline|auto | baseline | before-edge | text-before-edge | middle | central | after-edge | text-after-edge | ideographic | alphabetic | hanging | mathematical
animation-composition|replace|[ replace | add | accumulate ]#
animation-delay|0s|<time>#
animation-direction|normal|[ normal | reverse | alternate | alternate-reverse ]#
animation-duration|0s|[ auto | <time [0,∞]> ]#
animation-fill-mode|none|[ none | forwards | backwards | both ]#
animation-iteration-count|1|[ infinite | <number [0,∞]> ]#
animation-name|none|<single-animation-name>#
animation-play-state|running|[ running | paused ]#
animation-timeline|auto|[ auto | none | <dashed-ident> | scroll( <any> ) | scroll( ) | view( <any> ) | view( ) ]#
animation-timing-function|ease|<easing-function>#
appearance|none|none | auto | searchfield | textarea | checkbox | radio | menulist | listbox | meter | progress-bar | button | textfield | menulist-button | base-select | push-button | square-button
aspect-ratio|auto|auto && <ratio> | auto | <ratio>
backdrop-filter|none|none | <filter-function>+
backface-visibility|visible|visible | hidden
background-attachment|scroll|[ scroll | fixed | local ]#
background-blend-mode|normal|<blend-mode>#
background-clip|border-box|[ <visual-box> | text | border-area ]#
background-color|transparent|<color>
background-image|none|[ none | <image> ]#
background-origin|padding-box|<visual-box>#
background-position-x|0%|[ [ left | right ] <length-percentage> | left | center | right | <length-percentage> ]#
background-position-y|0%|[ [ top | bottom ] <length-percentage> | top | center | bottom | <length-percentage> ]#
background-repeat|repeat|<repeat-style>#
background-size|auto|<bg-size>#
baseline-shift|0px|baseline | sub | super | <length-percentage>
block-size|auto|<size>
border-block-end-color|currentcolor|<color>
border-block-end-style|none|<line-style>
border-block-end-width|medium|<line-width>
border-block-start-color|currentcolor|<color>
border-block-start-style|none|<line-style>
border-block-start-width|medium|<line-width>
border-bottom-color|currentcolor|<color>
border-bottom-left-radius|0px|<length-percentage [0,∞]>{1,2}
border-bottom-right-radius|0px|<length-percentage [0,∞]>{1,2}
border-bottom-style|none|<line-style>
border-bottom-width|medium|<line-width>
border-collapse*|separate|separate | collapse
border-end-end-radius|0px|<length-percentage [0,∞]>{1,2}
border-end-start-radius|0px|<length-percentage [0,∞]>{1,2}
border-image-outset|0|[ <number [0,∞]> | <length [0,∞]> ]{1,4}
border-image-repeat|stretch|[ stretch | repeat | round | space ]{1,2}
border-image-slice|100%|[ <number-percentage [0,∞]>{1,4} && fill? ]
border-image-source|none|none | <image>
border-image-width|1|[ <number [0,∞]> | <length-percentage [0,∞]> | auto ]{1,4}
border-inline-end-color|currentcolor|<color>
border-inline-end-style|none|<line-style>
border-inline-end-width|medium|<line-width>
border-inline-start-color|currentcolor|<color>
border-inline-start-style|none|<line-style>
border-inline-start-width|medium|<line-width>
border-left-color|currentcolor|<color>
border-left-style|none|<line-style>
border-left-width|medium|<line-width>
border-right-color|currentcolor|<color>
border-right-style|none|<line-style>
border-right-width|medium|<line-width>
border-spacing*|0px 0px|<length [0,∞]>{1,2}
border-start-end-radius|0px|<length-percentage [0,∞]>{1,2}
border-start-start-radius|0px|<length-percentage [0,∞]>{1,2}
border-top-color|currentcolor|<color>
border-top-left-radius|0px|<length-percentage [0,∞]>{1,2}
border-top-right-radius|0px|<length-percentage [0,∞]>{1,2}
border-top-style|none|<line-style>
border-top-width|medium|<line-width>
bottom|auto|auto | <length-percentage>
box-decoration-break|slice|slice | clone
box-shadow|none|none | <shadow>#
box-sizing|content-box|content-box | border-box
break-after|auto|auto | avoid | always | all | avoid-page | page | left | right | recto | verso | avoid-column | column | avoid-region | region
break-before|auto|auto | avoid | always | all | avoid-page | page | left | right | recto | verso | avoid-column | column | avoid-region | region
break-inside|auto|auto | avoid | avoid-page | avoid-column | avoid-region
caption-side*|top|top | bottom
caret-color*|auto|auto | <color>
clear|none|none | left | right | both | inline-start | inline-end
clip|auto|auto | rect( [ <length> | auto ]#{4} ) | rect( [ <length> | auto ]{4} )
clip-path|none|none | <url> | <basic-shape> || [ <visual-box> | margin-box | fill-box | stroke-box | view-box ]
clip-rule*|nonzero|nonzero | evenodd
color*|canvastext|<color>
color-interpolation*|sRGB|auto | sRGB | linearRGB
color-interpolation-filters*|linearRGB|auto | sRGB | linearRGB
color-scheme*|normal|normal | [ light | dark | <custom-ident> ]+ && only?
column-count|auto|auto | <integer [1,∞]>
column-fill|balance|auto | balance | balance-all
column-gap|normal|normal | <length-percentage [0,∞]>
column-rule-color|currentcolor|<color>
column-rule-style|none|<line-style>
column-rule-width|medium|<line-width>
column-span|none|none | all
column-width|auto|auto | <length [0,∞]>
contain|none|none | strict | content | [ [ size | inline-size ] || layout || style || paint ]
contain-intrinsic-block-size|none|auto? [ none | <length [0,∞]> ]
contain-intrinsic-height|none|auto? [ none | <length [0,∞]> ]
contain-intrinsic-inline-size|none|auto? [ none | <length [0,∞]> ]
contain-intrinsic-width|none|auto? [ none | <length [0,∞]> ]
container-name|none|none | <custom-ident>+
container-type|normal|normal | [ size | inline-size ] || scroll-state
content|normal|normal | none | <content> [ / <content> ]?
content-visibility|visible|visible | auto | hidden
counter-increment|none|none | [ <custom-ident> <integer>? ]+
counter-reset|none|none | [ [ <custom-ident> | reversed( <custom-ident> ) ] <integer>? ]+
counter-set|none|none | [ <custom-ident> <integer>? ]+
cursor*|auto|[ <url> [ <number> <number> ]? , ]* [ auto | default | none | context-menu | help | pointer | progress | wait | cell | crosshair | text | vertical-text | alias | copy | move | no-drop | not-allowed | grab | grabbing | all-scroll | col-resize | row-resize | e-resize | n-resize | ne-resize | nw-resize | s-resize | se-resize | sw-resize | w-resize | ew-resize | ns-resize | nesw-resize | nwse-resize | zoom-in | zoom-out | -webkit-grab | -webkit-grabbing | -webkit-zoom-in | -webkit-zoom-out ]
cx|0px|<length-percentage>
cy|0px|<length-percentage>
d|none|none | path( <string> )
direction*|ltr|ltr | rtl
display|inline|[ block | inline ] || [ flow | flow-root | table | flex | grid | ruby ] || list-item | none | contents | inline-block | inline-flex | inline-grid | inline-table | table-row-group | table-header-group | table-footer-group | table-row | table-cell | table-column-group | table-column | table-caption | run-in | ruby-base | ruby-text | math | -webkit-box | -webkit-inline-box | -webkit-flex | -webkit-inline-flex
dominant-baseline*|auto|auto | text-bottom | alphabetic | ideographic | middle | central | mathematical | hanging | text-top | use-script | no-change | reset-size | text-after-edge | text-before-edge
empty-cells*|show|show | hide
field-sizing|fixed|fixed | content
fill*|rgb(0, 0, 0)|<paint>
fill-opacity*|1|<number-percentage>
fill-rule*|nonzero|nonzero | evenodd
filter|none|none | <filter-function>+
flex-basis|auto|content | <size>
flex-direction|row|row | row-reverse | column | column-reverse
flex-grow|0|<number [0,∞]>
flex-shrink|1|<number [0,∞]>
flex-wrap|nowrap|nowrap | wrap | wrap-reverse
float|none|none | left | right | inline-start | inline-end
flood-color|rgb(0, 0, 0)|<color>
flood-opacity|1|<number-percentage>
font-family*|serif|<family-name>#
font-feature-settings*|normal|normal | [ <string> [ <integer [0,∞]> | on | off ]? ]#
font-kerning*|auto|auto | normal | none
font-optical-sizing*|auto|auto | none
font-palette*|normal|normal | light | dark | <dashed-ident>
font-size*|medium|xx-small | x-small | small | medium | large | x-large | xx-large | xxx-large | larger | smaller | -webkit-xxx-large | math | <length-percentage [0,∞]>
font-size-adjust*|none|none | [ ex-height | cap-height | ch-width | ic-width | ic-height ]? [ from-font | <number [0,∞]> ]
font-stretch*|normal|normal | ultra-condensed | extra-condensed | condensed | semi-condensed | semi-expanded | expanded | extra-expanded | ultra-expanded | <percentage [0,∞]>
font-style*|normal|normal | italic | oblique <oblique-angle>?
font-synthesis-small-caps*|auto|auto | none
font-synthesis-style*|auto|auto | none
font-synthesis-weight*|auto|auto | none
font-variant-alternates*|normal|normal | [ historical-forms || stylistic( <any> ) || styleset( <any> ) || character-variant( <any> ) || swash( <any> ) || ornaments( <any> ) || annotation( <any> ) ]
font-variant-caps*|normal|normal | small-caps | all-small-caps | petite-caps | all-petite-caps | unicase | titling-caps
font-variant-east-asian*|normal|normal | [ jis78 | jis83 | jis90 | jis04 | simplified | traditional ] || [ full-width | proportional-width ] || ruby
font-variant-emoji*|normal|normal | text | emoji | unicode
font-variant-ligatures*|normal|normal | none | [ common-ligatures | no-common-ligatures ] || [ discretionary-ligatures | no-discretionary-ligatures ] || [ historical-ligatures | no-historical-ligatures ] || [ contextual | no-contextual ]
font-variant-numeric*|normal|normal | [ lining-nums | oldstyle-nums ] || [ proportional-nums | tabular-nums ] || [ diagonal-fractions | stacked-fractions ] || ordinal || slashed-zero
font-variant-position*|normal|normal | sub | super
font-variation-settings*|normal|normal | [ <string> <number> ]#
font-weight*|normal|normal | bold | bolder | lighter | <number [1,1000]>
forced-color-adjust*|auto|auto | none | preserve-parent-color
grid-auto-columns|auto|<track-size>+
grid-auto-flow|row|[ row | column ] || dense
grid-auto-rows|auto|<track-size>+
grid-column-end|auto|<grid-line>
grid-column-start|auto|<grid-line>
grid-row-end|auto|<grid-line>
grid-row-start|auto|<grid-line>
grid-template-areas|none|none | <grid-areas>
grid-template-columns|none|none | subgrid <line-names>* | masonry | <track-list>
grid-template-rows|none|none | subgrid <line-names>* | masonry | <track-list>
hanging-punctuation*|none|none | first || [ force-end | allow-end ] || last
height|auto|<size>
hyphenate-character*|auto|auto | <string>
hyphenate-limit-chars*|auto|[ auto | <integer> ]{1,3}
hyphens*|manual|none | manual | auto
image-orientation*|from-image|from-image | none
image-rendering*|auto|auto | smooth | high-quality | pixelated | crisp-edges | optimizeQuality | optimizeSpeed | -webkit-optimize-contrast
ime-mode|auto|auto | normal | active | inactive | disabled
initial-letter|normal|normal | <number [1,∞]> <integer [1,∞]>?
inline-size|auto|<size>
inset-block-end|auto|auto | <length-percentage>
inset-block-start|auto|auto | <length-percentage>
inset-inline-end|auto|auto | <length-percentage>
inset-inline-start|auto|auto | <length-percentage>
interpolate-size*|numeric-only|numeric-only | allow-keywords
isolation|auto|auto | isolate
justify-content|normal|normal | <content-distribution> | [ unsafe | safe ]? [ center | start | end | flex-start | flex-end | left | right ]
justify-items|legacy|normal | stretch | <baseline-position> | legacy && [ left | right | center ] | legacy | [ unsafe | safe ]? [ <self-position> | left | right ] | anchor-center
justify-self|auto|auto | normal | stretch | <baseline-position> | [ unsafe | safe ]? [ <self-position> | left | right ] | anchor-center
left|auto|auto | <length-percentage>
letter-spacing*|normal|normal | <length-percentage>
lighting-color|rgb(255, 255, 255)|<color>
line-break*|auto|auto | loose | normal | strict | anywhere | after-white-space
line-height*|normal|normal | <number [0,∞]> | <length-percentage [0,∞]>
list-style-image*|none|none | <image>
list-style-position*|outside|inside | outside
list-style-type*|disc|none | <string> | <counter-style>
margin-block-end|0px|auto | <length-percentage>
margin-block-start|0px|auto | <length-percentage>
margin-bottom|0px|auto | <length-percentage>
margin-inline-end|0px|auto | <length-percentage>
margin-inline-start|0px|auto | <length-percentage>
margin-left|0px|auto | <length-percentage>
margin-right|0px|auto | <length-percentage>
margin-top|0px|auto | <length-percentage>
marker-end*|none|none | <url>
marker-mid*|none|none | <url>
marker-start*|none|none | <url>
mask-clip|border-box|[ <visual-box> | fill-box | stroke-box | view-box | no-clip ]#
mask-composite|add|[ add | subtract | intersect | exclude ]#
mask-image|none|[ none | <image> ]#
mask-mode|match-source|[ alpha | luminance | match-source ]#
mask-origin|border-box|[ <visual-box> | fill-box | stroke-box | view-box ]#
mask-position|0% 0%|<position>#
mask-repeat|repeat|<repeat-style>#
mask-size|auto|<bg-size>#
mask-type|luminance|luminance | alpha
math-depth*|0|auto-add | add( <integer> ) | <integer>
math-shift*|normal|normal | compact
math-style*|normal|normal | compact
max-block-size|none|none | <size>
max-height|none|none | <size>
max-inline-size|none|none | <size>
max-width|none|none | <size>
min-block-size|auto|<size>
min-height|auto|<size>
min-inline-size|auto|<size>
min-width|auto|<size>
mix-blend-mode|normal|<blend-mode> | plus-lighter | plus-darker
object-fit|fill|fill | none | [ contain | cover ] || scale-down
object-position|50% 50%|<position>
object-view-box|none|none | <basic-shape>
offset-anchor|auto|auto | <position>
offset-distance|0px|<length-percentage>
offset-path|none|none | <url> | ray( <any> ) | [ <basic-shape> || <visual-box> ]
offset-position|normal|normal | auto | <position>
offset-rotate|auto|[ auto | reverse ] || <angle>
opacity|1|<number-percentage>
order|0|<integer>
orphans*|2|<integer [1,∞]>
outline-color|auto|auto | <color>
outline-offset|0px|<length>
outline-style|none|auto | none | dotted | dashed | solid | double | groove | ridge | inset | outset
outline-width|medium|<line-width>
overflow-anchor|auto|auto | none
overflow-block|visible|visible | hidden | clip | scroll | auto
overflow-clip-margin|0px|<visual-box> || <length [0,∞]>
overflow-inline|visible|visible | hidden | clip | scroll | auto
overflow-wrap*|normal|normal | break-word | anywhere
overflow-x|visible|visible | hidden | clip | scroll | auto | overlay
overflow-y|visible|visible | hidden | clip | scroll | auto | overlay
overscroll-behavior-block|auto|contain | none | auto
overscroll-behavior-inline|auto|contain | none | auto
overscroll-behavior-x|auto|contain | none | auto
overscroll-behavior-y|auto|contain | none | auto
padding-block-end|0px|<length-percentage [0,∞]>
padding-block-start|0px|<length-percentage [0,∞]>
padding-bottom|0px|<length-percentage [0,∞]>
padding-inline-end|0px|<length-percentage [0,∞]>
padding-inline-start|0px|<length-percentage [0,∞]>
padding-left|0px|<length-percentage [0,∞]>
padding-right|0px|<length-percentage [0,∞]>
padding-top|0px|<length-percentage [0,∞]>
page|auto|auto | <custom-ident>
paint-order*|normal|normal | [ fill || stroke || markers ]
perspective|none|none | <length [0,∞]>
perspective-origin|50% 50%|<position>
pointer-events*|auto|auto | none | visiblePainted | visibleFill | visibleStroke | visible | painted | fill | stroke | all | bounding-box
position|static|static | relative | absolute | sticky | fixed | -webkit-sticky
print-color-adjust*|economy|economy | exact
quotes*|auto|auto | none | <quote-pair>+
r|0px|<length-percentage>
resize|none|none | both | horizontal | vertical | block | inline
right|auto|auto | <length-percentage>
rotate|none|none | [ x | y | z | <number>{3} ] && <angle> | <angle>
row-gap|normal|normal | <length-percentage [0,∞]>
ruby-align*|space-around|start | center | space-between | space-around
ruby-position*|over|over | under | inter-character | alternate
rx|auto|auto | <length-percentage>
ry|auto|auto | <length-percentage>
scale|none|none | <number-percentage>{1,3}
scroll-behavior|auto|auto | smooth
scroll-margin-block-end|0px|<length>
scroll-margin-block-start|0px|<length>
scroll-margin-bottom|0px|<length>
scroll-margin-inline-end|0px|<length>
scroll-margin-inline-start|0px|<length>
scroll-margin-left|0px|<length>
scroll-margin-right|0px|<length>
scroll-margin-top|0px|<length>
scroll-padding-block-end|auto|auto | <length-percentage [0,∞]>
scroll-padding-block-start|auto|auto | <length-percentage [0,∞]>
scroll-padding-bottom|auto|auto | <length-percentage [0,∞]>
scroll-padding-inline-end|auto|auto | <length-percentage [0,∞]>
scroll-padding-inline-start|auto|auto | <length-percentage [0,∞]>
scroll-padding-left|auto|auto | <length-percentage [0,∞]>
scroll-padding-right|auto|auto | <length-percentage [0,∞]>
scroll-padding-top|auto|auto | <length-percentage [0,∞]>
scroll-snap-align|none|[ none | start | end | center ]{1,2}
scroll-snap-stop|normal|normal | always
scroll-snap-type|none|none | [ x | y | block | inline | both ] [ mandatory | proximity ]?
scrollbar-color*|auto|auto | <color>{2}
scrollbar-gutter|auto|auto | stable && both-edges?
scrollbar-width|auto|auto | thin | none
shape-image-threshold|0|<number-percentage>
shape-margin|0px|<length-percentage [0,∞]>
shape-outside|none|none | <basic-shape> || [ <visual-box> | margin-box ] | <image>
shape-rendering*|auto|auto | optimizeSpeed | crispEdges | geometricPrecision
size|auto|<length [0,∞]>{1,2} | auto | [ a5 | a4 | a3 | b5 | b4 | jis-b5 | jis-b4 | letter | legal | ledger ] || [ portrait | landscape ]
speak*|auto|auto | never | always
speak-as*|normal|normal | spell-out || digits || [ literal-punctuation | no-punctuation ]
stop-color|rgb(0, 0, 0)|<color>
stop-opacity|1|<number-percentage>
stroke*|none|<paint>
stroke-dasharray*|none|none | [ [ <length-percentage [0,∞]> | <number [0,∞]> ]+ ]#
stroke-dashoffset*|0px|<number> | <length-percentage>
stroke-linecap*|butt|butt | round | square
stroke-linejoin*|miter|miter | round | bevel
stroke-miterlimit*|4|<number [0,∞]>
stroke-opacity*|1|<number-percentage>
stroke-width*|1px|<number [0,∞]> | <length-percentage [0,∞]>
tab-size*|8|<number [0,∞]> | <length [0,∞]>
table-layout|auto|auto | fixed
text-align*|start|start | end | left | right | center | justify | match-parent | -webkit-left | -webkit-right | -webkit-center | -webkit-match-parent | justify-all | -webkit-auto
text-align-last*|auto|auto | start | end | left | right | center | justify | match-parent
text-anchor*|start|start | middle | end
text-box-edge*|auto|auto | [ text | cap | ex | alphabetic ]{1,2}
text-box-trim|none|none | trim-start | trim-end | trim-both
text-combine-upright*|none|none | all | digits <integer [2,4]>?
text-decoration-color|currentcolor|<color>
text-decoration-line|none|none | underline || overline || line-through || blink | spelling-error | grammar-error
text-decoration-skip-ink*|auto|auto | none | all
text-decoration-style|solid|solid | double | dotted | dashed | wavy
text-decoration-thickness|auto|auto | from-font | <length-percentage>
text-emphasis-color*|currentcolor|<color>
text-emphasis-position*|over right|[ over | under ] && [ right | left ]?
text-emphasis-style*|none|none | [ filled | open ] || [ dot | circle | double-circle | triangle | sesame ] | <string>
text-indent*|0px|<length-percentage> && hanging? && each-line?
text-justify*|auto|auto | none | inter-word | inter-character | distribute
text-orientation*|mixed|mixed | upright | sideways | sideways-right
text-overflow|clip|[ clip | ellipsis | <string> ]{1,2}
text-rendering*|auto|auto | optimizeSpeed | optimizeLegibility | geometricPrecision
text-shadow*|none|none | <text-shadow>#
text-size-adjust*|auto|none | auto | <percentage [0,∞]>
text-spacing-trim*|normal|normal | space-all | space-first | trim-start | trim-both | trim-all | auto
text-transform*|none|none | [ capitalize | uppercase | lowercase ] || full-width || full-size-kana
text-underline-offset*|auto|auto | <length-percentage>
text-underline-position*|auto|auto | from-font | [ under || [ left | right ] ]
text-wrap-mode*|wrap|wrap | nowrap
text-wrap-style*|auto|auto | balance | stable | pretty
top|auto|auto | <length-percentage>
touch-action|auto|auto | none | [ [ pan-x | pan-left | pan-right ] || [ pan-y | pan-up | pan-down ] || pinch-zoom ] | manipulation
transform|none|none | <transform-function>+
transform-box|view-box|border-box | fill-box | view-box | content-box | stroke-box
transform-origin|50% 50% 0px|<position> <length>?
transform-style|flat|flat | preserve-3d
transition-behavior|normal|[ normal | allow-discrete ]#
transition-delay|0s|<time>#
transition-duration|0s|<time [0,∞]>#
transition-property|all|none | <ident>#
transition-timing-function|ease|<easing-function>#
translate|none|none | <length-percentage> [ <length-percentage> <length>? ]?
unicode-bidi|normal|normal | embed | isolate | bidi-override | isolate-override | plaintext | -webkit-isolate | -webkit-plaintext
user-select|auto|auto | text | none | contain | all
vector-effect|none|none | non-scaling-stroke | non-scaling-size | non-rotation | fixed-position
vertical-align|baseline|baseline | sub | super | text-top | text-bottom | middle | top | bottom | -webkit-baseline-middle | <length-percentage>
view-transition-class|none|none | <custom-ident>+
view-transition-name|none|none | <custom-ident>
visibility*|visible|visible | hidden | collapse
white-space*|normal|normal | pre-wrap | pre-line | pre | [ collapse | preserve | preserve-breaks | preserve-spaces | break-spaces ] || [ wrap | nowrap ]
white-space-collapse*|collapse|collapse | preserve | preserve-breaks | preserve-spaces | break-spaces
widows*|2|<integer [1,∞]>
width|auto|<size>
will-change|auto|auto | <ident>#
word-break*|normal|normal | break-all | keep-all | break-word | auto-phrase
word-spacing*|0px|normal | <length-percentage>
writing-mode*|horizontal-tb|horizontal-tb | vertical-rl | vertical-lr | sideways-rl | sideways-lr | lr-tb | rl-tb | tb-rl | lr | rl | tb
x|0px|<length-percentage>
y|0px|<length-percentage>
z-index|auto|auto | <integer>
zoom|1|normal | reset | <number-percentage [0,∞]>
-webkit-box-align|stretch|stretch | start | end | center | baseline
-webkit-box-direction*|normal|normal | reverse
-webkit-box-flex|0|<number>
-webkit-box-ordinal-group|1|<integer>
-webkit-box-orient|horizontal|horizontal | vertical | inline-axis | block-axis
-webkit-box-pack|start|start | end | center | justify
-webkit-font-smoothing*|auto|auto | none | antialiased | subpixel-antialiased
-webkit-line-clamp|none|none | <integer [1,∞]>
-webkit-locale*|auto|auto | <string>
-webkit-nbsp-mode*|normal|normal | space
-webkit-overflow-scrolling*|auto|auto | touch
-webkit-rtl-ordering*|logical|logical | visual
-webkit-tap-highlight-color*|rgba(0, 0, 0, 0.4)|<color>
-webkit-text-decorations-in-effect*|none|none | underline || overline || line-through
-webkit-text-fill-color*|currentcolor|<color>
-webkit-text-security*|none|none | disc | circle | square
-webkit-text-stroke-color*|currentcolor|<color>
-webkit-text-stroke-width*|0px|<line-width>
-webkit-touch-callout*|default|default | none
-webkit-user-drag|auto|auto | none | element
-webkit-user-modify*|read-only|read-only | read-write | read-write-plaintext-only
`

// How a shorthand is written: "sides" one to four values; "pair" one or two; "any" some of the longhands in any order; else a name that
// shorthands.js knows.
const shorthandTable = `
margin|sides|margin-top margin-right margin-bottom margin-left
padding|sides|padding-top padding-right padding-bottom padding-left
inset|sides|top right bottom left
scroll-margin|sides|scroll-margin-top scroll-margin-right scroll-margin-bottom scroll-margin-left
scroll-padding|sides|scroll-padding-top scroll-padding-right scroll-padding-bottom scroll-padding-left
border-width|sides|border-top-width border-right-width border-bottom-width border-left-width
border-style|sides|border-top-style border-right-style border-bottom-style border-left-style
border-color|sides|border-top-color border-right-color border-bottom-color border-left-color
border-radius|radius|border-top-left-radius border-top-right-radius border-bottom-right-radius border-bottom-left-radius
border|border|border-top-width border-right-width border-bottom-width border-left-width border-top-style border-right-style border-bottom-style border-left-style border-top-color border-right-color border-bottom-color border-left-color border-image-source border-image-slice border-image-width border-image-outset border-image-repeat
border-image|border-image|border-image-source border-image-slice border-image-width border-image-outset border-image-repeat
border-top|any|border-top-width border-top-style border-top-color
border-right|any|border-right-width border-right-style border-right-color
border-bottom|any|border-bottom-width border-bottom-style border-bottom-color
border-left|any|border-left-width border-left-style border-left-color
border-block-start|any|border-block-start-width border-block-start-style border-block-start-color
border-block-end|any|border-block-end-width border-block-end-style border-block-end-color
border-inline-start|any|border-inline-start-width border-inline-start-style border-inline-start-color
border-inline-end|any|border-inline-end-width border-inline-end-style border-inline-end-color
border-block-width|pair|border-block-start-width border-block-end-width
border-block-style|pair|border-block-start-style border-block-end-style
border-block-color|pair|border-block-start-color border-block-end-color
border-inline-width|pair|border-inline-start-width border-inline-end-width
border-inline-style|pair|border-inline-start-style border-inline-end-style
border-inline-color|pair|border-inline-start-color border-inline-end-color
border-block|border-axis|border-block-start-width border-block-end-width border-block-start-style border-block-end-style border-block-start-color border-block-end-color
border-inline|border-axis|border-inline-start-width border-inline-end-width border-inline-start-style border-inline-end-style border-inline-start-color border-inline-end-color
margin-block|pair|margin-block-start margin-block-end
margin-inline|pair|margin-inline-start margin-inline-end
padding-block|pair|padding-block-start padding-block-end
padding-inline|pair|padding-inline-start padding-inline-end
inset-block|pair|inset-block-start inset-block-end
inset-inline|pair|inset-inline-start inset-inline-end
scroll-margin-block|pair|scroll-margin-block-start scroll-margin-block-end
scroll-margin-inline|pair|scroll-margin-inline-start scroll-margin-inline-end
scroll-padding-block|pair|scroll-padding-block-start scroll-padding-block-end
scroll-padding-inline|pair|scroll-padding-inline-start scroll-padding-inline-end
contain-intrinsic-size|pair|contain-intrinsic-width contain-intrinsic-height
overflow|pair|overflow-x overflow-y
overscroll-behavior|pair|overscroll-behavior-x overscroll-behavior-y
gap|pair|row-gap column-gap
place-content|pair|align-content justify-content
place-items|pair|align-items justify-items
place-self|pair|align-self justify-self
outline|any|outline-color outline-style outline-width
column-rule|any|column-rule-width column-rule-style column-rule-color
columns|any|column-width column-count
flex-flow|any|flex-direction flex-wrap
list-style|list-style|list-style-position list-style-image list-style-type
text-decoration|any|text-decoration-line text-decoration-style text-decoration-color text-decoration-thickness
text-emphasis|any|text-emphasis-style text-emphasis-color
text-wrap|any|text-wrap-mode text-wrap-style
-webkit-text-stroke|any|-webkit-text-stroke-width -webkit-text-stroke-color
font-synthesis|font-synthesis|font-synthesis-weight font-synthesis-style font-synthesis-small-caps
flex|flex|flex-grow flex-shrink flex-basis
font|font|font-style font-variant-caps font-weight font-stretch font-size line-height font-family font-size-adjust font-kerning font-variant-alternates font-variant-east-asian font-variant-emoji font-variant-ligatures font-variant-numeric font-variant-position font-feature-settings font-optical-sizing font-variation-settings
font-variant|font-variant|font-variant-ligatures font-variant-alternates font-variant-caps font-variant-numeric font-variant-east-asian font-variant-position font-variant-emoji
background-position|background-position|background-position-x background-position-y
background|background|background-image background-position-x background-position-y background-size background-repeat background-attachment background-origin background-clip background-color
mask|mask|mask-image mask-position mask-size mask-repeat mask-origin mask-clip mask-composite mask-mode
transition|transition|transition-property transition-duration transition-timing-function transition-delay transition-behavior
animation|animation|animation-duration animation-timing-function animation-delay animation-iteration-count animation-direction animation-fill-mode animation-play-state animation-name animation-timeline
grid-row|grid-lines|grid-row-start grid-row-end
grid-column|grid-lines|grid-column-start grid-column-end
grid-area|grid-area|grid-row-start grid-column-start grid-row-end grid-column-end
grid-template|grid-template|grid-template-rows grid-template-columns grid-template-areas
grid|grid|grid-template-rows grid-template-columns grid-template-areas grid-auto-rows grid-auto-columns grid-auto-flow
container|container|container-name container-type
all|all|
`

// Old names of properties, which are the same property.
const aliasTable =
  "word-wrap overflow-wrap grid-gap gap grid-row-gap row-gap grid-column-gap column-gap font-width font-stretch color-adjust print-color-adjust " +
  "page-break-after break-after page-break-before break-before page-break-inside break-inside " +
  "-webkit-margin-start margin-inline-start -webkit-margin-end margin-inline-end -webkit-margin-before margin-block-start -webkit-margin-after margin-block-end " +
  "-webkit-padding-start padding-inline-start -webkit-padding-end padding-inline-end -webkit-padding-before padding-block-start -webkit-padding-after padding-block-end " +
  "-webkit-border-start border-inline-start -webkit-border-end border-inline-end"

// Properties whose name with -webkit- before it is an alias.
const prefixed =
  "align-content align-items align-self animation animation-delay animation-direction animation-duration animation-fill-mode " +
  "animation-iteration-count animation-name animation-play-state animation-timing-function appearance backdrop-filter backface-visibility " +
  "background-clip background-origin background-size border-bottom-left-radius border-bottom-right-radius border-image border-radius " +
  "border-top-left-radius border-top-right-radius box-decoration-break box-shadow box-sizing clip-path column-count column-fill column-gap " +
  "column-rule column-rule-color column-rule-style column-rule-width column-span column-width columns filter flex flex-basis flex-direction " +
  "flex-flow flex-grow flex-shrink flex-wrap font-feature-settings font-kerning hyphens hyphenate-character initial-letter justify-content " +
  "line-break mask mask-clip mask-composite mask-image mask-origin mask-position mask-repeat mask-size opacity order perspective " +
  "perspective-origin print-color-adjust ruby-position shape-image-threshold shape-margin shape-outside text-combine text-decoration " +
  "text-decoration-color text-decoration-line text-decoration-style text-emphasis text-emphasis-color text-emphasis-position " +
  "text-emphasis-style text-orientation text-size-adjust text-underline-position transform transform-origin transform-style transition " +
  "transition-delay transition-duration transition-property transition-timing-function user-select writing-mode"

/**
 * A property: `name`, `inherited`, `initial`, `longhands` (null for a longhand), `kind` of a shorthand.
 */
class Property {
  #longhands = null

  constructor(name, inherited, initial, grammar, kind, longhandNames) {
    this.name = name
    this.inherited = inherited
    this.initial = initial
    this.grammar = grammar
    this.kind = kind
    this.longhandNames = longhandNames
  }

  get isShorthand() {
    return this.kind !== null
  }

  /** The longhands' records, in the order in which declarations are made for them. */
  get longhands() {
    return (this.#longhands ??= this.longhandNames.map(propertyNamed))
  }

  /**
   * Matches as much as the grammar takes from a place on.
   *
   * @returns {number} the place behind, or -1
   */
  matchAt(values, at, out) {
    return compileDefinition(this.grammar)(values, at, out)
  }

  /** The canonical text of a whole value, or null. */
  match(values) {
    const out = []
    return values.length > 0 && this.matchAt(values, 0, out) === values.length ? joinParts(out) : null
  }
}

const cache = new Map()
let aliases = null

const linesByTable = new Map()

/** The rest of the line of a table that begins with a name; undefined when there is none. */
function lineOf(table, name) {
  let lines = linesByTable.get(table)
  if (lines === undefined) {
    lines = new Map()
    for (const line of table.split("\n")) {
      const bar = line.indexOf("|")
      lines.set(line.slice(0, bar), line)
    }
    linesByTable.set(table, lines)
  }
  return lines.get(name)?.slice(name.length + 1)
}

function readLonghand(name) {
  const inherited = lineOf(longhandTable, `${name}*`)
  const line = inherited ?? lineOf(longhandTable, name)
  if (line === undefined) return undefined
  const bar = line.indexOf("|")
  return new Property(name, inherited !== undefined, line.slice(0, bar), line.slice(bar + 1), null, null)
}

function readShorthand(name) {
  const line = lineOf(shorthandTable, name)
  if (line === undefined) return undefined
  const [kind, list] = line.split("|")
  // Direction is no part of what `all` resets.
  const names = kind === "all" ? longhandNames().filter((longhand) => longhand !== "direction" && longhand !== "unicode-bidi") : list.split(" ")
  return new Property(name, false, "", "", kind, names)
}

/** Old names by the standard's, for those that are not the same after a prefix. */
function aliasOf(name) {
  if (aliases === null) {
    aliases = new Map()
    const words = aliasTable.split(" ")
    for (let i = 0; i < words.length; i += 2) aliases.set(words[i], words[i + 1])
    for (const word of prefixed.split(" ")) aliases.set(`-webkit-${word}`, word)
  }
  return aliases.get(name)
}

/**
 * The record of a property under its name or an alias; undefined when there is no such property.
 *
 * @param {string} name - in lower case
 * @returns {Property | undefined}
 */
export function propertyNamed(name) {
  let property = cache.get(name)
  if (property !== undefined || !/^[-a-z]+$/.test(name)) return property
  property = readLonghand(name) ?? readShorthand(name)
  if (property === undefined) {
    const standard = aliasOf(name)
    property = standard === undefined ? undefined : propertyNamed(standard)
  }
  if (property !== undefined) cache.set(name, property)
  return property
}

const namesIn = (table) => Array.from(table.matchAll(/^([-a-z]+)\*?\|/gm), ([, name]) => name)

/** The names of all longhands, in the order of the table. */
export const longhandNames = () => namesIn(longhandTable)

/** The names of all properties and aliases. */
export function propertyNames() {
  aliasOf("")
  return [...longhandNames(), ...namesIn(shorthandTable), ...aliases.keys()]
}

let shorthandsByLonghand = null

/**
 * The shorthands that set a longhand, the largest first, as CSSOM tries them in serialization; `all` is not among them.
 *
 * @param {string} longhand
 * @returns {Property[]}
 */
export function shorthandsOf(longhand) {
  if (shorthandsByLonghand === null) {
    shorthandsByLonghand = new Map()
    const shorthands = namesIn(shorthandTable).filter((name) => name !== "all").map(propertyNamed)
    shorthands.sort((a, b) => b.longhandNames.length - a.longhandNames.length)
    for (const shorthand of shorthands) {
      for (const name of shorthand.longhandNames) {
        const list = shorthandsByLonghand.get(name)
        if (list === undefined) shorthandsByLonghand.set(name, [shorthand])
        else list.push(shorthand)
      }
    }
  }
  return shorthandsByLonghand.get(longhand) ?? noShorthands
}

const noShorthands = Object.freeze([])

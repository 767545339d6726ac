// Shorthands: what a declaration sets, and what the longhands are written as together.
const read = (text, ...names) => {
  const p = document.createElement("p")
  p.setAttribute("style", text)
  return names.map((name) => p.style.getPropertyValue(name))
}
const text = (style) => {
  const p = document.createElement("p")
  p.setAttribute("style", style)
  return p.style.cssText
}
const expands = (style, values) => ({ reason: `${style}, expanded`, run: () => read(style, ...Object.keys(values)), expected: Object.values(values) })
const writes = (style, expected) => ({ reason: `${style}, written`, run: () => text(style), expected })

;({
  title: "Shorthands",
  rows: [
    expands("margin: 1px 2px 3px", { "margin-top": "1px", "margin-right": "2px", "margin-bottom": "3px", "margin-left": "2px", margin: "1px 2px 3px" }),
    expands("padding: 1px", { "padding-left": "1px" }), expands("padding: -1px", { "padding-left": "" }), expands("margin: 1px 2px 3px 4px 5px", { "margin-top": "" }),
    expands("border: 1px solid red", { "border-top-width": "1px", "border-left-style": "solid", "border-bottom-color": "red", "border-image-source": "none", border: "1px solid red", "border-width": "1px" }),
    expands("border: solid", { "border-top-width": "medium", "border-top-color": "currentcolor" }), expands("border: 1px 2px", { "border-top-width": "" }),
    expands("border-left: 2px dashed", { "border-left-width": "2px", "border-left-color": "currentcolor", "border-left": "2px dashed" }),
    expands("border-radius: 1px 2px / 3px", { "border-top-left-radius": "1px 3px", "border-top-right-radius": "2px 3px", "border-radius": "1px 2px / 3px" }),
    expands("background: url(x) no-repeat right 3px top / cover fixed content-box red", {
      "background-image": 'url("x")', "background-repeat": "no-repeat", "background-position-x": "right 3px", "background-position-y": "top", "background-size": "cover",
      "background-attachment": "fixed", "background-origin": "content-box", "background-clip": "content-box", "background-color": "red"
    }),
    expands("background: red, blue", { "background-color": "" }), expands("background: url(a), url(b) blue", { "background-image": 'url("a"), url("b")', "background-color": "blue", "background-repeat": "repeat, repeat" }),
    expands("font: italic small-caps bold condensed 12px/1.5 'A B', serif", {
      "font-style": "italic", "font-variant-caps": "small-caps", "font-weight": "bold", "font-stretch": "condensed", "font-size": "12px", "line-height": "1.5", "font-family": '"A B", serif',
      font: 'italic small-caps bold condensed 12px / 1.5 "A B", serif'
    }),
    expands("font: 12px", { "font-size": "" }), expands("font: bold bold 12px a", { "font-size": "" }), expands("font: normal normal 12px a", { "font-size": "12px", "font-weight": "normal" }),
    expands("list-style: none", { "list-style-type": "none", "list-style-image": "none", "list-style-position": "outside" }), expands("list-style: inside url(x) square", { "list-style-image": 'url("x")', "list-style-type": "square" }),
    expands("list-style: none none none", { "list-style-type": "" }),
    expands("text-decoration: wavy underline red", { "text-decoration-line": "underline", "text-decoration-style": "wavy", "text-decoration-color": "red", "text-decoration-thickness": "auto" }),
    expands("text-decoration: none", { "text-decoration": "none", "text-decoration-line": "none" }),
    expands("flex: 1", { "flex-grow": "1", "flex-shrink": "1", "flex-basis": "0%" }), expands("flex: none", { "flex-grow": "0", "flex-shrink": "0", "flex-basis": "auto" }), expands("flex: 2 30%", { "flex-basis": "30%", "flex-shrink": "1" }),
    expands("flex: 1 1 1", { "flex-grow": "" }), expands("flex-flow: wrap column", { "flex-direction": "column", "flex-wrap": "wrap" }),
    expands("overflow: hidden", { "overflow-x": "hidden", "overflow-y": "hidden" }), expands("overflow: auto scroll", { "overflow-x": "auto", "overflow-y": "scroll" }),
    expands("inset: 1px 2px", { top: "1px", left: "2px" }), expands("gap: 1px", { "row-gap": "1px", "column-gap": "1px" }), expands("place-items: center start", { "align-items": "center", "justify-items": "start" }),
    expands("outline: red solid 1px", { "outline-width": "1px", "outline-color": "red" }), expands("columns: 2", { "column-count": "2", "column-width": "auto" }),
    expands("transition: opacity 1s ease-in 2s, color 3s", {
      "transition-property": "opacity, color", "transition-duration": "1s, 3s", "transition-delay": "2s, 0s", "transition-timing-function": "ease-in, ease"
    }),
    expands("animation: spin 1s linear infinite", { "animation-name": "spin", "animation-duration": "1s", "animation-iteration-count": "infinite", "animation-timing-function": "linear" }),
    expands("grid-area: 1 / 2 / span 2", { "grid-row-start": "1", "grid-column-start": "2", "grid-row-end": "span 2", "grid-column-end": "auto" }),
    expands("grid-template: 'a b' 1fr 'c d' / 1fr 2fr", { "grid-template-areas": '"a b" "c d"', "grid-template-rows": "1fr auto", "grid-template-columns": "1fr 2fr" }),
    expands("margin: inherit", { "margin-top": "inherit", margin: "inherit" }), expands("margin: 1px inherit", { "margin-top": "" }),
    expands("all: unset", { color: "unset", margin: "unset", direction: "", all: "unset" }),
    writes("margin: 1px 2px 1px 2px", "margin: 1px 2px;"), writes("margin-top: 1px; margin-right: 1px; margin-bottom: 1px; margin-left: 1px", "margin: 1px;"), writes("margin-top: 1px; margin-left: 1px", "margin-top: 1px; margin-left: 1px;"),
    writes("margin: 1px; margin-left: 2px", "margin: 1px 1px 1px 2px;"), writes("margin: 1px !important; margin-left: 2px", "margin: 1px !important;"),
    writes("margin: 1px; margin-left: 2px !important", "margin-top: 1px; margin-right: 1px; margin-bottom: 1px; margin-left: 2px !important;"),
    writes("border: none", "border: none;"), writes("border: 1px solid red", "border: 1px solid red;"), writes("border-width: 1px; border-style: solid; border-color: red", "border-width: 1px; border-style: solid; border-color: red;"),
    writes("background: none", "background: none;"), writes("background: red", "background: red;"), writes("background: center / cover url(a)", 'background: url("a") center center / cover;'),
    writes("background-color: red", "background-color: red;"), writes("overflow-x: hidden; overflow-y: hidden", "overflow: hidden;"), writes("list-style: square inside", "list-style: inside square;"),
    writes("font: 12px a; font-kerning: none", "font-style: normal; font-variant: normal; font-weight: normal; font-stretch: normal; font-size: 12px; line-height: normal; font-family: a; font-size-adjust: none; font-feature-settings: normal; font-optical-sizing: auto; font-variation-settings: normal; font-kerning: none;"),
    writes("font: 12px a; font-weight: bold", "font: bold 12px a;"), writes("all: initial", "all: initial;"), writes("text-decoration: underline", "text-decoration: underline;"),
    writes("transition: none", "transition: none;"), writes("flex: 1 0 auto", "flex: 1 0 auto;"), writes("border-radius: 5px", "border-radius: 5px;"),
    writes("-webkit-border-radius: 5px; word-wrap: break-word", "border-radius: 5px; overflow-wrap: break-word;")
  ]
})

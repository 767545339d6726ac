// Values: which are valid, and what they are written as.
const put = (name, value) => {
  const { style } = document.createElement("p")
  style.setProperty(name, value)
  return style.getPropertyValue(name)
}
const row = (name, value, expected = value) => ({ reason: `${name}: ${value}`, run: () => put(name, value), expected })
const invalid = (name, value) => row(name, value, "")

;({
  title: "Values",
  rows: [
    row("color", "RED", "red"), row("color", "#F00", "rgb(255, 0, 0)"), row("color", "#ff000080", "rgba(255, 0, 0, 0.5)"), row("color", "#1234", "rgba(17, 34, 51, 0.267)"),
    invalid("color", "#ff00f"), row("color", "rgb(1,2,3)", "rgb(1, 2, 3)"), row("color", "rgba(1, 2, 3, .5)", "rgba(1, 2, 3, 0.5)"), row("color", "rgb(1 2 3 / 50%)", "rgba(1, 2, 3, 0.5)"),
    row("color", "rgb(300, -1, 50.4)", "rgb(255, 0, 50)"), row("color", "rgb(100%, 0%, 50%)", "rgb(255, 0, 128)"), invalid("color", "rgb(1, 2)"), invalid("color", "rgb(1, 2%, 3)"),
    row("color", "hsl(120, 100%, 50%)", "rgb(0, 255, 0)"), row("color", "hsl(0.5turn 100% 50% / .2)", "rgba(0, 255, 255, 0.2)"), row("color", "hwb(0 0% 0%)", "rgb(255, 0, 0)"),
    row("color", "currentColor", "currentcolor"), row("color", "transparent"), row("color", "oklch(0.5 0.1 20deg)", "oklch(0.5 0.1 20)"), row("color", "lab(50% 10% -10 / 50%)", "lab(50 12.5 -10 / 0.5)"), row("color", "lch(150 -1 0.5turn)", "lch(100 0 180)"), row("color", "oklab(none 0 0)"), row("color", "rgb(calc(1 + 1) 2 calc(50%))", "rgb(2, 2, 128)"), row("color", "CanvasText", "canvastext"), invalid("color", "bogus"), invalid("color", "red blue"),
    row("color", "inherit"), row("color", "REVERT-LAYER", "revert-layer"), row("color", "rebeccapurple"), invalid("color", "12px"), invalid("color", '"red"'),
    row("width", "10px"), row("width", "+.50EM", "0.5em"), row("width", "0", "0px"), invalid("width", "10"), invalid("width", "-1px"), row("width", "1e2px", "100px"), row("width", "50%"), row("width", "auto"),
    row("width", "min-content"), row("width", "fit-content(10px)"), row("width", "calc(100% - 3px)"), row("width", "calc(1px + 2px)", "calc(3px)"), row("width", "CALC(2 * (1em + 3px))", "calc(2em + 6px)"),
    invalid("width", "calc(1px+2px)"), invalid("width", "calc(1px + 2)"), invalid("width", "calc(1px * 2px)"), invalid("width", "calc(1s)"), row("width", "min(10px, 5%)"), row("width", "max(1px, 2px)", "calc(2px)"),
    row("width", "clamp(1px, 50%, 9px)"), invalid("width", "expression(1)"), invalid("width", "10px 10px"), invalid("width", "10foo"), row("margin-left", "-5px"), row("margin-left", "auto"),
    row("line-height", "1.5"), row("line-height", "normal"), row("line-height", "120%"), invalid("line-height", "-1"), row("z-index", "-3"), invalid("z-index", "1.5"), row("z-index", "auto"),
    row("opacity", ".5", "0.5"), row("opacity", "50%", "0.5"), row("font-weight", "650"), row("font-weight", "bolder"), invalid("font-weight", "0"), invalid("font-weight", "heavy"),
    row("font-size", "larger"), row("font-size", "12pt"), invalid("font-size", "12"), row("font-family", "Arial, 'Times New Roman', serif", 'Arial, "Times New Roman", serif'), row("font-family", "Times  New Roman", "Times New Roman"),
    invalid("font-family", "Arial,,serif"), invalid("font-family", "1a"), row("font-style", "oblique 10deg"), row("text-align", "CENTER", "center"), invalid("text-align", "middle"),
    row("text-decoration-line", "line-through underline", "underline line-through"), invalid("text-decoration-line", "underline underline"), row("vertical-align", "super"), row("vertical-align", "2px"),
    row("white-space", "pre-wrap"), row("white-space", "break-spaces"), invalid("white-space", "pre wrap"), row("display", "inline-block"), invalid("display", "blocky"), row("float", "left"), invalid("float", "center"),
    row("position", "sticky"), row("list-style-type", "lower-roman"), row("list-style-type", '"-"'), row("background-image", "url(a.png)", 'url("a.png")'), row("background-image", "url( 'a b.png' )", 'url("a b.png")'),
    row("background-image", "linear-gradient(to right, red, #00f 50%)", "linear-gradient(to right, red, rgb(0, 0, 255) 50%)"), row("background-image", "linear-gradient(red)"), invalid("background-image", "linear-gradient(to left)"), row("background-image", "linear-gradient(to top left, red, #00f)", "linear-gradient(to left top, red, rgb(0, 0, 255))"), row("background-image", "image-set('a' 1x)", 'image-set(url("a") 1x)'), invalid("background-image", "url(a b)"),
    row("background-image", "none, url(x)", 'none, url("x")'), row("content", '"a\\"b"'), row("content", "counter(x) ' '", 'counter(x) " "'), row("cursor", "url(a.cur) 1 2, POINTER", 'url("a.cur") 1 2, pointer'),
    row("transform", "translate(10px, 5%) ROTATE(45deg)", "translate(10px, 5%) rotate(45deg)"), invalid("transform", "translate(10)"), row("transform", "scale(50%, 2) scaleX(25%)", "scale(0.5, 2) scaleX(0.25)"), row("filter", "blur(5px) drop-shadow(1px 1px red)", "blur(5px) drop-shadow(red 1px 1px)"),
    row("box-shadow", "red 0 0 5px, inset 1px 1px", "red 0px 0px 5px, 1px 1px inset"), row("text-shadow", "1px 2px red", "red 1px 2px"), row("text-shadow", "none"), row("transform-origin", "left", "left center"), row("transform-origin", "top", "center top"), row("transform-origin", "top left 1px", "left top 1px"), row("perspective-origin", "10px", "10px center"), row("color-scheme", "only light", "light only"), row("stroke-dasharray", "1 2,3", "1, 2, 3"), row("white-space", "preserve nowrap", "pre"), row("white-space", "collapse", "normal"), row("white-space", "preserve", "pre-wrap"), row("white-space", "break-spaces"), invalid("white-space", "pre nowrap"), row("width", "calc(1px / 0)", "calc(infinity * 1px)"), invalid("width", "var(x)"), invalid("width", "var()"), invalid("width", "var(--x y)"), row("width", "var(--x, y z)"), invalid("--y", "var(x)"), row("font-style", "oblique 100grad"), invalid("font-style", "oblique 91deg"), invalid("caption-side", "left"), row("font-family", "Sans-Serif, a", "sans-serif, a"), row("outline", "auto"), row("grid-template-areas", "'a b' 'a .'", '"a b" "a ."'), invalid("grid-template-areas", "'a b' 'a'"), invalid("grid-template-areas", "'a b' 'b b'"), invalid("grid-template-areas", "'a . a'"), row("transition-duration", ".3s, 200ms", "0.3s, 200ms"), invalid("transition-duration", "-1s"),
    row("grid-template-columns", "repeat(2, 1fr) minmax(10px, auto)"), row("grid-area", "a"), row("aspect-ratio", "16/9", "16 / 9"), row("quotes", "'«' '»'", '"«" "»"'), row("direction", "rtl"),
    row("border-spacing", "1px 2px"), row("tab-size", "4"), row("user-select", "none"), row("overflow-wrap", "anywhere"), row("will-change", "transform, opacity"), row("counter-reset", "a 1 b", "a 1 b 0"), row("counter-increment", "a", "a 1"), row("counter-reset", "none"),
    row("display", "inline flex", "inline-flex"), row("display", "block flow", "block"), row("display", "grid inline", "inline-grid"), row("display", "block list-item", "list-item"), row("display", "inline flow-root", "inline-block"), row("display", "table-cell"), invalid("display", "block inline"),
    row("scale", "2 2", "2"), row("scale", "50%", "0.5"), row("border-spacing", "1px 1px", "1px"), row("background-repeat", "repeat repeat, repeat-x", "repeat, repeat-x"), row("align-items", "first baseline", "baseline"),
    invalid("bogus-property", "1"), invalid("color", ""), row("color", " red ", "red"), row("color", "r\\65 d", "red"), row("font-variant-numeric", "tabular-nums lining-nums", "lining-nums tabular-nums"),
    row("background-position", "top left", "left top"), row("background-position", "right 10px bottom 5px"), row("background-size", "cover, 10px auto"), row("inset", "0", "0px"), row("rotate", "45deg"), row("scale", "2")
  ]
})

// Media queries against a window of 1024 by 768 pixels on a screen with a light scheme.
const row = (query, matches, media = query) => ({ reason: query, run: () => [matchMedia(query).matches, matchMedia(query).media], expected: [matches, media] })

;({
  title: "Media queries",
  rows: [
    row("", true), row("all", true), row("screen", true), row("print", false), row("not print", true), row("only screen", true), row("SCREEN", true, "screen"),
    row("(min-width: 1024px)", true), row("(min-width:1025px)", false, "(min-width: 1025px)"), row("(max-width: 64em)", true), row("screen and (width: 1024px)", true), row("all and (color)", true, "(color)"),
    row("(width >= 600px)", true), row("(600px <= width <= 1000px)", false), row("(400px < width)", true), row("(width < 1024px)", false),
    row("(orientation: landscape)", true), row("(prefers-color-scheme: dark)", false), row("(prefers-color-scheme: light)", true), row("(prefers-reduced-motion)", false), row("(hover: hover)", true),
    row("(aspect-ratio: 4/3)", true, "(aspect-ratio: 4 / 3)"), row("(resolution: 1dppx)", true), row("(min-resolution: 192dpi)", false), row("print, screen", true), row("not screen and (color)", false),
    row("(color) and (min-width: 1px)", true), row("(monochrome) or (color)", true), row("not (monochrome)", true), row("(bogus: 1)", false), row("not (bogus: 1)", false),
    row("screen and", false, "not all"), row("and", false, "not all"), row("(color) and (color) or (color)", false, "not all"), row("screen or (color)", false, "not all"), row("bogus, screen", true)
  ]
})

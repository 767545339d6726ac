const colours = {
  accentColor: "--Markup-accent-color",
  toolbarBg: "--Markup-toolbar-bg",
  buttonBg: "--Markup-button-bg",
  borderColor: "--Markup-border-color",
  hoverBg: "--Markup-hover-bg",
}
const sizes = { buttonSize: "--Markup-button-size", buttonFontSize: "--Markup-button-font-size" }

/**
 * Sets the custom properties that the toolbar's style reads, as a configuration says, for the colour scheme that is in force.
 *
 * @returns a function that stops following the colour scheme.
 */
export function applyAppearance({ style, ownerDocument }, appearance) {
  const dark = ownerDocument.defaultView.matchMedia("(prefers-color-scheme: dark)")
  const set = (property, value) => typeof value === "string" && style.setProperty(property, value)
  const apply = () => {
    for (const [name, property] of Object.entries(colours)) {
      const colour = appearance[name]
      set(property, typeof colour === "string" ? colour : colour?.[dark.matches ? "dark" : "light"])
    }
  }
  for (const [name, property] of Object.entries(sizes)) set(property, appearance[name])
  apply()
  dark.addEventListener("change", apply)
  return () => dark.removeEventListener("change", apply)
}

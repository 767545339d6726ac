/**
 * Makes an element.
 *
 * @param attributes set as they are; one that is null or false is left out. Functions are listeners, by the event's name.
 * @param children nodes and text; null is left out.
 */
export function build(document, name, attributes = {}, ...children) {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key, value)
    else if (value !== null && value !== undefined && value !== false) element.setAttribute(key, value === true ? "" : value)
  }
  element.append(...children.filter((child) => child !== null))
  return element
}

/** What an icon shows: a string of SVG, `{ dom }`, `{ text }`, or `{ width, height, path }`. Null for anything else. */
export function buildIcon(document, icon) {
  if (typeof icon === "string" && icon.trim() !== "") {
    const template = document.createElement("template")
    template.innerHTML = icon
    const svg = template.content.firstElementChild
    if (svg) return svg
  }
  if (icon?.dom) return icon.dom.cloneNode(true)
  if (icon?.text) return build(document, "span", { style: icon.css }, icon.text)
  if (icon?.path) {
    const svg = buildIcon(document, `<svg viewBox="0 0 ${Number(icon.width)} ${Number(icon.height)}"><path fill="currentColor"/></svg>`)
    svg.firstElementChild.setAttribute("d", icon.path)
    return svg
  }
  return null
}

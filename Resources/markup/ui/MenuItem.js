import { build, buildIcon } from "./build.js"

/** The text that a spec gives, or that its function answers. */
export const textOf = (value, state) => (typeof value === "function" ? value(state) : value) ?? ""

/**
 * A button of a toolbar or a menu.
 *
 * @typedef {object} MenuItemSpec
 * @property {(state, dispatch, view, event) => void} run what it does; a command.
 * @property {(state) => boolean} [select] whether it is shown.
 * @property {(state) => boolean} [enable] whether it can be used.
 * @property {(state) => boolean} [active] whether it shows as on.
 * @property {(view) => Element} [render] what it looks like, instead of icon and label.
 * @property [icon] SVG as a string, `{ dom }`, `{ text, css }` or `{ width, height, path }`.
 * @property {string | ((state) => string)} [label] the text, where there is no icon.
 * @property {string | ((state) => string)} [title] what a pointer that rests on it shows.
 * @property {string} [class] classes of its own.
 * @property {string} [css] inline style.
 * @property {(view) => void} [callback] called when it has run.
 */
export class MenuItem {
  /** @param {MenuItemSpec} spec */
  constructor(spec) {
    this.spec = spec
  }

  /** @returns {{ dom: Element, update: (state) => boolean }} `update` follows a state, and answers whether the item is shown. */
  render(view) {
    const { spec } = this
    const { ownerDocument } = view.dom
    const dom = spec.render?.(view) ?? build(ownerDocument, "button", { type: "button", class: "Markup-menuitem" })
    const label = spec.render ? null : buildIcon(ownerDocument, spec.icon) ?? build(ownerDocument, "span", { class: "Markup-menuitem-label" })
    if (label) dom.append(label)
    if (spec.class) dom.classList.add(...spec.class.split(/\s+/).filter(Boolean))
    if (spec.css) dom.style.cssText += spec.css
    // The editor keeps its selection and the focus.
    dom.addEventListener("mousedown", (event) => event.preventDefault())
    dom.addEventListener("click", (event) => {
      event.preventDefault()
      if (spec.enable && !spec.enable(view.state)) return
      spec.run?.(view.state, view.dispatch, view, event)
      spec.callback?.(view)
    })
    const update = (state) => {
      const shown = !spec.select || Boolean(spec.select(state))
      dom.hidden = !shown
      if (!shown) return false
      if (spec.title) dom.title = textOf(spec.title, state)
      if (label?.localName === "span" && spec.label !== undefined) label.textContent = textOf(spec.label, state)
      if (spec.enable) {
        const enabled = Boolean(spec.enable(state))
        dom.toggleAttribute("disabled", !enabled)
        dom.classList.toggle("Markup-menuitem-disabled", !enabled)
      }
      if (spec.active) {
        const active = Boolean(spec.active(state))
        dom.setAttribute("aria-pressed", String(active))
        dom.classList.toggle("Markup-menuitem-active", active)
      }
      return true
    }
    update(view.state)
    return { dom, update }
  }
}

import { build, buildIcon } from "./build.js"
import { renderDropdownItems } from "./items.js"
import { textOf } from "./MenuItem.js"

/**
 * A button that opens a menu.
 *
 * `content` is an item, a list of them or of groups of them, or a function that answers one when the menu opens. Options: `label`,
 * `title`, `icon`, `class`, `css`, `enable(state)`, `select(state)`.
 */
export class Dropdown {
  constructor(content, options = {}) {
    this.content = content
    this.options = options
  }

  render(view) {
    return renderMenu(this, view, { wrapper: "Markup-dropdown", menu: "Markup-dropdown-menu", hint: "\u25be" })
  }
}

/** A menu in a menu. */
export class DropdownSubmenu {
  constructor(content, options = {}) {
    this.content = content
    this.options = options
  }

  render(view) {
    return renderMenu(this, view, { wrapper: "Markup-submenu", menu: "Markup-submenu-menu", hint: "\u25b8" })
  }
}

function renderMenu({ content, options }, view, { wrapper, menu, hint }) {
  const { ownerDocument } = view.dom
  const label = buildIcon(ownerDocument, options.icon) ?? build(ownerDocument, "span", { class: "Markup-menuitem-label" })
  const button = build(ownerDocument, "button", { type: "button", class: "Markup-menuitem", "aria-haspopup": "menu", "aria-expanded": "false" }, label, hint)
  const dom = build(ownerDocument, "span", { class: [wrapper, options.class].filter(Boolean).join(" "), style: options.css }, button)
  let opened = null

  const close = () => {
    if (!opened) return
    opened.dom.remove()
    ownerDocument.removeEventListener("mousedown", closeOutside, true)
    opened = null
    button.setAttribute("aria-expanded", "false")
  }
  // Heard at the document: a toolbar may be in a shadow tree, and the click outside of it.
  const closeOutside = (event) => {
    if (!event.composedPath().includes(dom)) close()
  }
  const open = () => {
    const { doms, update } = renderDropdownItems(typeof content === "function" ? content(view) : content, view)
    opened = { dom: build(ownerDocument, "div", { class: menu, role: "menu" }, ...doms), update }
    update(view.state)
    dom.append(opened.dom)
    ownerDocument.addEventListener("mousedown", closeOutside, true)
    button.setAttribute("aria-expanded", "true")
  }

  button.addEventListener("mousedown", (event) => event.preventDefault())
  button.addEventListener("click", () => (opened ? close() : open()))
  dom.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !opened) return
    event.stopPropagation()
    close()
    button.focus()
  })
  // What an item does ends the menu, and those that it is in; the button of a menu in it does not.
  dom.addEventListener("click", (event) => {
    const item = event.target.closest?.(".Markup-menuitem, .Markup-tablesizer-cell")
    // The path is that of the click: a menu in this one has closed by now.
    if (opened && event.composedPath().includes(opened.dom) && item && !item.hasAttribute("aria-haspopup")) close()
  })

  const update = (state) => {
    const shown = !options.select || Boolean(options.select(state))
    dom.hidden = !shown
    if (!shown) return false
    if (options.title) button.title = textOf(options.title, state)
    if (label.localName === "span") label.textContent = textOf(options.label, state)
    if (options.enable) button.toggleAttribute("disabled", !options.enable(state))
    opened?.update(state)
    return true
  }
  update(view.state)
  return { dom, update }
}

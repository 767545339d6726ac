import { build } from "./build.js"
import { MenuItem } from "./MenuItem.js"

/**
 * An item that runs a command. Its label is its title by default; it is shown where the command applies, unless `enable` (true: it
 * can be used there) or `select` says otherwise.
 */
export function cmdItem(command, options = {}) {
  const spec = { label: options.title, run: command, ...options }
  if ((!options.enable && !options.select) || options.enable === true) {
    spec[options.enable ? "enable" : "select"] = (state) => command(state)
  }
  return new MenuItem(spec)
}

const separator = (document) => build(document, "span", { class: "Markup-menuseparator" })

/** Renders items one by one: their elements, and an `update` that answers which of them are shown. */
function renderAll(view, items) {
  const rendered = items.filter(Boolean).map((item) => item.render(view))
  return { doms: rendered.map(({ dom }) => dom), update: (state) => rendered.map(({ update }) => update(state)) }
}

/**
 * Renders groups of items, a separator between groups of which something is shown.
 *
 * @returns {{ dom: DocumentFragment, update: (state) => boolean }}
 */
export function renderGrouped(view, groups) {
  const { doms, update } = renderDropdownItems(groups, view)
  const dom = view.dom.ownerDocument.createDocumentFragment()
  dom.append(...doms)
  update(view.state)
  return { dom, update }
}

/**
 * Renders the items of a menu: a list of items, or of groups of items.
 *
 * @returns {{ doms: Element[], update: (state) => boolean }}
 */
export function renderDropdownItems(groups, view) {
  const lists = [groups].flat().map((group) => renderAll(view, [group].flat())).filter(({ doms }) => doms.length > 0)
  const grouped = [groups].flat().some(Array.isArray)
  const separators = lists.slice(1).map(() => (grouped ? separator(view.dom.ownerDocument) : null))
  const update = (state) => {
    let shownBefore = false
    lists.forEach(({ update }, index) => {
      const shown = update(state).some(Boolean)
      if (index > 0 && separators[index - 1]) separators[index - 1].hidden = !shown || !shownBefore
      shownBefore ||= shown
    })
    return shownBefore
  }
  const doms = lists.flatMap(({ doms }, index) => [separators[index - 1], ...doms].filter(Boolean))
  return { doms, update }
}

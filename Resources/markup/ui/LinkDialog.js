import { TextSelection } from "prosemirror-state"
import { headingsIn, idFor, linkToHeading } from "../commands/heading-links.js"
import { deleteLink, insertLink, linkAttributes } from "../commands/links.js"
import { notifying } from "../commands/named.js"
import { schema } from "../schema/index.js"
import { Dropdown } from "./Dropdown.js"
import { MenuItem } from "./MenuItem.js"
import { Prompt } from "./Prompt.js"

const { link } = schema.marks

/** Links the selection, changes the link that it is in, or removes it. */
export class LinkDialog extends Prompt {
  title = "Link"
  #href
  #ok
  /** The heading that was chosen, `{ pos, id }` with the id that it has or gets. */
  #heading = null

  content() {
    const { href } = linkAttributes(this.view.state)
    this.#href = this.field({ class: "Markup-prompt-link", placeholder: "Enter url...", value: href ?? "" }, () => this.#check())
    this.#ok = this.button("OK", () => this.#insert())
    const remove = href === undefined ? null : this.button("Remove", () => this.#remove())
    this.#check()
    return [this.row(this.#href), this.row(remove, this.#headingMenu(), this.#ok, this.button("Cancel", () => this.close()))]
  }

  enter() {
    if (isAddress(this.#href.value.trim())) this.#insert()
    else this.close()
  }

  #check() {
    this.#ok.disabled = !isAddress(this.#href.value.trim())
  }

  #headingMenu() {
    const headings = headingsIn(this.view.state.doc)
    if (headings.length === 0) return null
    const items = headings.map(({ node, pos }) => new MenuItem({ label: `H${node.attrs.level} ${node.textContent}`, run: () => this.#choose(node, pos) }))
    return new Dropdown(items, { label: "H1-6", title: "Link to a heading" }).render(this.view).dom
  }

  #choose(node, pos) {
    const id = idFor(this.view.state.doc, node)
    this.#heading = { pos, id }
    this.#href.value = `#${id}`
    this.#check()
    this.#href.focus()
  }

  #insert() {
    const href = this.#href.value.trim()
    if (!isAddress(href)) return
    const heading = href === `#${this.#heading?.id}` ? this.#heading : null
    this.close()
    const { view } = this
    selectLink(view)
    const isChosen = ({ pos }) => pos === heading.pos
    const command = heading ? linkToHeading((headings) => headings.find(isChosen)) : insertLink(href)
    notifying(command)(view.state, view.dispatch, view)
  }

  #remove() {
    this.close()
    notifying(deleteLink)(this.view.state, this.view.dispatch, this.view)
  }
}

/** With the selection in a link, selects all of it. */
function selectLink(view) {
  const { doc, selection } = view.state
  if (linkAttributes(view.state).href === undefined) return
  doc.nodesBetween(selection.from, selection.to, (node, pos) => {
    if (!node.isText || !link.isInSet(node.marks)) return
    view.dispatch(view.state.tr.setSelection(TextSelection.create(doc, pos, pos + node.nodeSize)))
  })
}

/** An absolute URL, or a fragment. A script is none: what it does would not be where the link leads. */
function isAddress(text) {
  if (/^#\S+$/.test(text)) return true
  try {
    return !/^(javascript|vbscript):$/.test(new URL(text).protocol)
  } catch {
    return false
  }
}

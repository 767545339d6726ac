import { cloneNode } from "../nodes/clone.js"
import { createDocumentFragment } from "../nodes/create-nodes.js"
import { getAttributeValue, isElement } from "../nodes/Element.js"
import { append } from "../nodes/insert.js"
import { replaceAll } from "../nodes/replace.js"
import { defineElementSteps } from "../nodes/steps.js"
import { firstChildOf, following, nextSiblingOf, nodeDocumentOf, parentOf } from "../nodes/tree.js"
import { defineInterface } from "../web-idl/interface.js"
import { isHTMLElementNamed } from "./form-controls.js"
import { HTMLElement } from "./HTMLElement.js"
import { isSelected } from "./HTMLOptionElement.js"
import { optionsOf, selectOf, setChoiceMirror, settleSelection } from "./select-options.js"

/**
 * Shows in the button of a select what is chosen: a copy of the option's content, made anew when the choice changes.
 *
 * @see https://html.spec.whatwg.org/multipage/form-elements.html#the-selectedcontent-element
 */
export class HTMLSelectedContentElement extends HTMLElement {}

defineInterface(HTMLSelectedContentElement)

const takesOneChoice = (select) => getAttributeValue(select, "multiple") === null

/**
 * The select that an element mirrors the choice of: the only one around it. Inside an option or another selectedcontent it is
 * disabled, or the copies would be of themselves.
 */
function mirroredSelect(content) {
  let select = null
  for (let node = parentOf(content); node !== null && isElement(node); node = parentOf(node)) {
    if (isHTMLElementNamed(node, "option") || isHTMLElementNamed(node, "selectedcontent")) return null
    if (!isHTMLElementNamed(node, "select")) continue
    if (select !== null) return null
    select = node
  }
  return select
}

/** The nearest select that a node is, or is in. */
function selectAround(node) {
  while (node !== null && !isHTMLElementNamed(node, "select")) node = parentOf(node)
  return node
}

function* contentsOf(select) {
  for (let node = following(select, select); node !== null; node = following(node, select)) {
    if (isHTMLElementNamed(node, "selectedcontent")) yield node
  }
}

/** @see https://html.spec.whatwg.org/multipage/form-elements.html#select-enabled-selectedcontent */
function enabledContentOf(select) {
  if (!takesOneChoice(select)) return null
  const [first] = contentsOf(select)
  return first !== undefined && mirroredSelect(first) === select ? first : null
}

/** @see https://html.spec.whatwg.org/multipage/form-elements.html#clone-an-option-into-a-selectedcontent */
function cloneInto(content, option) {
  const document = nodeDocumentOf(content)
  const fragment = createDocumentFragment(document)
  for (let child = firstChildOf(option); child !== null; child = nextSiblingOf(child)) append(cloneNode(child, document, true), fragment)
  replaceAll(fragment, content)
}

/** @see https://html.spec.whatwg.org/multipage/form-elements.html#update-a-select's-selectedcontent */
function mirrorChoice(select) {
  const content = enabledContentOf(select)
  if (content === null) return
  const option = optionsOf(select).find(isSelected)
  if (option === undefined) replaceAll(null, content)
  else cloneInto(content, option)
}

defineElementSteps("selectedcontent", {
  inserted(content) {
    // Most pages have none, and no choice of theirs is looked at for one.
    setChoiceMirror(mirrorChoice)
    const select = mirroredSelect(content)
    if (select === null || !takesOneChoice(select)) return
    settleSelection(select)
    mirrorChoice(select)
    for (const other of [...contentsOf(select)].slice(1)) replaceAll(null, other)
  },

  removed(content, oldParent) {
    const select = oldParent === null ? null : selectAround(oldParent)
    if (select !== null) mirrorChoice(select)
  },
})

defineElementSteps("option", {
  // What the option holds is known only now.
  parsed(option) {
    const select = selectOf(option)
    const content = select === null ? null : enabledContentOf(select)
    if (content === null) return
    settleSelection(select)
    if (isSelected(option)) cloneInto(content, option)
  },

  attributeChanged(option, localName, oldValue, newValue, namespace) {
    if (localName !== "selected" || namespace !== null) return
    const select = selectOf(option)
    if (select === null || enabledContentOf(select) === null) return
    settleSelection(select)
    mirrorChoice(select)
  },
})

defineElementSteps("select", {
  attributeChanged(select, localName, oldValue, newValue, namespace) {
    if (localName === "multiple" && namespace === null && newValue === null) mirrorChoice(select)
  },
})

import { domTokenList } from "../nodes/DOMTokenList.js"
import { Element, getAttributeValue, isElement, removeAttributeValue, setAttributeValue } from "../nodes/Element.js"
import { isShadowIncludingInclusiveAncestor, rootOf } from "../nodes/tree.js"
import { toDOMString } from "../web-idl/conversions.js"
import { mixin } from "../web-idl/mixin.js"

/** Properties that are their attribute, or null. @see https://w3c.github.io/aria/#ARIAMixin */
export const ariaTexts =
  "Atomic AutoComplete BrailleLabel BrailleRoleDescription Busy Checked ColCount ColIndex ColIndexText ColSpan Current Description Disabled " +
  "Expanded HasPopup Hidden Invalid KeyShortcuts Label Level Live Modal MultiLine MultiSelectable Orientation Placeholder PosInSet Pressed ReadOnly " +
  "Relevant Required RoleDescription RowCount RowIndex RowIndexText RowSpan Selected SetSize Sort ValueMax ValueMin ValueNow ValueText"
/** Properties that are elements, by the attribute's ids or set by a script. */
export const ariaElements = "ActiveDescendantElement ControlsElements DescribedByElements DetailsElements ErrorMessageElements FlowToElements LabelledByElements"

/** What scripts have set; it counts while the attribute is empty. @type {WeakMap<Element, Map<string, Element[]>>} */
const explicit = new WeakMap()

/** The elements of one property, as a list. */
export function requireElements(name, value) {
  const list = name.endsWith("Element") ? [value] : [...value]
  if (!list.every(isElement)) throw new TypeError(`${name} takes elements`)
  return list
}

function define(name, members) {
  const { get, set } = Object.getOwnPropertyDescriptor(members, "member")
  Object.defineProperty(Element.prototype, name, { get, set, enumerable: true, configurable: true })
}

function defineText(name, attribute) {
  define(name, {
    get member() {
      return getAttributeValue(this, attribute)
    },
    set member(value) {
      if (value === null || value === undefined) removeAttributeValue(this, attribute)
      else setAttributeValue(this, attribute, toDOMString(value))
    },
  })
}

/** @see https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#reflecting-content-attributes-in-idl-attributes:element */
function defineElements(name, attribute) {
  const isOne = name.endsWith("Element")
  define(name, {
    get member() {
      const ids = getAttributeValue(this, attribute)
      if (ids === null) return null
      const set = ids === "" ? explicit.get(this)?.get(attribute) : undefined
      const found = set?.filter((element) => isShadowIncludingInclusiveAncestor(rootOf(element), this)) ?? elementsById(this, ids)
      return isOne ? (found[0] ?? null) : Object.freeze(found)
    },
    set member(value) {
      if (value === null || value === undefined) {
        removeAttributeValue(this, attribute)
        return
      }
      const list = requireElements(name, value)
      setAttributeValue(this, attribute, "")
      let byAttribute = explicit.get(this)
      if (byAttribute === undefined) explicit.set(this, (byAttribute = new Map()))
      byAttribute.set(attribute, list)
    },
  })
}

function elementsById(element, ids) {
  const root = rootOf(element)
  return ids.split(/[\t\n\f\r ]+/).flatMap((id) => (id === "" ? [] : (root.getElementById?.(id) ?? [])))
}

defineText("role", "role")
for (const name of ariaTexts.split(" ")) defineText(`aria${name}`, `aria-${name.toLowerCase()}`)
for (const name of ariaElements.split(" ")) defineElements(`aria${name}`, `aria-${name.replace(/Elements?$/, "").toLowerCase()}`)

/** @see https://drafts.csswg.org/css-shadow-parts/#idl */
class ShadowParts {
  get part() {
    return domTokenList(this, "part", null)
  }

  set part(value) {
    setAttributeValue(this, "part", toDOMString(value))
  }
}

mixin(Element, ShadowParts)

/**
 * The style sheets of documents and shadow trees: those of their style and link elements, in tree order, and the adopted ones.
 *
 * The elements are known from their insertion steps; a sheet is parsed when somebody asks for its rules.
 *
 * @see https://drafts.csswg.org/cssom/#css-style-sheet-collections
 */

import { getAttributeValue, localNameOf } from "../nodes/Element.js"
import { firstChildOf, nextSiblingOf, nodeDocumentOf, nodeTypeOf } from "../nodes/tree.js"
import { precedes } from "../nodes/tree-order.js"
import { fire } from "../events/dispatch.js"
import { DOMException } from "../web-idl/DOMException.js"
import { internal } from "../web-idl/internal.js"
import { hostHooks, windowOf } from "../window/current.js"
import { constructorDocumentOf, createStyleSheet, CSSStyleSheet, disown, isConstructed } from "./CSSStyleSheet.js"
import { sheetOfDataURL, startImports } from "./import-sheet.js"
import { isSheetOwner, setSheetDropper, sheetOwnersOf } from "./sheet-owners.js"
import { bumpRuleVersion, bumpSheetVersion, sheetVersion } from "./versions.js"
import { StyleSheetList } from "./StyleSheetList.js"

/** @type {WeakMap<Element, { text: string, sheet: CSSStyleSheet }>} */
const sheetsByOwner = new WeakMap()
/** @type {WeakMap<Node, CSSStyleSheet[]>} */
const adopted = new WeakMap()
/** @type {WeakMap<Node, StyleSheetList>} */
const lists = new WeakMap()

setSheetDropper((element) => {
  const known = sheetsByOwner.get(element)
  if (known === undefined) return
  disown(known.sheet)
  sheetsByOwner.delete(element)
})

const isStyleSheetLink = (element) => {
  const rel = (getAttributeValue(element, "rel") ?? "").toLowerCase().split(/[\t\n\f\r ]+/)
  return rel.includes("stylesheet") && !rel.includes("alternate")
}

/** Fetches what a link names, if the host gives files to the document. @see https://html.spec.whatwg.org/multipage/links.html#link-type-stylesheet */
export async function loadStyleSheet(element) {
  const href = getAttributeValue(element, "href")
  if (!isStyleSheetLink(element) || !href || windowOf(nodeDocumentOf(element)) === null) return
  let text
  try {
    text = element.href.startsWith("data:") ? sheetOfDataURL(element.href) : await hostHooks().load(element.href)
  } catch {
    text = null
  }
  if (text === null) {
    // The standard tells the element, not the script that inserted it.
    fire(element, "error")
    return
  }
  if (!isSheetOwner(element) || getAttributeValue(element, "href") !== href) return
  const sheet = makeSheet(element, text, element.href)
  sheetsByOwner.set(element, { text, sheet })
  startImports(sheet, text)
  bumpSheetVersion()
  fire(element, "load")
}

const makeSheet = (ownerNode, text, href = null) =>
  createStyleSheet({ ownerNode, href, title: getAttributeValue(ownerNode, "title"), media: getAttributeValue(ownerNode, "media") ?? "", text })

/** The text between the tags of a style element. */
function textOf(element) {
  let text = ""
  for (let child = firstChildOf(element); child !== null; child = nextSiblingOf(child)) if (nodeTypeOf(child) === 3) text += child.data
  return text
}

/**
 * The style sheet of a style or link element, or null.
 *
 * @param {Element} element
 * @see https://drafts.csswg.org/cssom/#dom-linkstyle-sheet
 */
export function styleSheetOf(element) {
  if (!isSheetOwner(element)) return null
  const known = sheetsByOwner.get(element)
  if (localNameOf(element) === "link") return known?.sheet ?? null
  const type = getAttributeValue(element, "type")
  if (type !== null && type !== "" && type.toLowerCase() !== "text/css") return null
  const text = textOf(element)
  const media = getAttributeValue(element, "media") ?? ""
  if (known !== undefined && known.text === text && known.media === media) return known.sheet
  if (known !== undefined) disown(known.sheet)
  const sheet = makeSheet(element, text)
  sheetsByOwner.set(element, { text, media, sheet })
  return sheet
}

let cachedVersion = -1
let cachedSheets = new WeakMap()

/**
 * The sheets of the style and link elements of a document or shadow root, in tree order.
 *
 * @param {Document | ShadowRoot} root
 * @returns {CSSStyleSheet[]}
 */
export function ownedStyleSheets(root) {
  if (cachedVersion !== sheetVersion()) {
    cachedVersion = sheetVersion()
    cachedSheets = new WeakMap()
  }
  let sheets = cachedSheets.get(root)
  if (sheets === undefined) {
    const owners = [...sheetOwnersOf(root)].sort((a, b) => (precedes(a, b) ? -1 : 1))
    sheets = owners.map(styleSheetOf).filter((sheet) => sheet !== null)
    cachedSheets.set(root, sheets)
  }
  return sheets
}

/**
 * `document.styleSheets` and `shadowRoot.styleSheets`.
 *
 * @param {Document | ShadowRoot} root
 * @returns {StyleSheetList} the same object each time
 */
export function styleSheetsOf(root) {
  let list = lists.get(root)
  if (list === undefined) {
    list = new StyleSheetList(internal, () => ownedStyleSheets(root))
    lists.set(root, list)
  }
  return list
}

const none = Object.freeze([])

/** The adopted sheets of a root, for the cascade. */
export const adoptedStyleSheetsOf = (root) => adopted.get(root) ?? none

/** The array that scripts see: changes of it are seen by the cascade. */
function observableArray(root) {
  const sheets = []
  adopted.set(root, sheets)
  return new Proxy(sheets, {
    set(target, key, value) {
      if (typeof key === "string" && key !== "length") requireAdoptable(root, value)
      bumpRuleVersion()
      return Reflect.set(target, key, value)
    },
    deleteProperty(target, key) {
      bumpRuleVersion()
      return Reflect.deleteProperty(target, key)
    }
  })
}

function requireAdoptable(root, sheet) {
  if (!(sheet instanceof CSSStyleSheet)) throw new TypeError("Only a CSSStyleSheet can be adopted")
  if (!isConstructed(sheet)) throw new DOMException("Only a constructed style sheet can be adopted", "NotAllowedError")
  if (constructorDocumentOf(sheet) !== (nodeTypeOf(root) === 9 ? root : nodeDocumentOf(root))) {
    throw new DOMException("The style sheet was constructed for another document", "NotAllowedError")
  }
}

/** @type {WeakMap<Node, CSSStyleSheet[]>} */
const observed = new WeakMap()

/**
 * `document.adoptedStyleSheets`.
 *
 * @param {Document | ShadowRoot} root
 * @returns {CSSStyleSheet[]} the same array each time
 */
export function adoptedArrayOf(root) {
  let array = observed.get(root)
  if (array === undefined) {
    array = observableArray(root)
    observed.set(root, array)
  }
  return array
}

/** Replaces the adopted sheets, all or none. */
export function adopt(root, sheets) {
  const list = [...sheets]
  for (const sheet of list) requireAdoptable(root, sheet)
  const array = adoptedArrayOf(root)
  array.length = 0
  array.push(...list)
}

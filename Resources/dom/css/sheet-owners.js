/**
 * The style and link elements of documents and shadow trees, known from their insertion steps. Their sheets are the matter of
 * style-sheets.js, which is not needed until somebody asks for one, or a link names a sheet to load.
 */

import { getAttributeValue } from "../nodes/Element.js"
import { defineElementSteps } from "../nodes/steps.js"
import { nodeDocumentOf, rootOf } from "../nodes/tree.js"
import { windowOf } from "../window/current.js"
import { part } from "../window/part.js"
import { bumpSheetVersion } from "./versions.js"

/** Style and link elements by root. @type {WeakMap<Node, Set<Element>>} */
const ownersByRoot = new WeakMap()
/** The root that an element was entered for. @type {WeakMap<Element, Node>} */
const rootByOwner = new WeakMap()
/** What is done with the sheet of an element that leaves its tree; null while no sheet was made. */
let dropSheet = null

/** The style and link elements of a tree, in no order. @param {Node} root */
export const sheetOwnersOf = (root) => ownersByRoot.get(root) ?? []

/** Whether an element is in a tree, and so may have a sheet. */
export const isSheetOwner = (element) => rootByOwner.has(element)

/** @param {(element: Element) => void} drop */
export function setSheetDropper(drop) {
  dropSheet = drop
}

function enter(element) {
  const root = rootOf(element)
  let owners = ownersByRoot.get(root)
  if (owners === undefined) {
    owners = new Set()
    ownersByRoot.set(root, owners)
  }
  owners.add(element)
  rootByOwner.set(element, root)
  bumpSheetVersion()
}

function leave(element) {
  ownersByRoot.get(rootByOwner.get(element))?.delete(element)
  rootByOwner.delete(element)
  dropSheet?.(element)
  bumpSheetVersion()
}

/** A move may be to another tree, and keeps the sheet. */
function move(element) {
  ownersByRoot.get(rootByOwner.get(element))?.delete(element)
  enter(element)
}

function load(element) {
  if (getAttributeValue(element, "rel") !== null && getAttributeValue(element, "href")) part("css").loadStyleSheet(element)
}

/** A sheet that imports others is parsed at once, so that they can be loaded. */
function loadImports(element) {
  if (!isSheetOwner(element) || windowOf(nodeDocumentOf(element)) === null) return
  if (/@import\b/i.test(element.textContent)) part("css").styleSheetOf(element)?.cssRules[0]
}

defineElementSteps("style", {
  inserted(element) {
    enter(element)
    loadImports(element)
  },
  removed: leave,
  moved: move,
  childrenChanged(element) {
    bumpSheetVersion()
    loadImports(element)
  },
  attributeChanged: bumpSheetVersion,
})
defineElementSteps("link", {
  inserted(element) {
    enter(element)
    load(element)
  },
  removed: leave,
  moved: move,
  attributeChanged(element, name) {
    if (rootByOwner.has(element) && (name === "href" || name === "rel")) load(element)
    bumpSheetVersion()
  }
})

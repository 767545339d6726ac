import { signalSlotChange } from "../mutation/queue-mutation-record.js"
import { getAttributeValue, localNameOf, namespaceOf } from "./Element.js"
import { HTML_NAMESPACE } from "./namespaces.js"
import { ensureRareData, firstChildOf, flagsOf, IN_SHADOW_TREE, isShadowRoot, nextSiblingOf, nodeTypeOf, parentOf, rareDataOf, rootOf, shadowHostOf } from "./Node.js"
import { following } from "./tree.js"

/**
 * Slots: which child of a shadow host shows up in which slot of its shadow tree. The rare data of a slottable or a slot holds a
 * `Slotting`.
 *
 * @see https://dom.spec.whatwg.org/#shadow-tree-slots
 */
class Slotting {
  /** @type {Element | null} of a slottable */
  assignedSlot = null
  /** @type {Element | null} of a slottable, set by `assign()` */
  manualSlot = null
  /** @type {Node[]} of a slot */
  assignedNodes = []
  /** @type {Node[]} of a slot, set by `assign()` */
  manualNodes = []
}

const slottingOf = (node) => (ensureRareData(node).slotting ??= new Slotting())

const isSlottable = (node) => {
  const type = nodeTypeOf(node)
  return type === 1 || type === 3 || type === 4
}

const isSlot = (node) => nodeTypeOf(node) === 1 && localNameOf(node) === "slot" && namespaceOf(node) === HTML_NAMESPACE

/** A `slot` element in a shadow tree. */
export const isSlotInShadowTree = (node) => (flagsOf(node) & IN_SHADOW_TREE) !== 0 && isSlot(node)

const slotNameOf = (slot) => getAttributeValue(slot, "name") ?? ""

const slottableNameOf = (node) => (nodeTypeOf(node) === 1 ? (getAttributeValue(node, "slot") ?? "") : "")

/** The slot that a node is assigned to, whatever its tree's mode. */
export const assignedSlotOf = (node) => rareDataOf(node)?.slotting?.assignedSlot ?? null

/** The nodes that are assigned to a slot, without fallback content. */
export const assignedNodesOf = (slot) => rareDataOf(slot)?.slotting?.assignedNodes ?? []

/** @see https://dom.spec.whatwg.org/#find-a-slot */
export function findSlot(slottable, open = false) {
  const parent = parentOf(slottable)
  const root = parent === null ? null : rareDataOf(parent)?.shadowRoot
  if (!root || (open && root.mode !== "open")) return null
  if (root.slotAssignment === "manual") {
    const slot = rareDataOf(slottable)?.slotting?.manualSlot ?? null
    return slot !== null && rootOf(slot) === root ? slot : null
  }
  const name = slottableNameOf(slottable)
  for (let node = following(root, root); node !== null; node = following(node, root)) {
    if (isSlot(node) && slotNameOf(node) === name) return node
  }
  return null
}

/** @see https://dom.spec.whatwg.org/#find-slotables */
function findSlottables(slot) {
  const host = shadowHostOf(rootOf(slot))
  if (host === null) return []
  const root = rareDataOf(host).shadowRoot
  if (root.slotAssignment === "manual") {
    return (rareDataOf(slot)?.slotting?.manualNodes ?? []).filter((node) => parentOf(node) === host)
  }
  const found = []
  for (let node = firstChildOf(host); node !== null; node = nextSiblingOf(node)) {
    if (isSlottable(node) && findSlot(node) === slot) found.push(node)
  }
  return found
}

/** @see https://dom.spec.whatwg.org/#find-flattened-slotables */
export function findFlattenedSlottables(slot) {
  const result = []
  if (!isShadowRoot(rootOf(slot))) return result
  const pending = slottablesOrFallback(slot)
  while (pending.length > 0) {
    const node = pending.shift()
    if (isSlotInShadowTree(node)) pending.unshift(...slottablesOrFallback(node))
    else result.push(node)
  }
  return result
}

function slottablesOrFallback(slot) {
  const slottables = findSlottables(slot)
  if (slottables.length > 0) return slottables
  for (let node = firstChildOf(slot); node !== null; node = nextSiblingOf(node)) if (isSlottable(node)) slottables.push(node)
  return slottables
}

/** @see https://dom.spec.whatwg.org/#assign-slotables */
function assignSlottables(slot) {
  const slottables = findSlottables(slot)
  const slotting = slottingOf(slot)
  const before = slotting.assignedNodes
  if (before.length !== slottables.length || before.some((node, index) => node !== slottables[index])) signalSlotChange(slot)
  for (const node of before) {
    const own = slottingOf(node)
    if (own.assignedSlot === slot) own.assignedSlot = null
  }
  slotting.assignedNodes = slottables
  for (const node of slottables) slottingOf(node).assignedSlot = slot
}

/** @see https://dom.spec.whatwg.org/#assign-slotables-for-a-tree */
export function assignSlottablesForTree(root) {
  for (let node = root; node !== null; node = following(node, root)) if (isSlot(node)) assignSlottables(node)
}

/** `HTMLSlotElement.assign`. @see https://html.spec.whatwg.org/multipage/scripting.html#dom-slot-assign */
export function assignManually(slot, nodes) {
  const slotting = slottingOf(slot)
  for (const node of slotting.manualNodes) slottingOf(node).manualSlot = null
  const unique = [...new Set(nodes)]
  for (const node of unique) {
    const own = slottingOf(node)
    if (own.manualSlot !== null && own.manualSlot !== slot) {
      const other = slottingOf(own.manualSlot)
      other.manualNodes = other.manualNodes.filter((item) => item !== node)
    }
    own.manualSlot = slot
  }
  slotting.manualNodes = unique
  assignSlottablesForTree(rootOf(slot))
}

/** A node was linked into a shadow tree or below a shadow host. */
export function slotsAfterInsertion(node, parent) {
  const shadowRoot = rareDataOf(parent)?.shadowRoot
  if (shadowRoot && shadowRoot.slotAssignment === "named" && isSlottable(node)) {
    const slot = findSlot(node)
    if (slot !== null) assignSlottables(slot)
  }
  const root = rootOf(parent)
  if (!isShadowRoot(root)) return
  if (isSlot(parent) && assignedNodesOf(parent).length === 0) signalSlotChange(parent)
  if (holdsSlot(node)) assignSlottablesForTree(root)
}

/** A node was unlinked from a shadow tree or from below a shadow host. */
export function slotsAfterRemoval(node, parent, root) {
  const slot = assignedSlotOf(node)
  if (slot !== null) assignSlottables(slot)
  if (root === null || !isShadowRoot(root)) return
  if (isSlot(parent) && assignedNodesOf(parent).length === 0) signalSlotChange(parent)
  if (holdsSlot(node)) {
    assignSlottablesForTree(root)
    assignSlottablesForTree(node)
  }
}

function holdsSlot(subtree) {
  for (let node = subtree; node !== null; node = following(node, subtree)) if (isSlot(node)) return true
  return false
}

/** The `slot` attribute of an element or the `name` attribute of a slot changed. */
export function attributeSlotChanged(element, localName, oldValue, newValue) {
  if ((oldValue ?? "") === (newValue ?? "")) return
  if (localName === "slot") {
    const slot = assignedSlotOf(element)
    if (slot !== null) assignSlottables(slot)
    const next = findSlot(element)
    if (next !== null) assignSlottables(next)
  } else if (isSlotInShadowTree(element)) {
    assignSlottablesForTree(rootOf(element))
  }
}

import { eventState } from "../events/Event.js"
import { defineEventTree } from "../events/event-path.js"
import { windowOf } from "../window/current.js"
import { localNameOf, namespaceOf } from "./Element.js"
import { HTML_NAMESPACE } from "./namespaces.js"
import { flagsOf, IN_SHADOW_TREE, isNode, isShadowRoot, nodeTypeOf, parentOf, rareDataOf, rootOf } from "./Node.js"
import { assignedSlotOf } from "./slots.js"
import { isShadowIncludingInclusiveAncestor, retarget } from "./tree.js"

/** How events travel through trees. */
defineEventTree({
  parentOf(target, event) {
    if (!isNode(target)) return null
    const type = nodeTypeOf(target)
    if (type === 9) return eventState(event).type === "load" ? null : windowOf(target)
    if (isShadowRoot(target)) {
      const { path, composed } = eventState(event)
      // An event that is not composed stays in the shadow tree it was dispatched in.
      if (!composed && rootOf(path[0].target) === target) return null
      return rareDataOf(target).host
    }
    return assignedSlotOf(target) ?? parentOf(target)
  },

  isInShadowTree: (target) => isNode(target) && (flagsOf(target) & IN_SHADOW_TREE) !== 0,

  isClosedShadowRoot: (target) => isNode(target) && isShadowRoot(target) && target.mode === "closed",

  isSlotInClosedTree(parent, child) {
    if (!isNode(child) || assignedSlotOf(child) !== parent) return false
    return rootOf(parent).mode === "closed"
  },

  isWithinTreeOf(target, other) {
    if (!isNode(target)) return true
    if ((flagsOf(other) & IN_SHADOW_TREE) === 0) return true
    return isShadowIncludingInclusiveAncestor(rootOf(other), target)
  },

  retarget,

  htmlLocalNameOf: (target) =>
    isNode(target) && nodeTypeOf(target) === 1 && namespaceOf(target) === HTML_NAMESPACE ? localNameOf(target) : null,
})

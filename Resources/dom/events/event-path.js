/**
 * How events travel from target to target. The tree lies above this folder, so `nodes/` tells here how to walk it; a target
 * that is no node has no parent.
 *
 * @typedef {object} EventTree
 * @property {(target: EventTarget, event: Event) => EventTarget | null} parentOf - the standard's "get the parent"
 * @property {(target: EventTarget) => boolean} isInShadowTree - whether its root is a shadow root
 * @property {(target: EventTarget) => boolean} isClosedShadowRoot
 * @property {(parent: EventTarget, child: EventTarget) => boolean} isSlotInClosedTree - whether the step from `child` to
 *   `parent` goes into a closed shadow tree, through a slot
 * @property {(target: EventTarget, other: EventTarget) => boolean} isWithinTreeOf - whether the root of `other` is a
 *   shadow-including inclusive ancestor of `target`, or `target` is the window
 * @property {(a: EventTarget | null, b: EventTarget) => EventTarget | null} retarget
 * @property {(target: EventTarget) => string | null} htmlLocalNameOf
 */

/** @type {EventTree} */
export let eventTree = {
  parentOf: () => null,
  isInShadowTree: () => false,
  isClosedShadowRoot: () => false,
  isSlotInClosedTree: () => false,
  isWithinTreeOf: () => true,
  retarget: (target) => target,
  htmlLocalNameOf: () => null,
}

/** @param {EventTree} tree */
export function defineEventTree(tree) {
  eventTree = tree
}

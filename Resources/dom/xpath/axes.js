import { attrNodeOf, attributeOfNode } from "../nodes/Attr.js"
import { attributesOf } from "../nodes/Element.js"
import { XMLNS_NAMESPACE } from "../nodes/namespaces.js"
import {
  firstChildOf,
  following,
  followingSkippingChildren,
  nextSiblingOf,
  nodeTypeOf,
  parentOf,
  preceding,
  previousSiblingOf,
} from "../nodes/tree.js"

/**
 * The axes: each a walk from a node, in the axis' own direction, that gives `visit` one node after the other until that answers true.
 * Attributes have their element as parent, but are nobody's children.
 *
 * @see https://www.w3.org/TR/1999/REC-xpath-19991116/#axes
 * @type {Map<string, { walk: (node: Node, visit: (node: Node) => boolean) => void, isReverse?: boolean }>}
 */
export const axes = new Map(
  Object.entries({
    self: { walk: (node, visit) => void visit(node) },
    child: {
      walk(node, visit) {
        for (let at = firstChildOf(node); at !== null; at = nextSiblingOf(at)) if (visit(at)) return
      },
    },
    descendant: {
      walk(node, visit) {
        for (let at = following(node, node); at !== null; at = following(at, node)) if (visit(at)) return
      },
    },
    "descendant-or-self": {
      walk(node, visit) {
        for (let at = node; at !== null; at = following(at, node)) if (visit(at)) return
      },
    },
    parent: {
      walk(node, visit) {
        const parent = xpathParentOf(node)
        if (parent !== null) visit(parent)
      },
    },
    ancestor: {
      isReverse: true,
      walk(node, visit) {
        for (let at = xpathParentOf(node); at !== null; at = parentOf(at)) if (visit(at)) return
      },
    },
    "ancestor-or-self": {
      isReverse: true,
      walk(node, visit) {
        for (let at = node; at !== null; at = xpathParentOf(at)) if (visit(at)) return
      },
    },
    "following-sibling": {
      walk(node, visit) {
        for (let at = nextSiblingOf(node); at !== null; at = nextSiblingOf(at)) if (visit(at)) return
      },
    },
    "preceding-sibling": {
      isReverse: true,
      walk(node, visit) {
        for (let at = previousSiblingOf(node); at !== null; at = previousSiblingOf(at)) if (visit(at)) return
      },
    },
    following: {
      walk(node, visit) {
        // What follows an attribute is in and behind its element.
        let at = nodeTypeOf(node) === 2 ? firstAfterAttribute(node) : followingSkippingChildren(node, null)
        for (; at !== null; at = following(at, null)) if (visit(at)) return
      },
    },
    preceding: {
      isReverse: true,
      walk(node, visit) {
        let ancestor = xpathParentOf(node)
        // An attribute's element is its ancestor, and what comes before it precedes the attribute.
        let at = nodeTypeOf(node) === 2 ? ancestor : node
        if (at === null) return
        if (at === ancestor) ancestor = parentOf(at)
        for (at = preceding(at, null); at !== null; at = preceding(at, null)) {
          if (at === ancestor) ancestor = parentOf(at)
          else if (visit(at)) return
        }
      },
    },
    attribute: {
      walk(node, visit) {
        if (nodeTypeOf(node) !== 1) return
        // Declarations of namespaces are no attributes.
        for (const attribute of attributesOf(node)) if (attribute.namespace !== XMLNS_NAMESPACE && visit(attrNodeOf(attribute))) return
      },
    },
    // The DOM has no nodes for namespaces.
    namespace: { walk() {} },
  }),
)

/** The parent in the model of XPath, where an attribute has one. */
export const xpathParentOf = (node) => (nodeTypeOf(node) === 2 ? attributeOfNode(node).element : parentOf(node))

function firstAfterAttribute(attr) {
  const { element } = attributeOfNode(attr)
  return element === null ? null : following(element, null)
}

import { isValueOf } from "../custom-elements/reactions.js"
import { internal } from "../web-idl/internal.js"
import { addInitialAttribute, Attribute } from "./attributes.js"
import { Attr, attributeOfNode } from "./Attr.js"
import { dataOf } from "./CharacterData.js"
import { attachShadow } from "./attach-shadow.js"
import { createElement } from "./create-element.js"
import {
  createCDATASection,
  createComment,
  createDocumentFragment,
  createDocumentType,
  createProcessingInstruction,
  createText,
} from "./create-nodes.js"
import { createDocumentLike, setQuirksMode } from "./Document.js"
import { attributesOf, localNameOf, namespaceOf, prefixOf } from "./Element.js"
import { linkInto, runInsertedSteps } from "./insert.js"
import { HTML_NAMESPACE } from "./namespaces.js"
import { firstChildOf, isQuirksMode, nextSiblingOf, nodeTypeOf, parentOf, rareDataOf } from "./Node.js"
import { isDeclarative, optionsOfShadowRoot, setDeclarative } from "./ShadowRoot.js"
import { stepsFor } from "./steps.js"

/**
 * @param {Node} node
 * @param {Document} document - that the copy belongs to
 * @param {boolean} subtree - whether to copy the descendants too
 * @returns {Node} a copy without parent
 * @see https://dom.spec.whatwg.org/#concept-node-clone
 */
export function cloneNode(node, document, subtree) {
  const root = cloneSingle(node, document, subtree)
  if (nodeTypeOf(root) === 9) document = root
  if (!subtree) {
    cloneShadow(node, root, document)
    return root
  }
  let from = node
  let to = root
  for (;;) {
    let next = firstChildOf(from)
    let parent = to
    if (next === null) {
      // Up, until there is a sibling. A shadow tree is copied when its host is left.
      for (;;) {
        cloneShadow(from, to, document)
        if (from === node) return root
        next = nextSiblingOf(from)
        from = parentOf(from)
        to = parentOf(to)
        parent = to
        if (next !== null) break
      }
    }
    const copy = cloneSingle(next, document, true)
    const joined = linkInto(copy, parent, null)
    if (joined !== null) runInsertedSteps(joined)
    from = next
    to = copy
  }
}

/** @see https://dom.spec.whatwg.org/#clone-a-single-node */
function cloneSingle(node, document, subtree) {
  switch (nodeTypeOf(node)) {
    case 1:
      return cloneElement(node, document, subtree)
    case 2: {
      const { namespace, prefix, localName, name, value } = attributeOfNode(node)
      return new Attr(internal, document, new Attribute(namespace, prefix, localName, name, value))
    }
    case 3:
      return createText(document, dataOf(node))
    case 4:
      return createCDATASection(document, dataOf(node))
    case 7:
      return createProcessingInstruction(document, node.target, dataOf(node))
    case 8:
      return createComment(document, dataOf(node))
    case 9: {
      const copy = createDocumentLike(node)
      setQuirksMode(copy, isQuirksMode(node))
      return copy
    }
    case 10:
      return createDocumentType(document, node.name, node.publicId, node.systemId)
    default:
      return createDocumentFragment(document)
  }
}

function cloneElement(element, document, subtree) {
  const localName = localNameOf(element)
  const namespace = namespaceOf(element)
  const copy = createElement(document, localName, namespace, prefixOf(element), isValueOf(element))
  for (const attribute of attributesOf(element)) {
    addInitialAttribute(
      copy,
      attribute.namespace,
      attribute.prefix,
      attribute.localName,
      attribute.name,
      attribute.value,
    )
  }
  if (namespace === HTML_NAMESPACE) for (const steps of stepsFor(localName)) steps.cloned?.(element, copy, subtree)
  return copy
}

function cloneShadow(element, copy, document) {
  const root = rareDataOf(element)?.shadowRoot
  if (!root || !root.clonable) return
  const shadow = attachShadow(copy, optionsOfShadowRoot(root))
  setDeclarative(shadow, isDeclarative(root))
  for (let child = firstChildOf(root); child !== null; child = nextSiblingOf(child)) {
    linkInto(cloneNode(child, document, true), shadow, null)
  }
}

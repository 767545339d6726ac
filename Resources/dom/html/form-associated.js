import { enqueueCallback } from "../custom-elements/reactions.js"
import { setFormAssociation } from "../custom-elements/registry.js"
import { attributesOf, getAttributeValue, isElement } from "../nodes/Element.js"
import { CONNECTED, flagsOf, rareDataOf } from "../nodes/Node.js"
import { nextShadowIncluding } from "../nodes/shadow-including-order.js"
import { defineElementSteps } from "../nodes/steps.js"
import { following } from "../nodes/tree.js"
import { bumpAttributeVersion } from "../nodes/tree-version.js"
import { formOwner, isDisabled, isFormAssociated } from "./form-controls.js"
import { noteAttribute } from "./given-names.js"

/**
 * Form-associated custom elements hear when their form owner changes and when they are disabled. What was told last is in their state; they
 * are looked at again after each change that can lead to another answer.
 *
 * @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#reset-the-form-owner
 */

/** @type {Set<HTMLElement>} connected elements that name their form, which may come and go anywhere in the tree */
const withFormAttribute = new Set()

function update(element) {
  if (!isFormAssociated(element)) return
  const state = rareDataOf(element).customElement
  if (state.state !== "custom") return
  if ((flagsOf(element) & CONNECTED) !== 0 && getAttributeValue(element, "form") !== null) withFormAttribute.add(element)
  else withFormAttribute.delete(element)
  const form = formOwner(element)
  if (form !== state.form) {
    state.form = form
    enqueueCallback(element, "formAssociatedCallback", [form])
  }
  const disabled = isDisabled(element)
  if (disabled !== state.isDisabled) {
    state.isDisabled = disabled
    enqueueCallback(element, "formDisabledCallback", [disabled])
  }
}

function updateFormAttributes() {
  for (const element of withFormAttribute) update(element)
}

const hooks = {
  /** A subtree has joined a tree or left one. */
  treeChanged(node) {
    for (let at = node; at !== null; at = nextShadowIncluding(at, node)) if (isElement(at)) update(at)
  },

  attributeChanged(element, localName, value) {
    noteAttribute(localName, value)
    if (localName === "form" || localName === "disabled") update(element)
  },

  /** @see https://html.spec.whatwg.org/multipage/custom-elements.html#concept-upgrade-an-element */
  upgraded(element) {
    for (const { namespace, localName, value } of attributesOf(element)) if (namespace === null) noteAttribute(localName, value)
    // It is among the controls of its form from now on.
    bumpAttributeVersion()
    update(element)
  },
}

let isWatching = false

/** Begins to watch, when the first of these elements is defined. */
export function watchFormAssociation() {
  if (isWatching) return
  isWatching = true
  setFormAssociation(hooks)
  defineElementSteps("form", {
    inserted: updateFormAttributes,
    removed: updateFormAttributes,
    attributeChanged: (form, localName) => localName === "id" && updateFormAttributes(),
  })
  defineElementSteps("fieldset", {
    attributeChanged(fieldset, localName) {
      if (localName !== "disabled") return
      for (let node = following(fieldset, fieldset); node !== null; node = following(node, fieldset)) if (isElement(node)) update(node)
    },
  })
}

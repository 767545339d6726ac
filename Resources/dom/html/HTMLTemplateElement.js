import { statefulKey, upgraded } from "../custom-elements/stand-in.js"
import { adopt } from "../nodes/adopt.js"
import { append } from "../nodes/insert.js"
import { cloneNode } from "../nodes/clone.js"
import { createDocumentFragment } from "../nodes/create-nodes.js"
import { ensureRareData } from "../nodes/Node.js"
import { defineElementSteps } from "../nodes/steps.js"
import { firstChildOf, nextSiblingOf, nodeDocumentOf } from "../nodes/tree.js"
import { defineInterface } from "../web-idl/interface.js"
import { HTMLElement } from "./HTMLElement.js"
import { reflect } from "./reflect.js"
import { templateContentsOwner } from "./template-contents-owner.js"

export let templateContents, setTemplateContents
let madeContents

/** @see https://html.spec.whatwg.org/multipage/scripting.html#the-template-element */
export class HTMLTemplateElement extends HTMLElement {
  /** @type {DocumentFragment | null} made when it is first needed */
  #contents = null

  constructor(key, ...rest) {
    super(statefulKey(key), ...rest)
    return upgraded(this)
  }

  static {
    // The contents of a template element, which are not its children.
    templateContents = (template) => (template.#contents ??= createContents(template))
    madeContents = (template) => template.#contents
    // The parser's, of a template that declares a shadow root.
    setTemplateContents = (template, contents) => {
      template.#contents = contents
    }
  }

  get content() {
    return templateContents(this)
  }
}

function createContents(template) {
  const contents = createDocumentFragment(templateContentsOwner(nodeDocumentOf(template)))
  // Through its host a template cannot be put into its own contents.
  ensureRareData(contents).host = template
  // Insertion takes a node without such data for one that nothing can be inside of.
  ensureRareData(template)
  return contents
}

defineElementSteps("template", {
  adopted(template) {
    const contents = madeContents(template)
    if (contents !== null) adopt(contents, templateContentsOwner(nodeDocumentOf(template)))
  },
  cloned(template, copy, subtree) {
    if (!subtree) return
    const contents = templateContents(copy)
    for (let child = firstChildOf(templateContents(template)); child !== null; child = nextSiblingOf(child)) {
      append(cloneNode(child, nodeDocumentOf(contents), true), contents)
    }
  },
})

reflect(HTMLTemplateElement, { enumerated: { shadowRootMode: { values: "open closed" } }, boolean: "shadowRootDelegatesFocus shadowRootClonable shadowRootSerializable" })
defineInterface(HTMLTemplateElement)

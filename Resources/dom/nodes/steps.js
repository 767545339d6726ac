/**
 * What the HTML standard adds to changes of the tree for elements of one kind.
 *
 * @typedef {object} ElementSteps
 * @property {(element: Element) => void} [inserted] - became connected
 * @property {(element: Element, oldParent: Node | null) => void} [removed] - is connected no longer
 * @property {(element: Element, oldParent: Node | null) => void} [moved] - by moveBefore
 * @property {(element: Element, localName: string, oldValue: string | null, newValue: string | null, namespace: string | null)
 *   => void} [attributeChanged]
 * @property {(element: Element) => void} [childrenChanged]
 * @property {(element: Element, copy: Element, subtree: boolean) => void} [cloned]
 * @property {(element: Element, oldDocument: Document) => void} [adopted]
 * @property {(element: Element) => void} [parsed] - popped off a parser's stack of open elements; of options alone
 */

/** @type {Map<string, ElementSteps[]>} */
const stepsByLocalName = new Map()
/** @type {ElementSteps[]} */
let stepsOfAll = []

/**
 * @param {string} localName - of HTML elements; `"*"` for all of them
 * @param {ElementSteps} steps
 * @see https://dom.spec.whatwg.org/#concept-node-insert-ext
 */
export function defineElementSteps(localName, steps) {
  if (localName === "*") {
    stepsOfAll = [...stepsOfAll, steps]
    for (const list of stepsByLocalName.values()) list.push(steps)
    return
  }
  const list = stepsByLocalName.get(localName)
  if (list === undefined) stepsByLocalName.set(localName, [...stepsOfAll, steps])
  else list.push(steps)
}

/**
 * The steps for HTML elements of a local name; an empty list for most.
 *
 * @param {string} localName
 */
export const stepsFor = (localName) => stepsByLocalName.get(localName) ?? stepsOfAll

/** A parser is done with an option and all that is in it. */
export function runParsedSteps(option) {
  for (const steps of stepsFor("option")) steps.parsed?.(option)
}

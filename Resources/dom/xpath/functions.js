import { attributeOfNode } from "../nodes/Attr.js"
import { attributesOf, localNameOf, namespaceOf, prefixOf } from "../nodes/Element.js"
import { elementById } from "../nodes/elements-by-id.js"
import { asciiLowercase } from "../nodes/names.js"
import { XML_NAMESPACE } from "../nodes/namespaces.js"
import { isShadowRoot, nodeDocumentOf, nodeTypeOf, parentOf, rootOf } from "../nodes/tree.js"
import { xpathParentOf } from "./axes.js"
import { NodeSet } from "./NodeSet.js"
import { stringValue, toBoolean, toNumber, toText } from "./values.js"

/**
 * The core function library. `parameters` says what each argument is converted to; those from `required` on may be missing, and
 * `repeats` says that the last one comes any number of times. `run` gets the context and the arguments. A function whose `context` is
 * given works on the context node when its argument is missing.
 *
 * `position` and `last` depend on more than the node, and are in compile.js.
 *
 * @see https://www.w3.org/TR/1999/REC-xpath-19991116/#corelib
 * @type {Map<string, { type: string, parameters: string[], required: number, repeats?: boolean, context?: boolean, run: Function }>}
 */
export const functions = new Map(
  Object.entries({
    count: { type: "number", parameters: ["node-set"], required: 1, run: (node, set) => set.nodes.length },
    id: { type: "node-set", parameters: ["any"], required: 1, run: elementsById },
    "local-name": {
      type: "string",
      parameters: ["node-set"],
      required: 0,
      context: true,
      run: (node, set) => nameOf(set.first, localNameIn),
    },
    "namespace-uri": {
      type: "string",
      parameters: ["node-set"],
      required: 0,
      context: true,
      run: (node, set) => nameOf(set.first, namespaceIn),
    },
    name: { type: "string", parameters: ["node-set"], required: 0, context: true, run: (node, set) => nameOf(set.first, qualifiedNameIn) },

    string: { type: "string", parameters: ["string"], required: 0, context: true, run: (node, text) => text },
    concat: { type: "string", parameters: ["string", "string"], required: 2, repeats: true, run: (node, ...texts) => texts.join("") },
    "starts-with": { type: "boolean", parameters: ["string", "string"], required: 2, run: (node, text, start) => text.startsWith(start) },
    contains: { type: "boolean", parameters: ["string", "string"], required: 2, run: (node, text, part) => text.includes(part) },
    "substring-before": {
      type: "string",
      parameters: ["string", "string"],
      required: 2,
      run: (node, text, part) => text.slice(0, Math.max(0, text.indexOf(part))),
    },
    "substring-after": {
      type: "string",
      parameters: ["string", "string"],
      required: 2,
      run(node, text, part) {
        const at = text.indexOf(part)
        return at < 0 ? "" : text.slice(at + part.length)
      },
    },
    substring: { type: "string", parameters: ["string", "number", "number"], required: 2, run: substring },
    "string-length": { type: "number", parameters: ["string"], required: 0, context: true, run: (node, text) => charactersOf(text).length },
    "normalize-space": {
      type: "string",
      parameters: ["string"],
      required: 0,
      context: true,
      run: (node, text) => text.replace(/[ \t\r\n]+/g, " ").replace(/^ | $/g, ""),
    },
    translate: { type: "string", parameters: ["string", "string", "string"], required: 3, run: translate },

    boolean: { type: "boolean", parameters: ["boolean"], required: 1, run: (node, value) => value },
    not: { type: "boolean", parameters: ["boolean"], required: 1, run: (node, value) => !value },
    true: { type: "boolean", parameters: [], required: 0, run: () => true },
    false: { type: "boolean", parameters: [], required: 0, run: () => false },
    lang: { type: "boolean", parameters: ["string"], required: 1, run: isInLanguage },

    number: { type: "number", parameters: ["number"], required: 0, context: true, run: (node, number) => number },
    sum: {
      type: "number",
      parameters: ["node-set"],
      required: 1,
      run: (node, set) => set.nodes.reduce((sum, one) => sum + toNumber(stringValue(one)), 0),
    },
    floor: { type: "number", parameters: ["number"], required: 1, run: (node, number) => Math.floor(number) },
    ceiling: { type: "number", parameters: ["number"], required: 1, run: (node, number) => Math.ceil(number) },
    round: { type: "number", parameters: ["number"], required: 1, run: (node, number) => Math.round(number) },
  }),
)

/** What an argument becomes by the type of its parameter. */
export const conversions = { any: (value) => value, "node-set": (value) => value, string: toText, number: toNumber, boolean: toBoolean }

/** @see https://www.w3.org/TR/1999/REC-xpath-19991116/#function-id */
function elementsById(node, value) {
  const ids = value instanceof NodeSet ? value.nodes.map(stringValue) : [toText(value)]
  const root = rootOf(nodeTypeOf(node) === 2 ? (xpathParentOf(node) ?? node) : node)
  const tree = isShadowRoot(root) ? root : nodeDocumentOf(node)
  const found = new Set()
  for (const text of ids) {
    for (const id of text.split(/[ \t\r\n]+/)) {
      const element = elementById(tree, id)
      if (element !== null) found.add(element)
    }
  }
  return new NodeSet([...found], false, false)
}

const nameOf = (node, read) => (node === null ? "" : read(node))

function localNameIn(node) {
  const type = nodeTypeOf(node)
  return type === 1 ? localNameOf(node) : type === 2 ? attributeOfNode(node).localName : type === 7 ? node.target : ""
}

function namespaceIn(node) {
  const type = nodeTypeOf(node)
  return (type === 1 ? namespaceOf(node) : type === 2 ? attributeOfNode(node).namespace : null) ?? ""
}

function qualifiedNameIn(node) {
  const type = nodeTypeOf(node)
  if (type === 2) return attributeOfNode(node).name
  const prefix = type === 1 ? prefixOf(node) : null
  return prefix === null ? localNameIn(node) : `${prefix}:${localNameOf(node)}`
}

/** The characters of a string: code points, as XPath counts them. */
const charactersOf = (text) => (/[\ud800-\udfff]/.test(text) ? Array.from(text) : text)

/** @see https://www.w3.org/TR/1999/REC-xpath-19991116/#function-substring */
function substring(node, text, start, length = Infinity) {
  const characters = charactersOf(text)
  const from = Math.round(start)
  const to = from + Math.round(length)
  // Positions count from 1; NaN, which comes of the infinities too, has no characters.
  if (!(to > 1) || !(from <= characters.length)) return ""
  const part = characters.slice(Math.max(0, from - 1), Math.min(characters.length, to - 1))
  return typeof part === "string" ? part : part.join("")
}

/** @see https://www.w3.org/TR/1999/REC-xpath-19991116/#function-translate */
function translate(node, text, from, to) {
  const targets = Array.from(to)
  const table = new Map()
  Array.from(from).forEach((character, index) => {
    if (!table.has(character)) table.set(character, targets[index] ?? "")
  })
  let result = ""
  for (const character of text) result += table.get(character) ?? character
  return result
}

/** @see https://www.w3.org/TR/1999/REC-xpath-19991116/#function-lang */
function isInLanguage(node, language) {
  const wanted = asciiLowercase(language)
  for (let at = nodeTypeOf(node) === 1 ? node : xpathParentOf(node); at !== null && nodeTypeOf(at) === 1; at = parentOf(at)) {
    const attribute = attributesOf(at).find(({ namespace, localName }) => localName === "lang" && namespace === XML_NAMESPACE)
    if (attribute === undefined) continue
    const actual = asciiLowercase(attribute.value)
    return actual === wanted || actual.startsWith(`${wanted}-`)
  }
  return false
}

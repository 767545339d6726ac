import { Fragment } from "prosemirror-model"
import { activeEditor } from "../editor/active-editor.js"
import { load } from "../html/set-html.js"
import { schema } from "../schema/index.js"

/**
 * Documents as ProseMirror's JSON: for programs that keep, compare or make documents without going through HTML.
 *
 * @see https://prosemirror.net/docs/ref/#model.Node.toJSON
 */
export const toJSON = () => activeEditor().view.state.doc.toJSON()

/**
 * Loads a document from JSON as `setHTML` does from HTML: what was there is gone, and so is its history; nothing is posted.
 *
 * All of it is checked first: names, attributes and their values, what may stand in what. HTML is repaired, JSON is not: a program
 * that made it has a fault that is better told.
 *
 * @param json what {@link toJSON} answers, or that as a string.
 * @param focusAfterLoad whether the editor takes focus.
 * @throws {SyntaxError} for a string that is no JSON
 * @throws {RangeError} for JSON that is no document, with the place in it. The document stays as it was.
 */
export function fromJSON(json, focusAfterLoad = true) {
  const doc = readDocument(typeof json === "string" ? parse(json) : json)
  const { view } = activeEditor()
  load(view, doc)
  if (focusAfterLoad) view.focus()
}

function parse(text) {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new SyntaxError(`the document is no JSON (${error.message}); give what MU.toJSON answers`)
  }
}

/** The document that `json` describes. @throws {RangeError} */
export function readDocument(json) {
  const type = schema.topNodeType
  if (json?.type !== type.name) refuse("", `it is no node of the type "${type.name}"`)
  return readNode(json, "", 0)
}

/** HTML keeps no deeper nesting of elements, so a deeper document could not be written and read again. */
const deepest = 512
const members = new Set(["type", "attrs", "content", "marks", "text"])

/** @param path - where in the JSON the node stands, for messages */
function readNode(json, path, depth) {
  if (!isObject(json)) refuse(path, `${show(json)} is no node`)
  if (depth > deepest) refuse(path.slice(0, path.indexOf("]") + 1), `it is nested more than ${deepest} levels deep`)
  for (const name of Object.keys(json)) if (!members.has(name)) refuse(path, `a node has no member "${name}"`)
  const type = typeNamed(schema.nodes, json.type, path, "node")
  const marks = readMarks(json.marks ?? [], path)
  if (type.isText) {
    if (typeof json.text !== "string" || json.text === "") refuse(path, "the text of a text node is a string that is not empty")
    if (json.content !== undefined) refuse(path, "a text node has no content")
    return schema.text(json.text, marks)
  }
  if (json.text !== undefined) refuse(path, `only a text node has text, and this is a ${type.name}`)
  const attrs = readAttributes(json.attrs ?? {}, type, path)
  const list = json.content ?? []
  if (!Array.isArray(list)) refuse(path, "the content is no array")
  const children = list.map((child, index) => readNode(child, `${path && `${path}.`}content[${index}]`, depth + 1))
  checkContent(type, children, path)
  return type.create(attrs, Fragment.fromArray(children), marks)
}

function readMarks(list, path) {
  if (!Array.isArray(list)) refuse(path, "the marks are no array")
  let marks = []
  for (const [index, json] of list.entries()) {
    const at = `${path}.marks[${index}]`
    if (!isObject(json)) refuse(at, `${show(json)} is no mark`)
    const type = typeNamed(schema.marks, json.type, at, "mark")
    const mark = type.create(readAttributes(json.attrs ?? {}, type, at))
    const more = mark.addToSet(marks)
    if (more.length !== marks.length + 1) refuse(at, `${type.name} cannot be added to the marks before it`)
    marks = more
  }
  return marks
}

function typeNamed(types, name, path, kind) {
  if (typeof name !== "string" || !Object.hasOwn(types, name)) refuse(path, `there is no type of ${kind} ${show(name)}`)
  return types[name]
}

function readAttributes(attrs, type, path) {
  if (!isObject(attrs)) refuse(path, "the attributes are no object")
  const known = type.spec.attrs ?? {}
  for (const [name, value] of Object.entries(attrs)) {
    if (!Object.hasOwn(known, name)) refuse(path, `${type.name} has no attribute "${name}"`)
    try {
      known[name].validate?.(value)
    } catch (error) {
      refuse(`${path}.attrs.${name}`, error.message)
    }
  }
  for (const name in known) {
    if (known[name].default === undefined && !Object.hasOwn(attrs, name)) refuse(path, `${type.name} needs the attribute "${name}"`)
  }
  return attrs
}

function checkContent(type, children, path) {
  let match = type.contentMatch
  for (const [index, child] of children.entries()) {
    const at = `${path && `${path}.`}content[${index}]`
    match = match.matchType(child.type)
    if (!match) refuse(at, `${child.type.name} cannot stand there in a ${type.name}, which holds "${type.spec.content ?? ""}"`)
    const refused = child.marks.find((mark) => !type.allowsMarkType(mark.type))
    if (refused) refuse(at, `${type.name} holds nothing with the mark ${refused.type.name}`)
  }
  if (!match.validEnd) refuse(path, `${type.name} holds "${type.spec.content}", and something of that is missing`)
}

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value)

function show(value) {
  const text = typeof value === "string" ? JSON.stringify(value) : Array.isArray(value) ? "an array" : String(value)
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}

function refuse(path, what) {
  const advice = what.includes("; ") ? "" : "; give what MU.toJSON answers"
  throw new RangeError(`the JSON is no document${path && `, at ${path}`}: ${what}${advice}`)
}

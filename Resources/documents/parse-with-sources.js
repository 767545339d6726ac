/**
 * The attribute that nodes of a tracing schema have besides their own: the node of the source tree that they come from, null for those
 * that the parser made up. Texts have it too.
 */
export const sourceAttribute = "sourceNode"

/**
 * Parses `fragment` as the editor does, into nodes that know where they come from.
 *
 * ProseMirror's own parser does the work, with a schema that differs from the editor's in one attribute; so wrapping, filling,
 * moving and white space come out as they do in the editor, whatever its rules are.
 *
 * @param {{ schema: Schema, DOMParser: Function }} editor
 * @param {DocumentFragment} fragment - prepared for the parser
 * @param {Map<Node, object>} sources - source nodes by the nodes of the fragment
 * @returns {Node} a doc of the tracing schema
 */
export function parseWithSources({ schema, DOMParser }, fragment, sources) {
  // The text node that is being read: the parser asks for its value, then makes a text of it.
  let reading = null
  const sourceOf = (dom) => {
    reading = null
    return sources.get(dom) ?? null
  }
  const tracing = tracingSchema(schema, sourceOf)
  const makeText = tracing.text
  tracing.text = (text, marks) => {
    const node = makeText.call(tracing, text, marks)
    node.attrs = { [sourceAttribute]: reading }
    reading = null
    return node
  }
  // One for all texts: there are as many as a document has pieces.
  const nodeValue = {
    configurable: true,
    get() {
      reading = sources.get(this) ?? null
      return this.data
    },
  }
  for (const dom of sources.keys()) if (dom.nodeType === 3) Object.defineProperty(dom, "nodeValue", nodeValue)
  return DOMParser.fromSchema(tracing).parse(fragment)
}

function tracingSchema(schema, sourceOf) {
  const nodes = {}
  schema.spec.nodes.forEach((name, spec) => {
    const isTraced = name !== "text" && name !== schema.topNodeType.name
    nodes[name] = {
      ...spec,
      attrs: isTraced ? { ...spec.attrs, [sourceAttribute]: { default: null } } : spec.attrs,
      parseDOM: spec.parseDOM?.map((rule) => ({
        ...rule,
        getAttrs(dom) {
          const attributes = attributesOf(rule, dom)
          return attributes === false ? false : { ...attributes, [sourceAttribute]: sourceOf(dom) }
        },
      })),
    }
  })
  const marks = {}
  schema.spec.marks.forEach((name, spec) => {
    marks[name] = {
      ...spec,
      parseDOM: spec.parseDOM?.map((rule) => (rule.tag ? { ...rule, getAttrs: (dom) => (sourceOf(dom), attributesOf(rule, dom)) } : rule)),
    }
  })
  return new schema.constructor({ nodes, marks, topNode: schema.topNodeType.name })
}

function attributesOf(rule, dom) {
  if (!rule.getAttrs) return rule.attrs ?? null
  const attributes = rule.getAttrs(dom)
  return attributes || (attributes === false ? false : null)
}

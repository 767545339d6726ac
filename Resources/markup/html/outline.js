/**
 * A document as the elements it is written as: a string for text, `{ name, attributes, children }` for an element, where
 * `attributes` is an array of names and values. Made from what the schema's `toDOM` answers, without a DOM: no image loads, and
 * what is written is the same in every host.
 *
 * @see https://prosemirror.net/docs/ref/#model.DOMOutputSpec
 */
export function outline(fragment) {
  const children = []
  outlineInto(fragment, children)
  return children
}

function outlineInto(fragment, children) {
  // The marks that are open, outermost first, with the list that each one's content goes to.
  const open = []
  fragment.forEach((node) => {
    let shared = 0
    while (shared < open.length && shared < node.marks.length && node.marks[shared].eq(open[shared].mark)) shared++
    open.length = shared
    for (const mark of node.marks.slice(shared)) {
      const { element, hole } = interpret(mark.type.spec.toDOM(mark, node.isInline))
      at(open, children).push(element)
      open.push({ mark, content: hole })
    }
    at(open, children).push(outlineNode(node))
  })
}

const at = (open, children) => (open.length > 0 ? open.at(-1).content : children)

function outlineNode(node) {
  if (node.isText) return node.text
  const { element, hole } = interpret(node.type.spec.toDOM(node))
  if (hole) outlineInto(node.content, hole)
  return element
}

/** The element that an output specification describes, and the list of children where its 0 stands. */
function interpret([name, ...rest]) {
  const element = { name, attributes: [], children: [] }
  let hole = null
  for (const [index, part] of rest.entries()) {
    if (part === 0) hole = element.children
    else if (Array.isArray(part)) {
      const inner = interpret(part)
      element.children.push(inner.element)
      hole ??= inner.hole
    } else if (index === 0) {
      for (const name in part) if (part[name] != null) element.attributes.push([name, String(part[name])])
    }
  }
  return { element, hole }
}

/** `children` without the elements of the given names, whose own children take their place. */
export function unwrap(children, names) {
  return children.flatMap((child) => {
    if (typeof child === "string") return [child]
    const inner = unwrap(child.children, names)
    return names.has(child.name) ? inner : [{ ...child, children: inner }]
  })
}

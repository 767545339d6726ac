import { Fragment } from "prosemirror-model"
import { schema } from "../schema/index.js"

/**
 * `node` with its white space written so that it survives being read back, where HTML would collapse it: the editor shows every
 * space, line end and tab that was typed, pasted as text or came from a code block.
 *
 * In a textblock, a space becomes a no-break space where a space, a hard break or nothing comes before it, and at the end of the
 * block; a line end becomes a hard break, a tab four spaces. In a code block, line ends become those of HTML. Control characters
 * that HTML cannot hold are left out.
 */
export function preserveWhiteSpace(node) {
  if (node.isTextblock) return node.type.spec.code ? preserveInCode(node) : preserveInText(node)
  let changed = false
  const children = []
  node.forEach((child) => {
    const kept = child.isLeaf ? child : preserveWhiteSpace(child)
    changed ||= kept !== child
    children.push(kept)
  })
  return changed ? node.copy(Fragment.fromArray(children)) : node
}

const unwritable = /\0/g

function preserveInCode(node) {
  if (!/[\r\0]/.test(node.textContent)) return node
  const text = node.textContent.replace(/\r\n?/g, "\n").replace(unwritable, "")
  return node.copy(text ? Fragment.from(schema.text(text)) : Fragment.empty)
}

function preserveInText(node) {
  if (!needsCare(node)) return node
  const children = []
  let before = true
  node.forEach((child, offset, index) => {
    if (!child.isText) {
      children.push(child)
      before = child.type === schema.nodes.hard_break
      return
    }
    const lines = child.text.replace(unwritable, "").replace(/\t/g, "    ").split(/\r\n?|[\n\f]/)
    lines.forEach((line, number) => {
      if (number > 0) {
        children.push(schema.nodes.hard_break.create(null, null, child.marks))
        before = true
      }
      const last = index === node.childCount - 1 && number === lines.length - 1
      const text = line.replace(/ +/g, (run, at) => {
        const open = at === 0 && before
        const spaces = Array.from(run, (_, position) => ((position + (open ? 0 : 1)) % 2 === 0 ? "\u00a0" : " "))
        if (last && at + run.length === line.length) spaces[spaces.length - 1] = "\u00a0"
        return spaces.join("")
      })
      if (text) {
        children.push(schema.text(text, child.marks))
        before = text.endsWith(" ")
      }
    })
  })
  return node.copy(Fragment.fromArray(children))
}

/** Whether the textblock has white space that reading would change; most have not. */
function needsCare(node) {
  let before = true
  for (let index = 0; index < node.childCount; index++) {
    const child = node.child(index)
    if (!child.isText) {
      before = child.type === schema.nodes.hard_break
      continue
    }
    if (/ {2}|[\t\n\r\f\0]/.test(child.text) || (before && child.text.startsWith(" "))) return true
    before = child.text.endsWith(" ")
  }
  return before && node.childCount > 0 && node.lastChild.isText
}

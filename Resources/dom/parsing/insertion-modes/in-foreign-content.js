import { asciiLowercase } from "../../nodes/names.js"
import { localNameOf, namespaceOf } from "../../nodes/Element.js"
import { SVG_NAMESPACE } from "../../nodes/namespaces.js"
import { ANNOTATION_XML, BR, BREAKOUT, FONT, FOREIGN, isForeign, kinds, P } from "../element-names.js"
import { adjustSVGTagName } from "../foreign-content.js"
import { ignore, InsertionMode, isAllWhitespace } from "./InsertionMode.js"

/** The rules inside of SVG and MathML. @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign */
export const foreignContent = new InsertionMode({
  text(builder, data, start, end) {
    builder.insertText(data === "\0" ? "\ufffd" : data, start, end)
    if (builder.isFramesetOk && data !== "\0" && !isAllWhitespace(data)) builder.isFramesetOk = false
  },
  startTag(builder, tag) {
    if ((kinds[tag.id] & BREAKOUT) !== 0 || (tag.id === FONT && hasFontAttribute(tag))) {
      leave(builder)
      builder.mode.startTag(builder, tag)
      return
    }
    const namespace = namespaceOf(builder.adjustedCurrentNode)
    builder.insertForeignElement(tag, namespace === SVG_NAMESPACE ? adjustSVGTagName(tag.name) : tag.name, namespace)
  },
  endTag(builder, tag) {
    if (tag.id === BR || tag.id === P) {
      leave(builder)
      builder.mode.endTag(builder, tag)
      return
    }
    const { open } = builder
    for (let index = open.length - 1; index > 0; index--) {
      if (!isForeign(open.ids[index])) {
        builder.mode.endTag(builder, tag)
        return
      }
      if (asciiLowercase(localNameOf(open.elements[index])) === tag.name) {
        open.truncate(index)
        return
      }
    }
  },
  endOfFile: ignore,
})

const hasFontAttribute = (tag) => ["color", "face", "size"].some((name) => tag.attribute(name) !== null)

/** Pops up to HTML, or to what HTML can stand in. */
function leave({ open }) {
  while (open.currentId === FOREIGN || open.currentId === ANNOTATION_XML) open.pop()
}

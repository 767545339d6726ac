import { FRAME, FRAMESET, HTML, NOFRAMES } from "../element-names.js"
import { inHead } from "./before-body.js"
import { inBody } from "./in-body.js"
import { InsertionMode, insertWhitespace, leadingWhitespace, onlyWhitespace } from "./InsertionMode.js"

const stop = (builder) => builder.stop()

function textAfterBody(builder, data, start, end) {
  const space = leadingWhitespace(data)
  if (space > 0) inBody.text(builder, data.slice(0, space), start, space === data.length ? end : start + space)
  if (space === data.length) return
  builder.mode = inBody
  inBody.text(builder, data.slice(space), start + space, end)
}

/** White space that is taken as in the body. */
function whitespaceInBody(builder, data, start, end) {
  const space = onlyWhitespace(data)
  if (space !== "") inBody.text(builder, space, start, end)
}

/** @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-afterbody */
export const afterBody = new InsertionMode({
  text: textAfterBody,
  comment: (builder, data) => builder.appendCommentToRoot(data),
  startTag(builder, tag) {
    if (tag.id !== HTML) builder.mode = inBody
    inBody.startTag(builder, tag)
  },
  endTag(builder, tag) {
    if (tag.id !== HTML) {
      builder.mode = inBody
      inBody.endTag(builder, tag)
    } else if (!builder.isFragment) {
      if (builder.recorder !== null) builder.recorder.closed(builder.root)
      builder.mode = afterAfterBody
    }
  },
  endOfFile: stop,
})

/** @see https://html.spec.whatwg.org/multipage/parsing.html#the-after-after-body-insertion-mode */
const afterAfterBody = new InsertionMode({
  text: textAfterBody,
  comment: (builder, data) => builder.appendCommentToDocument(data),
  startTag: afterBody.startTag,
  endTag(builder, tag) {
    builder.mode = inBody
    inBody.endTag(builder, tag)
  },
  endOfFile: stop,
})

/** @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inframeset */
export const inFrameset = new InsertionMode({
  text: insertWhitespace,
  startTag(builder, tag) {
    switch (tag.id) {
      case HTML:
        inBody.startTag(builder, tag)
        return
      case FRAMESET:
        builder.insertElement(tag)
        return
      case FRAME:
        builder.insertVoidElement(tag)
        return
      case NOFRAMES:
        inHead.startTag(builder, tag)
    }
  },
  endTag(builder, tag) {
    const { open } = builder
    if (tag.id !== FRAMESET || open.length === 1) return
    open.pop()
    if (!builder.isFragment && open.currentId !== FRAMESET) builder.mode = afterFrameset
  },
  endOfFile: stop,
})

/** @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-afterframeset */
const afterFrameset = new InsertionMode({
  text: insertWhitespace,
  startTag(builder, tag) {
    if (tag.id === HTML) inBody.startTag(builder, tag)
    else if (tag.id === NOFRAMES) inHead.startTag(builder, tag)
  },
  endTag(builder, tag) {
    if (tag.id === HTML) builder.mode = afterAfterFrameset
  },
  endOfFile: stop,
})

/** @see https://html.spec.whatwg.org/multipage/parsing.html#the-after-after-frameset-insertion-mode */
const afterAfterFrameset = new InsertionMode({
  text: whitespaceInBody,
  comment: (builder, data) => builder.appendCommentToDocument(data),
  startTag: afterFrameset.startTag,
  endTag() {},
  endOfFile: stop,
})

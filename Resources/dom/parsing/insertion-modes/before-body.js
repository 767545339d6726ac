import {
  BASE, BASEFONT, BGSOUND, BODY, BR, FRAMESET, HEAD, HTML, LINK, META, NOFRAMES, NOSCRIPT, SCRIPT, STYLE, TEMPLATE, TITLE,
} from "../element-names.js"
import { isQuirksDoctype } from "../quirks.js"
import { HTML_NAMESPACE } from "../../nodes/namespaces.js"
import { createElement } from "../../nodes/create-element.js"
import { inFrameset } from "./after-body.js"
import { inBody } from "./in-body.js"
import { insertShadowRoot } from "../declarative-shadow-root.js"
import { inTemplate } from "./in-template.js"
import { InsertionMode, insertLeadingWhitespace, leadingWhitespace } from "./InsertionMode.js"
import { resetInsertionMode } from "./reset.js"

/** Changes to a mode and gives it the token. */
function continueWith(builder, mode, kind, token) {
  builder.mode = mode
  if (kind === "startTag") builder.processStartTag(token)
  else if (kind === "endTag") builder.processEndTag(token)
  else mode.endOfFile(builder)
}

/** Whether an end tag is one of those that stand for what they would end. */
const isActingEndTag = ({ id }) => id === BODY || id === HTML || id === BR

const isActingBeforeHead = (tag) => isActingEndTag(tag) || tag.id === HEAD

/** @see https://html.spec.whatwg.org/multipage/parsing.html#the-initial-insertion-mode */
export const initial = new InsertionMode({
  text(builder, data, start, end) {
    const space = leadingWhitespace(data)
    if (space === data.length) return
    builder.setQuirks(true)
    builder.mode = beforeHTML
    beforeHTML.text(builder, data.slice(space), start + space, end)
  },
  comment: (builder, data) => builder.appendCommentToDocument(data),
  doctype(builder, doctype) {
    builder.appendDoctype(doctype)
    builder.setQuirks(isQuirksDoctype(doctype))
    builder.mode = beforeHTML
  },
  startTag: (builder, tag) => withoutDoctype(builder, "startTag", tag),
  endTag: (builder, tag) => withoutDoctype(builder, "endTag", tag),
  endOfFile: (builder) => withoutDoctype(builder, "endOfFile"),
})

function withoutDoctype(builder, kind, token) {
  builder.setQuirks(true)
  continueWith(builder, beforeHTML, kind, token)
}

/** @see https://html.spec.whatwg.org/multipage/parsing.html#the-before-html-insertion-mode */
const beforeHTML = new InsertionMode({
  text(builder, data, start, end) {
    const space = leadingWhitespace(data)
    if (space === data.length) return
    impliedRoot(builder)
    builder.mode = beforeHead
    beforeHead.text(builder, data.slice(space), start + space, end)
  },
  comment: (builder, data) => builder.appendCommentToDocument(data),
  startTag(builder, tag) {
    if (tag.id === HTML) {
      builder.appendRoot(builder.createElement(tag, builder.document))
      builder.mode = beforeHead
      return
    }
    impliedRoot(builder)
    continueWith(builder, beforeHead, "startTag", tag)
  },
  endTag(builder, tag) {
    if (!isActingBeforeHead(tag)) return
    impliedRoot(builder)
    continueWith(builder, beforeHead, "endTag", tag)
  },
  endOfFile(builder) {
    impliedRoot(builder)
    continueWith(builder, beforeHead, "endOfFile")
  },
})

function impliedRoot(builder) {
  builder.appendRoot(createElement(builder.document, "html", HTML_NAMESPACE, null, null, null))
}

/** @see https://html.spec.whatwg.org/multipage/parsing.html#the-before-head-insertion-mode */
export const beforeHead = new InsertionMode({
  text(builder, data, start, end) {
    const space = leadingWhitespace(data)
    if (space === data.length) return
    impliedHead(builder)
    inHead.text(builder, data.slice(space), start + space, end)
  },
  startTag(builder, tag) {
    if (tag.id === HTML) {
      inBody.startTag(builder, tag)
    } else if (tag.id === HEAD) {
      builder.head = builder.insertElement(tag)
      builder.mode = inHead
    } else {
      impliedHead(builder)
      builder.processStartTag(tag)
    }
  },
  endTag(builder, tag) {
    if (!isActingBeforeHead(tag)) return
    impliedHead(builder)
    builder.processEndTag(tag)
  },
  endOfFile(builder) {
    impliedHead(builder)
    inHead.endOfFile(builder)
  },
})

function impliedHead(builder) {
  builder.head = builder.insertImpliedElement("head", HEAD)
  builder.mode = inHead
}

/** @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead */
export const inHead = new InsertionMode({
  text(builder, data, start, end) {
    const space = insertLeadingWhitespace(builder, data, start, end)
    if (space === data.length) return
    leaveHead(builder)
    afterHead.text(builder, data.slice(space), start + space, end)
  },
  startTag(builder, tag) {
    switch (tag.id) {
      case HTML:
        inBody.startTag(builder, tag)
        return
      case BASE:
      case BASEFONT:
      case BGSOUND:
      case LINK:
      case META:
        builder.insertVoidElement(tag)
        return
      case NOSCRIPT:
        if (!builder.isScripting) {
          builder.insertElement(tag)
          builder.mode = inHeadNoscript
          return
        }
      // falls through: with scripting its content is text
      case TITLE:
      case NOFRAMES:
      case STYLE:
      case SCRIPT:
        builder.insertTextElement(tag)
        return
      case TEMPLATE:
        if (!builder.allowsShadowRoots || !insertShadowRoot(builder, tag)) builder.insertElement(tag)
        builder.formatting.pushMarker()
        builder.isFramesetOk = false
        builder.mode = inTemplate
        builder.templateModes.push(inTemplate)
        return
      case HEAD:
        return
      default:
        leaveHead(builder)
        builder.processStartTag(tag)
    }
  },
  endTag(builder, tag) {
    if (tag.id === HEAD) {
      leaveHead(builder)
    } else if (tag.id === TEMPLATE) {
      closeTemplate(builder)
    } else if (isActingEndTag(tag)) {
      leaveHead(builder)
      builder.processEndTag(tag)
    }
  },
  endOfFile(builder) {
    leaveHead(builder)
    afterHead.endOfFile(builder)
  },
})

function leaveHead(builder) {
  builder.open.pop()
  builder.mode = afterHead
}

function closeTemplate(builder) {
  const { open } = builder
  if (!open.has(TEMPLATE)) return
  open.generateAllImpliedEndTags()
  open.popUntil(TEMPLATE)
  builder.formatting.clearToMarker()
  builder.templateModes.pop()
  resetInsertionMode(builder)
}

/** @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inheadnoscript */
const inHeadNoscript = new InsertionMode({
  text(builder, data, start, end) {
    const space = insertLeadingWhitespace(builder, data, start, end)
    if (space === data.length) return
    leaveNoscript(builder)
    inHead.text(builder, data.slice(space), start + space, end)
  },
  startTag(builder, tag) {
    switch (tag.id) {
      case HTML:
        inBody.startTag(builder, tag)
        return
      case BASEFONT:
      case BGSOUND:
      case LINK:
      case META:
      case NOFRAMES:
      case STYLE:
        inHead.startTag(builder, tag)
        return
      case HEAD:
      case NOSCRIPT:
        return
      default:
        leaveNoscript(builder)
        builder.processStartTag(tag)
    }
  },
  endTag(builder, tag) {
    if (tag.id === NOSCRIPT) {
      leaveNoscript(builder)
    } else if (tag.id === BR) {
      leaveNoscript(builder)
      builder.processEndTag(tag)
    }
  },
  endOfFile(builder) {
    leaveNoscript(builder)
    inHead.endOfFile(builder)
  },
})

function leaveNoscript(builder) {
  builder.open.pop()
  builder.mode = inHead
}

/** @see https://html.spec.whatwg.org/multipage/parsing.html#the-after-head-insertion-mode */
export const afterHead = new InsertionMode({
  text(builder, data, start, end) {
    const space = insertLeadingWhitespace(builder, data, start, end)
    if (space === data.length) return
    impliedBody(builder)
    inBody.text(builder, data.slice(space), start + space, end)
  },
  startTag(builder, tag) {
    switch (tag.id) {
      case HTML:
        inBody.startTag(builder, tag)
        return
      case BODY:
        builder.insertElement(tag)
        builder.isFramesetOk = false
        builder.mode = inBody
        return
      case FRAMESET:
        builder.insertElement(tag)
        builder.mode = inFrameset
        return
      case BASE:
      case BASEFONT:
      case BGSOUND:
      case LINK:
      case META:
      case NOFRAMES:
      case SCRIPT:
      case STYLE:
      case TEMPLATE:
      case TITLE: {
        const { open, head } = builder
        open.push(head, HEAD)
        inHead.startTag(builder, tag)
        open.forget(open.indexOf(head))
        return
      }
      case HEAD:
        return
      default:
        impliedBody(builder)
        builder.processStartTag(tag)
    }
  },
  endTag(builder, tag) {
    if (tag.id === TEMPLATE) {
      inHead.endTag(builder, tag)
    } else if (isActingEndTag(tag)) {
      impliedBody(builder)
      builder.processEndTag(tag)
    }
  },
  endOfFile(builder) {
    impliedBody(builder)
    inBody.endOfFile(builder)
  },
})

function impliedBody(builder) {
  builder.insertImpliedElement("body", BODY)
  builder.mode = inBody
}

import {
  A, ADDRESS, APPLET, ARTICLE, ASIDE, B, BIG, BLOCKQUOTE, BODY, BR, BUTTON, BUTTON_SCOPE, CENTER, CODE, DD, DETAILS, DIALOG, DIR,
  DIV, DL, DT, EM, FIELDSET, FIGCAPTION, FIGURE, FONT, FOOTER, FORM, H1, H2, H3, H4, H5, H6, HEADER, HEADING, HGROUP, HTML, I, kinds, LI,
  LIST_ITEM_SCOPE, LISTING, MAIN, MARQUEE, MENU, NAV, NOBR, OBJECT, OL, P, PRE, S, SEARCH, SECTION, SELECT, SMALL, SPECIAL, STRIKE,
  STRONG, SUMMARY, TEMPLATE, TT, U, UL,
} from "../element-names.js"
import { runAdoptionAgency } from "./adoption-agency.js"
import { afterBody } from "./after-body.js"
import { inHead } from "./before-body.js"
import { bodyStartTag, closeParagraph } from "./in-body-start-tags.js"

/** End tags in the body. @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody */
export function bodyEndTag(builder, tag) {
  const { open } = builder
  const { id } = tag
  switch (id) {
    case TEMPLATE:
      inHead.endTag(builder, tag)
      return
    case BODY:
      endBody(builder)
      return
    case HTML:
      if (endBody(builder)) builder.processEndTag(tag)
      return
    case ADDRESS:
    case ARTICLE:
    case ASIDE:
    case BLOCKQUOTE:
    case BUTTON:
    case CENTER:
    case DETAILS:
    case DIALOG:
    case DIR:
    case DIV:
    case DL:
    case FIELDSET:
    case FIGCAPTION:
    case FIGURE:
    case FOOTER:
    case HEADER:
    case HGROUP:
    case LISTING:
    case MAIN:
    case MENU:
    case NAV:
    case OL:
    case PRE:
    case SEARCH:
    case SECTION:
    case SELECT:
    case SUMMARY:
    case UL:
      if (!open.hasInScope(id)) return
      open.generateImpliedEndTags()
      open.popUntil(id)
      return
    case FORM:
      endForm(builder)
      return
    case P:
      if (!open.hasInScope(P, BUTTON_SCOPE)) builder.insertImpliedElement("p", P)
      closeParagraph(open)
      return
    case LI:
      if (!open.hasInScope(LI, LIST_ITEM_SCOPE)) return
      open.generateImpliedEndTags(LI)
      open.popUntil(LI)
      return
    case DD:
    case DT:
      if (!open.hasInScope(id)) return
      open.generateImpliedEndTags(id)
      open.popUntil(id)
      return
    case H1:
    case H2:
    case H3:
    case H4:
    case H5:
    case H6:
      if (!open.hasKindInScope(HEADING)) return
      open.generateImpliedEndTags()
      open.popUntilKind(HEADING)
      return
    case A:
    case B:
    case BIG:
    case CODE:
    case EM:
    case FONT:
    case I:
    case NOBR:
    case S:
    case SMALL:
    case STRIKE:
    case STRONG:
    case TT:
    case U:
      runAdoptionAgency(builder, tag)
      return
    case APPLET:
    case MARQUEE:
    case OBJECT:
      if (!open.hasInScope(id)) return
      open.generateImpliedEndTags()
      open.popUntil(id)
      builder.formatting.clearToMarker()
      return
    case BR:
      // Taken as the start tag, without attributes.
      tag.attributeCount = 0
      tag.places = null
      bodyStartTag(builder, tag)
      return
    default:
      endOrdinaryElement(open, tag)
  }
}

/** "Any other end tag" */
export function endOrdinaryElement(open, tag) {
  // Without one that is open the walk ends with nothing done.
  if (!open.has(tag.id)) return
  const { ids } = open
  for (let index = ids.length - 1; index >= 0; index--) {
    if (open.isNamed(index, tag)) {
      open.generateImpliedEndTags(tag.id)
      open.truncate(index)
      return
    }
    if ((kinds[ids[index]] & SPECIAL) !== 0) return
  }
}

/** @returns {boolean} whether there was a body to end */
function endBody(builder) {
  const { open } = builder
  if (!open.hasInScope(BODY)) return false
  // The body stays open: content after it goes into it.
  if (builder.recorder !== null && open.ids[1] === BODY) builder.recorder.closed(open.elements[1])
  builder.mode = afterBody
  return true
}

function endForm(builder) {
  const { open } = builder
  if (open.has(TEMPLATE)) {
    if (!open.hasInScope(FORM)) return
    open.generateImpliedEndTags()
    open.popUntil(FORM)
    return
  }
  const { form } = builder
  builder.form = null
  if (form === null) return
  const index = open.indexOf(form)
  if (index < 0 || !open.isInScope(index)) return
  open.generateImpliedEndTags()
  open.remove(index)
}

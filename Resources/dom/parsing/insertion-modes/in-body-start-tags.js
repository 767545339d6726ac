import { removeNode } from "../../nodes/remove.js"
import { MATHML_NAMESPACE, SVG_NAMESPACE } from "../../nodes/namespaces.js"
import { parentOf } from "../../nodes/tree.js"
import {
  A, ADDRESS, APPLET, AREA, ARTICLE, ASIDE, B, BASE, BASEFONT, BGSOUND, BIG, BLOCKQUOTE, BODY, BR, BUTTON, BUTTON_SCOPE, CAPTION,
  CENTER, CODE, COL, COLGROUP, DD, DETAILS, DIALOG, DIR, DIV, DL, DT, EM, EMBED, FIELDSET, FIGCAPTION, FIGURE, FONT, FOOTER, FORM,
  FRAME, FRAMESET, H1, H2, H3, H4, H5, H6, HEAD, HEADER, HEADING, HGROUP, HR, HTML, I, IFRAME, IMAGE, IMG, INPUT, KEYGEN, kinds, LI,
  LINK, LISTING, MAIN, MARQUEE, MATH, MENU, META, NAV, NOBR, NOEMBED, NOFRAMES, NOSCRIPT, OBJECT, OL, OPTGROUP, OPTION, P, PARAM,
  PLAINTEXT, PRE, RB, RP, RT, RTC, RUBY, S, SCRIPT, SEARCH, SECTION, SELECT, SMALL, SOURCE, SPECIAL, STRIKE, STRONG, STYLE,
  SUMMARY, SVG, TABLE, TBODY, TD, TEMPLATE, TEXTAREA, TFOOT, TH, THEAD, TITLE, TR, TRACK, TT, U, UL, WBR, XMP,
} from "../element-names.js"
import { runAdoptionAgency } from "./adoption-agency.js"
import { inFrameset } from "./after-body.js"
import { inHead } from "./before-body.js"
import { bodyOf } from "./in-body.js"
import { inTable } from "./in-table.js"

/** Start tags in the body. @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody */
export function bodyStartTag(builder, tag) {
  const { open, formatting } = builder
  switch (tag.id) {
    case HTML:
      if (!open.has(TEMPLATE)) builder.addMissingAttributes(builder.root, tag)
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
    case TITLE:
      inHead.startTag(builder, tag)
      return
    case BODY: {
      const body = bodyOf(builder)
      if (body === null) return
      builder.isFramesetOk = false
      builder.addMissingAttributes(body, tag)
      return
    }
    case FRAMESET:
      replaceBody(builder, tag)
      return
    case ADDRESS:
    case ARTICLE:
    case ASIDE:
    case BLOCKQUOTE:
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
    case MAIN:
    case MENU:
    case NAV:
    case OL:
    case P:
    case SEARCH:
    case SECTION:
    case SUMMARY:
    case UL:
      closeOpenParagraph(open)
      builder.insertElement(tag)
      return
    case H1:
    case H2:
    case H3:
    case H4:
    case H5:
    case H6:
      closeOpenParagraph(open)
      if ((kinds[open.currentId] & HEADING) !== 0) open.pop()
      builder.insertElement(tag)
      return
    case PRE:
    case LISTING:
      closeOpenParagraph(open)
      builder.insertElement(tag)
      builder.skipLineFeed()
      builder.isFramesetOk = false
      return
    case FORM: {
      const isInTemplate = open.has(TEMPLATE)
      if (builder.form !== null && !isInTemplate) return
      closeOpenParagraph(open)
      const form = builder.insertElement(tag)
      if (!isInTemplate) builder.form = form
      return
    }
    case LI:
      builder.isFramesetOk = false
      closeItem(open, LI, LI)
      closeOpenParagraph(open)
      builder.insertElement(tag)
      return
    case DD:
    case DT:
      builder.isFramesetOk = false
      closeItem(open, DD, DT)
      closeOpenParagraph(open)
      builder.insertElement(tag)
      return
    case PLAINTEXT:
      closeOpenParagraph(open)
      builder.insertPlaintext(tag)
      return
    case BUTTON:
      if (open.hasInScope(BUTTON)) {
        open.generateImpliedEndTags()
        open.popUntil(BUTTON)
      }
      formatting.reconstruct(builder)
      builder.insertElement(tag)
      builder.isFramesetOk = false
      return
    case A:
      endOpenLink(builder, tag)
      insertFormattingElement(builder, tag)
      return
    case B:
    case BIG:
    case CODE:
    case EM:
    case FONT:
    case I:
    case S:
    case SMALL:
    case STRIKE:
    case STRONG:
    case TT:
    case U:
      insertFormattingElement(builder, tag)
      return
    case NOBR:
      formatting.reconstruct(builder)
      if (open.hasInScope(NOBR)) runAdoptionAgency(builder, tag)
      insertFormattingElement(builder, tag)
      return
    case APPLET:
    case MARQUEE:
    case OBJECT:
      formatting.reconstruct(builder)
      builder.insertElement(tag)
      formatting.pushMarker()
      builder.isFramesetOk = false
      return
    case TABLE:
      if (!builder.isQuirks) closeOpenParagraph(open)
      builder.insertElement(tag)
      builder.isFramesetOk = false
      builder.mode = inTable
      return
    case AREA:
    case BR:
    case EMBED:
    case IMG:
    case KEYGEN:
    case WBR:
      insertObject(builder, tag)
      return
    case IMAGE:
      // Authors meant it.
      tag.id = IMG
      tag.name = "img"
      insertObject(builder, tag)
      return
    case INPUT:
      if (isInSelect(builder)) return
      if (open.hasInScope(SELECT)) open.popUntil(SELECT)
      formatting.reconstruct(builder)
      builder.insertVoidElement(tag)
      if (!isHiddenInput(tag)) builder.isFramesetOk = false
      return
    case PARAM:
    case SOURCE:
    case TRACK:
      builder.insertVoidElement(tag)
      return
    case HR:
      closeOpenParagraph(open)
      if (open.hasInScope(SELECT)) open.generateImpliedEndTags()
      builder.insertVoidElement(tag)
      builder.isFramesetOk = false
      return
    case TEXTAREA:
      builder.insertTextElement(tag)
      builder.skipLineFeed()
      builder.isFramesetOk = false
      return
    case XMP:
      closeOpenParagraph(open)
      formatting.reconstruct(builder)
      builder.isFramesetOk = false
      builder.insertTextElement(tag)
      return
    case IFRAME:
      builder.isFramesetOk = false
      builder.insertTextElement(tag)
      return
    case NOEMBED:
      builder.insertTextElement(tag)
      return
    case NOSCRIPT:
      if (builder.isScripting) builder.insertTextElement(tag)
      else insertOrdinaryElement(builder, tag)
      return
    case SELECT:
      if (isInSelect(builder)) return
      if (open.hasInScope(SELECT)) {
        open.popUntil(SELECT)
        return
      }
      insertOrdinaryElement(builder, tag)
      builder.isFramesetOk = false
      return
    case OPTION:
      if (open.hasInScope(SELECT)) open.generateImpliedEndTags(OPTGROUP)
      else if (open.currentId === OPTION) open.pop()
      insertOrdinaryElement(builder, tag)
      return
    case OPTGROUP:
      if (open.hasInScope(SELECT)) open.generateImpliedEndTags()
      else if (open.currentId === OPTION) open.pop()
      insertOrdinaryElement(builder, tag)
      return
    case RB:
    case RTC:
      if (open.hasInScope(RUBY)) open.generateImpliedEndTags()
      builder.insertElement(tag)
      return
    case RP:
    case RT:
      if (open.hasInScope(RUBY)) open.generateImpliedEndTags(RTC)
      builder.insertElement(tag)
      return
    case MATH:
      formatting.reconstruct(builder)
      builder.insertForeignElement(tag, "math", MATHML_NAMESPACE)
      return
    case SVG:
      formatting.reconstruct(builder)
      builder.insertForeignElement(tag, "svg", SVG_NAMESPACE)
      return
    case CAPTION:
    case COL:
    case COLGROUP:
    case FRAME:
    case HEAD:
    case TBODY:
    case TD:
    case TFOOT:
    case TH:
    case THEAD:
    case TR:
      return
    default:
      insertOrdinaryElement(builder, tag)
  }
}

function insertOrdinaryElement(builder, tag) {
  builder.formatting.reconstruct(builder)
  builder.insertElement(tag)
}

function insertFormattingElement(builder, tag) {
  insertOrdinaryElement(builder, tag)
  builder.formatting.push()
}

/** An element without content that the page shows. */
function insertObject(builder, tag) {
  builder.formatting.reconstruct(builder)
  builder.insertVoidElement(tag)
  builder.isFramesetOk = false
}

function closeOpenParagraph(open) {
  if (open.hasInScope(P, BUTTON_SCOPE)) closeParagraph(open)
}

/** @see https://html.spec.whatwg.org/multipage/parsing.html#close-a-p-element */
export function closeParagraph(open) {
  open.generateImpliedEndTags(P)
  open.popUntil(P)
}

/** Closes the list item, term or description that the next one ends. */
function closeItem(open, id, otherId) {
  const { ids } = open
  for (let index = ids.length - 1; index >= 0; index--) {
    const at = ids[index]
    if (at === id || at === otherId) {
      open.generateImpliedEndTags(at)
      open.popUntil(at)
      return
    }
    if ((kinds[at] & SPECIAL) !== 0 && at !== ADDRESS && at !== DIV && at !== P) return
  }
}

/** A link cannot hold another, so the one that is open ends. */
function endOpenLink(builder, tag) {
  const { open, formatting } = builder
  const entry = formatting.last(A)
  if (entry === null) return
  const { element } = entry
  runAdoptionAgency(builder, tag)
  formatting.remove(element)
  const index = open.indexOf(element)
  if (index >= 0) open.remove(index)
}

function replaceBody(builder, tag) {
  const { open } = builder
  if (open.ids[1] !== BODY || !builder.isFramesetOk) return
  const body = open.elements[1]
  if (parentOf(body) !== null) removeNode(body, true)
  open.truncate(1)
  builder.insertElement(tag)
  builder.mode = inFrameset
}

/** Whether what is parsed is the content of a select. */
const isInSelect = (builder) => builder.isFragment && builder.contextId === SELECT

export const isHiddenInput = (tag) => tag.attribute("type")?.toLowerCase() === "hidden"

// Elements as tree construction knows them: a name that the algorithm mentions is a small integer, whose kinds are bits in a table.

/** An HTML element that the algorithm never mentions; its name is its local name. */
export const UNKNOWN = 0

export const A = 1, ADDRESS = 2, APPLET = 3, AREA = 4, ARTICLE = 5, ASIDE = 6, B = 7, BASE = 8, BASEFONT = 9, BGSOUND = 10
export const BIG = 11, BLOCKQUOTE = 12, BODY = 13, BR = 14, BUTTON = 15, CAPTION = 16, CENTER = 17, CODE = 18, COL = 19
export const COLGROUP = 20, DD = 21, DETAILS = 22, DIALOG = 23, DIR = 24, DIV = 25, DL = 26, DT = 27, EM = 28, EMBED = 29
export const FIELDSET = 30, FIGCAPTION = 31, FIGURE = 32, FONT = 33, FOOTER = 34, FORM = 35, FRAME = 36, FRAMESET = 37
export const H1 = 38, H2 = 39, H3 = 40, H4 = 41, H5 = 42, H6 = 43, HEAD = 44, HEADER = 45, HGROUP = 46, HR = 47, HTML = 48
export const I = 49, IFRAME = 50, IMAGE = 51, IMG = 52, INPUT = 53, KEYGEN = 54, LI = 55, LINK = 56, LISTING = 57, MAIN = 58
export const MALIGNMARK = 59, MARQUEE = 60, MATH = 61, MENU = 62, META = 63, MGLYPH = 64, NAV = 65, NOBR = 66, NOEMBED = 67
export const NOFRAMES = 68, NOSCRIPT = 69, OBJECT = 70, OL = 71, OPTGROUP = 72, OPTION = 73, P = 74, PARAM = 75
export const PLAINTEXT = 76, PRE = 77, RB = 78, RP = 79, RT = 80, RTC = 81, RUBY = 82, S = 83, SCRIPT = 84, SEARCH = 85
export const SECTION = 86, SELECT = 87, SMALL = 88, SOURCE = 89, SPAN = 90, STRIKE = 91, STRONG = 92, STYLE = 93, SUB = 94
export const SUMMARY = 95, SUP = 96, SVG = 97, TABLE = 98, TBODY = 99, TD = 100, TEMPLATE = 101, TEXTAREA = 102, TFOOT = 103
export const TH = 104, THEAD = 105, TITLE = 106, TR = 107, TRACK = 108, TT = 109, U = 110, UL = 111, VAR = 112, WBR = 113
export const XMP = 114

/** Elements that are not HTML: those that HTML can stand in, and the others. */
export const FOREIGN = 115, ANNOTATION_XML = 116, MATHML_TEXT = 117, ANNOTATION_XML_HTML = 118, SVG_HTML = 119

export const COUNT = 120

/** Names by number. */
export const elementNames = (
  " " +
  "a address applet area article aside b base basefont bgsound big blockquote body br button caption center code col " +
  "colgroup dd details dialog dir div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 " +
  "h3 h4 h5 h6 head header hgroup hr html i iframe image img input keygen li link listing main malignmark marquee math " +
  "menu meta mglyph nav nobr noembed noframes noscript object ol optgroup option p param plaintext pre rb rp rt rtc " +
  "ruby s script search section select small source span strike strong style sub summary sup svg table tbody td " +
  "template textarea tfoot th thead title tr track tt u ul var wbr xmp"
).split(" ")

const numbers = new Map()
for (let id = 1; id < elementNames.length; id++) numbers.set(elementNames[id], id)

/** @returns {number | undefined} the number of a tag's name, if it has one */
export const elementNumber = (name) => numbers.get(name)

/** @see https://html.spec.whatwg.org/multipage/parsing.html#special */
export const SPECIAL = 1
/** What bounds a scope. @see https://html.spec.whatwg.org/multipage/parsing.html#has-an-element-in-scope */
export const SCOPE = 2
export const BUTTON_SCOPE = 4
export const LIST_ITEM_SCOPE = 8
export const TABLE_SCOPE = 16
/** @see https://html.spec.whatwg.org/multipage/parsing.html#generate-implied-end-tags */
export const IMPLIED_END_TAG = 32
export const THOROUGHLY_IMPLIED_END_TAG = 64
/** What these cannot hold goes before the table. @see https://html.spec.whatwg.org/multipage/parsing.html#foster-parent */
export const FOSTERING = 128
export const HEADING = 256
/** The rest are what "clear the stack back" stops at, in a table, its body and a row. */
export const TABLE_CONTEXT = 512
export const TABLE_BODY_CONTEXT = 1024
export const TABLE_ROW_CONTEXT = 2048
/** Start tags that end foreign content. @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign */
export const BREAKOUT = 4096

/** The kinds of an element, by number. */
export const kinds = new Uint16Array(COUNT)

function mark(kind, ...ids) {
  for (const id of ids) kinds[id] |= kind
}

const foreignScopes = [MATHML_TEXT, ANNOTATION_XML, ANNOTATION_XML_HTML, SVG_HTML]
mark(
  SPECIAL, ...foreignScopes,
  ADDRESS, APPLET, AREA, ARTICLE, ASIDE, BASE, BASEFONT, BGSOUND, BLOCKQUOTE, BODY, BR, BUTTON, CAPTION, CENTER, COL,
  COLGROUP, DD, DETAILS, DIR, DIV, DL, DT, EMBED, FIELDSET, FIGCAPTION, FIGURE, FOOTER, FORM, FRAME, FRAMESET, H1, H2, H3,
  H4, H5, H6, HEAD, HEADER, HGROUP, HR, HTML, IFRAME, IMG, INPUT, KEYGEN, LI, LINK, LISTING, MAIN, MARQUEE, MENU, META, NAV,
  NOEMBED, NOFRAMES, NOSCRIPT, OBJECT, OL, P, PARAM, PLAINTEXT, PRE, SCRIPT, SEARCH, SECTION, SELECT, SOURCE, STYLE, SUMMARY,
  TABLE, TBODY, TD, TEMPLATE, TEXTAREA, TFOOT, TH, THEAD, TITLE, TR, TRACK, UL, WBR, XMP,
)
mark(SCOPE | BUTTON_SCOPE | LIST_ITEM_SCOPE, ...foreignScopes)
mark(SCOPE | BUTTON_SCOPE | LIST_ITEM_SCOPE, APPLET, CAPTION, HTML, TABLE, TD, TH, MARQUEE, OBJECT, SELECT, TEMPLATE)
mark(BUTTON_SCOPE, BUTTON)
mark(LIST_ITEM_SCOPE, OL, UL)
mark(TABLE_SCOPE, HTML, TABLE, TEMPLATE)
mark(IMPLIED_END_TAG | THOROUGHLY_IMPLIED_END_TAG, DD, DT, LI, OPTGROUP, OPTION, P, RB, RP, RT, RTC)
mark(THOROUGHLY_IMPLIED_END_TAG, CAPTION, COLGROUP, TBODY, TD, TFOOT, TH, THEAD, TR)
mark(FOSTERING, TABLE, TBODY, TFOOT, THEAD, TR)
mark(HEADING, H1, H2, H3, H4, H5, H6)
mark(TABLE_CONTEXT, TABLE, TEMPLATE, HTML)
mark(TABLE_BODY_CONTEXT, TBODY, TFOOT, THEAD, TEMPLATE, HTML)
mark(TABLE_ROW_CONTEXT, TR, TEMPLATE, HTML)
mark(
  BREAKOUT,
  B, BIG, BLOCKQUOTE, BODY, BR, CENTER, CODE, DD, DIV, DL, DT, EM, EMBED, H1, H2, H3, H4, H5, H6, HEAD, HR, I, IMG, LI,
  LISTING, MENU, META, NOBR, OL, P, PRE, RUBY, S, SMALL, SPAN, STRONG, STRIKE, SUB, SUP, TABLE, TT, U, UL, VAR,
)

/** Whether an element is not HTML. */
export const isForeign = (id) => id >= FOREIGN

/**
 * Whether text in an element follows the rules of foreign content.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#html-integration-point
 * @see https://html.spec.whatwg.org/multipage/parsing.html#mathml-text-integration-point
 */
export const hasForeignText = (id) => id === FOREIGN || id === ANNOTATION_XML

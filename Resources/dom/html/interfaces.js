import { registerElementInterfaces, registerElementPart } from "../nodes/element-interfaces.js"
import { HTML_NAMESPACE, MATHML_NAMESPACE, SVG_NAMESPACE } from "../nodes/namespaces.js"
// Partial interfaces and mixins, which add to interfaces of this folder and of others.
import "./aria-members.js"
import "./attach-internals.js"
import "./html-element-members.js"
import "./body-event-handlers.js"
import "./document-members.js"
import "./layout-members.js"
import "./popover-members.js"
import { HTMLAnchorElement, HTMLAreaElement, HTMLMapElement } from "./HTMLAnchorElement.js"
import { HTMLBaseElement } from "./HTMLBaseElement.js"
import { HTMLElement } from "./HTMLElement.js"
import { HTMLImageElement } from "./HTMLImageElement.js"
import { HTMLScriptElement } from "./HTMLScriptElement.js"
import { HTMLSlotElement } from "./HTMLSlotElement.js"
import * as tables from "./HTMLTableElement.js"
import { HTMLTemplateElement } from "./HTMLTemplateElement.js"
import { HTMLTitleElement } from "./HTMLTitleElement.js"
import * as plain from "./plain-elements.js"
import { HTMLLinkElement, HTMLStyleElement } from "./style-elements.js"

export { Document as HTMLDocument } from "../nodes/Document.js"
export { DOMStringMap } from "./DOMStringMap.js"
export { HTMLAnchorElement, HTMLAreaElement, HTMLMapElement } from "./HTMLAnchorElement.js"
export { HTMLBaseElement } from "./HTMLBaseElement.js"
export { HTMLElement } from "./HTMLElement.js"
export { HTMLImageElement, Image } from "./HTMLImageElement.js"
export { HTMLScriptElement } from "./HTMLScriptElement.js"
export { HTMLSlotElement } from "./HTMLSlotElement.js"
export * from "./HTMLTableElement.js"
export { HTMLTemplateElement } from "./HTMLTemplateElement.js"
export { HTMLTitleElement } from "./HTMLTitleElement.js"
export * from "./plain-elements.js"
export { HTMLLinkElement, HTMLStyleElement } from "./style-elements.js"

/** Elements with nothing of their own. */
const ordinary =
  "abbr acronym address article aside b basefont bdi bdo big center cite code dd dfn dt em figcaption figure footer header hgroup i " +
  "kbd main mark nav nobr noembed noframes noscript plaintext rb rp rt rtc ruby s samp search section small " +
  "strike strong sub summary sup tt u var wbr"

registerElementInterfaces(
  HTML_NAMESPACE,
  {
    ...Object.fromEntries(ordinary.split(" ").map((localName) => [localName, HTMLElement])),
    a: HTMLAnchorElement,
    area: HTMLAreaElement,
    base: HTMLBaseElement,
    blockquote: plain.HTMLQuoteElement,
    body: plain.HTMLBodyElement,
    br: plain.HTMLBRElement,
    caption: tables.HTMLTableCaptionElement,
    col: tables.HTMLTableColElement,
    colgroup: tables.HTMLTableColElement,
    data: plain.HTMLDataElement,
    del: plain.HTMLModElement,
    dir: plain.HTMLDirectoryElement,
    div: plain.HTMLDivElement,
    dl: plain.HTMLDListElement,
    embed: plain.HTMLEmbedElement,
    font: plain.HTMLFontElement,
    frame: plain.HTMLFrameElement,
    frameset: plain.HTMLFrameSetElement,
    h1: plain.HTMLHeadingElement,
    h2: plain.HTMLHeadingElement,
    h3: plain.HTMLHeadingElement,
    h4: plain.HTMLHeadingElement,
    h5: plain.HTMLHeadingElement,
    h6: plain.HTMLHeadingElement,
    head: plain.HTMLHeadElement,
    hr: plain.HTMLHRElement,
    html: plain.HTMLHtmlElement,
    img: HTMLImageElement,
    ins: plain.HTMLModElement,
    li: plain.HTMLLIElement,
    link: HTMLLinkElement,
    listing: plain.HTMLPreElement,
    map: HTMLMapElement,
    marquee: plain.HTMLMarqueeElement,
    menu: plain.HTMLMenuElement,
    meta: plain.HTMLMetaElement,
    ol: plain.HTMLOListElement,
    p: plain.HTMLParagraphElement,
    param: plain.HTMLParamElement,
    picture: plain.HTMLPictureElement,
    pre: plain.HTMLPreElement,
    q: plain.HTMLQuoteElement,
    script: HTMLScriptElement,
    slot: HTMLSlotElement,
    source: plain.HTMLSourceElement,
    span: plain.HTMLSpanElement,
    style: HTMLStyleElement,
    table: tables.HTMLTableElement,
    tbody: tables.HTMLTableSectionElement,
    td: tables.HTMLTableCellElement,
    template: HTMLTemplateElement,
    tfoot: tables.HTMLTableSectionElement,
    th: tables.HTMLTableCellElement,
    thead: tables.HTMLTableSectionElement,
    time: plain.HTMLTimeElement,
    title: HTMLTitleElement,
    tr: tables.HTMLTableRowElement,
    track: plain.HTMLTrackElement,
    ul: plain.HTMLUListElement,
    xmp: plain.HTMLPreElement,
  },
  plain.HTMLUnknownElement,
)

registerElementPart(
  HTML_NAMESPACE,
  "audio button canvas datalist details dialog fieldset form iframe input label legend meter object optgroup " +
    "option output progress select selectedcontent textarea video",
  "elements",
)
registerElementPart(SVG_NAMESPACE, null, "elements")
registerElementPart(MATHML_NAMESPACE, null, "elements")

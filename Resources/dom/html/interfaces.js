import { registerElementInterfaces } from "../nodes/element-interfaces.js"
import { HTML_NAMESPACE, MATHML_NAMESPACE, SVG_NAMESPACE } from "../nodes/namespaces.js"
// Partial interfaces and mixins, which add to interfaces of this folder and of others.
import "./html-element-members.js"
import "./body-event-handlers.js"
import "./document-members.js"
import "./layout-members.js"
import "./popover-members.js"
import * as embedded from "./embedded-elements.js"
import * as foreign from "./foreign-elements.js"
import * as formParts from "./form-parts.js"
import { HTMLAnchorElement, HTMLAreaElement, HTMLMapElement } from "./HTMLAnchorElement.js"
import { HTMLBaseElement } from "./HTMLBaseElement.js"
import { HTMLButtonElement } from "./HTMLButtonElement.js"
import { HTMLDetailsElement } from "./HTMLDetailsElement.js"
import { HTMLDialogElement } from "./HTMLDialogElement.js"
import { HTMLElement } from "./HTMLElement.js"
import { HTMLFormElement } from "./HTMLFormElement.js"
import { HTMLImageElement } from "./HTMLImageElement.js"
import { HTMLInputElement } from "./HTMLInputElement.js"
import { HTMLOptionElement } from "./HTMLOptionElement.js"
import { HTMLScriptElement } from "./HTMLScriptElement.js"
import { HTMLSelectElement } from "./HTMLSelectElement.js"
import { HTMLSlotElement } from "./HTMLSlotElement.js"
import * as tables from "./HTMLTableElement.js"
import { HTMLTemplateElement } from "./HTMLTemplateElement.js"
import { HTMLTextAreaElement } from "./HTMLTextAreaElement.js"
import { HTMLTitleElement } from "./HTMLTitleElement.js"
import * as plain from "./plain-elements.js"
import { HTMLLinkElement, HTMLStyleElement } from "./style-elements.js"

export { Document as HTMLDocument } from "../nodes/Document.js"
export { ValidityState } from "./ConstraintValidation.js"
export { DOMStringMap } from "./DOMStringMap.js"
export * from "./embedded-elements.js"
export * from "./foreign-elements.js"
export * from "./form-parts.js"
export { ElementInternals } from "./ElementInternals.js"
export { HTMLAnchorElement, HTMLAreaElement, HTMLMapElement } from "./HTMLAnchorElement.js"
export { HTMLBaseElement } from "./HTMLBaseElement.js"
export { HTMLButtonElement } from "./HTMLButtonElement.js"
export { HTMLDetailsElement } from "./HTMLDetailsElement.js"
export { HTMLDialogElement } from "./HTMLDialogElement.js"
export { HTMLElement } from "./HTMLElement.js"
export { HTMLFormControlsCollection, HTMLFormElement, RadioNodeList } from "./HTMLFormElement.js"
export { HTMLImageElement, Image } from "./HTMLImageElement.js"
export { HTMLInputElement } from "./HTMLInputElement.js"
export { HTMLOptionElement, Option } from "./HTMLOptionElement.js"
export { HTMLScriptElement } from "./HTMLScriptElement.js"
export { HTMLOptionsCollection, HTMLSelectElement } from "./HTMLSelectElement.js"
export { HTMLSlotElement } from "./HTMLSlotElement.js"
export * from "./HTMLTableElement.js"
export { HTMLTemplateElement } from "./HTMLTemplateElement.js"
export { HTMLTextAreaElement } from "./HTMLTextAreaElement.js"
export { HTMLTitleElement } from "./HTMLTitleElement.js"
export * from "./plain-elements.js"
export { HTMLLinkElement, HTMLStyleElement } from "./style-elements.js"

/** Elements with nothing of their own. */
const ordinary =
  "abbr acronym address article aside b basefont bdi bdo big center cite code dd dfn dt em figcaption figure footer header hgroup i " +
  "kbd main mark nav nobr noembed noframes noscript plaintext rb rp rt rtc ruby s samp search section selectedcontent small " +
  "strike strong sub summary sup tt u var wbr"

registerElementInterfaces(
  HTML_NAMESPACE,
  {
    ...Object.fromEntries(ordinary.split(" ").map((localName) => [localName, HTMLElement])),
    a: HTMLAnchorElement,
    area: HTMLAreaElement,
    audio: embedded.HTMLAudioElement,
    base: HTMLBaseElement,
    blockquote: plain.HTMLQuoteElement,
    body: plain.HTMLBodyElement,
    br: plain.HTMLBRElement,
    button: HTMLButtonElement,
    canvas: embedded.HTMLCanvasElement,
    caption: tables.HTMLTableCaptionElement,
    col: tables.HTMLTableColElement,
    colgroup: tables.HTMLTableColElement,
    data: plain.HTMLDataElement,
    datalist: formParts.HTMLDataListElement,
    del: plain.HTMLModElement,
    details: HTMLDetailsElement,
    dialog: HTMLDialogElement,
    dir: plain.HTMLDirectoryElement,
    div: plain.HTMLDivElement,
    dl: plain.HTMLDListElement,
    embed: plain.HTMLEmbedElement,
    fieldset: formParts.HTMLFieldSetElement,
    font: plain.HTMLFontElement,
    form: HTMLFormElement,
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
    iframe: embedded.HTMLIFrameElement,
    img: HTMLImageElement,
    input: HTMLInputElement,
    ins: plain.HTMLModElement,
    label: formParts.HTMLLabelElement,
    legend: formParts.HTMLLegendElement,
    li: plain.HTMLLIElement,
    link: HTMLLinkElement,
    listing: plain.HTMLPreElement,
    map: HTMLMapElement,
    marquee: plain.HTMLMarqueeElement,
    menu: plain.HTMLMenuElement,
    meta: plain.HTMLMetaElement,
    meter: formParts.HTMLMeterElement,
    object: embedded.HTMLObjectElement,
    ol: plain.HTMLOListElement,
    optgroup: formParts.HTMLOptGroupElement,
    option: HTMLOptionElement,
    output: formParts.HTMLOutputElement,
    p: plain.HTMLParagraphElement,
    param: plain.HTMLParamElement,
    picture: plain.HTMLPictureElement,
    pre: plain.HTMLPreElement,
    progress: formParts.HTMLProgressElement,
    q: plain.HTMLQuoteElement,
    script: HTMLScriptElement,
    select: HTMLSelectElement,
    slot: HTMLSlotElement,
    source: plain.HTMLSourceElement,
    span: plain.HTMLSpanElement,
    style: HTMLStyleElement,
    table: tables.HTMLTableElement,
    tbody: tables.HTMLTableSectionElement,
    td: tables.HTMLTableCellElement,
    template: HTMLTemplateElement,
    textarea: HTMLTextAreaElement,
    tfoot: tables.HTMLTableSectionElement,
    th: tables.HTMLTableCellElement,
    thead: tables.HTMLTableSectionElement,
    time: plain.HTMLTimeElement,
    title: HTMLTitleElement,
    tr: tables.HTMLTableRowElement,
    track: plain.HTMLTrackElement,
    ul: plain.HTMLUListElement,
    video: embedded.HTMLVideoElement,
    xmp: plain.HTMLPreElement,
  },
  plain.HTMLUnknownElement,
)

registerElementInterfaces(
  SVG_NAMESPACE,
  {
    a: foreign.SVGAElement,
    circle: foreign.SVGGeometryElement,
    ellipse: foreign.SVGGeometryElement,
    foreignObject: foreign.SVGGraphicsElement,
    g: foreign.SVGGElement,
    image: foreign.SVGGraphicsElement,
    line: foreign.SVGGeometryElement,
    path: foreign.SVGPathElement,
    polygon: foreign.SVGGeometryElement,
    polyline: foreign.SVGGeometryElement,
    rect: foreign.SVGGeometryElement,
    svg: foreign.SVGSVGElement,
    switch: foreign.SVGGraphicsElement,
    text: foreign.SVGGraphicsElement,
    title: foreign.SVGTitleElement,
    use: foreign.SVGUseElement,
  },
  foreign.SVGElement,
)
registerElementInterfaces(MATHML_NAMESPACE, {}, foreign.MathMLElement)

import { HTMLElement } from "./HTMLElement.js"
import { defineInterface } from "../web-idl/interface.js"
import { reflect } from "./reflect.js"

/**
 * The element interfaces that are nothing but reflected attributes.
 *
 * @type {Record<string, import("./reflect.js").Reflections>}
 */
const table = {
  HTMLBodyElement: { legacyText: "text link vLink aLink bgColor", text: "background" },
  HTMLBRElement: { text: "clear" },
  HTMLDataElement: { text: "value" },
  HTMLDirectoryElement: { boolean: "compact" },
  HTMLDivElement: { text: "align" },
  HTMLDListElement: { boolean: "compact" },
  HTMLEmbedElement: { url: "src", text: "type width height align name" },
  HTMLFontElement: { legacyText: "color", text: "face size" },
  HTMLFrameElement: { text: "name scrolling frameBorder", legacyText: "marginHeight marginWidth", url: "src longDesc", boolean: "noResize" },
  HTMLFrameSetElement: { text: "cols rows" },
  HTMLHeadElement: {},
  HTMLHeadingElement: { text: "align" },
  HTMLHRElement: { text: "align color size width", boolean: "noShade" },
  HTMLHtmlElement: { text: "version" },
  HTMLLIElement: { long: { value: 0 }, text: "type" },
  HTMLMarqueeElement: { text: "behavior bgColor direction height width", unsigned: { hspace: 0, vspace: 0, scrollAmount: 6, scrollDelay: 85 }, boolean: "trueSpeed" },
  HTMLMenuElement: { boolean: "compact" },
  HTMLMetaElement: { text: "name httpEquiv:http-equiv content media scheme" },
  HTMLModElement: { url: "cite", text: "dateTime" },
  HTMLOListElement: { boolean: "reversed compact", long: { start: 1 }, text: "type" },
  HTMLParagraphElement: { text: "align" },
  HTMLParamElement: { text: "name value type valueType" },
  HTMLPictureElement: {},
  HTMLPreElement: { long: { width: 0 } },
  HTMLQuoteElement: { url: "cite" },
  HTMLSourceElement: { url: "src", text: "type srcset sizes media", unsigned: { width: 0, height: 0 } },
  HTMLSpanElement: {},
  HTMLTimeElement: { text: "dateTime" },
  HTMLTrackElement: { url: "src", text: "srclang label", boolean: "default", enumerated: { kind: { values: "subtitles captions descriptions chapters metadata", missing: "subtitles", invalid: "metadata" } } },
  HTMLUListElement: { boolean: "compact", text: "type" },
  HTMLUnknownElement: {},
}

/** @type {Record<string, typeof HTMLElement>} */
const interfaces = {}
for (const name in table) {
  // The name is that of the property which the class is first put into.
  const Class = { [name]: class extends HTMLElement {} }[name]
  reflect(Class, table[name])
  interfaces[name] = defineInterface(Class, name)
}

export const {
  HTMLBodyElement,
  HTMLBRElement,
  HTMLDataElement,
  HTMLDirectoryElement,
  HTMLDivElement,
  HTMLDListElement,
  HTMLEmbedElement,
  HTMLFontElement,
  HTMLFrameElement,
  HTMLFrameSetElement,
  HTMLHeadElement,
  HTMLHeadingElement,
  HTMLHRElement,
  HTMLHtmlElement,
  HTMLLIElement,
  HTMLMarqueeElement,
  HTMLMenuElement,
  HTMLMetaElement,
  HTMLModElement,
  HTMLOListElement,
  HTMLParagraphElement,
  HTMLParamElement,
  HTMLPictureElement,
  HTMLPreElement,
  HTMLQuoteElement,
  HTMLSourceElement,
  HTMLSpanElement,
  HTMLTimeElement,
  HTMLTrackElement,
  HTMLUListElement,
  HTMLUnknownElement,
} = interfaces

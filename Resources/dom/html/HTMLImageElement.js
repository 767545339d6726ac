import { createElement } from "../nodes/create-element.js"
import { getAttributeValue, setAttributeValue } from "../nodes/Element.js"
import { DOMException } from "../web-idl/DOMException.js"
import { defineInterface } from "../web-idl/interface.js"
import { currentDocument } from "../window/current.js"
import { HTMLElement } from "./HTMLElement.js"
import { parseNonNegativeInteger } from "./microsyntaxes.js"
import { reflect } from "./reflect.js"

/**
 * An image that is never loaded: its size is that of its attributes.
 *
 * @see https://html.spec.whatwg.org/multipage/embedded-content.html#the-img-element
 */
export class HTMLImageElement extends HTMLElement {
  get width() {
    return dimension(this, "width")
  }

  set width(value) {
    setAttributeValue(this, "width", `${dimensionToSet(value)}`)
  }

  get height() {
    return dimension(this, "height")
  }

  set height(value) {
    setAttributeValue(this, "height", `${dimensionToSet(value)}`)
  }

  get naturalWidth() {
    return 0
  }

  get naturalHeight() {
    return 0
  }

  /** True: nothing is being loaded, and nothing will be. */
  get complete() {
    return true
  }

  get currentSrc() {
    return getAttributeValue(this, "src") === null ? "" : this.src
  }

  get x() {
    return 0
  }

  get y() {
    return 0
  }

  decode() {
    return Promise.reject(new DOMException("images are not loaded here", "EncodingError"))
  }
}

const dimension = (image, name) => parseNonNegativeInteger(getAttributeValue(image, name) ?? "") ?? 0
const dimensionToSet = (value) => (value >>> 0 > 2147483647 ? 0 : value >>> 0)

reflect(HTMLImageElement, {
  text: "alt srcset sizes useMap name align border",
  url: "src longDesc lowsrc",
  boolean: "isMap",
  unsigned: { hspace: 0, vspace: 0 },
  enumerated: {
    crossOrigin: { values: { anonymous: "anonymous", "": "anonymous", "use-credentials": "use-credentials" }, missing: null, invalid: "anonymous" },
    decoding: { values: "sync async auto", missing: "auto" },
    fetchPriority: { values: "high low auto", missing: "auto" },
    loading: { values: "lazy eager", missing: "eager" },
    referrerPolicy: {
      values:
        "no-referrer no-referrer-when-downgrade same-origin origin strict-origin origin-when-cross-origin strict-origin-when-cross-origin unsafe-url",
    },
  },
})
defineInterface(HTMLImageElement)

/** `new Image(width, height)`. @see https://html.spec.whatwg.org/multipage/embedded-content.html#dom-image */
export function Image(width = undefined, height = undefined) {
  if (new.target === undefined) throw new TypeError("Image is a constructor; call it with new")
  const image = createElement(currentDocument(), "img")
  if (width !== undefined) setAttributeValue(image, "width", `${width >>> 0}`)
  if (height !== undefined) setAttributeValue(image, "height", `${height >>> 0}`)
  return image
}

Image.prototype = HTMLImageElement.prototype

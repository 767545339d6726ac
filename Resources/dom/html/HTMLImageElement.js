import { statefulKey, upgraded } from "../custom-elements/stand-in.js"
import { fire } from "../events/dispatch.js"
import { createElement } from "../nodes/create-element.js"
import { getAttributeValue, setAttributeValue } from "../nodes/Element.js"
import { defineElementSteps } from "../nodes/steps.js"
import { nodeDocumentOf } from "../nodes/tree.js"
import { DOMException } from "../web-idl/DOMException.js"
import { defineInterface } from "../web-idl/interface.js"
import { currentDocument, hostHooks, windowOf } from "../window/current.js"
import { HTMLElement } from "./HTMLElement.js"
import { parseNonNegativeInteger } from "./microsyntaxes.js"
import { reflect } from "./reflect.js"

/** @type {(image: HTMLImageElement) => void} */
let updateImageData

/**
 * An image. Its pixels are never there; a host that loads images says how many they are.
 *
 * @see https://html.spec.whatwg.org/multipage/embedded-content.html#the-img-element
 */
export class HTMLImageElement extends HTMLElement {
  /** The request that the host has not answered: an object without members, so that a later one is another. */
  #pending = null
  #naturalSize = { width: 0, height: 0 }

  constructor(key, ...rest) {
    super(statefulKey(key), ...rest)
    return upgraded(this)
  }

  static {
    updateImageData = (image) => image.#update()
  }

  /**
   * Asks the host for the image. A host that loads none says so, and nothing happens; neither does it in a document without a
   * browsing context.
   *
   * @see https://html.spec.whatwg.org/multipage/images.html#update-the-image-data
   */
  #update() {
    this.#pending = null
    this.#naturalSize = { width: 0, height: 0 }
    const src = getAttributeValue(this, "src")
    if (src === null || src === "" || windowOf(nodeDocumentOf(this)) === null) return
    const request = {}
    const isLoading = hostHooks().loadImage?.(src, (width, height) => {
      // The source has changed meanwhile.
      if (this.#pending !== request) return
      this.#pending = null
      if (width === undefined) return fire(this, "error")
      this.#naturalSize = { width, height }
      fire(this, "load")
    })
    if (isLoading) this.#pending = request
  }

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
    return this.#naturalSize.width
  }

  get naturalHeight() {
    return this.#naturalSize.height
  }

  get complete() {
    return this.#pending === null
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
    return Promise.reject(new DOMException("images are not decoded here", "EncodingError"))
  }
}

defineElementSteps("img", {
  attributeChanged(image, name, oldValue, value, namespace) {
    if (name === "src" && namespace === null) updateImageData(image)
  },
})

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

import { statefulKey, upgraded } from "../custom-elements/stand-in.js"
import { getAttributeValue, setAttributeValue } from "../nodes/Element.js"
import { createElement } from "../nodes/create-element.js"
import { toDouble } from "../web-idl/conversions.js"
import { DOMException } from "../web-idl/DOMException.js"
import { defineConstants, defineInterface } from "../web-idl/interface.js"
import { currentDocument } from "../window/current.js"
import { formOwner } from "./form-controls.js"
import { HTMLElement } from "./HTMLElement.js"
import { referrerPolicies, reflect } from "./reflect.js"

/** Elements that would show or play something from elsewhere. Nothing is loaded, so they stay as they are before loading. */

/** @see https://html.spec.whatwg.org/multipage/media.html#htmlmediaelement */
export class HTMLMediaElement extends HTMLElement {
  #volume = 1
  #muted = null
  #playbackRate = 1
  #defaultPlaybackRate = 1

  constructor(key, ...rest) {
    super(statefulKey(key), ...rest)
    return upgraded(this)
  }

  get currentSrc() {
    return ""
  }

  get networkState() {
    return HTMLMediaElement.NETWORK_EMPTY
  }

  get readyState() {
    return HTMLMediaElement.HAVE_NOTHING
  }

  get error() {
    return null
  }

  get srcObject() {
    return null
  }

  get duration() {
    return NaN
  }

  get currentTime() {
    return 0
  }

  set currentTime(value) {
    toDouble(value)
  }

  get paused() {
    return true
  }

  get ended() {
    return false
  }

  get seeking() {
    return false
  }

  get volume() {
    return this.#volume
  }

  set volume(value) {
    const volume = toDouble(value)
    if (volume < 0 || volume > 1) throw new DOMException(`the volume goes from 0 to 1: ${volume}`, "IndexSizeError")
    this.#volume = volume
  }

  get muted() {
    return this.#muted ?? getAttributeValue(this, "muted") !== null
  }

  set muted(value) {
    this.#muted = !!value
  }

  get playbackRate() {
    return this.#playbackRate
  }

  set playbackRate(value) {
    this.#playbackRate = toDouble(value)
  }

  get defaultPlaybackRate() {
    return this.#defaultPlaybackRate
  }

  set defaultPlaybackRate(value) {
    this.#defaultPlaybackRate = toDouble(value)
  }

  canPlayType() {
    return ""
  }

  load() {}

  pause() {}

  play() {
    return Promise.reject(new DOMException("media are not loaded here", "NotSupportedError"))
  }
}

for (const [index, name] of ["NETWORK_EMPTY", "NETWORK_IDLE", "NETWORK_LOADING", "NETWORK_NO_SOURCE"].entries()) {
  Object.defineProperty(HTMLMediaElement, name, { value: index, enumerable: true })
}
for (const [index, name] of ["HAVE_NOTHING", "HAVE_METADATA", "HAVE_CURRENT_DATA", "HAVE_FUTURE_DATA", "HAVE_ENOUGH_DATA"].entries()) {
  Object.defineProperty(HTMLMediaElement, name, { value: index, enumerable: true })
}

reflect(HTMLMediaElement, {
  url: "src",
  boolean: "autoplay loop controls defaultMuted:muted",
  enumerated: {
    crossOrigin: { values: { anonymous: "anonymous", "": "anonymous", "use-credentials": "use-credentials" }, missing: null, invalid: "anonymous" },
    preload: { values: { none: "none", metadata: "metadata", auto: "auto", "": "auto" }, missing: "metadata" },
  },
})

/** @see https://html.spec.whatwg.org/multipage/media.html#the-audio-element */
export class HTMLAudioElement extends HTMLMediaElement {}

/** `new Audio(src)`. @see https://html.spec.whatwg.org/multipage/media.html#dom-audio */
export function Audio(src = undefined) {
  if (new.target === undefined) throw new TypeError("Audio is a constructor; call it with new")
  const audio = createElement(currentDocument(), "audio")
  setAttributeValue(audio, "preload", "auto")
  if (src !== undefined) setAttributeValue(audio, "src", `${src}`)
  return audio
}

Audio.prototype = HTMLAudioElement.prototype

/** @see https://html.spec.whatwg.org/multipage/media.html#the-video-element */
export class HTMLVideoElement extends HTMLMediaElement {
  get videoWidth() {
    return 0
  }

  get videoHeight() {
    return 0
  }
}

reflect(HTMLVideoElement, { unsigned: { width: 0, height: 0 }, url: "poster", boolean: "playsInline" })

/** A frame without a page in it. @see https://html.spec.whatwg.org/multipage/iframe-embed-object.html#the-iframe-element */
export class HTMLIFrameElement extends HTMLElement {
  get contentDocument() {
    return null
  }

  get contentWindow() {
    return null
  }

  getSVGDocument() {
    return null
  }
}

reflect(HTMLIFrameElement, {
  text: "srcdoc name allow width height align scrolling frameBorder marginHeight marginWidth",
  url: "src longDesc",
  boolean: "allowFullscreen",
  tokens: "sandbox",
  enumerated: {
    loading: { values: "lazy eager", missing: "eager" },
    referrerPolicy: referrerPolicies,
  },
})

/** @see https://html.spec.whatwg.org/multipage/iframe-embed-object.html#the-object-element */
export class HTMLObjectElement extends HTMLElement {
  get form() {
    return formOwner(this)
  }

  get contentDocument() {
    return null
  }

  get contentWindow() {
    return null
  }
}

reflect(HTMLObjectElement, {
  text: "type name useMap width height align archive code standby codeType border",
  url: "data codeBase",
  boolean: "declare",
  unsigned: { hspace: 0, vspace: 0 },
})

/** A canvas without anything to draw with. @see https://html.spec.whatwg.org/multipage/canvas.html#the-canvas-element */
export class HTMLCanvasElement extends HTMLElement {
  getContext() {
    return null
  }

  toDataURL() {
    return "data:,"
  }

  toBlob(callback) {
    queueMicrotask(() => callback(null))
  }
}

reflect(HTMLCanvasElement, { unsigned: { width: 300, height: 150 } })

for (const Class of [
  HTMLMediaElement,
  HTMLAudioElement,
  HTMLVideoElement,
  HTMLIFrameElement,
  HTMLObjectElement,
  HTMLCanvasElement,
]) {
  defineInterface(Class)
}

defineConstants(HTMLMediaElement, {
  NETWORK_EMPTY: 0, NETWORK_IDLE: 1, NETWORK_LOADING: 2, NETWORK_NO_SOURCE: 3,
  HAVE_NOTHING: 0, HAVE_METADATA: 1, HAVE_CURRENT_DATA: 2, HAVE_FUTURE_DATA: 3, HAVE_ENOUGH_DATA: 4,
})

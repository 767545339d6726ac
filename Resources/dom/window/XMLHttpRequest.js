import { decodeUTF8, encodeUTF8 } from "../encoding/utf-8.js"
import { fire } from "../events/dispatch.js"
import { defineEventHandlers } from "../events/event-handlers.js"
import { EventTarget } from "../events/EventTarget.js"
import { Blob } from "../file/Blob.js"
import { ProgressEvent } from "../ui-events/ProgressEvent.js"
import { DOMException } from "../web-idl/DOMException.js"
import { defineConstants, defineInterface } from "../web-idl/interface.js"
import { loadResource } from "./fetch.js"
import { Headers } from "./Headers.js"
import { Request } from "./Request.js"

/** @see https://xhr.spec.whatwg.org/#xmlhttprequesteventtarget */
export class XMLHttpRequestEventTarget extends EventTarget {}

defineEventHandlers(XMLHttpRequestEventTarget, ["loadstart", "progress", "abort", "error", "load", "timeout", "loadend"])
defineInterface(XMLHttpRequestEventTarget)

/** @see https://xhr.spec.whatwg.org/#xmlhttprequestupload */
export class XMLHttpRequestUpload extends XMLHttpRequestEventTarget {}

defineInterface(XMLHttpRequestUpload)

/**
 * Requests for what `fetch` can load, asynchronous ones only.
 *
 * @see https://xhr.spec.whatwg.org/#interface-xmlhttprequest
 */
export class XMLHttpRequest extends XMLHttpRequestEventTarget {
  #readyState = 0
  #request = null
  #requestHeaders = null
  #responseType = ""
  #bytes = new Uint8Array(0)
  #headers = new Headers()
  #status = 0
  // Counts the requests, so that an answer that comes after abort() or another open() is dropped.
  #turn = 0
  #upload = new XMLHttpRequestUpload()
  #timeout = 0
  #withCredentials = false

  get readyState() {
    return this.#readyState
  }

  get timeout() {
    return this.#timeout
  }

  set timeout(value) {
    this.#timeout = value >>> 0
  }

  get withCredentials() {
    return this.#withCredentials
  }

  set withCredentials(value) {
    this.#withCredentials = Boolean(value)
  }

  get upload() {
    return this.#upload
  }

  get responseURL() {
    return this.#readyState === 4 && this.#status !== 0 ? this.#request.url : ""
  }

  get status() {
    return this.#status
  }

  get statusText() {
    return this.#status === 200 ? "OK" : ""
  }

  get responseType() {
    return this.#responseType
  }

  set responseType(value) {
    if (/^(?:|arraybuffer|blob|json|text)$/.test(value)) this.#responseType = value
  }

  get responseText() {
    if (this.#responseType !== "" && this.#responseType !== "text") {
      throw new DOMException(`the responseType is "${this.#responseType}"; read response`, "InvalidStateError")
    }
    return decodeUTF8(this.#bytes)
  }

  get responseXML() {
    return null
  }

  get response() {
    if (this.#responseType === "" || this.#responseType === "text") return this.responseText
    if (this.#readyState !== 4 || this.#status === 0) return null
    if (this.#responseType === "arraybuffer") return this.#bytes.slice().buffer
    if (this.#responseType === "blob") return new Blob([this.#bytes], { type: this.#headers.get("content-type") ?? "" })
    try {
      return JSON.parse(decodeUTF8(this.#bytes))
    } catch (error) {
      // The standard answers null for what is not JSON.
      if (error instanceof SyntaxError) return null
      throw error
    }
  }

  open(method, url, async = true) {
    if (!async) throw new DOMException("requests are asynchronous here; leave out the third argument", "InvalidAccessError")
    const request = new Request(url, { method })
    this.#turn++
    this.#request = request
    this.#requestHeaders = new Headers()
    this.#reset()
    this.#change(1)
  }

  setRequestHeader(name, value) {
    if (this.#readyState !== 1) throw new DOMException("the request is not open", "InvalidStateError")
    this.#requestHeaders.append(name, value)
  }

  send() {
    if (this.#readyState !== 1) throw new DOMException("the request is not open", "InvalidStateError")
    const turn = ++this.#turn
    this.#progress("loadstart", 0)
    loadResource(this.#request.url).then(
      ({ body, type }) => {
        if (turn !== this.#turn) return
        this.#status = 200
        this.#bytes = typeof body === "string" ? encodeUTF8(body) : body
        if (type !== null) this.#headers.set("content-type", type)
        this.#change(2)
        this.#change(3)
        this.#progress("progress", this.#bytes.length)
        this.#change(4)
        this.#progress("load", this.#bytes.length)
        this.#progress("loadend", this.#bytes.length)
      },
      () => {
        if (turn !== this.#turn) return
        this.#change(4)
        this.#progress("error", 0)
        this.#progress("loadend", 0)
      },
    )
  }

  abort() {
    const isUnderWay = this.#readyState > 0 && this.#readyState < 4
    this.#turn++
    this.#reset()
    if (isUnderWay) {
      this.#change(4)
      this.#progress("abort", 0)
      this.#progress("loadend", 0)
    }
    this.#readyState = 0
  }

  getResponseHeader(name) {
    return this.#headers.get(name)
  }

  getAllResponseHeaders() {
    return Array.from(this.#headers.entries(), ([name, value]) => `${name}: ${value}\r\n`).join("")
  }

  overrideMimeType() {}

  #reset() {
    this.#status = 0
    this.#bytes = new Uint8Array(0)
    this.#headers = new Headers()
  }

  #change(state) {
    this.#readyState = state
    fire(this, "readystatechange")
  }

  #progress(type, loaded) {
    fire(this, type, { loaded, total: loaded, lengthComputable: loaded > 0 }, ProgressEvent)
  }
}

defineEventHandlers(XMLHttpRequest, ["readystatechange"])
defineInterface(XMLHttpRequest)
defineConstants(XMLHttpRequest, { UNSENT: 0, OPENED: 1, HEADERS_RECEIVED: 2, LOADING: 3, DONE: 4 })

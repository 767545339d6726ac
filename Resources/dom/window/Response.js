import { encodeUTF8 } from "../encoding/utf-8.js"
import { toUSVString } from "../web-idl/conversions.js"
import { defineInterface } from "../web-idl/interface.js"
import { internal } from "../web-idl/internal.js"
import { Body, extractBody } from "./body.js"
import { currentDocument } from "./current.js"
import { Headers } from "./Headers.js"
import { part } from "./part.js"

/** @see https://fetch.spec.whatwg.org/#response-class */
export class Response {
  #body
  #status
  #statusText
  #headers
  #type = "default"
  #url = ""

  constructor(body = null, init = undefined, key = undefined, url = "") {
    this.#status = init?.status === undefined ? 200 : init.status & 0xffff
    if (this.#status < 200 || this.#status > 599) throw new RangeError(`Response: ${this.#status} is no status from 200 to 599`)
    this.#statusText = String(init?.statusText ?? "")
    this.#headers = new Headers(init?.headers)
    const { bytes, type } = extractBody(body)
    if (type !== null && !this.#headers.has("content-type")) this.#headers.set("content-type", type)
    this.#body = new Body(bytes, () => this.#headers.get("content-type"))
    if (key === internal) {
      this.#type = "basic"
      this.#url = url
    }
  }

  static error() {
    const response = new Response()
    response.#type = "error"
    response.#status = 0
    return response
  }

  /** @see https://fetch.spec.whatwg.org/#dom-response-redirect */
  static redirect(url, status = 302) {
    const parsed = part("url").parseURL(toUSVString(url), part("url").parseURL(currentDocument().baseURI))
    if (parsed === null) throw new TypeError(`Response.redirect: "${url}" is not a URL`)
    if (![301, 302, 303, 307, 308].includes(status & 0xffff)) throw new RangeError(`Response.redirect: ${status} is no status of a redirection`)
    const response = new Response(null, { status })
    response.#headers.set("location", part("url").serializeURL(parsed))
    return response
  }

  static json(data, init) {
    const response = new Response(encodeUTF8(JSON.stringify(data)), init)
    if (!response.#headers.has("content-type")) response.#headers.set("content-type", "application/json")
    return response
  }

  get type() {
    return this.#type
  }

  get url() {
    return this.#url
  }

  get redirected() {
    return false
  }

  get status() {
    return this.#status
  }

  get ok() {
    return this.#status >= 200 && this.#status < 300
  }

  get statusText() {
    return this.#statusText
  }

  get headers() {
    return this.#headers
  }

  /** Bodies are read whole: there are no streams. */
  get body() {
    return null
  }

  get bodyUsed() {
    return this.#body.bodyUsed
  }

  clone() {
    const copy = new Response(null, { status: this.#status || 200, statusText: this.#statusText, headers: this.#headers })
    copy.#body = this.#body.copy()
    copy.#status = this.#status
    copy.#type = this.#type
    copy.#url = this.#url
    return copy
  }

  arrayBuffer() {
    return this.#body.read("arrayBuffer")
  }

  blob() {
    return this.#body.read("blob")
  }

  bytes() {
    return this.#body.read("bytes")
  }

  json() {
    return this.#body.read("json")
  }

  text() {
    return this.#body.read("text")
  }
}

defineInterface(Response)

import { urlOf } from "../nodes/Document.js"
import { toUSVString } from "../web-idl/conversions.js"
import { defineInterface } from "../web-idl/interface.js"
import { Body, extractBody } from "./body.js"
import { part } from "./part.js"
import { currentDocument } from "./current.js"
import { Headers } from "./Headers.js"

/** @see https://fetch.spec.whatwg.org/#request-class */
export class Request {
  #url
  #method
  #headers
  #body
  #signal

  constructor(input, init = undefined) {
    const from = input instanceof Request ? input : null
    const text = from === null ? toUSVString(input) : from.url
    const url = part("url").parseURL(text, part("url").parseURL(currentDocument().baseURI ?? urlOf(currentDocument())))
    if (url === null) throw new TypeError(`Request: "${text}" is not a URL`)
    this.#url = part("url").serializeURL(url)
    const method = String(init?.method ?? from?.method ?? "GET")
    this.#method = /^(?:delete|get|head|options|post|put)$/i.test(method) ? method.toUpperCase() : method
    this.#headers = new Headers(init?.headers ?? from?.headers)
    this.#signal = init?.signal ?? from?.signal ?? null
    const { bytes, type } = extractBody(init?.body)
    if (bytes !== null && /^(?:GET|HEAD)$/.test(this.#method)) throw new TypeError(`Request: ${this.#method} has no body`)
    if (type !== null && !this.#headers.has("content-type")) this.#headers.set("content-type", type)
    this.#body = from !== null && bytes === null ? from.#body.copy() : new Body(bytes, () => this.#headers.get("content-type"))
  }

  get url() {
    return this.#url
  }

  get method() {
    return this.#method
  }

  get headers() {
    return this.#headers
  }

  get signal() {
    return this.#signal
  }

  get bodyUsed() {
    return this.#body.bodyUsed
  }

  clone() {
    return new Request(this)
  }

  arrayBuffer() {
    return this.#body.read("arrayBuffer")
  }

  blob() {
    return this.#body.read("blob")
  }

  json() {
    return this.#body.read("json")
  }

  text() {
    return this.#body.read("text")
  }
}

defineInterface(Request)

import { urlOf } from "../nodes/Document.js"
import { toUSVString } from "../web-idl/conversions.js"
import { defineInterface } from "../web-idl/interface.js"
import { Body, extractBody } from "./body.js"
import { part } from "./part.js"
import { currentDocument } from "./current.js"
import { Headers } from "./Headers.js"

// What may be said of how a request is made, the default first; it changes nothing where there is no network.
const modes = {
  cache: ["default", "force-cache", "no-cache", "no-store", "only-if-cached", "reload"],
  credentials: ["same-origin", "include", "omit"],
  integrity: null,
  keepalive: null,
  mode: ["cors", "navigate", "no-cors", "same-origin"],
  redirect: ["follow", "error", "manual"],
  referrerPolicy: [
    "", "no-referrer", "no-referrer-when-downgrade", "origin", "origin-when-cross-origin", "same-origin", "strict-origin",
    "strict-origin-when-cross-origin", "unsafe-url",
  ],
}

function modeOf(name, values, init, from) {
  const given = init?.[name] ?? from?.[name]
  if (name === "keepalive") return Boolean(given)
  const text = String(given ?? values?.[0] ?? "")
  if (values !== null && !values.includes(text)) throw new TypeError(`Request: "${text}" is no ${name}; give one of ${values.join(", ")}`)
  // A script cannot ask for a navigation.
  if (name === "mode" && text === "navigate") throw new TypeError('Request: "navigate" is no mode for scripts')
  return text
}

/** @see https://fetch.spec.whatwg.org/#request-class */
export class Request {
  #url
  #method
  #headers
  #body
  #signal
  #modes

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
    this.#modes = Object.fromEntries(Object.entries(modes).map(([name, values]) => [name, modeOf(name, values, init, from)]))
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

  get destination() {
    return ""
  }

  get referrer() {
    return "about:client"
  }

  get cache() {
    return this.#modes.cache
  }

  get credentials() {
    return this.#modes.credentials
  }

  get integrity() {
    return this.#modes.integrity
  }

  get keepalive() {
    return this.#modes.keepalive
  }

  get mode() {
    return this.#modes.mode
  }

  get redirect() {
    return this.#modes.redirect
  }

  get referrerPolicy() {
    return this.#modes.referrerPolicy
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

defineInterface(Request)

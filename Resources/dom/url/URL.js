import { part } from "../window/part.js"
import { toUSVString } from "../web-idl/conversions.js"
import { defineInterface } from "../web-idl/interface.js"
import { serializeHost } from "./host-parser.js"
import { percentEncode, userinfoSet } from "./percent-encoding.js"
import { parseInto, parseURL, serializeOrigin, serializePath, serializeURL } from "./url-parser.js"
import { bindToURL, setList, URLSearchParams } from "./URLSearchParams.js"

function parse(url, base) {
  const text = toUSVString(url)
  if (base === undefined) return parseURL(text)
  const parsedBase = parseURL(toUSVString(base))
  return parsedBase === null ? null : parseURL(text, parsedBase)
}

/**
 * Internationalised domain names are mapped to lower case and Punycode, without the tables of UTS 46.
 *
 * @see https://url.spec.whatwg.org/#url-class
 */
export class URL {
  #url
  #searchParams = null

  constructor(url, base = undefined) {
    if (arguments.length === 0) throw new TypeError("URL needs 1 argument, but was called with 0")
    this.#url = parse(url, base)
    if (this.#url === null) {
      throw new TypeError(`"${url}" cannot be parsed as a URL${base === undefined ? "" : ` against "${base}"`}`)
    }
  }

  static parse(url, base = undefined) {
    return URL.canParse(url, base) ? new URL(url, base) : null
  }

  static canParse(url, base = undefined) {
    if (arguments.length === 0) throw new TypeError("URL.canParse needs 1 argument, but was called with 0")
    return parse(url, base) !== null
  }

  static createObjectURL(object) {
    return part("platform").createObjectURL(object)
  }

  static revokeObjectURL(url) {
    part("platform").revokeObjectURL(String(url))
  }

  get href() {
    return serializeURL(this.#url)
  }

  set href(value) {
    const url = parseURL(toUSVString(value))
    if (url === null) throw new TypeError(`"${value}" cannot be parsed as a URL`)
    this.#url = url
    if (this.#searchParams !== null) setList(this.#searchParams, url.query ?? "")
  }

  get origin() {
    return serializeOrigin(this.#url)
  }

  get protocol() {
    return `${this.#url.scheme}:`
  }

  set protocol(value) {
    parseInto(this.#url, `${toUSVString(value)}:`, "scheme start")
  }

  get username() {
    return this.#url.username
  }

  set username(value) {
    if (this.#hasNoCredentials) return
    this.#url.username = percentEncode(toUSVString(value), userinfoSet)
  }

  get password() {
    return this.#url.password
  }

  set password(value) {
    if (this.#hasNoCredentials) return
    this.#url.password = percentEncode(toUSVString(value), userinfoSet)
  }

  get host() {
    const { host, port } = this.#url
    if (host === null) return ""
    return port === null ? serializeHost(host) : `${serializeHost(host)}:${port}`
  }

  set host(value) {
    this.#setHost(value, "host")
  }

  get hostname() {
    return this.#url.host === null ? "" : serializeHost(this.#url.host)
  }

  set hostname(value) {
    this.#setHost(value, "hostname")
  }

  get port() {
    return this.#url.port === null ? "" : String(this.#url.port)
  }

  set port(value) {
    if (this.#hasNoCredentials) return
    const text = toUSVString(value)
    if (text === "") this.#url.port = null
    else parseInto(this.#url, text, "port")
  }

  get pathname() {
    return serializePath(this.#url)
  }

  set pathname(value) {
    if (typeof this.#url.path === "string") return
    this.#url.path = []
    parseInto(this.#url, toUSVString(value), "path start")
  }

  get search() {
    return this.#url.query ? `?${this.#url.query}` : ""
  }

  set search(value) {
    const text = toUSVString(value).replace(/^\?/, "")
    if (text === "") {
      this.#url.query = null
    } else {
      this.#url.query = ""
      parseInto(this.#url, text, "query")
    }
    if (this.#searchParams !== null) setList(this.#searchParams, text)
  }

  get searchParams() {
    if (this.#searchParams === null) {
      this.#searchParams = new URLSearchParams(this.#url.query ?? "")
      bindToURL(this.#searchParams, (query) => {
        this.#url.query = query === "" ? null : query
      })
    }
    return this.#searchParams
  }

  get hash() {
    return this.#url.fragment ? `#${this.#url.fragment}` : ""
  }

  set hash(value) {
    const text = toUSVString(value).replace(/^#/, "")
    if (text === "") {
      this.#url.fragment = null
      return
    }
    this.#url.fragment = ""
    parseInto(this.#url, text, "fragment")
  }

  toJSON() {
    return this.href
  }

  toString() {
    return this.href
  }

  /** @see https://url.spec.whatwg.org/#cannot-have-a-username-password-port */
  get #hasNoCredentials() {
    const { host, scheme } = this.#url
    return host === null || host === "" || scheme === "file"
  }

  #setHost(value, state) {
    if (typeof this.#url.path === "string") return
    parseInto(this.#url, toUSVString(value), state)
  }
}

defineInterface(URL)

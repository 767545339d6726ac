import { parseHost, serializeHost } from "./host-parser.js"
import {
  c0ControlSet,
  fragmentSet,
  pathSet,
  percentEncode,
  querySet,
  specialQuerySet,
  userinfoSet,
} from "./percent-encoding.js"

/**
 * A URL record.
 *
 * @typedef {object} URLRecord
 * @property {string} scheme
 * @property {string} username
 * @property {string} password
 * @property {import("./host-parser.js").Host | null} host
 * @property {number | null} port
 * @property {string | string[]} path - a string when it is opaque
 * @property {string | null} query
 * @property {string | null} fragment
 * @see https://url.spec.whatwg.org/#concept-url
 */

/** The special schemes and their default ports. */
export const specialSchemes = { ftp: 21, file: null, http: 80, https: 443, ws: 80, wss: 443 }

export const isSpecial = (url) => Object.hasOwn(specialSchemes, url.scheme)

const isWindowsDriveLetter = (text) => /^[A-Za-z][:|]$/.test(text)
const startsWithWindowsDriveLetter = (text) => /^[A-Za-z][:|](?:[/\\?#]|$)/.test(text)
const isSingleDot = (segment) => /^(?:\.|%2e)$/i.test(segment)
const isDoubleDot = (segment) => /^(?:\.|%2e){2}$/i.test(segment)

/** @see https://url.spec.whatwg.org/#shorten-a-urls-path */
function shortenPath(url) {
  if (url.scheme === "file" && url.path.length === 1 && /^[A-Za-z]:$/.test(url.path[0])) return
  url.path.pop()
}

/**
 * Parses a URL.
 *
 * @param {string} input - well-formed
 * @param {URLRecord | null} [base]
 * @returns {URLRecord | null} null for failure
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function parseURL(input, base = null) {
  const url = { scheme: "", username: "", password: "", host: null, port: null, path: [], query: null, fragment: null }
  const text = input.replace(/^[\0-\x20]+|[\0-\x20]+$/g, "").replace(/[\t\n\r]/g, "")
  return new Parser(url, text, base).run("scheme start", null) ? url : null
}

/**
 * Runs the parser from a state, to change one part of a URL: what the setters of `URL` do.
 *
 * @param {URLRecord} url - changed in place
 * @param {string} input
 * @param {string} state
 * @returns {boolean} false for failure, after which the URL may be half changed
 */
export function parseInto(url, input, state) {
  return new Parser(url, input.replace(/[\t\n\r]/g, ""), null).run(state, state)
}

const done = Symbol("done")
const failure = Symbol("failure")

/** The state machine of the standard; each state is a method that takes the character under the pointer. */
class Parser {
  constructor(url, text, base) {
    this.url = url
    this.base = base
    this.characters = Array.from(text)
    this.pointer = 0
    this.buffer = ""
    this.atSignSeen = false
    this.insideBrackets = false
    this.passwordTokenSeen = false
  }

  run(state, override) {
    this.state = state
    this.override = override
    for (; this.pointer <= this.characters.length; this.pointer++) {
      const result = this[this.state](this.characters[this.pointer])
      if (result === failure) return false
      if (result === done) return true
    }
    return true
  }

  /** Handles the character under the pointer again, in another state. */
  again(state) {
    this.state = state
    this.pointer--
    return undefined
  }

  remaining(count = Infinity) {
    return this.characters.slice(this.pointer + 1, count === Infinity ? undefined : this.pointer + 1 + count).join("")
  }

  "scheme start"(c) {
    if (c !== undefined && /[A-Za-z]/.test(c)) {
      this.buffer += c.toLowerCase()
      this.state = "scheme"
      return undefined
    }
    return this.override === null ? this.again("no scheme") : failure
  }

  scheme(c) {
    const { url } = this
    if (c !== undefined && /[A-Za-z\d+\-.]/.test(c)) {
      this.buffer += c.toLowerCase()
      return undefined
    }
    if (c !== ":") {
      if (this.override !== null) return failure
      this.buffer = ""
      this.pointer = -1
      this.state = "no scheme"
      return undefined
    }
    if (this.override !== null) {
      if (isSpecial(url) !== Object.hasOwn(specialSchemes, this.buffer)) return done
      if ((url.username !== "" || url.password !== "" || url.port !== null) && this.buffer === "file") return done
      if (url.scheme === "file" && (url.host === null || url.host === "")) return done
    }
    url.scheme = this.buffer
    if (this.override !== null) {
      if (url.port === specialSchemes[url.scheme]) url.port = null
      return done
    }
    this.buffer = ""
    if (url.scheme === "file") this.state = "file"
    else if (isSpecial(url) && this.base !== null && this.base.scheme === url.scheme) this.state = "special relative or authority"
    else if (isSpecial(url)) this.state = "special authority slashes"
    else if (this.characters[this.pointer + 1] === "/") {
      this.state = "path or authority"
      this.pointer++
    } else {
      url.path = ""
      this.state = "opaque path"
    }
    return undefined
  }

  "no scheme"(c) {
    const { base, url } = this
    if (base === null || (typeof base.path === "string" && c !== "#")) return failure
    if (typeof base.path === "string") {
      Object.assign(url, { scheme: base.scheme, path: base.path, query: base.query, fragment: "" })
      this.state = "fragment"
      return undefined
    }
    return this.again(base.scheme === "file" ? "file" : "relative")
  }

  "special relative or authority"(c) {
    if (c === "/" && this.remaining(1) === "/") {
      this.state = "special authority ignore slashes"
      this.pointer++
      return undefined
    }
    return this.again("relative")
  }

  "path or authority"(c) {
    if (c === "/") {
      this.state = "authority"
      return undefined
    }
    return this.again("path")
  }

  relative(c) {
    const { base, url } = this
    url.scheme = base.scheme
    if (c === "/" || (isSpecial(url) && c === "\\")) {
      this.state = "relative slash"
      return undefined
    }
    const { username, password, host, port, query } = base
    Object.assign(url, { username, password, host, port, path: base.path.slice(), query })
    if (c === "?") {
      url.query = ""
      this.state = "query"
    } else if (c === "#") {
      url.fragment = ""
      this.state = "fragment"
    } else if (c !== undefined) {
      url.query = null
      shortenPath(url)
      return this.again("path")
    }
    return undefined
  }

  "relative slash"(c) {
    const { base, url } = this
    if (isSpecial(url) && (c === "/" || c === "\\")) this.state = "special authority ignore slashes"
    else if (c === "/") this.state = "authority"
    else {
      const { username, password, host, port } = base
      Object.assign(url, { username, password, host, port })
      return this.again("path")
    }
    return undefined
  }

  "special authority slashes"(c) {
    if (c === "/" && this.remaining(1) === "/") {
      this.state = "special authority ignore slashes"
      this.pointer++
      return undefined
    }
    return this.again("special authority ignore slashes")
  }

  "special authority ignore slashes"(c) {
    return c === "/" || c === "\\" ? undefined : this.again("authority")
  }

  authority(c) {
    const { url } = this
    if (c === "@") {
      if (this.atSignSeen) this.buffer = `%40${this.buffer}`
      this.atSignSeen = true
      for (const each of this.buffer) {
        if (each === ":" && !this.passwordTokenSeen) this.passwordTokenSeen = true
        else if (this.passwordTokenSeen) url.password += percentEncode(each, userinfoSet)
        else url.username += percentEncode(each, userinfoSet)
      }
      this.buffer = ""
      return undefined
    }
    if (c === undefined || c === "/" || c === "?" || c === "#" || (isSpecial(url) && c === "\\")) {
      if (this.atSignSeen && this.buffer === "") return failure
      this.pointer -= Array.from(this.buffer).length
      this.buffer = ""
      return this.again("host")
    }
    this.buffer += c
    return undefined
  }

  host(c) {
    const { url } = this
    if (this.override !== null && url.scheme === "file") return this.again("file host")
    if (c === ":" && !this.insideBrackets) {
      if (this.buffer === "" || this.override === "hostname") return failure
      return this.#takeHost() ?? this.#enter("port")
    }
    if (c === undefined || c === "/" || c === "?" || c === "#" || (isSpecial(url) && c === "\\")) {
      if (isSpecial(url) && this.buffer === "") return failure
      const includesCredentials = url.username !== "" || url.password !== ""
      if (this.override !== null && this.buffer === "" && (includesCredentials || url.port !== null)) return failure
      const failed = this.#takeHost()
      if (failed) return failed
      return this.override !== null ? done : this.again("path start")
    }
    if (c === "[") this.insideBrackets = true
    if (c === "]") this.insideBrackets = false
    this.buffer += c
    return undefined
  }

  /** The state with which the setter of `hostname` begins: it takes no port. */
  hostname(c) {
    return this.host(c)
  }

  #takeHost() {
    const host = parseHost(this.buffer, !isSpecial(this.url))
    if (host === null) return failure
    this.url.host = host
    this.buffer = ""
    return undefined
  }

  #enter(state) {
    this.state = state
    return undefined
  }

  port(c) {
    const { url } = this
    if (c !== undefined && /\d/.test(c)) {
      this.buffer += c
      return undefined
    }
    const isEnd = c === undefined || c === "/" || c === "?" || c === "#" || (isSpecial(url) && c === "\\")
    if (!isEnd && this.override === null) return failure
    if (this.buffer !== "") {
      const port = Number.parseInt(this.buffer, 10)
      if (port > 65535) return failure
      url.port = port === specialSchemes[url.scheme] ? null : port
      this.buffer = ""
      if (this.override !== null) return done
    }
    return this.override !== null ? failure : this.again("path start")
  }

  file(c) {
    const { base, url } = this
    url.scheme = "file"
    url.host = ""
    if (c === "/" || c === "\\") return this.#enter("file slash")
    if (base === null || base.scheme !== "file") return this.again("path")
    Object.assign(url, { host: base.host, path: base.path.slice(), query: base.query })
    if (c === "?") {
      url.query = ""
      this.state = "query"
    } else if (c === "#") {
      url.fragment = ""
      this.state = "fragment"
    } else if (c !== undefined) {
      url.query = null
      if (startsWithWindowsDriveLetter(c + this.remaining(2))) url.path = []
      else shortenPath(url)
      return this.again("path")
    }
    return undefined
  }

  "file slash"(c) {
    const { base, url } = this
    if (c === "/" || c === "\\") return this.#enter("file host")
    if (base !== null && base.scheme === "file") {
      url.host = base.host
      const hasDrive = startsWithWindowsDriveLetter((c ?? "") + this.remaining(2))
      if (!hasDrive && /^[A-Za-z]:$/.test(base.path[0] ?? "")) url.path.push(base.path[0])
    }
    return this.again("path")
  }

  "file host"(c) {
    const { url } = this
    if (c !== undefined && !/[/\\?#]/.test(c)) {
      this.buffer += c
      return undefined
    }
    if (this.override === null && isWindowsDriveLetter(this.buffer)) return this.again("path")
    if (this.buffer === "") {
      url.host = ""
      return this.override !== null ? done : this.again("path start")
    }
    const host = parseHost(this.buffer, !isSpecial(url))
    if (host === null) return failure
    url.host = host === "localhost" ? "" : host
    if (this.override !== null) return done
    this.buffer = ""
    return this.again("path start")
  }

  "path start"(c) {
    const { url } = this
    if (isSpecial(url)) {
      this.state = "path"
      return c === "/" || c === "\\" ? undefined : this.again("path")
    }
    if (this.override === null && c === "?") {
      url.query = ""
      this.state = "query"
    } else if (this.override === null && c === "#") {
      url.fragment = ""
      this.state = "fragment"
    } else if (c !== undefined) {
      this.state = "path"
      return c === "/" ? undefined : this.again("path")
    } else if (this.override !== null && url.host === null) {
      url.path.push("")
    }
    return undefined
  }

  path(c) {
    const { url } = this
    const isSlash = c === "/" || (isSpecial(url) && c === "\\")
    if (c !== undefined && !isSlash && (this.override !== null || (c !== "?" && c !== "#"))) {
      this.buffer += percentEncode(c, pathSet)
      return undefined
    }
    if (isDoubleDot(this.buffer)) {
      shortenPath(url)
      if (!isSlash) url.path.push("")
    } else if (isSingleDot(this.buffer)) {
      if (!isSlash) url.path.push("")
    } else {
      if (url.scheme === "file" && url.path.length === 0 && isWindowsDriveLetter(this.buffer)) this.buffer = `${this.buffer[0]}:`
      url.path.push(this.buffer)
    }
    this.buffer = ""
    if (c === "?") {
      url.query = ""
      this.state = "query"
    } else if (c === "#") {
      url.fragment = ""
      this.state = "fragment"
    }
    return undefined
  }

  "opaque path"(c) {
    const { url } = this
    if (c === "?") {
      url.query = ""
      this.state = "query"
    } else if (c === "#") {
      url.fragment = ""
      this.state = "fragment"
    } else if (c === " ") {
      // A space that ends the path would be cut off when the URL is parsed again.
      const next = this.characters[this.pointer + 1]
      url.path += next === "?" || next === "#" ? "%20" : " "
    } else if (c !== undefined) {
      url.path += percentEncode(c, c0ControlSet)
    }
    return undefined
  }

  query(c) {
    const { url } = this
    if (c !== undefined && (this.override !== null || c !== "#")) {
      this.buffer += c
      return undefined
    }
    url.query += percentEncode(this.buffer, isSpecial(url) ? specialQuerySet : querySet)
    this.buffer = ""
    if (c === "#") {
      url.fragment = ""
      this.state = "fragment"
    }
    return undefined
  }

  fragment() {
    this.url.fragment += percentEncode(this.characters.slice(this.pointer).join(""), fragmentSet)
    return done
  }
}

/**
 * @param {URLRecord} url
 * @param {boolean} [excludeFragment]
 * @see https://url.spec.whatwg.org/#concept-url-serializer
 */
export function serializeURL(url, excludeFragment = false) {
  let text = `${url.scheme}:`
  if (url.host !== null) {
    text += "//"
    if (url.username !== "" || url.password !== "") {
      text += url.username
      if (url.password !== "") text += `:${url.password}`
      text += "@"
    }
    text += serializeHost(url.host)
    if (url.port !== null) text += `:${url.port}`
  } else if (typeof url.path !== "string" && url.path.length > 1 && url.path[0] === "") {
    text += "/."
  }
  text += serializePath(url)
  if (url.query !== null) text += `?${url.query}`
  if (!excludeFragment && url.fragment !== null) text += `#${url.fragment}`
  return text
}

/** @see https://url.spec.whatwg.org/#url-path-serializer */
export const serializePath = (url) => (typeof url.path === "string" ? url.path : url.path.map((segment) => `/${segment}`).join(""))

/** @see https://url.spec.whatwg.org/#concept-url-origin */
export function serializeOrigin(url) {
  if (url.scheme === "blob") {
    const inner = parseURL(serializePath(url))
    return inner !== null && /^https?$/.test(inner.scheme) ? serializeOrigin(inner) : "null"
  }
  if (!isSpecial(url) || url.scheme === "file") return "null"
  return `${url.scheme}://${serializeHost(url.host)}${url.port === null ? "" : `:${url.port}`}`
}

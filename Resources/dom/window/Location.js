import { setDocumentURL, urlOf } from "../nodes/Document.js"
import { HashChangeEvent } from "../ui-events/HashChangeEvent.js"
import { fire } from "../events/dispatch.js"
import { DOMException } from "../web-idl/DOMException.js"
import { defineInterface } from "../web-idl/interface.js"
import { requireInternal } from "../web-idl/internal.js"
import { currentDocument, currentWindow, hostHooks } from "./current.js"
import { part } from "./part.js"

const noNavigation = (url) =>
  hostHooks().console("warn", `this page stays where it is: navigation to ${url} is not possible without a browser`)

/** Where the page is. Only the fragment changes; any other navigation is refused, with a warning on the console. */
function navigate(value) {
  const base = urlOf(currentDocument())
  const url = part("url").parseURL(String(value).toWellFormed(), part("url").parseURL(base))
  if (url === null) throw new DOMException(`"${value}" is not a URL`, "SyntaxError")
  const href = part("url").serializeURL(url)
  if (url.fragment === null || part("url").serializeURL(url, true) !== base.split("#")[0]) return noNavigation(href)
  if (href === base) return
  setDocumentURL(currentDocument(), href)
  fire(currentWindow(), "hashchange", { oldURL: base, newURL: href }, HashChangeEvent)
}

/** @see https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-location-interface */
export class Location {
  constructor(key) {
    requireInternal(key)
  }

  get #url() {
    return new (part("url").URL)(urlOf(currentDocument()))
  }

  #change(member, value) {
    const url = this.#url
    url[member] = value
    if (url.href !== this.href) navigate(url.href)
  }

  get href() {
    return urlOf(currentDocument())
  }

  set href(value) {
    navigate(value)
  }

  get origin() {
    return this.#url.origin
  }

  get protocol() {
    return this.#url.protocol
  }

  set protocol(value) {
    this.#change("protocol", value)
  }

  get host() {
    return this.#url.host
  }

  set host(value) {
    this.#change("host", value)
  }

  get hostname() {
    return this.#url.hostname
  }

  set hostname(value) {
    this.#change("hostname", value)
  }

  get port() {
    return this.#url.port
  }

  set port(value) {
    this.#change("port", value)
  }

  get pathname() {
    return this.#url.pathname
  }

  set pathname(value) {
    this.#change("pathname", value)
  }

  get search() {
    return this.#url.search
  }

  set search(value) {
    this.#change("search", value)
  }

  get hash() {
    return this.#url.hash
  }

  set hash(value) {
    this.#change("hash", value)
  }

  get ancestorOrigins() {
    return []
  }

  assign(url) {
    navigate(url)
  }

  replace(url) {
    navigate(url)
  }

  reload() {
    noNavigation(this.href)
  }

  toString() {
    return this.href
  }
}

defineInterface(Location)

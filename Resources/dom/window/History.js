import { setDocumentURL, urlOf } from "../nodes/Document.js"
import { fire } from "../events/dispatch.js"
import { PopStateEvent } from "../ui-events/PopStateEvent.js"
import { DOMException } from "../web-idl/DOMException.js"
import { defineInterface } from "../web-idl/interface.js"
import { requireInternal } from "../web-idl/internal.js"
import { currentDocument, currentWindow } from "./current.js"
import { part } from "./part.js"
import { structuredClone } from "./structured-clone.js"

/**
 * The entries that `pushState` makes; no other document is ever in the history.
 *
 * @see https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-history-interface
 */
export class History {
  #entries = [{ state: null, url: null }]
  #index = 0
  #scrollRestoration = "auto"

  constructor(key) {
    requireInternal(key)
  }

  get length() {
    return this.#entries.length
  }

  get scrollRestoration() {
    return this.#scrollRestoration
  }

  set scrollRestoration(value) {
    if (value === "auto" || value === "manual") this.#scrollRestoration = value
  }

  get state() {
    return this.#entries[this.#index].state
  }

  pushState(data, unused, url = null) {
    const entry = this.#entry(data, url)
    this.#entries.length = this.#index + 1
    this.#index = this.#entries.push(entry) - 1
  }

  replaceState(data, unused, url = null) {
    this.#entries[this.#index] = this.#entry(data, url)
  }

  go(delta = 0) {
    // A traversal is a task of its own.
    globalThis.setTimeout(() => {
      const index = this.#index + (delta | 0)
      if (index === this.#index || index < 0 || index >= this.#entries.length) return
      this.#entries[this.#index].url ??= urlOf(currentDocument())
      this.#index = index
      const { state, url } = this.#entries[index]
      if (url !== null) setDocumentURL(currentDocument(), url)
      fire(currentWindow(), "popstate", { state }, PopStateEvent)
    }, 0)
  }

  back() {
    this.go(-1)
  }

  forward() {
    this.go(1)
  }

  #entry(data, url) {
    const state = structuredClone(data)
    const current = urlOf(currentDocument())
    this.#entries[this.#index].url ??= current
    if (url === null || url === undefined) return { state, url: current }
    const parsed = part("url").parseURL(String(url).toWellFormed(), part("url").parseURL(current))
    if (parsed === null) throw new DOMException(`"${url}" is not a URL`, "SecurityError")
    const href = part("url").serializeURL(parsed)
    setDocumentURL(currentDocument(), href)
    return { state, url: href }
  }
}

defineInterface(History)

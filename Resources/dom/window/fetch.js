import { internal } from "../web-idl/internal.js"
import { hostHooks } from "./current.js"
import { processDataURL } from "./data-url.js"
import { Request } from "./Request.js"
import { Response } from "./Response.js"

// Files carry no type; scripts look at that of the few that they read.
const types = {
  css: "text/css",
  csv: "text/csv",
  htm: "text/html",
  html: "text/html",
  js: "text/javascript",
  json: "application/json",
  md: "text/markdown",
  mjs: "text/javascript",
  svg: "image/svg+xml",
  txt: "text/plain",
  xml: "application/xml",
}

const isLocal = (url) => !/^(?:https?|wss?|ftp|blob|about|javascript):/.test(url)

/**
 * Loads what can be had without a network: `data:` URLs and, through the host, local files.
 *
 * @param {string} url
 * @returns {Promise<{ body: string | Uint8Array, type: string | null }>} rejects with a TypeError for anything else
 */
export async function loadResource(url) {
  // An error that comes later has no stack but that of the host's answer; who asked is known only here.
  const { stack } = new Error()
  if (url.startsWith("data:")) {
    const data = processDataURL(url)
    if (data === null) throw new TypeError(`${url.slice(0, 60)} is not a well-formed data: URL`)
    return { body: data.bytes, type: data.type }
  }
  if (!isLocal(url)) throw new TypeError(`${url} cannot be loaded: there is no network; give the page a resource loader`)
  let text
  try {
    text = await hostHooks().load(url)
  } catch (error) {
    const failure = new TypeError(`${url} cannot be loaded: ${error instanceof Error ? error.message : error}`, { cause: error })
    throw Object.defineProperty(failure, "stack", { value: stack, writable: true, configurable: true })
  }
  const extension = /\.(\w+)(?:[?#].*)?$/.exec(url)?.[1].toLowerCase()
  return { body: text, type: types[extension] ?? null }
}

/** @see https://fetch.spec.whatwg.org/#fetch-method */
export async function fetch(input, init = undefined) {
  const request = new Request(input, init)
  request.signal?.throwIfAborted()
  const { body, type } = await loadResource(request.url)
  request.signal?.throwIfAborted()
  const headers = type === null ? {} : { "content-type": type }
  return new Response(request.method === "HEAD" ? null : body, { status: 200, statusText: "OK", headers }, internal, request.url)
}

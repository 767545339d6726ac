import { getAttributeValue, setAttributeValue } from "../nodes/Element.js"
import { nodeDocumentOf } from "../nodes/tree.js"
import { toUSVString } from "../web-idl/conversions.js"
import { resolveURL } from "./base-url.js"

/** The URL of a link, or null when it has none that parses. */
function urlOf(link) {
  const value = getAttributeValue(link, "href")
  return value === null ? null : resolveURL(nodeDocumentOf(link), value)
}

/**
 * Members of `a` and `area` that take the link's URL apart.
 *
 * @see https://html.spec.whatwg.org/multipage/links.html#htmlhyperlinkelementutils
 */
export class HTMLHyperlinkElementUtils {
  get href() {
    const value = getAttributeValue(this, "href")
    return value === null ? "" : (urlOf(this)?.href ?? value)
  }

  set href(value) {
    setAttributeValue(this, "href", toUSVString(value))
  }

  toString() {
    return this.href
  }

  get origin() {
    return urlOf(this)?.origin ?? ""
  }
}

for (const name of ["protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "hash"]) {
  const missing = name === "protocol" ? ":" : ""
  Object.defineProperty(HTMLHyperlinkElementUtils.prototype, name, {
    get() {
      return urlOf(this)?.[name] ?? missing
    },
    set(value) {
      const url = urlOf(this)
      if (url === null) return
      url[name] = toUSVString(value)
      setAttributeValue(this, "href", url.href)
    },
    enumerable: true,
    configurable: true,
  })
}

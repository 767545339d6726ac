const scriptSchemes = new Set(["javascript", "vbscript"])
/** Types that a browser shows as a document whose scripts run. */
const documentTypes = /^(?:text\/html|text\/xml|application\/xml|application\/xhtml\+xml|image\/svg\+xml)$/

/**
 * The scheme of a URL that runs a script when it is followed, null for any other.
 *
 * Taken from the URL as a browser parses it: leading control characters and spaces are nothing, tabs and line ends are nothing anywhere.
 *
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function scriptScheme(url) {
  const plain = url.replace(/^[\0-\x20]+/, "").replace(/[\t\r\n]/g, "")
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1].toLowerCase()
  if (scriptSchemes.has(scheme)) return `${scheme}:`
  if (scheme !== "data") return null
  const type = plain.slice(plain.indexOf(":") + 1).split(/[;,]/)[0].trim().toLowerCase()
  return documentTypes.test(type) ? `data:${type}` : null
}

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

/**
 * The links that run a script which HTML has and other HTML does not.
 *
 * @param {string} before
 * @param {string} after
 * @param {Document} document - makes the nodes
 * @returns {string[]} what they are, as `the javascript: link of <a>`
 */
export function insertedScriptLinks(before, after, document) {
  // Parsing is not worth it where nothing can be such a link.
  if (!/(?:s\s*c\s*r\s*i\s*p\s*t|d\s*a\s*t\s*a)\s*:/i.test(after)) return []
  const known = scriptLinks(before, document).map(({ value }) => value)
  return scriptLinks(after, document).flatMap(({ what, value }) => {
    const index = known.indexOf(value)
    if (index < 0) return [what]
    known.splice(index, 1)
    return []
  })
}

function scriptLinks(html, document) {
  const template = document.createElement("template")
  template.innerHTML = html
  return Array.from(template.content.querySelectorAll("[href], [src]"), (element) => {
    const value = element.getAttribute("href") ?? element.getAttribute("src")
    const scheme = scriptScheme(value)
    return { value, scheme, what: `the ${scheme} link of <${element.localName}>` }
  }).filter(({ scheme }) => scheme)
}

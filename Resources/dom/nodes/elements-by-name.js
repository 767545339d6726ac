import { collectionOf } from "./collections.js"
import { orderedSet } from "./DOMTokenList.js"
import { classListTokens, localNameOf, namespaceOf, prefixOf } from "./Element.js"
import { asciiLowercase } from "./names.js"
import { HTML_NAMESPACE } from "./namespaces.js"
import { isHTMLDocument, isQuirksMode, nodeDocumentOf } from "./Node.js"

/** @see https://dom.spec.whatwg.org/#concept-getelementsbytagname */
export function elementsByTagName(root, qualifiedName) {
  const key = `tag ${qualifiedName}`
  if (qualifiedName === "*") return collectionOf(root, key, () => true)
  const lowercase = asciiLowercase(qualifiedName)
  return collectionOf(root, key, (element) => {
    const isHTML = namespaceOf(element) === HTML_NAMESPACE && isHTMLDocument(nodeDocumentOf(element))
    const wanted = isHTML ? lowercase : qualifiedName
    const prefix = prefixOf(element)
    return prefix === null ? localNameOf(element) === wanted : `${prefix}:${localNameOf(element)}` === wanted
  })
}

/** @see https://dom.spec.whatwg.org/#concept-getelementsbytagnamens */
export function elementsByTagNameNS(root, namespace, localName) {
  if (namespace === "") namespace = null
  return collectionOf(
    root,
    `ns ${namespace} ${localName}`,
    (element) =>
      (namespace === "*" || namespaceOf(element) === namespace) && (localName === "*" || localNameOf(element) === localName),
  )
}

/** @see https://dom.spec.whatwg.org/#concept-getelementsbyclassname */
export function elementsByClassName(root, classNames) {
  const ignoreCase = isQuirksMode(nodeDocumentOf(root))
  const wanted = ignoreCase ? orderedSet(asciiLowercase(classNames)) : orderedSet(classNames)
  const filter = (element) => {
    if (wanted.length === 0) return false
    let tokens = classListTokens(element)
    if (ignoreCase) tokens = tokens.map(asciiLowercase)
    return wanted.every((token) => tokens.includes(token))
  }
  return collectionOf(root, `class ${ignoreCase ? "i" : ""} ${wanted.join(" ")}`, filter, { usesAttributes: true })
}

import { templateContents } from "../html/HTMLTemplateElement.js"
import { dataOf } from "../nodes/CharacterData.js"
import { attributesOf, localNameOf, namespaceOf, prefixOf } from "../nodes/Element.js"
import { HTML_NAMESPACE, XML_NAMESPACE, XMLNS_NAMESPACE } from "../nodes/namespaces.js"
import { firstChildOf, nextSiblingOf, nodeTypeOf } from "../nodes/tree.js"
import { DOMException } from "../web-idl/DOMException.js"
import { isVoid } from "./void-elements.js"

const forbidden = /[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u
const name = /^[A-Z_a-z\u{80}-\u{10ffff}][A-Z_a-z0-9.\u{80}-\u{10ffff}-]*$/u

/** The namespace prefixes that are declared at one element; what it does not know is asked of its parent. */
class NamespaceScope {
  #outer
  #namespaces = new Map()

  constructor(outer) {
    this.#outer = outer
  }

  /** The namespace that a prefix stands for; null for none, also when it is not declared. */
  namespaceOf(prefix) {
    for (let scope = this; scope !== null; scope = scope.#outer) {
      const namespace = scope.#namespaces.get(prefix)
      if (namespace !== undefined) return namespace
    }
    return null
  }

  /** A prefix, other than the default, that stands for a namespace here. */
  prefixOf(namespace, preferred) {
    if (preferred !== null && this.namespaceOf(preferred) === namespace) return preferred
    for (let scope = this; scope !== null; scope = scope.#outer) {
      for (const [prefix, known] of scope.#namespaces) {
        if (prefix !== "" && known === namespace && this.namespaceOf(prefix) === namespace) return prefix
      }
    }
    return null
  }

  declare(prefix, namespace) {
    this.#namespaces.set(prefix, namespace)
  }

  declares(prefix) {
    return this.#namespaces.has(prefix)
  }
}

/**
 * @param {Node} root
 * @param {boolean} requireWellFormed - whether what cannot be read back throws
 * @returns {string}
 * @throws {DOMException} `InvalidStateError`
 * @see https://w3c.github.io/DOM-Parsing/#xml-serialization
 */
export function serializeXML(root, requireWellFormed) {
  const serializer = new XMLSerialization(requireWellFormed)
  return serializer.serialize(root)
}

class XMLSerialization {
  #requireWellFormed
  #prefixes = 0

  constructor(requireWellFormed) {
    this.#requireWellFormed = requireWellFormed
  }

  /** Without recursion: `open` holds the elements whose end tags are due, with the scope outside of them. */
  serialize(root) {
    let xml = ""
    let scope = new NamespaceScope(null)
    scope.declare("xml", XML_NAMESPACE)
    const open = []
    let node = root
    for (;;) {
      const child = firstChildOf(contentsOf(node))
      const type = nodeTypeOf(node)
      if (type === 1) {
        const { tag, qualifiedName, inner } = this.#startTag(node, scope)
        xml += tag
        if (child !== null) {
          xml += ">"
          open.push({ node, qualifiedName, outer: scope })
          scope = inner
          node = child
          continue
        }
        const isHTML = namespaceOf(node) === HTML_NAMESPACE
        if (!isHTML) xml += "/>"
        else xml += isVoid(node) ? " />" : `></${qualifiedName}>`
      } else if (type === 9 || type === 11) {
        if (child !== null) {
          open.push({ node, qualifiedName: null, outer: scope })
          node = child
          continue
        }
      } else {
        xml += this.#leaf(node)
      }
      while (node !== root && nextSiblingOf(node) === null) {
        const entry = open.pop()
        node = entry.node
        scope = entry.outer
        if (entry.qualifiedName !== null) xml += `</${entry.qualifiedName}>`
      }
      if (node === root) return xml
      node = nextSiblingOf(node)
    }
  }

  #startTag(element, outer) {
    const namespace = namespaceOf(element)
    const localName = localNameOf(element)
    this.#check(!localName.includes(":") && name.test(localName), `"${localName}" cannot be the name of an element in XML`)
    const scope = new NamespaceScope(outer)
    let defaultDeclaration = null
    for (const attribute of attributesOf(element)) {
      if (attribute.namespace !== XMLNS_NAMESPACE) continue
      if (attribute.prefix === null) defaultDeclaration = attribute.value
      else if (attribute.value !== XML_NAMESPACE) scope.declare(attribute.localName, attribute.value)
    }
    let prefix = prefixOf(element)
    let declarations = ""
    let ignoreDefault = false
    if (namespace === XML_NAMESPACE) {
      prefix = "xml"
    } else if ((outer.namespaceOf("") ?? null) === namespace && prefix === null) {
      // Inherited; a declaration on the element that says otherwise is not true.
      ignoreDefault = defaultDeclaration !== null && (defaultDeclaration || null) !== namespace
    } else if (prefix !== null && namespace !== null) {
      const known = scope.prefixOf(namespace, prefix)
      if (known !== null) {
        prefix = known
      } else {
        if (scope.declares(prefix)) prefix = this.#newPrefix()
        scope.declare(prefix, namespace)
        declarations += ` xmlns:${prefix}="${this.#attributeValue(namespace)}"`
      }
    } else {
      prefix = null
      if (defaultDeclaration === null || (defaultDeclaration || null) !== namespace) {
        ignoreDefault = true
        declarations += ` xmlns="${this.#attributeValue(namespace ?? "")}"`
      }
      scope.declare("", namespace)
    }
    const qualifiedName = prefix === null ? localName : `${prefix}:${localName}`
    return {
      tag: `<${qualifiedName}${declarations}${this.#attributes(element, scope, ignoreDefault)}`,
      qualifiedName,
      inner: scope,
    }
  }

  #attributes(element, scope, ignoreDefault) {
    let text = ""
    const seen = new Set()
    for (const attribute of attributesOf(element)) {
      const { namespace, localName, value } = attribute
      const key = `${namespace} ${localName}`
      this.#check(!seen.has(key), `there are two attributes "${localName}"`)
      seen.add(key)
      let prefix = null
      if (namespace === XMLNS_NAMESPACE) {
        if (attribute.prefix === null && ignoreDefault) continue
        if (value === XML_NAMESPACE) continue
        this.#check(value !== XMLNS_NAMESPACE, "the XMLNS namespace cannot be declared")
        this.#check(attribute.prefix === null || value !== "", `the prefix "${localName}" cannot be undeclared`)
        if (attribute.prefix !== null) prefix = "xmlns"
      } else if (namespace === XML_NAMESPACE) {
        prefix = "xml"
      } else if (namespace !== null) {
        prefix = scope.prefixOf(namespace, attribute.prefix)
        if (prefix === null) {
          prefix = attribute.prefix !== null && !scope.declares(attribute.prefix) ? attribute.prefix : this.#newPrefix()
          scope.declare(prefix, namespace)
          text += ` xmlns:${prefix}="${this.#attributeValue(namespace)}"`
        }
      }
      this.#check(
        name.test(localName) && !(namespace === null && localName === "xmlns"),
        `"${localName}" cannot be the name of an attribute in XML`,
      )
      text += ` ${prefix === null ? localName : `${prefix}:${localName}`}="${this.#attributeValue(value)}"`
    }
    return text
  }

  #newPrefix() {
    return `ns${++this.#prefixes}`
  }

  #leaf(node) {
    switch (nodeTypeOf(node)) {
      case 2:
        return ""
      case 3: {
        const data = dataOf(node)
        this.#checkCharacters(data)
        return data.replace(/[&<>]/g, (character) => textReferences[character])
      }
      case 4:
        return `<![CDATA[${dataOf(node)}]]>`
      case 7: {
        const { target } = node
        const data = dataOf(node)
        this.#check(!target.includes(":") && target.toLowerCase() !== "xml", `"${target}" cannot be a target in XML`)
        this.#check(!data.includes("?>"), `a processing instruction cannot hold "?>"`)
        this.#checkCharacters(data)
        return `<?${target} ${data}?>`
      }
      case 8: {
        const data = dataOf(node)
        this.#check(!data.includes("--") && !data.endsWith("-"), `a comment cannot hold "--"`)
        this.#checkCharacters(data)
        return `<!--${data}-->`
      }
      default:
        return doctype(node)
    }
  }

  #attributeValue(value) {
    this.#checkCharacters(value)
    return value.replace(/[&<>"\t\n\r]/g, (character) => attributeReferences[character])
  }

  #checkCharacters(text) {
    if (this.#requireWellFormed) this.#check(!forbidden.test(text), "the text holds a character that XML does not have")
  }

  #check(condition, message) {
    if (this.#requireWellFormed && !condition) throw new DOMException(message, "InvalidStateError")
  }
}

const textReferences = { "&": "&amp;", "<": "&lt;", ">": "&gt;" }
const attributeReferences = { ...textReferences, '"': "&quot;", "\t": "&#9;", "\n": "&#10;", "\r": "&#13;" }

function doctype({ name, publicId, systemId }) {
  if (publicId !== "") return `<!DOCTYPE ${name} PUBLIC "${publicId}"${systemId === "" ? "" : ` "${systemId}"`}>`
  return systemId === "" ? `<!DOCTYPE ${name}>` : `<!DOCTYPE ${name} SYSTEM "${systemId}">`
}

function contentsOf(node) {
  return nodeTypeOf(node) === 1 && namespaceOf(node) === HTML_NAMESPACE && localNameOf(node) === "template"
    ? templateContents(node)
    : node
}

/** The `CSS` namespace. @see https://drafts.csswg.org/cssom/#namespacedef-css */

import { toDOMString } from "../web-idl/conversions.js"
import { registerProperty } from "./registered-properties.js"
import { serializeIdentifier } from "./serialize.js"
import { supportsCondition, supportsDeclaration } from "./supports.js"

export const CSS = Object.create(Object.prototype, { [Symbol.toStringTag]: { value: "CSS", configurable: true } })

Object.assign(CSS, {
  /** @see https://drafts.csswg.org/cssom/#the-css.escape()-method */
  escape: (identifier) => serializeIdentifier(toDOMString(identifier)),

  registerProperty(definition) {
    registerProperty(definition)
  },

  /** @see https://drafts.csswg.org/css-conditional-3/#dom-css-supports */
  supports(property, value) {
    if (arguments.length >= 2) return supportsDeclaration(toDOMString(property), toDOMString(value)) && !/!\s*important\s*$/i.test(value)
    const text = toDOMString(property)
    return supportsCondition(text) || supportsCondition(`(${text})`)
  }
})

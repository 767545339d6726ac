import { defineConstants, defineInterface } from "./interface.js"
import { toDOMString } from "./conversions.js"

/** Names that have a legacy code, in the order of the codes; null where the standard has dropped the name. */
const legacyNames = [
  "IndexSizeError", null, "HierarchyRequestError", "WrongDocumentError", "InvalidCharacterError", null,
  "NoModificationAllowedError", "NotFoundError", "NotSupportedError", "InUseAttributeError", "InvalidStateError",
  "SyntaxError", "InvalidModificationError", "NamespaceError", "InvalidAccessError", null, "TypeMismatchError",
  "SecurityError", "NetworkError", "AbortError", "URLMismatchError", "QuotaExceededError", "TimeoutError",
  "InvalidNodeTypeError", "DataCloneError",
]

const codes = new Map(legacyNames.map((name, index) => [name, index + 1]))

/**
 * The exceptions of web platform features: `name` says which.
 *
 * @see https://webidl.spec.whatwg.org/#idl-DOMException
 */
export class DOMException {
  #name
  #message

  constructor(message = "", name = "Error") {
    this.#message = toDOMString(message)
    this.#name = toDOMString(name)
    // A stack, as an Error has; its first line is this constructor, which tells nobody anything.
    const { stack } = new Error()
    Object.defineProperty(this, "stack", {
      value: typeof stack === "string" ? stack.slice(stack.indexOf("\n") + 1) : "",
      writable: true,
      configurable: true,
    })
  }

  get name() {
    return this.#name
  }

  get message() {
    return this.#message
  }

  /** The number that older scripts compare; 0 for newer names. */
  get code() {
    return codes.get(this.#name) ?? 0
  }
}

Object.setPrototypeOf(DOMException.prototype, Error.prototype)
defineInterface(DOMException)
defineConstants(DOMException, {
  INDEX_SIZE_ERR: 1,
  DOMSTRING_SIZE_ERR: 2,
  HIERARCHY_REQUEST_ERR: 3,
  WRONG_DOCUMENT_ERR: 4,
  INVALID_CHARACTER_ERR: 5,
  NO_DATA_ALLOWED_ERR: 6,
  NO_MODIFICATION_ALLOWED_ERR: 7,
  NOT_FOUND_ERR: 8,
  NOT_SUPPORTED_ERR: 9,
  INUSE_ATTRIBUTE_ERR: 10,
  INVALID_STATE_ERR: 11,
  SYNTAX_ERR: 12,
  INVALID_MODIFICATION_ERR: 13,
  NAMESPACE_ERR: 14,
  INVALID_ACCESS_ERR: 15,
  VALIDATION_ERR: 16,
  TYPE_MISMATCH_ERR: 17,
  SECURITY_ERR: 18,
  NETWORK_ERR: 19,
  ABORT_ERR: 20,
  URL_MISMATCH_ERR: 21,
  QUOTA_EXCEEDED_ERR: 22,
  TIMEOUT_ERR: 23,
  INVALID_NODE_TYPE_ERR: 24,
  DATA_CLONE_ERR: 25,
})

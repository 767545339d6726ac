/**
 * What a DataTransfer shows: the items of a drag or a clipboard, and whether the one who looks may change them.
 *
 * An item is `{ kind: "string", type, data }` or `{ kind: "file", type, file }`; `mode` is "read/write", "read-only" or
 * "protected".
 *
 * @see https://html.spec.whatwg.org/multipage/dnd.html#drag-data-store
 */
export class DataStore {
  items = []
  mode = "read/write"

  /**
   * @param {Record<string, string>} [strings] - the texts by type
   */
  constructor(strings = {}) {
    for (const [type, data] of Object.entries(strings)) this.items.push({ kind: "string", type, data })
  }

  get isWritable() {
    return this.mode === "read/write"
  }

  get isReadable() {
    return this.mode !== "protected"
  }

  /** The text of a type, or null. */
  string(type) {
    return this.items.find((item) => item.kind === "string" && item.type === type)?.data ?? null
  }

  setString(type, data) {
    this.items = this.items.filter((item) => item.kind !== "string" || item.type !== type)
    this.items.push({ kind: "string", type, data })
  }
}

/** The type that a script's word for it stands for. @see https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-getdata */
export function toType(format) {
  const type = String(format).toLowerCase()
  if (type === "text") return "text/plain"
  if (type === "url") return "text/uri-list"
  return type
}

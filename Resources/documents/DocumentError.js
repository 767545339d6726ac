/** A document or selector that cannot be used as it stands; `offset` is where in the source, null when it is nowhere there. */
export class DocumentError extends Error {
  constructor(code, message, offset = null) {
    super(message)
    this.name = "DocumentError"
    this.code = code
    this.offset = offset
  }
}

/**
 * The bytes of a buffer source, not copied.
 *
 * @param {unknown} source
 * @returns {Uint8Array | null} null for what is no buffer source
 * @see https://webidl.spec.whatwg.org/#BufferSource
 */
export function bytesOf(source) {
  if (ArrayBuffer.isView(source)) return new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
  if (source instanceof ArrayBuffer || (typeof SharedArrayBuffer !== "undefined" && source instanceof SharedArrayBuffer)) {
    return new Uint8Array(source)
  }
  return null
}

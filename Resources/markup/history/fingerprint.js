/**
 * 16 hexadecimal digits that tell one document from another: two FNV-1a hashes of its JSON. They guard against mistakes, not against
 * somebody who looks for two documents with the same.
 *
 * @see http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function fingerprint(doc) {
  const text = JSON.stringify(doc.toJSON())
  let first = 0x811c9dc5
  let second = 0xcbf29ce4
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    first = Math.imul(first ^ unit, 0x01000193)
    second = Math.imul(second ^ unit, 0x01000197)
  }
  return hexadecimal(first) + hexadecimal(second)
}

const hexadecimal = (number) => (number >>> 0).toString(16).padStart(8, "0")

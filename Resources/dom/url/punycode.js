/** @see https://www.rfc-editor.org/rfc/rfc3492 */
const base = 36
const tMin = 1
const tMax = 26
const skew = 38
const damp = 700

function adapt(delta, count, isFirst) {
  delta = isFirst ? Math.floor(delta / damp) : delta >> 1
  delta += Math.floor(delta / count)
  let k = 0
  for (; delta > ((base - tMin) * tMax) >> 1; k += base) delta = Math.floor(delta / (base - tMin))
  return k + Math.floor(((base - tMin + 1) * delta) / (delta + skew))
}

const digit = (value) => String.fromCharCode(value < 26 ? value + 97 : value + 22)
const threshold = (k, bias) => Math.min(Math.max(k - bias, tMin), tMax)

/**
 * @param {string} label - one label of a domain
 * @returns {string} its Punycode, without "xn--"
 */
export function encodePunycode(label) {
  const codePoints = Array.from(label, (character) => character.codePointAt(0))
  let output = String.fromCharCode(...codePoints.filter((codePoint) => codePoint < 0x80))
  const basic = output.length
  let handled = basic
  if (basic > 0) output += "-"
  let n = 0x80
  let delta = 0
  let bias = 72
  while (handled < codePoints.length) {
    const next = Math.min(...codePoints.filter((codePoint) => codePoint >= n))
    delta += (next - n) * (handled + 1)
    n = next
    for (const codePoint of codePoints) {
      if (codePoint < n) delta++
      if (codePoint !== n) continue
      let q = delta
      for (let k = base; ; k += base) {
        const t = threshold(k, bias)
        if (q < t) break
        output += digit(t + ((q - t) % (base - t)))
        q = Math.floor((q - t) / (base - t))
      }
      output += digit(q)
      bias = adapt(delta, handled + 1, handled === basic)
      delta = 0
      handled++
    }
    delta++
    n++
  }
  return output
}

/**
 * @param {string} text - Punycode, without "xn--"
 * @returns {string | null} null when it is not well-formed
 */
export function decodePunycode(text) {
  const separator = text.lastIndexOf("-")
  const output = Array.from(separator > 0 ? text.slice(0, separator) : "", (character) => character.codePointAt(0))
  let n = 0x80
  let i = 0
  let bias = 72
  for (let index = separator + 1; index < text.length; ) {
    const start = i
    let weight = 1
    for (let k = base; ; k += base) {
      if (index >= text.length) return null
      const unit = text.charCodeAt(index++)
      const value = unit >= 97 && unit <= 122 ? unit - 97 : unit >= 48 && unit <= 57 ? unit - 22 : -1
      if (value < 0) return null
      i += value * weight
      const t = threshold(k, bias)
      if (value < t) break
      weight *= base - t
      if (weight > Number.MAX_SAFE_INTEGER / base) return null
    }
    const count = output.length + 1
    bias = adapt(i - start, count, start === 0)
    n += Math.floor(i / count)
    i %= count
    if (n > 0x10ffff || (n >= 0xd800 && n <= 0xdfff)) return null
    output.splice(i++, 0, n)
  }
  return String.fromCodePoint(...output)
}

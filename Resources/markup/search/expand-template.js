/**
 * `template` with what stands for parts of a match filled in.
 * @see https://tc39.es/ecma262/#sec-getsubstitution
 */
export function expandTemplate(template, match, source) {
  return template.replace(/\$(?:([$&`'])|(\d\d?)|<([^>]*)>)/g, (whole, sign, digits, name) => {
    if (sign === "$") return "$"
    if (sign === "&") return match[0]
    if (sign === "`") return source.slice(0, match.index)
    if (sign === "'") return source.slice(match.index + match[0].length)
    if (name !== undefined) return match.groups ? (match.groups[name] ?? "") : whole
    return capture(digits, match) ?? whole
  })
}

/** The capture that one or two digits name: both where there is such a capture, else the first, followed by the second. */
function capture(digits, match) {
  const both = Number(digits)
  if (both > 0 && both < match.length) return match[both] ?? ""
  const one = Number(digits[0])
  if (digits.length === 2 && one > 0 && one < match.length) return (match[one] ?? "") + digits[1]
  return undefined
}

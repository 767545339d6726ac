/** A value as a message shows it: short, with its type to be seen. */
export function show(value) {
  switch (typeof value) {
    case "string":
      return JSON.stringify(value)
    case "bigint":
      return `${value}n`
    case "function":
      return `function ${value.name || "(anonymous)"}`
    case "object":
      return value === null ? "null" : showObject(value)
    default:
      return Object.is(value, -0) ? "-0" : String(value)
  }
}

function showObject(value) {
  if (value instanceof Error) return `${value.name}: ${value.message}`
  if (value instanceof RegExp) return String(value)
  if (typeof value.outerHTML === "string") return value.outerHTML
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    // A circle, or a member that throws: the kind of object has to do.
    return Object.prototype.toString.call(value)
  }
}

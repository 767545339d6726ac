/** The value that a string of JSON holds, or null. Configurations come from attributes, which anyone can write. */
export function parseJSON(string) {
  try {
    return JSON.parse(string)
  } catch {
    return null
  }
}

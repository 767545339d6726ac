/**
 * What the shortest form of a value is where its grammar alone does not say it.
 *
 * @see https://drafts.csswg.org/cssom/#serialize-a-css-value
 */

import { serializeNumber } from "./serialize.js"

/** Percentages that mean numbers are written as numbers. */
const numbers = (value) => value.replace(/(-?[\d.]+)%/g, (all, number) => serializeNumber(Number(number) / 100))

/** Counters with the number that goes without saying. */
const counters = (fallback) => (value) => (value === "none" ? value : value.replace(/([^\s\d-][^\s]*|-[^\s\d][^\s]*)(?!\s+-?\d)(?=\s|$)/g, `$1 ${fallback}`))

const twice = (value) => {
  const [first, second, ...more] = value.split(" ")
  return second === first && more.length === 0 ? first : value
}

const innerDisplays = { flow: "", "flow-root": "flow-root", table: "table", flex: "flex", grid: "grid", ruby: "ruby" }

/** Two keywords, one for the outside and one for the inside, become the one that means the same. @see https://drafts.csswg.org/css-display-3/#propdef-display */
function display(value) {
  const words = value.split(" ")
  if (words.length === 1) return value
  const isItem = words.includes("list-item")
  const outer = words.find((word) => word === "block" || word === "inline") ?? "block"
  const inner = words.find((word) => Object.hasOwn(innerDisplays, word)) ?? "flow"
  if (isItem) return [outer === "block" ? "" : outer, inner === "flow" ? "" : inner, "list-item"].filter(Boolean).join(" ")
  if (outer === "block") return inner === "flow" ? "block" : inner === "ruby" ? "block ruby" : inner
  return inner === "flow" ? "inline" : inner === "flow-root" ? "inline-block" : inner === "ruby" ? "ruby" : `inline-${inner}`
}

/** The horizontal place first, and the one that goes without saying. @see https://drafts.csswg.org/css-transforms-1/#transform-origin-property */
function origin(value) {
  const [first, second = "center", ...depth] = value.split(" ")
  const isSwapped = /^(?:top|bottom)$/.test(first) || /^(?:left|right)$/.test(second)
  return [...(isSwapped ? [second, first] : [first, second]), ...depth].join(" ")
}

// What is said of collapsing and of wrapping, as the one word that browsers have always had for it.
const whiteSpace = {
  collapse: "normal", wrap: "normal", "collapse wrap": "normal", "collapse nowrap": "nowrap", preserve: "pre-wrap", "preserve wrap": "pre-wrap",
  "preserve nowrap": "pre", "preserve-breaks": "pre-line", "preserve-breaks wrap": "pre-line", "preserve-spaces wrap": "preserve-spaces",
  "break-spaces wrap": "break-spaces"
}

const forms = {
  opacity: numbers,
  "fill-opacity": numbers,
  "flood-opacity": numbers,
  "stop-opacity": numbers,
  "stroke-opacity": numbers,
  scale: (value) => twice(numbers(value)),
  "counter-reset": counters(0),
  "counter-set": counters(0),
  "counter-increment": counters(1),
  "border-spacing": twice,
  "align-content": (value) => value.replace("first baseline", "baseline"),
  "align-items": (value) => value.replace("first baseline", "baseline"),
  "align-self": (value) => value.replace("first baseline", "baseline"),
  "justify-items": (value) => value.replace("first baseline", "baseline"),
  "justify-self": (value) => value.replace("first baseline", "baseline"),
  "background-repeat": (value) => value.split(", ").map(twice).join(", "),
  "mask-repeat": (value) => value.split(", ").map(twice).join(", "),
  display,
  "color-scheme": (value) => value.replace(/^only (.+)/, "$1 only"),
  "perspective-origin": origin,
  "stroke-dasharray": (value) => value.replace(/,? /g, ", "),
  "transform-origin": origin,
  "white-space": (value) => whiteSpace[value] ?? value,
}

/**
 * @param {string} name - of a longhand
 * @param {string} value - as its grammar gives it
 */
export const canonicalForm = (name, value) => (Object.hasOwn(forms, name) && !value.includes("(") ? forms[name](value) : value)

import { hostHooks } from "./current.js"
import { formatArguments, formatValue } from "./format-value.js"

/**
 * The console namespace; each call gives the host one text.
 *
 * @see https://console.spec.whatwg.org/
 */
export function createConsole() {
  let indent = ""
  const counts = new Map()
  const timers = new Map()
  const print = (level, text) => hostHooks().console(level, indent === "" ? text : indent + text.replaceAll("\n", `\n${indent}`))
  const at = (level) => (...args) => {
    if (args.length > 0) print(level, formatArguments(args))
  }
  const named = (label) => (label === undefined ? "default" : String(label))
  const startGroup = (...args) => {
    if (args.length > 0) print("log", formatArguments(args))
    indent += "  "
  }
  const elapsed = (label) => `${named(label)}: ${hostHooks().now() - timers.get(named(label))} ms`
  const hasTimer = (label) => {
    if (timers.has(named(label))) return true
    print("warn", `there is no timer "${named(label)}"`)
    return false
  }

  const methods = {
    assert(condition = false, ...args) {
      if (condition) return
      if (typeof args[0] === "string") args[0] = `Assertion failed: ${args[0]}`
      else args.unshift("Assertion failed")
      print("error", formatArguments(args))
    },
    clear() {
      indent = ""
    },
    debug: at("debug"),
    error: at("error"),
    info: at("info"),
    log: at("log"),
    warn: at("warn"),
    dir(value) {
      print("log", formatValue(value, 1))
    },
    dirxml: at("log"),
    trace(...args) {
      const stack = new Error().stack.split("\n").slice(1)
      print("log", ["Trace", ...(args.length > 0 ? [formatArguments(args)] : [])].join(": ") + stack.map((line) => `\n    ${line}`).join(""))
    },
    table(data, columns) {
      if (typeof data !== "object" || data === null) return methods.log(data)
      for (const [key, row] of data instanceof Map ? data : Object.entries(data)) {
        print("log", `${formatValue(key)}: ${formatRow(row, columns)}`)
      }
    },
    count(label) {
      const count = (counts.get(named(label)) ?? 0) + 1
      counts.set(named(label), count)
      print("info", `${named(label)}: ${count}`)
    },
    countReset(label) {
      if (!counts.delete(named(label))) print("warn", `there is no count "${named(label)}"`)
    },
    group: startGroup,
    groupCollapsed: startGroup,
    groupEnd() {
      indent = indent.slice(2)
    },
    time(label) {
      if (timers.has(named(label))) print("warn", `the timer "${named(label)}" runs already`)
      else timers.set(named(label), hostHooks().now())
    },
    timeLog(label, ...args) {
      if (hasTimer(label)) print("log", [elapsed(label), ...(args.length > 0 ? [formatArguments(args)] : [])].join(" "))
    },
    timeEnd(label) {
      if (!hasTimer(label)) return
      print("info", elapsed(label))
      timers.delete(named(label))
    },
  }
  const console = Object.assign(Object.create({}), methods)
  Object.defineProperty(console, Symbol.toStringTag, { value: "console", configurable: true })
  return console
}

function formatRow(row, columns) {
  if (typeof row !== "object" || row === null || columns === undefined) return formatValue(row, 1)
  return formatValue(Object.fromEntries(Array.from(columns, (name) => [name, row[name]])), 1)
}

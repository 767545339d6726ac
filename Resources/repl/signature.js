/** How a function is called: its name and parameters, read from its source. */

const { toString } = Function.prototype

/** @returns {{ kind: "class" | "function" | "arrow", isAsync: boolean, isGenerator: boolean, parameters: string | null }} */
export function signatureOf(value) {
  const source = Reflect.apply(toString, value, [])
  if (/^class\b/.test(source)) return { kind: "class", isAsync: false, isGenerator: false, parameters: null }
  const head = source.replace(/^(?:static\s+)?(?:(?:get|set)\s+(?=[^\s(]))?/, "")
  const isAsync = /^async\b(?!\s*\()/.test(head) || /^async\s*\([^]*?\)\s*=>/.test(head)
  const isGenerator = /^(?:async\s+)?(?:function\s*)?\*/.test(head)
  const bare = /^(?:async\s+)?([\p{ID_Start}$_][\p{ID_Continue}$]*)\s*=>/u.exec(head)
  if (bare) return { kind: "arrow", isAsync, isGenerator, parameters: bare[1] }
  const open = head.indexOf("(")
  const close = closing(head, open)
  const kind = /^\s*=>/.test(head.slice(close + 1)) ? "arrow" : "function"
  const isNative = /\{\s*\[native code\]\s*\}$/.test(head)
  return { kind, isAsync, isGenerator, parameters: isNative ? nativeParameters(value.length) : tidy(head.slice(open + 1, close)) }
}

/** The parameters of a function in parentheses, as a hint. */
export function parameterHint(value) {
  const { kind, parameters } = signatureOf(value)
  return kind === "class" ? "" : `(${parameters})`
}

/** The parenthesis that closes the one at an offset; strings and nested brackets lie between. */
function closing(source, open) {
  let depth = 0
  for (let index = open; index < source.length; index++) {
    const character = source[index]
    if (character === "(" || character === "[" || character === "{") depth++
    else if (character === ")" || character === "]" || character === "}") {
      if (--depth === 0) return index
    } else if (character === "\"" || character === "'" || character === "`") index = endOfString(source, index)
  }
  return source.length
}

function endOfString(source, start) {
  for (let index = start + 1; index < source.length; index++) {
    if (source[index] === "\\") index++
    else if (source[index] === source[start]) return index
  }
  return source.length
}

/** As a person would write it: what a bundler has shortened is written out. */
function tidy(parameters) {
  // Every second piece is a string, which stays as it is.
  const pieces = parameters.split(/("(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|`(?:[^`\\]|\\[^])*`)/)
  const inCode = (change) => pieces.map((piece, index) => (index % 2 === 0 ? change(piece) : piece)).join("")
  const whole = inCode(withSpaces)
  const short = inCode((code) => withoutNumbers(withSpaces(code)))
  // A number is what the bundler tells names of several modules apart by. Where it tells the parameters apart, it is a person's.
  return (wordCount(short) === wordCount(whole) ? short : whole).trim()
}

const withSpaces = (code) =>
  code
    .replace(/\s+/g, " ")
    .replace(/=!0\b/g, "=true").replace(/=!1\b/g, "=false").replace(/=void 0\b/g, "=undefined")
    .replace(/,(?=\S)/g, ", ").replace(/ ?(?<![=!<>])=(?![=>]) ?/g, " = ").replace(/ ?=> ?/g, " => ").replace(/:(?=\S)/g, ": ")

const withoutNumbers = (code) => code.replace(/(?<![\p{ID_Continue}$])([\p{ID_Start}$_][\p{ID_Continue}$]*?)\d+(?=\s*(?:[,=)}]|$))/gu, "$1")

const wordCount = (code) => new Set(code.match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu)).size

function nativeParameters(count) {
  return count === 0 ? "" : Array.from({ length: count }, (_, index) => String.fromCharCode(97 + index)).join(", ")
}

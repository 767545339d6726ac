import { statefulKey, upgraded } from "../custom-elements/stand-in.js"
import { fire } from "../events/dispatch.js"
import { reportException } from "../events/report-exception.js"
import { getAttributeValue } from "../nodes/Element.js"
import { asciiLowercase } from "../nodes/names.js"
import { stringReplaceAll } from "../nodes/replace.js"
import { defineElementSteps } from "../nodes/steps.js"
import { firstChildOf, nodeDocumentOf } from "../nodes/tree.js"
import { toDOMString } from "../web-idl/conversions.js"
import { defineInterface } from "../web-idl/interface.js"
import { hostHooks, windowOf } from "../window/current.js"
import { resolveURL } from "./base-url.js"
import { HTMLElement } from "./HTMLElement.js"
import { referrerPolicies, reflect } from "./reflect.js"

export let markAlreadyStarted
let prepareScript, copyAlreadyStarted, noteAsync

/** The script that is running, for `document.currentScript`. */
let runningScript = null
export const currentScript = () => runningScript

const javaScriptTypes = new Set(
  ("application/ecmascript application/javascript application/x-ecmascript application/x-javascript text/ecmascript " +
    "text/javascript text/javascript1.0 text/javascript1.1 text/javascript1.2 text/javascript1.3 text/javascript1.4 " +
    "text/javascript1.5 text/jscript text/livescript text/x-ecmascript text/x-javascript").split(" "),
)

/** @returns {"classic" | "module" | null} null for data blocks and unknown languages */
function scriptType(script) {
  const type = getAttributeValue(script, "type")
  const language = getAttributeValue(script, "language")
  if (type === "" || (type === null && !language)) return "classic"
  const name = asciiLowercase(type ?? `text/${language}`).trim()
  return name === "module" ? "module" : javaScriptTypes.has(name) ? "classic" : null
}

/**
 * Scripts that scripts insert are run by the host, if it wants to. Those that come from markup are inert.
 *
 * @see https://html.spec.whatwg.org/multipage/scripting.html#the-script-element
 */
export class HTMLScriptElement extends HTMLElement {
  #alreadyStarted = false
  // Scripts that scripts make do not wait for each other, until they say so.
  #forceAsync = true

  constructor(key, ...rest) {
    super(statefulKey(key), ...rest)
    return upgraded(this)
  }

  static {
    // Markup makes scripts that never run.
    markAlreadyStarted = (script) => {
      script.#alreadyStarted = true
      script.#forceAsync = false
    }
    noteAsync = (script) => {
      script.#forceAsync = false
    }
    copyAlreadyStarted = (script, copy) => {
      copy.#alreadyStarted = script.#alreadyStarted
    }
    prepareScript = (script) => {
      if (script.#alreadyStarted) return
      const document = nodeDocumentOf(script)
      const src = getAttributeValue(script, "src")
      const source = script.text
      if (src === null && source === "") return
      const type = scriptType(script)
      if (type === null || windowOf(document) === null) return
      if (type === "classic" && getAttributeValue(script, "nomodule") !== null) return
      script.#alreadyStarted = true
      if (src === null) runInline(script, source, type, document)
      else runExternal(script, src, type, document)
    }
  }

  get text() {
    let text = ""
    for (let child = firstChildOf(this); child !== null; child = child.nextSibling) if (child.nodeType === 3) text += child.data
    return text
  }

  set text(value) {
    stringReplaceAll(toDOMString(value), this)
  }

  get async() {
    return this.#forceAsync || getAttributeValue(this, "async") !== null
  }

  set async(value) {
    this.#forceAsync = false
    this.toggleAttribute("async", !!value)
  }

  static supports(type) {
    return type === "classic" || type === "module"
  }
}

function runInline(script, source, type, document) {
  const done = run(script, source, document.URL, type)
  // A classic script has run by now; a module tells later, as anything external does.
  if (type === "module") settle(script, done)
}

function runExternal(script, src, type, document) {
  const url = resolveURL(document, src)
  if (url === null) {
    queueMicrotask(() => fire(script, "error"))
    return
  }
  const loaded = hostHooks().load(url.href)
  settle(script, loaded.then((source) => run(script, source, url.href, type)))
}

/** Lets the host run a script; what a classic script throws is reported, and does not reach who inserted it. */
function run(script, source, url, type) {
  const outer = runningScript
  runningScript = type === "classic" ? script : null
  try {
    return hostHooks().runScript(source, url, type === "module")
  } catch (error) {
    reportException(error)
    return undefined
  } finally {
    runningScript = outer
  }
}

/** Fires `load` when a script has been loaded and run, `error` when it could not be loaded. */
function settle(script, done) {
  Promise.resolve(done).then(
    () => fire(script, "load"),
    () => fire(script, "error"),
  )
}

defineElementSteps("script", {
  inserted: (script) => prepareScript(script),
  cloned: (script, copy) => copyAlreadyStarted(script, copy),
  attributeChanged(script, localName, oldValue, newValue) {
    if (localName === "async" && newValue !== null) noteAsync(script)
    if (localName === "src" && oldValue === null && newValue !== null && script.isConnected) prepareScript(script)
  },
  childrenChanged(script) {
    if (script.isConnected) prepareScript(script)
  },
})

reflect(HTMLScriptElement, {
  text: "type charset event htmlFor:for integrity",
  url: "src",
  boolean: "noModule defer",
  tokens: "blocking",
  enumerated: {
    crossOrigin: { values: { anonymous: "anonymous", "": "anonymous", "use-credentials": "use-credentials" }, missing: null, invalid: "anonymous" },
    fetchPriority: { values: "high low auto", missing: "auto" },
    referrerPolicy: referrerPolicies,
  },
})
defineInterface(HTMLScriptElement)

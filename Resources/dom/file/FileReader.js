import { TextDecoder } from "../encoding/TextDecoder.js"
import { encodingOfLabel } from "../encoding/labels.js"
import { fire } from "../events/dispatch.js"
import { defineEventHandlers } from "../events/event-handlers.js"
import { EventTarget } from "../events/EventTarget.js"
import { ProgressEvent } from "../ui-events/ProgressEvent.js"
import { DOMException } from "../web-idl/DOMException.js"
import { defineConstants, defineInterface } from "../web-idl/interface.js"
import { encodeBase64 } from "../window/base64.js"
import { Blob, bytesOfBlob } from "./Blob.js"

/** @see https://w3c.github.io/FileAPI/#dfn-filereader */
export class FileReader extends EventTarget {
  #state = 0
  #result = null
  #error = null
  #turn = 0

  get readyState() {
    return this.#state
  }

  get result() {
    return this.#result
  }

  get error() {
    return this.#error
  }

  readAsArrayBuffer(blob) {
    this.#read(blob, (bytes) => bytes.slice().buffer)
  }

  readAsBinaryString(blob) {
    this.#read(blob, (bytes) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
  }

  readAsDataURL(blob) {
    this.#read(blob, (bytes) => `data:${blob.type || "application/octet-stream"};base64,${encodeBase64(bytes)}`)
  }

  readAsText(blob, encoding = undefined) {
    const named = encoding ?? /;\s*charset=("?)([^";]+)\1/i.exec(blob?.type ?? "")?.[2]
    const label = named !== undefined && encodingOfLabel(String(named)) !== undefined ? named : "utf-8"
    this.#read(blob, (bytes) => new TextDecoder(label).decode(bytes))
  }

  abort() {
    if (this.#state !== 1) {
      this.#result = null
      return
    }
    this.#turn++
    this.#state = 2
    this.#result = null
    this.#error = new DOMException("the reading was aborted", "AbortError")
    this.#fire("abort", 0)
    this.#fire("loadend", 0)
  }

  #read(blob, convert) {
    if (!(blob instanceof Blob)) throw new TypeError("FileReader reads a Blob")
    if (this.#state === 1) throw new DOMException("the FileReader is reading", "InvalidStateError")
    const turn = ++this.#turn
    const bytes = bytesOfBlob(blob)
    this.#state = 1
    this.#result = null
    this.#error = null
    globalThis.setTimeout(() => {
      if (turn !== this.#turn) return
      this.#fire("loadstart", 0)
      if (turn !== this.#turn) return
      this.#fire("progress", bytes.length)
      if (turn !== this.#turn) return
      this.#state = 2
      this.#result = convert(bytes)
      this.#fire("load", bytes.length)
      // A listener may have begun to read again; then `loadend` waits for that.
      if (this.#state !== 1) this.#fire("loadend", bytes.length)
    }, 0)
  }

  #fire(type, loaded) {
    fire(this, type, { lengthComputable: true, loaded, total: loaded }, ProgressEvent)
  }
}

defineEventHandlers(FileReader, ["loadstart", "progress", "load", "abort", "error", "loadend"])
defineInterface(FileReader)
defineConstants(FileReader, { EMPTY: 0, LOADING: 1, DONE: 2 })

import { defineInterface } from "../web-idl/interface.js"
import { internal, requireInternal } from "../web-idl/internal.js"
import { hostHooks } from "./current.js"
import { part } from "./part.js"

/** @see https://www.rfc-editor.org/rfc/rfc9110#field.user-agent, as WebKit on Linux sends it */
export const webKitUserAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15"

/**
 * What scripts take the browser for: WebKit on Linux, whose editing behaviour this DOM has. So Mod is Ctrl, and no code for Apple's
 * systems runs.
 *
 * @see https://html.spec.whatwg.org/multipage/system-state.html#the-navigator-object
 */
export class Navigator {
  #languages = Object.freeze(["en-US", "en"])
  #clipboard = null

  constructor(key) {
    requireInternal(key)
  }

  /** WebKit's, followed by the product that the host names, if it names one. */
  get userAgent() {
    const { userAgent } = hostHooks()
    if (!userAgent) return webKitUserAgent
    return userAgent.startsWith("Mozilla/") ? userAgent : `${webKitUserAgent} ${userAgent}`
  }

  get appVersion() {
    return this.userAgent.slice("Mozilla/".length)
  }

  get appName() {
    return "Netscape"
  }

  get appCodeName() {
    return "Mozilla"
  }

  get product() {
    return "Gecko"
  }

  get productSub() {
    return "20030107"
  }

  get vendor() {
    return "Apple Computer, Inc."
  }

  get vendorSub() {
    return ""
  }

  get platform() {
    return "Linux x86_64"
  }

  get language() {
    return this.#languages[0]
  }

  get languages() {
    return this.#languages
  }

  get onLine() {
    return false
  }

  get cookieEnabled() {
    return false
  }

  get doNotTrack() {
    return null
  }

  get hardwareConcurrency() {
    return 1
  }

  get maxTouchPoints() {
    return 0
  }

  get webdriver() {
    return false
  }

  get pdfViewerEnabled() {
    return false
  }

  get clipboard() {
    return (this.#clipboard ??= new (part("input").Clipboard)(internal))
  }

  javaEnabled() {
    return false
  }

  sendBeacon() {
    return false
  }

  vibrate() {
    return false
  }
}

defineInterface(Navigator)

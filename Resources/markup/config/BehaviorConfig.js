import { parseJSON } from "./parse-json.js"

/** How an editor behaves apart from what is typed. */
export class BehaviorConfig {
  static full() {
    return { focusAfterLoad: true, selectImage: false, insertLink: false, insertImage: false, highlightCode: true }
  }

  static standard() {
    return this.full()
  }

  static desktop() {
    return { ...this.full(), selectImage: true }
  }

  /** The object that a string of JSON holds, as it is; null where it holds none. */
  static fromJSON(string) {
    return parseJSON(string)
  }
}

import { parseJSON } from "./parse-json.js"

/** The keys of commands: a key, an array of them, or null. */
export class KeymapConfig {
  static full() {
    return {
      undo: "Mod-z",
      redo: "Mod-Shift-z",
      link: "Mod-k",
      image: null,
      table: null,
      p: "Ctrl-Shift-0",
      h1: "Ctrl-Shift-1",
      h2: "Ctrl-Shift-2",
      h3: "Ctrl-Shift-3",
      h4: "Ctrl-Shift-4",
      h5: "Ctrl-Shift-5",
      h6: "Ctrl-Shift-6",
      bullet: "Ctrl-u",
      number: "Ctrl-o",
      indent: ["Mod->", "Mod-]"],
      outdent: ["Mod-<", "Mod-["],
      bold: "Mod-b",
      italic: "Mod-i",
      underline: "Mod-u",
      strikethrough: "Ctrl-s",
      code: "Mod-`",
      subscript: "Ctrl-Mod--",
      superscript: "Ctrl-Mod-+",
      search: "Ctrl-f",
    }
  }

  static desktop() {
    return this.full()
  }

  /** Only what Markdown has. */
  static markdown() {
    return { ...this.full(), underline: null, subscript: null, superscript: null }
  }

  static standard() {
    return this.markdown()
  }

  /** The object that a string of JSON holds, as it is; null where it holds none. */
  static fromJSON(string) {
    return parseJSON(string)
  }
}

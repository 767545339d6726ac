import { part } from "../part.js"
import { parseJSON } from "./parse-json.js"

/** What a toolbar shows. Hosts with controls of their own read it too. */
export class ToolbarConfig {
  static full(correction = false) {
    return {
      visibility: {
        toolbar: true,
        correctionBar: correction,
        insertBar: true,
        styleMenu: true,
        styleBar: true,
        formatBar: true,
        search: true,
      },
      ordering: { correctionBar: 10, insertBar: 20, styleMenu: 30, styleBar: 40, formatBar: 50, search: 60 },
      menus: { styleName: true, tableHeader: true, tableBorder: true },
      insertBar: { link: true, image: true, tableMenu: true, hRule: false },
      formatBar: {
        bold: true,
        italic: true,
        underline: true,
        code: true,
        strikethrough: true,
        subscript: true,
        superscript: true,
      },
      styleMenu: { p: "Body", h1: "H1", h2: "H2", h3: "H3", h4: "H4", h5: "H5", h6: "H6", pre: "Code" },
      styleBar: { list: true, dent: true },
      help: {
        style: "Set paragraph style",
        bold: "Toggle bold",
        italic: "Toggle italic",
        underline: "Toggle underline",
        code: "Toggle code",
        strikethrough: "Toggle strikethrough",
        subscript: "Toggle subscript",
        superscript: "Toggle superscript",
        bullet: "Toggle bulleted list",
        number: "Toggle numbered list",
        indent: "Increase indent",
        outdent: "Decrease indent",
        link: "Insert/edit link",
        image: "Insert/edit image",
        table: "Insert/edit table",
        hRule: "Insert horizontal rule",
        search: "Toggle search",
        searchForward: "Search forward",
        searchBackward: "Search backward",
        matchCase: "Match case",
        undo: "Undo",
        redo: "Redo",
      },
      augmentation: { prepend: null, append: null },
      appearance: {
        accentColor: { light: "#007AFF", dark: "#409CFF" },
        toolbarBg: { light: "rgba(250, 249, 246, 0.95)", dark: "rgba(40, 40, 43, 0.9)" },
        buttonBg: { light: "white", dark: "black" },
        borderColor: { light: "lightgray", dark: "gray" },
        hoverBg: { light: "#f2f2f2", dark: "rgb(80, 80, 80)" },
        buttonSize: "28px",
        buttonFontSize: "24px",
      },
      // Few configurations are asked for their icons.
      get icons() {
        return (this.icons = { ...part("ui")?.icons })
      },
      set icons(value) {
        Object.defineProperty(this, "icons", { value, writable: true, enumerable: true, configurable: true })
      },
    }
  }

  static desktop(correction = false) {
    return this.full(correction)
  }

  /** Only what Markdown has. */
  static markdown(correction = false) {
    const config = this.full(correction)
    Object.assign(config.formatBar, { underline: false, subscript: false, superscript: false })
    return config
  }

  static standard(correction = false) {
    return this.markdown(correction)
  }

  /** A toolbar that is not shown. */
  static none() {
    const config = this.full()
    config.visibility.toolbar = false
    return config
  }

  /** The icon of that name, as SVG in a string. */
  static iconFor(name) {
    return part("ui")?.icons[name]
  }

  /** The object that a string of JSON holds, as it is; null where it holds none. */
  static fromJSON(string) {
    return parseJSON(string)
  }
}

import { boolean, nullOr, string } from "./validators.js"

/**
 * Separately editable areas, and buttons in them. HTML never parses to an area: areas are made by `addDiv` alone, so that a
 * document's own div elements stay transparent.
 */
export const div = {
  attrs: {
    id: { default: null, validate: nullOr(string) },
    parentId: { default: "editor", validate: nullOr(string) },
    cssClass: { default: null, validate: nullOr(string) },
    editable: { default: true, validate: boolean },
    htmlContents: { default: null, validate: nullOr(string) },
    spellcheck: { default: false, validate: boolean },
    autocorrect: { default: "on", validate: string },
    autocapitalize: { default: "off", validate: string },
    writingsuggestions: { default: false, validate: boolean },
  },
  content: "block*",
  group: "block",
  isolating: true,
  selectable: false,
  toDOM: ({ attrs: { id, cssClass } }) => ["div", { id, class: cssClass }, 0],
}

/** A button's label is its text: markup in it is never made into elements. */
export const button = {
  attrs: {
    id: { default: null, validate: nullOr(string) },
    parentId: { default: null, validate: nullOr(string) },
    cssClass: { default: null, validate: nullOr(string) },
    label: { default: "", validate: string },
  },
  content: "text*",
  marks: "",
  group: "block",
  parseDOM: [
    {
      tag: "button",
      getAttrs: (element) => ({
        id: element.getAttribute("id"),
        parentId: element.getAttribute("parentId"),
        cssClass: element.getAttribute("class"),
        label: element.textContent,
      }),
    },
  ],
  toDOM: ({ attrs: { id, cssClass } }) => ["button", { id: id || null, class: cssClass || null, type: "button" }, 0],
}

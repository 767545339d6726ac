import { part } from "../part.js"

/**
 * Defines the custom element `markup-editor`. One that holds an editor already is left alone.
 *
 * @param create makes an editor in an element: `create(element, options)`.
 * @param {string[] | null} styleSheets the editor's own style, for a shadow tree; null: in the light tree, styled by the page.
 */
export function defineElement({ customElements, HTMLElement }, create, styleSheets) {
  if (customElements.get("markup-editor")) return
  customElements.define(
    "markup-editor",
    class MarkupEditorElement extends HTMLElement {
      connectedCallback() {
        if (!this.MU) part("ui")?.connectElement(this, create, styleSheets)
      }

      disconnectedCallback() {
        part("ui")?.disconnectElement(this)
      }
    },
  )
}

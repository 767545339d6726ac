import { connectElement, disconnectElement } from "./element.js"

/**
 * Defines the custom element `markup-editor`, where a window does not have it yet. An element that holds an editor is left alone.
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
        if (!this.MU) connectElement(this, create, styleSheets)
      }

      disconnectedCallback() {
        disconnectElement(this)
      }
    },
  )
}

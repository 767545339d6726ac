import { activeEditor } from "./active-editor.js"

/** The height of the content, without the padding that {@link padBottom} may have given it. */
export function getHeight(editor = activeEditor()) {
  const measure = () => editor.view.dom.getBoundingClientRect().height
  const height = measure()
  const { style } = editor.container
  // What has no height has no padding either; where nothing is laid out, styles are not read for it.
  if (height === 0) return 0
  const padding = style.getPropertyValue("--padBottom")
  if (!(parseFloat(padding) > 0)) return height
  style.setProperty("--padBottom", "0")
  try {
    return measure()
  } finally {
    style.setProperty("--padBottom", padding)
  }
}

/** Pads the content so that it fills `fullHeight` pixels, and a click below the text lands in the editor. */
export function padBottom(fullHeight) {
  const editor = activeEditor()
  const missing = Number(fullHeight) - getHeight(editor)
  editor.container.style.setProperty("--padBottom", missing > 0 ? `${missing}px` : "0")
}

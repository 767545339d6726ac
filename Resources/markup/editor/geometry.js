import { activeEditor } from "./active-editor.js"

/** The height of the content, without the padding that {@link padBottom} may have given it. */
export function getHeight(editor = activeEditor()) {
  const { style } = editor.container
  const saved = ["padding-block-start", "padding-block-end"].map((name) => [name, style.getPropertyValue(name)])
  for (const [name] of saved) style.setProperty(name, "0px")
  const { height } = editor.view.dom.getBoundingClientRect()
  for (const [name, value] of saved) value ? style.setProperty(name, value) : style.removeProperty(name)
  return height
}

/** Pads the content so that it fills `fullHeight` pixels, and a click below the text lands in the editor. */
export function padBottom(fullHeight) {
  const editor = activeEditor()
  const missing = Number(fullHeight) - getHeight(editor)
  editor.container.style.setProperty("--padBottom", missing > 0 ? `${missing}px` : "0")
}

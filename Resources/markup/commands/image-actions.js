import { activeEditor } from "../editor/active-editor.js"
import * as images from "./images.js"

/** The sources of images that hold their data. */
export const getDataImages = () => images.imageSources(activeEditor().view.state.doc).filter((src) => src.startsWith("data"))

/** The sources of images that are relative to the document. */
export const getLocalImages = () => images.imageSources(activeEditor().view.state.doc).filter(images.isLocal)

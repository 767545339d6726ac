import { toggleMark } from "prosemirror-commands"
import { schema } from "../schema/index.js"

/** Toggles a mark of the given name on the selection, or for what is typed next. */
export const toggleFormat = (name) => toggleMark(schema.marks[name])

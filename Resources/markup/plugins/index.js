import { dropCursor } from "prosemirror-dropcursor"
import { gapCursor } from "prosemirror-gapcursor"
import { history } from "prosemirror-history"
import { searchPlugin } from "../search/plugin.js"
import { addedImagesPlugin } from "./added-images.js"
import { codeColoursPlugin } from "./code-colours.js"
import { stepLogPlugin } from "../history/step-log.js"
import { inputRulesPlugin } from "./input-rules.js"
import { keyMapPlugins } from "./key-map.js"
import { placeholderPlugin } from "./placeholder.js"
import { toolbarPlugin } from "./toolbar.js"
import { uniqueIDsPlugin } from "./unique-ids.js"

/** The plugins of an editor. The first that handles a key or an event keeps it from those behind. */
export const pluginsFor = (editor) => [
  inputRulesPlugin(),
  ...keyMapPlugins(editor.config.keymap),
  dropCursor(),
  gapCursor(),
  toolbarPlugin(editor),
  history(),
  ...(editor.config.behavior.highlightCode ? [codeColoursPlugin()] : []),
  placeholderPlugin(editor),
  addedImagesPlugin(),
  searchPlugin(),
  uniqueIDsPlugin(),
  stepLogPlugin(editor),
]

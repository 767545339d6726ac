import { post } from "../messages/post.js"
import { announcePlugins } from "../registry/plugins.js"

/** Says that an editor is there with all that it needs: `markupPluginsDidLoad` if any plugin is registered, then `loadedUserFiles`. */
export function announce(editor) {
  announcePlugins(editor)
  post("loadedUserFiles", editor)
}

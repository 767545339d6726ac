import { post } from "../messages/post.js"
import { importModule } from "../part.js"

/** Plugins that scripts registered, by name, in the order of registration. */
const plugins = new Map()

/** Registers a plugin: an object with at least a `name` and a `type`. One of the same name is replaced. */
export function registerPlugin(plugin, name) {
  const key = name || plugin?.name
  if (!key) throw new TypeError("registerPlugin takes an object with a name and a type")
  plugins.set(key, plugin)
}

export const unregisterPlugin = (name) => {
  plugins.delete(name)
}

export const getPlugin = (name) => plugins.get(name)

/** All plugins, or those of one type. */
export const getPlugins = (type) => [...plugins.values()].filter((plugin) => !type || plugin.type === type)

/** How many plugins are registered. */
export const pluginCount = () => plugins.size

/** What the plugin's `run` resolves to; null where there is no such plugin, or nothing to run. */
export async function runPlugin(name) {
  const plugin = plugins.get(name)
  return typeof plugin?.run === "function" ? plugin.run() : null
}

/**
 * Imports modules that register plugins, all at once. One that fails is logged and does not stop the others.
 *
 * @param delegate gets `markupPluginsDidLoad(list)` with the plugins that were not registered before.
 */
export async function loadPlugins(paths, delegate) {
  if (!paths?.length) return
  const before = new Set(plugins.keys())
  const results = await Promise.allSettled(paths.map(importModule))
  results.forEach(({ reason }, index) => {
    if (reason) post({ messageType: "log", log: `The plugin ${paths[index]} could not be loaded: ${reason.message ?? reason}` })
  })
  delegate?.markupPluginsDidLoad?.([...plugins].filter(([name]) => !before.has(name)).map(([, plugin]) => plugin))
}

/** Posts the list of plugins, if any is registered. */
export function announcePlugins(editor) {
  if (plugins.size > 0) post({ messageType: "markupPluginsDidLoad", plugins: getPlugins() }, editor)
}

import { makeDefaultHandler } from "../messages/default-handler.js"

/** What a page's scripts register by name, for editors to use: delegates, configurations, message handlers, augmentations. */
const delegates = new Map()
const configurations = new Map()
const handlers = new Map()
const augmentations = new Map()

const registrar = (map) => (object, name) => {
  const key = name || object?.constructor?.name
  if (!key) throw new TypeError("an object is registered under a name; give one as the second argument")
  map.set(key, object)
}

export const registerDelegate = registrar(delegates)
export const registerConfig = registrar(configurations)
export const registerMessageHandler = registrar(handlers)
export const registerAugmentation = registrar(augmentations)

/** How much is registered here. */
export const registeredCount = () => delegates.size + configurations.size + handlers.size + augmentations.size

export const augmentationNamed = (name) => augmentations.get(name)
export const delegateNamed = (name) => delegates.get(name)
export const configurationNamed = (name) => configurations.get(name)

const defaultHandlers = new WeakMap()

/**
 * Where the messages of `editor` go: to the WebKit message handler `markup` for the handler "swift", to a registered handler, or
 * to the methods of the editor's delegate.
 */
export function messageHandler(editor) {
  const { handler } = editor.config
  // Looked up for each message: a host may add or remove its handler at any time.
  if (handler === "swift") return editor.window.webkit.messageHandlers.markup
  if (typeof handler?.postMessage === "function") return handler
  if (handlers.has(handler)) return handlers.get(handler)
  if (!defaultHandlers.has(editor)) defaultHandlers.set(editor, makeDefaultHandler(editor))
  return defaultHandlers.get(editor)
}

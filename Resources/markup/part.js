let load = null
let importer = null
const parts = new Map()

/**
 * Says where the parts of the editor come from that most pages do without (`parts/NAME.js`): `code` colours code, `ui` has the
 * toolbar, the dialogs and the custom element. Without a loader nothing is coloured, and what needs `ui` is not there.
 *
 * @param {(name: "code" | "ui") => object | Promise<object>} loader answers the exports of a part, or a promise of them.
 * @param {(path: string) => Promise<object>} [importModule] imports a module, where the engine cannot do so itself.
 */
export function loadPartsWith(loader, importModule = null) {
  load = loader
  importer = importModule
}

/** Imports a module of the page. */
export const importModule = async (path) => (importer ? importer(path) : import(path))

/** The exports of a part; undefined where there is no loader, or they have not arrived yet. */
export function part(name) {
  if (!parts.has(name) && load) {
    const loaded = load(name)
    parts.set(name, loaded)
    if (typeof loaded.then === "function") loaded.then((exports) => parts.set(name, exports))
  }
  const exports = parts.get(name)
  return typeof exports?.then === "function" ? undefined : exports
}

/** Calls `use` with the exports of a part: at once, or when they have arrived; never, where there is no loader. */
export function withPart(name, use) {
  const exports = part(name)
  if (exports) use(exports)
  else parts.get(name)?.then(use)
}

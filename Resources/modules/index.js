/**
 * ES modules for an engine whose C API has no module loader, and the places of syntax errors, which its
 * parser does not give. A module becomes a generator method with the same code on the same lines and
 * columns; see `rewrite.js` for how, and `Loader.js` for loading, linking and evaluation.
 */
export { locate } from "./parse.js"
export { Loader } from "./Loader.js"

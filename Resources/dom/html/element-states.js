/**
 * What elements are beyond their attributes, for selectors to ask: sets of elements, filled by the modules that change the states.
 *
 * @see https://html.spec.whatwg.org/multipage/semantics-other.html#pseudo-classes
 */

/** @type {WeakSet<Element>} popovers that are showing */
export const shownPopovers = new WeakSet()
/** @type {WeakSet<Element>} dialogs that keep everything else from the user */
export const modalDialogs = new WeakSet()
/** @type {WeakMap<Element, Set<string>>} the states of custom elements */
export const customStates = new WeakMap()

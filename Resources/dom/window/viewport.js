/**
 * The size of the window in CSS pixels. Nothing is laid out; scripts and media queries ask for it.
 *
 * @typedef {{ width: number, height: number, devicePixelRatio: number }} Viewport
 */

/** @type {Viewport} */
const viewport = { width: 1024, height: 768, devicePixelRatio: 1 }

/** @returns {Viewport} */
export const currentViewport = () => viewport

/** @param {Partial<Viewport>} size */
export function setViewport(size) {
  Object.assign(viewport, size)
}

export { IntersectionObserver, IntersectionObserverEntry } from "./IntersectionObserver.js"
export { ResizeObserver, ResizeObserverEntry, ResizeObserverSize } from "./ResizeObserver.js"

const functions =
  "addEventListener removeEventListener dispatchEvent alert confirm prompt open close stop print focus blur postMessage scroll scrollTo scrollBy " +
  "matchMedia getComputedStyle getSelection structuredClone reportError fetch atob btoa setTimeout clearTimeout setInterval clearInterval " +
  "queueMicrotask requestAnimationFrame cancelAnimationFrame requestIdleCallback cancelIdleCallback"
const objects =
  "window self globalThis frames parent top document location history navigator screen performance console customElements crypto localStorage " +
  "sessionStorage"
const interfaces =
  "Window EventTarget Event CustomEvent AbortController AbortSignal Node Document Element Attr Text Comment DocumentFragment ShadowRoot " +
  "NodeList HTMLCollection NamedNodeMap DOMTokenList Range StaticRange Selection MutationObserver MutationRecord NodeIterator TreeWalker NodeFilter " +
  "DOMParser XMLSerializer HTMLElement HTMLDivElement HTMLInputElement CustomElementRegistry CSSStyleDeclaration CSSStyleSheet DOMException " +
  "URL URLSearchParams TextEncoder TextDecoder Blob File FileList FileReader DOMRect DOMRectReadOnly DOMRectList DOMPoint DOMQuad DOMMatrix " +
  "MessageChannel MessagePort BroadcastChannel DataTransfer DataTransferItem DataTransferItemList ClipboardEvent Clipboard ClipboardItem " +
  "UIEvent MouseEvent PointerEvent WheelEvent KeyboardEvent FocusEvent InputEvent CompositionEvent TouchEvent DragEvent AnimationEvent " +
  "TransitionEvent ErrorEvent MessageEvent PromiseRejectionEvent BeforeUnloadEvent PageTransitionEvent HashChangeEvent PopStateEvent " +
  "ProgressEvent StorageEvent SubmitEvent ToggleEvent Navigator Location History Screen Storage Performance MediaQueryList Headers Request " +
  "Response XMLHttpRequest Crypto"

const has = (names, type) =>
  names.split(" ").map((name) => ({ reason: `${name} is there`, run: () => typeof globalThis[name], expected: type }))

;({
  title: "Globals that a browser script takes for granted",
  rows: [
    ...has(functions, "function"),
    ...has(objects, "object"),
    ...has(interfaces, "function"),
    ...interfaces.split(" ").map((name) => ({
      reason: `${name} does not show in a loop over the global`, run: () => Object.getOwnPropertyDescriptor(globalThis, name).enumerable, expected: false,
    })),
    { reason: "the global is a window and an event target", run: () => [window instanceof Window, window instanceof EventTarget, window instanceof Node], expected: [true, true, false] },
    { reason: "an ordinary object is neither", run: () => [{} instanceof Window, Object.create(window) instanceof EventTarget], expected: [false, false] },
    { reason: "it says so in words", run: () => [String(window), window.constructor === Window], expected: ["[object Window]", true] },
    { reason: "it is its own window, parent and top", run: () => [window, self, frames, parent, top].every((each) => each === globalThis), expected: true },
    { reason: "document and window cannot be replaced", run: () => { "use strict"; window.document = 1 }, expected: "throws TypeError" },
    { reason: "screen can, by setting it", run: () => { globalThis.screen = 1; return screen }, expected: 1 },
    { reason: "an interface without constructor throws", run: () => new Navigator(), expected: "throws TypeError" },
    { reason: "there is no trusted types policy to ask", run: () => "trustedTypes" in window, expected: false },
    { reason: "the size of the window", run: () => [innerWidth, innerHeight, devicePixelRatio, screen.width], expected: [1024, 768, 1, 1024] },
    { reason: "what has no meaning without a screen does nothing", run: () => [scrollTo(0, 1), scrollY, open("x"), confirm("?"), prompt("?")], expected: [null, 0, null, false, null] },
    { reason: "scripts take it for WebKit on Linux", run: () => [navigator.vendor, navigator.platform, /AppleWebKit\/605/.test(navigator.userAgent), /Mobile|Chrome|Android/.test(navigator.userAgent), navigator.maxTouchPoints], expected: ["Apple Computer, Inc.", "Linux x86_64", true, false, 0] },
  ],
})

;({
  title: "Events at the window",
  rows: [
    { reason: "it comes last when an event bubbles, and first when it is captured", run: () => {
      const log = []
      for (const [name, target] of Object.entries({ window, document, body: document.body })) {
        target.addEventListener("x", () => log.push(name))
        target.addEventListener("x", () => log.push(`${name} capture`), true)
      }
      document.body.dispatchEvent(new Event("x", { bubbles: true }))
      return log
    }, expected: ["window capture", "document capture", "body capture", "body", "document", "window"] },
    { reason: "load at the document does not reach it", run: () => {
      let reached = false
      addEventListener("load", () => (reached = true))
      document.body.dispatchEvent(new Event("load", { bubbles: true }))
      return reached
    }, expected: false },
    { reason: "addEventListener is called without an object", run: () => {
      let target
      addEventListener("x", function (event) { target = this === window && event.currentTarget === window })
      dispatchEvent(new Event("x"))
      return target
    }, expected: true },
    { reason: "onerror gets message, place and error, and true means handled", run: () => {
      let got
      window.onerror = (...args) => { got = [args[0], typeof args[1], typeof args[2], args[4].message]; return true }
      reportError(new TypeError("t"))
      return got
    }, expected: ["TypeError: t", "string", "number", "t"] },
    { reason: "an exception of a listener is an error event, and the others run", run: () => {
      const log = []
      addEventListener("error", (event) => { log.push(`error ${event.message}`); event.preventDefault() })
      addEventListener("x", () => { throw new Error("first") })
      addEventListener("x", () => log.push("second"))
      dispatchEvent(new Event("x"))
      return log
    }, expected: ["error Error: first", "second"] },
    { reason: "an exception in an error listener is not fired again", run: () => {
      let count = 0
      addEventListener("error", (event) => { event.preventDefault(); if (++count < 5) reportError(new Error("again")) })
      reportError(new Error("once"))
      return count
    }, expected: 1 },
    { reason: "anything can be thrown", run: () => {
      let got
      addEventListener("error", (event) => { got = [event.message, event.error]; event.preventDefault() })
      reportError("plain")
      return got
    }, expected: ["Uncaught plain", "plain"] },
    { reason: "unhandledrejection has the promise and the reason", run: () => {
      const promise = Promise.resolve()
      let got
      addEventListener("unhandledrejection", (event) => { got = [event.promise === promise, event.reason, event.cancelable]; event.preventDefault() })
      return [__controller.reportRejection(promise, "why"), got]
    }, expected: [false, [true, "why", true]] },
    { reason: "DOMContentLoaded, load and pageshow with the document's states", run: () => {
      const log = [document.readyState]
      document.addEventListener("readystatechange", () => log.push(document.readyState))
      document.addEventListener("DOMContentLoaded", () => log.push("DOMContentLoaded"))
      addEventListener("load", (event) => log.push(`load ${event.target === document} ${event.currentTarget === window}`))
      addEventListener("pageshow", () => log.push("pageshow"))
      __controller.setReadyState("interactive")
      __controller.setReadyState("complete")
      __controller.setReadyState("complete")
      return log
    }, expected: ["loading", "interactive", "DOMContentLoaded", "complete", "load true true", "pageshow"] },
    { reason: "window.event is the event whose listener runs", run: () => {
      let during
      document.addEventListener("x", () => (during = event.type))
      document.dispatchEvent(new Event("x"))
      return [during, window.event === undefined]
    }, expected: ["x", true] },
    { reason: "postMessage to itself is a task of its own", run: () => new Promise((resolve) => {
      addEventListener("message", (event) => resolve([event.data, event.source === window, event.ports.length]))
      postMessage({ a: [1] }, "*")
    }), expected: [{ a: [1] }, true, 0] },
  ],
})

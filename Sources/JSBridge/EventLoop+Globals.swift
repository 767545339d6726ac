import CJSC

extension EventLoop {
  /// Defines the globals. Their argument handling is in JavaScript, close to the callbacks, which never leave it; the loop
  /// knows them by number.
  func installGlobals(_ context: JSContext) {
    do throws(JSError) {
      try context.perform { () throws(JSError) in
        let install = try context.evaluate(EventLoop.globals)
        let run = try install.call(this: nil, hostFunctions(context))
        let ref = try run.live()
        JSValueProtect(context.ref, ref)
        runCallback = ref
      }
    } catch {
      context.report(error, nil)
    }
  }

  private func hostFunctions(_ context: JSContext) throws(JSError) -> [JSValue] {
    [
      try context.makeFunction { [weak self] arguments in
        self?.addTimer(delay: arguments[0].integer(Int32.self) ?? 0, repeats: arguments[1].isTruthy)
      },
      try context.makeFunction { [weak self] arguments in self?.clearTimer(arguments[0].integer() ?? 0) },
      try context.makeFunction { [weak self] _ in self?.addFrameCallback() },
      try context.makeFunction { [weak self] arguments in self?.cancelFrameCallback(arguments[0].integer() ?? 0) },
      try context.makeFunction { [weak self] arguments in self?.addIdleCallback(timeout: arguments[0].number ?? 0) },
      try context.makeFunction { [weak self] arguments in self?.cancelIdleCallback(arguments[0].integer() ?? 0) },
      try context.makeFunction { [weak self] _ in self?.nowInMilliseconds },
      try context.makeFunction { [weak self] _ in (self?.skipped ?? 0) / 1_000_000 },
      try context.makeFunction { arguments in
        arguments.context.report(arguments.context.error(for: arguments[0]), arguments[0])
      },
      try context.makeFunction { [weak self] _ in self?.allowsStringHandlers ?? false },
    ]
  }

  /// - SeeAlso: https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#timers,
  ///   https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#animation-frames,
  ///   https://w3c.github.io/requestidlecallback/
  private static let globals = JSSource(
    """
    ((addTimer, clearTimer, addFrame, cancelFrame, addIdle, cancelIdle, now, skipped, report, allowsStrings) => {
      "use strict"
      const global = globalThis
      const { apply, construct, defineProperty } = Reflect
      const evaluate = eval
      const { get, delete: remove, set } = Map.prototype
      // With methods of its own, so that nothing that scripts do to Map.prototype reaches it.
      const makeMap = () => Object.assign(new Map(), { get, set, delete: remove })
      const maps = [makeMap(), makeMap(), makeMap()]
      const [timers, frames, idles] = maps

      function setTimer(name, count, handler, timeout, args, repeats) {
        if (count === 0) throw new TypeError(`${name}: 1 argument required, but only 0 present`)
        let callback = handler
        if (typeof handler !== "function") {
          const text = `${handler}`
          if (!allowsStrings()) {
            throw new TypeError(`${name}: the handler is not a function but ${JSON.stringify(text)}; pass a function, strings are not evaluated here`)
          }
          callback = () => { evaluate(text) }
          args = []
        }
        const id = addTimer(timeout | 0, repeats)
        timers.set(id, { callback, args })
        return id
      }

      function clear(id) {
        id = id | 0
        if (timers.delete(id)) clearTimer(id)
      }

      function requireFunction(name, value) {
        if (typeof value !== "function") throw new TypeError(`${name}: the callback is not a function`)
      }

      async function runMicrotask(callback) {
        await undefined
        try {
          apply(callback, undefined, [])
        } catch (error) {
          report(error)
        }
      }

      Object.assign(global, {
        setTimeout(handler, timeout = 0, ...args) {
          return setTimer("setTimeout", arguments.length, handler, timeout, args, false)
        },
        setInterval(handler, timeout = 0, ...args) {
          return setTimer("setInterval", arguments.length, handler, timeout, args, true)
        },
        clearTimeout(id = 0) {
          clear(id)
        },
        clearInterval(id = 0) {
          clear(id)
        },
        queueMicrotask(callback) {
          requireFunction("queueMicrotask", callback)
          runMicrotask(callback)
        },
        requestAnimationFrame(callback) {
          requireFunction("requestAnimationFrame", callback)
          const id = addFrame()
          frames.set(id, { callback, args: [] })
          return id
        },
        cancelAnimationFrame(id) {
          id = id >>> 0
          if (frames.delete(id)) cancelFrame(id)
        },
        requestIdleCallback(callback, options = undefined) {
          requireFunction("requestIdleCallback", callback)
          const id = addIdle((options?.timeout ?? 0) >>> 0)
          idles.set(id, { callback, args: [] })
          return id
        },
        cancelIdleCallback(id) {
          id = id >>> 0
          if (idles.delete(id)) cancelIdle(id)
        },
      })

      const OwnDate = Date
      const { now: wallTime } = OwnDate
      const { toString: dateText } = OwnDate.prototype
      const currentTime = () => wallTime() + skipped()
      const define = (object, name, value) => defineProperty(object, name, { value, writable: true, enumerable: false, configurable: true })
      // A proxy of the engine's constructor: it is native to whoever asks, and has subclasses.
      const ShiftedDate = new Proxy(OwnDate, {
        construct(target, args, newTarget) {
          return construct(target, args.length === 0 ? [currentTime()] : args, newTarget === ShiftedDate ? target : newTarget)
        },
        apply: () => apply(dateText, new OwnDate(currentTime()), []),
      })
      define(global, "Date", ShiftedDate)
      define(OwnDate, "now", new Proxy(wallTime, { apply: currentTime }))
      define(OwnDate.prototype, "constructor", ShiftedDate)

      return (kind, id, keeps, argument) => {
        const map = maps[kind], entry = map.get(id)
        if (entry === undefined) return
        if (!keeps) map.delete(id)
        let { args } = entry
        if (kind === 1) args = [argument]
        if (kind === 2) {
          const didTimeout = argument === undefined
          args = [{ didTimeout, timeRemaining: () => didTimeout ? 0 : Math.max(0, argument - now()) }]
        }
        apply(entry.callback, global, args)
      }
    })
    """ as StaticString, sourceURL: "jsbridge:event-loop")
}

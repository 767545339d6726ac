import Foundation
import JSBridge
import Testing

@Suite("Event loop") struct EventLoopTests {
  struct Row: CustomTestStringConvertible {
    let testDescription, script, expected: String
  }

  @Test(
    "Order on the virtual clock",
    arguments: [
      Row(
        testDescription: "time first, then the order of arrival",
        script: "setTimeout(log, 20, 'c'); setTimeout(log, 10, 'a'); setTimeout(log, 10, 'b'); setTimeout(log, 0, '0')",
        expected: "0 a b c"),
      Row(
        testDescription: "all arguments are passed", script: "setTimeout((...a) => log(a.join('-')), 0, 1, 'x', null)",
        expected: "1-x-"),
      Row(
        testDescription: "microtasks run between timers",
        script: "setTimeout(() => { log('t1'); Promise.resolve().then(() => log('m')) }); setTimeout(log, 0, 't2')",
        expected: "t1 m t2"),
      Row(
        testDescription: "queueMicrotask keeps its place among reactions",
        script: "Promise.resolve().then(() => log('a')); queueMicrotask(() => log('b')); Promise.resolve().then(() => log('c'))",
        expected: "a b c"),
      Row(
        testDescription: "a negative delay is none", script: "setTimeout(log, 0, 'a'); setTimeout(log, -5, 'b')", expected: "a b"),
      Row(
        testDescription: "NaN is none",
        script: "setTimeout(log, NaN, 'a'); setTimeout(log, 'x', 'b'); setTimeout(log, undefined, 'c')", expected: "a b c"),
      Row(
        testDescription: "a delay past 31 bits wraps", script: "setTimeout(log, 2 ** 32, 'a'); setTimeout(log, 1, 'b')",
        expected: "a b"),
      Row(
        testDescription: "a text with a number is a number", script: "setTimeout(log, '20', 'b'); setTimeout(log, 10, 'a')",
        expected: "a b"),
      Row(
        testDescription: "a cleared timer",
        script: "const id = setTimeout(log, 1, 'x'); clearTimeout(id); setTimeout(log, 2, 'a')", expected: "a"),
      Row(
        testDescription: "clearing what is not there",
        script: "clearTimeout(); clearTimeout(99); clearInterval(null); clearTimeout(-1); log('ok')", expected: "ok"),
      Row(
        testDescription: "either clears the other",
        script: "clearInterval(setTimeout(log, 0, 'x')); clearTimeout(setInterval(log, 0, 'y')); log('ok')", expected: "ok"),
      Row(
        testDescription: "an interval that clears itself",
        script: "let n = 0; const id = setInterval(() => { log(++n); if (n === 3) clearInterval(id) }, 5)", expected: "1 2 3"),
      Row(
        testDescription: "intervals and timers interleave",
        script:
          "let n = 0; const id = setInterval(() => { log('i'); if (++n === 3) clearInterval(id) }, 10); setTimeout(log, 15, 't')",
        expected: "i t i i"),
      Row(
        testDescription: "ids are positive integers",
        script: "log(Number.isInteger(setTimeout(() => {})) && setTimeout(() => {}) > 0)", expected: "true"),
      Row(
        testDescription: "this is the global object",
        script: "setTimeout(function () { 'use strict'; log(this === globalThis) })", expected: "true"),
      Row(
        testDescription: "a timer set in a timer", script: "setTimeout(() => { setTimeout(log, 0, 'inner'); log('outer') })",
        expected: "outer inner"),
      Row(
        testDescription: "an error does not stop the loop",
        script: "setTimeout(() => { throw new Error('e') }); setTimeout(log, 0, 'a')",
        expected: "uncaught a"),
      Row(
        testDescription: "an error in a microtask", script: "queueMicrotask(() => { throw 1 }); queueMicrotask(() => log('a'))",
        expected: "uncaught a"),
      Row(
        testDescription: "an interval goes on after an error",
        script: "let n = 0; const id = setInterval(() => { if (++n === 2) clearInterval(id); log(n); throw n }, 1)",
        expected: "1 uncaught 2 uncaught"),
      Row(
        testDescription: "frames come sixty times a second",
        script:
          "let n = 0; requestAnimationFrame(function f(time) { log(Math.round(time * 60 / 1000)); if (++n < 3) requestAnimationFrame(f) })",
        expected: "1 2 3"),
      Row(
        testDescription: "the callbacks of a frame share its time, and a new one waits for the next",
        script:
          "let t; requestAnimationFrame((x) => { t = x; requestAnimationFrame(() => log('next')) }); requestAnimationFrame((x) => log(x === t))",
        expected: "true next"),
      Row(
        testDescription: "a frame callback can cancel one of the same frame",
        script:
          "let b; requestAnimationFrame(() => cancelAnimationFrame(b)); b = requestAnimationFrame(() => log('x')); requestAnimationFrame(() => log('c'))",
        expected: "c"),
      Row(
        testDescription: "timers do not cancel frames",
        script: "clearTimeout(requestAnimationFrame(() => log('frame'))); cancelAnimationFrame(setTimeout(log, 0, 't'))",
        expected: "t frame"),
      Row(
        testDescription: "idle callbacks wait until nothing is due",
        script:
          "requestIdleCallback((d) => log('idle', d.didTimeout, d.timeRemaining())); setTimeout(log, 0, 't'); setTimeout(log, 30, 'later')",
        expected: "t idle,false,30 later"),
      Row(
        testDescription: "a cancelled idle callback",
        script: "cancelIdleCallback(requestIdleCallback(() => log('x'))); log('ok')", expected: "ok"),
      Row(
        testDescription: "time stands still while a script runs, and jumps between",
        script:
          "const start = now(); setTimeout(() => log(now() - start), 1500); for (let i = 0; i < 1e5; i++) ; log(now() - start)",
        expected: "0 1500"),
    ])
  func order(_ row: Row) throws {
    let context = try EventLoopTests.context()
    try context.evaluate(row.script)
    #expect(context.eventLoop.runToIdle() == .idle)
    #expect(try context.evaluate("lines.join(' ')").string == row.expected)
    #expect(context.eventLoop.isIdle)
  }

  static func context() throws -> JSContext {
    let context = JSContext()
    let loop = context.eventLoop
    try context.evaluate("var lines = []; function log(...a) { lines.push(`${a}`) }")
    try context.globalObject.set("now", to: context.makeFunction { [weak loop] _ in loop?.nowInMilliseconds })
    context.onUncaughtError = { [unowned context] _, _ in
      #expect(throws: Never.self) { try context.globalObject["log"].call("uncaught") }
    }
    return context
  }

  @Test(
    "Handlers that are none are refused",
    arguments: [
      ("setTimeout()", "setTimeout: 1 argument required, but only 0 present"),
      (
        "setTimeout('x()')",
        "setTimeout: the handler is not a function but \"x()\"; pass a function, strings are not evaluated here"
      ),
      (
        "setInterval({})",
        "setInterval: the handler is not a function but \"[object Object]\"; pass a function, strings are not evaluated here"
      ),
      ("queueMicrotask(1)", "queueMicrotask: the callback is not a function"),
      ("requestAnimationFrame()", "requestAnimationFrame: the callback is not a function"),
      ("requestIdleCallback('x')", "requestIdleCallback: the callback is not a function"),
    ])
  func refused(script: String, message: String) throws {
    let error = #expect(throws: JSError.self) { try EventLoopTests.context().evaluate(script, sourceURL: "h.js") }
    #expect(error?.summary == "TypeError: \(message)")
    #expect(error?.sourceURL == "h.js")
    #expect(error?.line == 1)
  }

  @Test("Strings are evaluated where they are allowed")
  func strings() throws {
    let context = try EventLoopTests.context()
    context.eventLoop.allowsStringHandlers = true
    try context.evaluate("setTimeout('var late = 1; log(late)')")
    context.eventLoop.runToIdle()
    #expect(try context.evaluate("`${lines} ${late}`").string == "1 1")
  }

  @Test("Timers that set each other wait 4 ms from the seventh on")
  func clamping() throws {
    let context = try EventLoopTests.context()
    try context.evaluate("let n = 0; setTimeout(function f() { log(now()); if (++n < 8) setTimeout(f) })")
    context.eventLoop.runToIdle()
    #expect(try context.evaluate("`${lines}`").string == "0,0,0,0,0,0,4,8")
    try context.evaluate(
      "lines = []; n = 0; const id = setInterval(() => { log(now()); if (++n === 8) clearInterval(id) }); setTimeout(log, 0, 'fresh')"
    )
    context.eventLoop.runToIdle()
    #expect(try context.evaluate("`${lines}`").string == "8,fresh,8,8,8,8,8,12,16")
  }

  @Test("What never ends is bounded: in time, and in turns")
  func bounds() throws {
    let context = try EventLoopTests.context()
    let loop = context.eventLoop
    let endless = [
      "setTimeout(function f() { setTimeout(f) })", "setInterval(() => {}, 0)",
      "requestAnimationFrame(function f() { requestAnimationFrame(f) })",
    ]
    for script in endless {
      try context.evaluate(script)
      #expect(loop.runToIdle(EventLoop.Limits(time: .seconds(10))) == .timeLimit)
      #expect(loop.runToIdle(EventLoop.Limits(turns: 100)) == .turnLimit)
    }
    try context.evaluate("requestIdleCallback(function f() { requestIdleCallback(f) })")
    #expect(loop.runToIdle(EventLoop.Limits(time: .seconds(1), turns: 1000)) == .turnLimit)
    #expect(loop.isIdle == false)
    context.close()
    #expect(loop.runToIdle() == .closed)
  }

  @Test("A timer that loops is stopped, told of, and the next ones run")
  func loopingTimer() throws {
    let context = JSContext()
    context.timeLimit = .milliseconds(60)
    var codes: [JSError.Code] = []
    context.onUncaughtError = { codes.append($1.code) }
    let loop = context.eventLoop
    try context.evaluate(
      "var ran = 0; setTimeout(() => { while (true) {} }); setInterval(() => { while (true) {} }, 1); setTimeout(() => { (async () => { while (true) await 0 })() }); setTimeout(() => ran++, 5)"
    )
    #expect(loop.runToIdle() == .idle)
    #expect(codes == [.timeLimit, .timeLimit, .timeLimit])
    #expect(try context.evaluate("ran").number == 1)
  }

  @Test("Uncaught errors come with their value and place")
  func uncaught() throws {
    let context = JSContext()
    var seen: [String] = []
    context.onUncaughtError = { value, error in seen.append("\(error) / \(value?.isObject == true)") }
    let loop = context.eventLoop
    try context.evaluate("setTimeout(() => {\n null.x }); queueMicrotask(() => { throw 5 })", sourceURL: "t.js")
    loop.runToIdle()
    #expect(seen == ["5 / false", "t.js:2:6: TypeError: null is not an object (evaluating 'null.x') / true"])
    context.onUncaughtError = nil
    try context.evaluate("setTimeout(() => { throw 6 })")
    loop.runToIdle()
    #expect(context.unreportedErrors.map(\.description) == ["6"])
  }

  @Test("The clock can be moved by hand")
  func advancing() throws {
    let context = try EventLoopTests.context()
    let loop = context.eventLoop
    try context.evaluate("setTimeout(log, 100, 'a'); setTimeout(log, 200, 'b')")
    #expect(loop.advance(by: .milliseconds(99)) == .timeLimit)
    #expect(try context.evaluate("`${lines}`").string == "")
    loop.advance(by: .milliseconds(1))
    #expect(try context.evaluate("`${lines}`").string == "a")
    #expect(loop.now == .milliseconds(100))
    #expect(loop.advance(by: .seconds(1)) == .idle)
    #expect(loop.now == .milliseconds(1100))
  }

  @Test(
    "Dates jump with the virtual clock, and are otherwise those of the language",
    arguments: [
      Row(
        testDescription: "a timer comes when its time has passed, on every clock",
        script: "const start = Date.now(), made = new Date(); setTimeout(() => log(Date.now() - start >= 60_000, new Date() - made >= 60_000, Date.now() - start < 90_000), 60_000)",
        expected: "true,true,true"),
      Row(
        testDescription: "a debounced call, as libraries write it, is made once, after one timer",
        script: """
          let timers = 0, last
          const expired = () => { const left = 500 - (Date.now() - last); timers++; if (left <= 0) log('called', timers <= 2); else setTimeout(expired, left) }
          const call = () => { const isFirst = last === undefined; last = Date.now(); if (isFirst) setTimeout(expired, 500) }
          call(); setTimeout(call, 200)
          """,
        expected: "called,true"),
      Row(testDescription: "time passes while a script runs", script: "for (const start = Date.now(); Date.now() - start < 5;) ; log('ok')", expected: "ok"),
      Row(
        testDescription: "a time that is given is kept",
        script: "setTimeout(() => log(new Date(5).getTime(), new Date(2020, 1).getFullYear(), new Date('2020-01-02').toISOString(), Date.UTC(1970, 0, 2), Date.parse('1970-01-01')), 9e4)",
        expected: "5,2020,2020-01-02T00:00:00.000Z,86400000,0"),
      Row(testDescription: "without new it is a text", script: "log(typeof Date(), Date(5).length > 20, !isNaN(Date.parse(Date())))", expected: "string,true,true"),
      Row(
        testDescription: "the constructor is itself, and looks native",
        script: "const d = new Date; log(d.constructor === Date, d instanceof Date, Object.prototype.toString.call(d), Date.name, Date.length, Date.now.name, Date.now.length, /native code/.test(Date), /native code/.test(Date.now), Object.keys(Date).length, Object.getOwnPropertyNames(Date).sort())",
        expected: "true,true,[object Date],Date,7,now,0,true,true,0,UTC,length,name,now,parse,prototype"),
      Row(
        testDescription: "it can be extended",
        script: "class Day extends Date { get day() { return this.getUTCDate() } }; const day = new Day(0); log(day.day, day instanceof Day, day instanceof Date, day.constructor.name, new Day().getTime() > 1e12, Reflect.construct(Date, [7], Day) instanceof Day)",
        expected: "1,true,true,Day,true,true"),
      Row(
        testDescription: "neither now nor new nor what scripts do to the prototype gets in the way",
        script: "Date.prototype.toString = () => 'x'; const { now } = Date; log(now() > 1e12, typeof Date(), Date() !== 'x'); try { new now } catch (error) { log(error.name) }",
        expected: "true,string,true TypeError"),
    ])
  func dates(_ row: Row) throws { try order(row) }

  @Test("Moved by hand, the clock takes dates along; what is waited for is not counted twice")
  func datesOfClocks() async throws {
    let context = try EventLoopTests.context()
    let loop = context.eventLoop
    let start = try #require(try context.evaluate("Date.now()").number)
    func passed() throws -> Double { try #require(try context.evaluate("Date.now()").number) - start }
    loop.advance(by: .seconds(3600))
    #expect(3_600_000..<3_630_000 ~= (try passed()))
    // Work of the host is pending, so that real time passes.
    let work = loop.port.beginWork()
    try context.evaluate("setTimeout(log, 300, 'a')")
    _ = loop.run(until: { (try? context.evaluate("lines.length").number) == 1 })
    work.end()
    #expect(3_600_300..<3_630_000 ~= (try passed()))
    let before = try passed()
    loop.clock = .real
    try context.evaluate("setTimeout(log, 20, 'b')")
    loop.runToIdle()
    #expect(try passed() - before >= 20)
  }

  @Test("A run ends when its condition holds")
  func condition() throws {
    let context = try EventLoopTests.context()
    try context.evaluate("setInterval(log, 10, 'tick')")
    var count = 0
    #expect(
      context.eventLoop.run(until: {
        count += 1
        return count > 3
      }) == .conditionMet)
    #expect(try context.evaluate("lines.length").number == 3)
  }

  @Test("Jobs of the host stand in line with timers, and those of other threads come in")
  func jobs() async throws {
    let context = try EventLoopTests.context()
    let loop = context.eventLoop
    try context.evaluate("setTimeout(log, 0, 'a')")
    loop.enqueue { [unowned context] in #expect(throws: Never.self) { try context.evaluate("log('job')") } }
    try context.evaluate("setTimeout(log, 0, 'b')")
    loop.runToIdle()
    #expect(try context.evaluate("`${lines}`").string == "a,job,b")

    let port = loop.port
    let work = port.beginWork()
    Thread.detachNewThread {
      port.enqueue { context in #expect(throws: Never.self) { try context.evaluate("log('thread')") } }
      work.end()
    }
    #expect(loop.runToIdle() == .idle)
    let moreWork = port.beginWork()
    Thread.detachNewThread {
      port.enqueue { context in #expect(throws: Never.self) { try context.evaluate("setTimeout(log, 5, 'late')") } }
      moreWork.end()
    }
    #expect(await loop.waitUntilIdle() == .idle)
    #expect(try context.evaluate("`${lines}`").string == "a,job,b,thread,late")
  }

  @Test("The real clock lets time pass")
  func realClock() async throws {
    let context = try EventLoopTests.context()
    let loop = context.eventLoop
    loop.clock = .real
    let start = ContinuousClock.now
    try context.evaluate("setTimeout(log, 30, 'b'); setTimeout(log, 10, 'a')")
    #expect(loop.runToIdle() == .idle)
    try context.evaluate("setTimeout(log, 20, 'c')")
    #expect(await loop.waitUntilIdle() == .idle)
    #expect(ContinuousClock.now - start >= .milliseconds(50))
    #expect(loop.now >= .milliseconds(50))
    #expect(try context.evaluate("`${lines}`").string == "a,b,c")
  }

  @Test("The loop does not run inside a script")
  func reentrancy() throws {
    let context = try EventLoopTests.context()
    let loop = context.eventLoop
    try context.globalObject.set(
      "pump",
      to: context.makeFunction { [weak loop] _ in
        #expect(loop?.runToIdle() == .scriptRunning)
        #expect(loop?.runTurn() == false)
      })
    try context.evaluate("setTimeout(log, 0, 'timer'); pump(); log('after')")
    loop.runToIdle()
    #expect(try context.evaluate("`${lines}`").string == "after,timer")
  }

  @Test("Many timers keep their order")
  func many() throws {
    let context = JSContext()
    let loop = context.eventLoop
    try context.evaluate(
      "var last = -1, sorted = true, count = 0; for (let i = 0; i < 20000; i++) { const t = (i * 7919) % 1000; setTimeout(() => { if (t < last) sorted = false; last = t; count++ }, t) }"
    )
    loop.runToIdle()
    #expect(try context.evaluate("sorted && count").number == 20000)
  }
}

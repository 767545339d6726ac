import Foundation
import JSBridge
import Testing

@Suite("Time limit") struct TimeLimitTests {
  struct Row: CustomTestStringConvertible {
    let testDescription, script: String
  }

  @Test(
    "A script that loops is stopped, and the context can be used on",
    arguments: [
      Row(testDescription: "a plain loop", script: "while (true) {}"),
      Row(
        testDescription: "a loop that catches everything",
        script: "while (true) { try { while (true) {} } catch {} finally { continue } }"),
      Row(testDescription: "endless recursion that catches", script: "function f() { try { f() } finally { f() } } f()"),
      Row(testDescription: "a promise reaction", script: "Promise.resolve().then(() => { while (true) {} }); 7"),
      Row(testDescription: "after an await", script: "(async () => { await 0; while (true) {} })()"),
      Row(testDescription: "an endless chain of short microtasks", script: "(async () => { while (true) await 0 })()"),
      Row(testDescription: "reactions that queue each other", script: "(function next() { Promise.resolve().then(next) })()"),
      Row(testDescription: "queueMicrotask that queues itself", script: "(function next() { queueMicrotask(next) })()"),
      Row(
        testDescription: "two chains that feed each other",
        script: "function a() { queueMicrotask(b) } function b() { queueMicrotask(a); queueMicrotask(() => {}) } a()"),
      Row(
        testDescription: "jobs left behind by a loop that loop themselves",
        script: "for (let i = 0; i < 5; i++) Promise.resolve().then(() => { while (true) {} }); while (true) {}"),
      Row(testDescription: "a getter", script: "({ get x() { while (true) {} } }).x"),
      Row(testDescription: "a proxy", script: "new Proxy({}, { get() { while (true) {} } }).x"),
      Row(testDescription: "a comparison function", script: "[3, 2, 1].sort(() => { while (true) {} })"),
      Row(testDescription: "a callback of the language", script: "[1].forEach(() => { while (true) {} })"),
      Row(testDescription: "an iterator", script: "for (const x of { [Symbol.iterator]: () => ({ next: () => ({}) }) }) ;"),
      Row(testDescription: "a generator", script: "const g = (function* () { while (true) yield 1 })(); for (const x of g) ;"),
      Row(testDescription: "valueOf", script: "+{ valueOf() { while (true) {} } }"),
      Row(testDescription: "toJSON", script: "JSON.stringify({ toJSON() { while (true) {} } })"),
      Row(testDescription: "a reviver", script: "JSON.parse('1', () => { while (true) {} })"),
      Row(testDescription: "a replacement function", script: "'a'.replace(/a/, () => { while (true) {} })"),
      Row(testDescription: "a thenable", script: "Promise.resolve({ then() { while (true) {} } })"),
      Row(testDescription: "a static block", script: "class A { static { while (true) {} } }"),
      Row(testDescription: "a regular expression that backtracks", script: "while (true) /(a+)+$/.test('aaaaaaaaaaaaaaaaaaaab')"),
      Row(testDescription: "a function of the host around it", script: "host(() => { while (true) {} })"),
      Row(
        testDescription: "a function of the host, and a script around it that catches",
        script: "while (true) { try { host(() => { while (true) {} }) } catch {} }"),
    ])
  func stops(_ row: Row) throws {
    let context = JSContext()
    context.timeLimit = .milliseconds(60)
    _ = context.eventLoop
    try context.globalObject.set("host", to: context.makeFunction { try $0[0].call() })
    let error = #expect(throws: JSError.self) { try context.evaluate(row.script, sourceURL: "loop.js") }
    #expect(error?.code == .timeLimit)
    #expect(error?.name == "TimeoutError")
    #expect(try context.evaluate("let sum = 0; for (let i = 0; i < 10; i++) sum += i; `${sum}!`").string == "45!")
    #expect(try context.evaluate("Promise.resolve(1).then((x) => { globalThis.after = x })").isPromise)
    #expect(try context.globalObject["after"].number == 1)
    #expect(try context.evaluate("1.5").convertedToNumber() == 1.5)
    context.close()
  }

  @Test("What Swift calls is stopped too: getters, conversions, constructors")
  func callsFromSwift() throws {
    let context = JSContext()
    context.timeLimit = .milliseconds(60)
    let object = try context.evaluate(
      "({ get x() { while (true) {} }, toString() { while (true) {} }, f() { while (true) {} }, C: class { constructor() { while (true) {} } } })"
    )
    let calls: [(JSValue) throws -> Void] = [
      { _ = try $0["x"] }, { _ = try $0.convertedToString() }, { try $0.call(method: "f") },
      { _ = try $0["C"].construct() }, { _ = try $0.structuredValue() }, { _ = try $0.decode([String: Int].self) },
    ]
    for call in calls {
      let error = #expect(throws: JSError.self) { try call(object) }
      #expect(error?.code == .timeLimit)
      #expect(try context.evaluate("6 * 7").number == 42)
    }
  }

  @Test("catch and finally of a stopped script do not run")
  func noCleanUp() throws {
    let context = JSContext()
    context.timeLimit = .milliseconds(60)
    #expect(throws: JSError.self) {
      try context.evaluate("var seen = []; try { while (true) {} } catch { seen.push('catch') } finally { seen.push('finally') }")
    }
    #expect(try context.evaluate("seen.length").number == 0)
  }

  @Test("Each entry has the whole limit; entries inside another one share its")
  func perEntry() throws {
    let context = JSContext()
    context.timeLimit = .milliseconds(150)
    let busy = "{ const end = Date.now() + 60; while (Date.now() < end) ; }"
    for _ in 0..<4 { try context.evaluate(busy) }
    #expect(throws: JSError.self) {
      try context.perform { () throws(JSError) in
        for _ in 0..<40 { try context.evaluate(busy) }
      }
    }
    #expect(try context.evaluate("1").number == 1)
  }

  @Test("A limit for several entries together")
  func shared() throws {
    let context = JSContext()
    let machine = context.virtualMachine
    var turns = 0
    let error = #expect(throws: JSError.self) {
      try machine.withTimeLimit(.milliseconds(100)) {
        while true {
          try context.evaluate("{ const end = Date.now() + 5; while (Date.now() < end) ; }")
          turns += 1
        }
      }
    }
    #expect(error?.code == .timeLimit)
    #expect(turns > 2)
    #expect(try context.evaluate("1").number == 1)
  }

  @Test("Without a limit nothing is stopped")
  func unlimited() throws {
    let context = JSContext()
    context.timeLimit = .milliseconds(50)
    try context.evaluate("1")
    context.timeLimit = nil
    #expect(try context.evaluate("{ const end = Date.now() + 200; while (Date.now() < end) ; } 'done'").string == "done")
  }

  @Test("A token stops the running script from another thread, and the next ones at once")
  func cancellation() throws {
    let context = JSContext()
    let token = JSCancellationToken()
    context.virtualMachine.cancellationToken = token
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.1)
      token.cancel()
    }
    let error = #expect(throws: JSError.self) { try context.evaluate("while (true) {}") }
    #expect(error?.code == .cancelled)
    #expect(throws: JSError.self) { try context.evaluate("1") }
    #expect(context.eventLoop.runToIdle() == .cancelled)
    context.virtualMachine.cancellationToken = JSCancellationToken()
    #expect(try context.evaluate("1").number == 1)
  }

  @Test("The library of this system can stop chains of microtasks")
  func drains() {
    #expect(JSEngine.limitsMicrotaskChains)
  }
}

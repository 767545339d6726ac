import JSBridge
import Testing

@Suite("Promises") struct PromiseTests {
  struct HostError: Error, CustomStringConvertible {
    let description: String
  }

  struct Row: CustomTestStringConvertible {
    let testDescription, script: String
    let expected: StructuredValue
  }

  @Test(
    "What a promise comes to",
    arguments: [
      Row(testDescription: "no promise", script: "3", expected: 3),
      Row(testDescription: "fulfilled", script: "Promise.resolve('a')", expected: "a"),
      Row(
        testDescription: "awaits inside each other",
        script: "(async () => { await 0; return await (async () => { await 0; return 5 })() })()", expected: 5),
      Row(testDescription: "after a timer", script: "new Promise((r) => setTimeout(r, 1000, 'late'))", expected: "late"),
      Row(
        testDescription: "after a frame", script: "new Promise((r) => requestAnimationFrame(() => r('frame')))", expected: "frame"
      ),
      Row(testDescription: "a promise of a promise", script: "new Promise((r) => r(Promise.resolve(1)))", expected: 1),
      Row(testDescription: "a thenable", script: "({ then(f) { f('then') } })", expected: "then"),
      Row(testDescription: "a class of its own", script: "(class P extends Promise {}).resolve(2)", expected: 2),
      Row(testDescription: "undefined", script: "(async () => {})()", expected: .undefined),
      Row(
        testDescription: "an interval that goes on beside it",
        script: "setInterval(() => {}, 10); new Promise((r) => setTimeout(r, 100, 1))", expected: 1),
    ])
  func results(_ row: Row) async throws {
    let context = JSContext()
    _ = context.eventLoop
    #expect(try context.evaluate(row.script).settledResult().structuredValue() == row.expected)
    let other = JSContext()
    _ = other.eventLoop
    #expect(try await other.evaluate(row.script).promiseResult().structuredValue() == row.expected)
    context.close()
    other.close()
  }

  @Test("A rejection is the error with its place, and handled")
  func rejection() async throws {
    let context = JSContext()
    _ = context.eventLoop
    var unhandled = 0
    context.onUnhandledRejection = { _, _, _ in unhandled += 1 }
    let promise = try context.evaluate(
      "(async () => { await new Promise((r) => setTimeout(r, 5));\n null.x })()", sourceURL: "p.js")
    do {
      _ = try await promise.promiseResult()
      Issue.record("the promise is rejected")
    } catch {
      #expect(error.description == "p.js:2:6: TypeError: null is not an object (evaluating 'null.x')")
    }
    #expect(unhandled == 0)
    let value = #expect(throws: JSError.self) {
      try context.evaluate("new Promise((_, r) => setTimeout(r, 1, 3))").settledResult()
    }
    #expect(value?.description == "3")
  }

  @Test("What is a promise", arguments: [
    ("Promise.resolve(1)", true), ("(async () => {})()", true), ("new (class extends Promise {})(() => {})", true),
    ("({ then() {} })", false), ("new Proxy(Promise.resolve(1), {})", false), ("Promise", false), ("Promise.prototype", false), ("1", false),
    ("null", false), ("({ __proto__: null })", false), ("new Proxy({}, { getPrototypeOf() { throw 1 } })", false),
    ("({ __proto__: new Proxy({}, { getPrototypeOf() { throw 1 } }) })", false),
    ("Promise = 1; (async () => {})()", true), ("Object.defineProperty(Promise, Symbol.hasInstance, { value: () => true }); ({})", false),
  ])
  func isPromise(script: String, expected: Bool) throws {
    let context = JSContext()
    let value = try context.evaluate(script)
    #expect(value.isPromise == expected)
    context.close()
    #expect(!value.isPromise)
  }

  @Test("What is a promise is known also where nothing can run any more")
  func isPromiseWithoutScript() throws {
    let context = JSContext()
    let (promise, object) = (try context.evaluate("Promise.resolve(1)"), try context.evaluate("({})"))
    let token = JSCancellationToken()
    context.virtualMachine.cancellationToken = token
    token.cancel()
    #expect(throws: JSError.self) { try context.evaluate("1") }
    #expect(promise.isPromise)
    #expect(!object.isPromise)
    context.virtualMachine.cancellationToken = nil
    let answer = context.virtualMachine.withTimeLimit(.zero) { promise.isPromise && !object.isPromise }
    #expect(answer)
  }

  @Test("A promise that nothing can settle is an error, not a hang")
  func neverSettles() async throws {
    let context = JSContext()
    _ = context.eventLoop
    let promise = try context.evaluate("new Promise(() => {})")
    #expect(throws: JSError.self) { try promise.settledResult() }
    do {
      _ = try await promise.promiseResult()
      Issue.record("the promise is pending")
    } catch {
      #expect(error.code == .neverSettles)
    }
    try context.evaluate("setInterval(() => {}, 10)")
    let bounded = #expect(throws: JSError.self) { try promise.settledResult(EventLoop.Limits(time: .seconds(5))) }
    #expect(bounded?.code == .timeLimit)
    context.close()
    let closed = #expect(throws: JSError.self) { try promise.settledResult() }
    #expect(closed?.code == .contextClosed)
  }

  @Test("A closure of the host cannot wait for a promise while the script waits for it")
  func insideScript() throws {
    let context = JSContext()
    _ = context.eventLoop
    try context.globalObject.set("wait", to: context.makeFunction { try $0[0].settledResult() })
    let error = #expect(throws: JSError.self) { try context.evaluate("wait(new Promise((r) => setTimeout(r)))") }
    #expect(error?.message == "a promise cannot be waited for while a script runs; return it to the script instead")
  }

  @Test("A promise that Swift settles")
  func deferred() throws {
    let context = JSContext()
    _ = context.eventLoop
    try context.evaluate("var log = []")
    let deferred = try context.makeDeferred()
    try context.globalObject.set("promise", to: deferred.promise)
    try context.evaluate("promise.then((v) => log.push(v), (e) => log.push(`${e}`))")
    try deferred.resolve(["a": 1])
    try deferred.reject(HostError(description: "late"))
    #expect(try context.evaluate("JSON.stringify(log)").string == #"[{"a":1}]"#)
    let failing = try context.makeDeferred()
    try failing.reject(HostError(description: "no"))
    let error = #expect(throws: JSError.self) { try failing.promise.settledResult() }
    #expect(error?.summary == "Error: no")
    #expect(error?.underlyingError is HostError)
  }

  @Test("An async closure is a promise; the loop waits for it")
  func asyncClosure() async throws {
    let context = JSContext()
    let loop = context.eventLoop
    try context.globalObject.set(
      "load",
      to: context.makeFunction { arguments in
        let name = arguments[0].string ?? ""
        return try arguments.context.makePromise { () async throws -> String in
          await Task.yield()
          if name.isEmpty { throw HostError(description: "no name") }
          return "text of \(name)"
        }
      })
    #expect(
      try await context.evaluate("(async () => (await load('a')) + '; ' + (await load('b')))()").promiseResult().string
        == "text of a; text of b")
    #expect(try context.evaluate("load('c')").settledResult().string == "text of c")
    #expect(try await context.evaluate("load('').catch((e) => e.message)").promiseResult().string == "no name")
    // A timeout in virtual time does not overtake work that is really under way.
    #expect(
      try await context.evaluate("Promise.race([load('d'), new Promise((r) => setTimeout(r, 60000, 'timeout'))])").promiseResult()
        .string == "text of d")
    try context.evaluate("var done; load('e').then((t) => done = t)")
    #expect(await loop.waitUntilIdle() == .idle)
    #expect(try context.globalObject["done"].string == "text of e")
    context.close()
  }

  @Test("A promise can be waited for on an actor that holds the context")
  func onAnActor() async throws {
    let owner = Owner()
    #expect(try await owner.answer() == 42)
  }

  actor Owner {
    private lazy var context = JSContext()

    func answer() async throws -> Double? {
      _ = context.eventLoop
      return try await context.evaluate("new Promise((r) => setTimeout(r, 10, 42))").promiseResult().number
    }
  }

  @Test("Cancelling the task ends the wait")
  func cancellation() async throws {
    let task = Task { () async -> JSError.Code? in
      let context = JSContext()
      context.eventLoop.clock = .real
      do {
        _ = try await context.evaluate("new Promise((r) => setTimeout(r, 3600000))").promiseResult(
          EventLoop.Limits(time: .seconds(7200)))
        return nil
      } catch {
        return (error as? JSError)?.code
      }
    }
    try await Task.sleep(for: .milliseconds(50))
    task.cancel()
    #expect(await task.value == .cancelled)
  }
}

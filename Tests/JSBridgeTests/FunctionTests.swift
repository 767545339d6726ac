import JSBridge
import Testing

@Suite("Functions of the host") struct FunctionTests {
  struct HostError: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  @Test("A closure is a function like any other")
  func shape() throws {
    let context = JSContext()
    try context.globalObject.set("f", to: context.makeFunction("f", parameterCount: 2) { $0.count })
    let rows: [(String, StructuredValue)] = [
      ("typeof f", "function"), ("f.name", "f"), ("f.length", 2), ("f instanceof Function", true), ("f(1, 2, 3)", 3), ("f()", 0),
      ("f.call(null, 1)", 1), ("f.apply(null, [1, 2])", 2), ("f.bind(null, 1)(2)", 2), ("[5, 6].map(f)[0]", 3),
      ("Object.keys(f).length", 0), ("`${f}`.includes('native code')", true),
      ("try { new f(); 'made' } catch (e) { e.name }", "TypeError"),
    ]
    for (script, expected) in rows { #expect(try context.evaluate(script).structuredValue() == expected, "\(script)") }
  }

  @Test("Arguments, this and results")
  func values() throws {
    let context = JSContext()
    let global = context.globalObject
    try global.set("sum", to: context.makeFunction { arguments in arguments.reduce(0) { $0 + ($1.number ?? 0) } })
    try global.set("missing", to: context.makeFunction { $0[3].isUndefined })
    try global.set("nothing", to: context.makeFunction { _ in })
    try global.set("none", to: context.makeFunction { _ in Int?.none })
    try global.set("self", to: context.makeFunction { $0.this })
    #expect(try context.evaluate("sum(1, 2, 3.5)").number == 6.5)
    #expect(try context.evaluate("missing(1)").bool == true)
    #expect(try context.evaluate("nothing()").isUndefined)
    #expect(try context.evaluate("none()").isNull)
    #expect(try context.evaluate("const o = { self }; o.self() === o").bool == true)
  }

  @Test("What a closure throws can be caught by the script, and comes back as it was")
  func swiftErrors() throws {
    let context = JSContext()
    try context.globalObject.set("fail", to: context.makeFunction { _ in throw HostError(description: "no such file") })
    #expect(
      try context.evaluate("try { fail() } catch (e) { `${e instanceof Error} ${e.name} ${e.message}` }").string
        == "true Error no such file")
    let error = #expect(throws: JSError.self) { try context.evaluate("\n  fail()", sourceURL: "a.js") }
    #expect(error?.description == "a.js:2:7: Error: no such file")
    #expect(error?.underlyingError as? HostError == HostError(description: "no such file"))
  }

  @Test("A JSError bears its name into the script")
  func namedErrors() throws {
    let context = JSContext()
    let global = context.globalObject
    try global.set("typeError", to: context.makeFunction { _ in throw JSError(name: "TypeError", message: "t") })
    try global.set("own", to: context.makeFunction { _ in throw JSError(name: "NotFoundError", message: "n") })
    #expect(
      try context.evaluate("try { typeError() } catch (e) { `${e.constructor === TypeError} ${e}` }").string
        == "true TypeError: t")
    #expect(
      try context.evaluate("try { own() } catch (e) { `${e.constructor === Error} ${e}` }").string == "true NotFoundError: n")
  }

  @Test("What a script throws through Swift is the very value on the other side")
  func throughSwift() throws {
    let context = JSContext()
    try context.globalObject.set("through", to: context.makeFunction { try $0[0].call() })
    #expect(try context.evaluate("const o = {}; try { through(() => { throw o }) } catch (e) { e === o }").bool == true)
    #expect(try context.evaluate("try { through(() => through(() => { throw 3 })) } catch (e) { e }").number == 3)
  }

  @Test("Promise jobs run when the outermost entry returns, never inside")
  func microtasks() throws {
    let context = JSContext()
    try context.evaluate("var log = []")
    try context.globalObject.set(
      "host",
      to: context.makeFunction { try $0.context.evaluate("Promise.resolve().then(() => log.push('micro')); log.push('in')") })
    try context.evaluate("host(); log.push('after')")
    #expect(try context.evaluate("`${log}`").string == "in,after,micro")
  }

  @Test("Recursion between script and host ends in an error, not a crash")
  func recursion() throws {
    let context = JSContext()
    try context.globalObject.set("host", to: context.makeFunction { try $0[0].call($0[0]) })
    let error = #expect(throws: JSError.self) { try context.evaluate("host(function f(g) { return host(g) })") }
    #expect(error?.name == "RangeError")
    #expect(try context.evaluate("1").number == 1)
  }

  @Test("Several calls can be one entry, with the microtasks behind the last")
  func perform() throws {
    let context = JSContext()
    try context.evaluate("var log = []")
    try context.perform { () throws(JSError) in
      try context.evaluate("Promise.resolve().then(() => log.push('micro')); log.push(1)")
      try context.evaluate("log.push(2)")
    }
    #expect(try context.evaluate("`${log}`").string == "1,2,micro")
  }
}

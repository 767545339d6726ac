import JSBridge
import Testing

@Suite("Machines and contexts") struct MachineTests {
  @Test("Contexts have globals of their own")
  func isolation() throws {
    let machine = JSVirtualMachine()
    let (one, two) = (JSContext(virtualMachine: machine, name: "one"), JSContext(virtualMachine: machine))
    try one.evaluate("var x = 1; Array.prototype.y = 2")
    #expect(try two.evaluate("typeof x + typeof [].y").string == "undefinedundefined")
    #expect(one.name == "one")
  }

  @Test("Sources: text of the program, of any encoding, and with a name")
  func sources() throws {
    let context = JSContext()
    #expect(try context.evaluate(JSSource("1 + 1", sourceURL: "a.js")).number == 2)
    #expect(try context.evaluate(JSSource("'ä😀'.length" as StaticString, sourceURL: "b.js")).number == 3)
    #expect(try context.evaluate(JSSource("" as StaticString, sourceURL: "c.js")).isUndefined)
    #expect(try context.evaluate("").isUndefined)
    #expect(try context.evaluate("'a\0b'.length").number == 3)
    let machine = JSVirtualMachine()
    let source = JSSource("(function f() { null.x })" as StaticString, sourceURL: "bundle.js", startingLine: 5)
    for _ in 0..<3 {
      let function = try JSContext(virtualMachine: machine).evaluate(source)
      let error = #expect(throws: JSError.self) { try function.call() }
      #expect(error?.description == "bundle.js:5:21: TypeError: null is not an object (evaluating 'null.x')")
    }
  }

  @Test("One text under two names is two scripts")
  func names() throws {
    let context = JSContext()
    let text: StaticString = "null.x"
    for name in ["one.js", "two.js"] {
      let error = #expect(throws: JSError.self) { try context.evaluate(JSSource(text, sourceURL: name)) }
      #expect(error?.sourceURL == name)
    }
  }

  @Test("eval can be forbidden, and allowed again")
  func eval() throws {
    let context = JSContext()
    context.forbidEval(message: "no eval here")
    #expect(try context.evaluate("try { eval('1') } catch (e) { `${e}` }").string == "EvalError: no eval here")
    #expect(try context.evaluate("try { new Function('1') } catch (e) { `${e}` }").string == "EvalError: no eval here")
    context.forbidEval(message: nil)
    #expect(try context.evaluate("eval('1')").number == 1)
  }

  @Test("The heap can be looked at and collected")
  func heap() throws {
    let context = JSContext()
    let machine = context.virtualMachine
    try context.evaluate("var list = []; for (let i = 0; i < 1e5; i++) list.push({ i })")
    machine.collectGarbage()
    let full = machine.statistics()
    #expect(full.heapSize > 1_000_000)
    #expect(full.objectCount > 10_000)
    try context.evaluate("list = null")
    machine.collectGarbage()
    #expect(machine.statistics().objectCount < 10_000)
    #expect(machine.statistics().heapSize < full.heapSize)
  }

  @Test("The timers' globals come with the event loop")
  func globals() throws {
    let context = JSContext()
    let names = [
      "setTimeout", "clearTimeout", "setInterval", "clearInterval", "queueMicrotask", "requestAnimationFrame",
      "cancelAnimationFrame",
      "requestIdleCallback", "cancelIdleCallback",
    ]
    for name in names { #expect(try context.globalObject[name].isUndefined) }
    _ = context.eventLoop
    for name in names {
      #expect(try context.globalObject[name].isFunction)
      #expect(try context.globalObject[name]["name"].string == name)
    }
    let lengths = try names.map { try context.globalObject[$0]["length"].integer() }
    #expect(lengths == [1, 0, 1, 0, 1, 1, 1, 1, 1])
    #expect(throws: JSError.self) { try context.evaluate("new setTimeout(() => {})") }
  }
}

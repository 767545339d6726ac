import Foundation
import JSBridge
import Testing

@Suite("Lifetimes") struct LifetimeTests {
  /// Stands for a page: it owns a context whose functions capture it.
  final class Owner {
    let context: JSContext
    var stored: JSValue?
    let onDeinit: () -> Void

    init(_ machine: JSVirtualMachine, onDeinit: @escaping () -> Void) throws {
      context = JSContext(virtualMachine: machine)
      self.onDeinit = onDeinit
      let loop = context.eventLoop
      try context.globalObject.set("host", to: context.makeFunction { _ in self.stored?.isFunction })
      stored = try context.evaluate("(function f() { return host() })")
      try context.evaluate("setTimeout(host); setInterval(host, 10); new Promise(() => {}); var big = new Array(1000).fill({})")
      loop.advance(by: .milliseconds(20))
    }

    deinit { onDeinit() }
  }

  @Test("Owners that their own closures hold go when the context is closed")
  func cycles() throws {
    let machine = JSVirtualMachine()
    var gone = 0
    var kept: [JSValue] = []
    for index in 0..<300 {
      let owner = try Owner(machine) { gone += 1 }
      if index % 10 == 0, let stored = owner.stored { kept.append(stored) }
      owner.context.close()
    }
    #expect(gone == 300)
    for value in kept {
      let error = #expect(throws: JSError.self) { try value.call() }
      #expect(error?.code == .contextClosed)
    }
    machine.collectGarbage()
    #expect(machine.statistics().globalObjectCount < 10)
  }

  @Test("A closed context answers each use with an error or nothing, never with a crash")
  func closed() throws {
    let context = JSContext()
    let object = try context.evaluate("({ a: 1, f() {}, p: Promise.resolve() })")
    let text = try context.evaluate("'text'")
    let function = try context.makeFunction { _ in 1 }
    let loop = context.eventLoop
    context.close()
    context.close()
    #expect(context.isClosed)
    let uses: [() throws -> Void] = [
      { try context.evaluate("1") }, { _ = try object["a"] }, { try object.set("a", to: 1) }, { try object.call(method: "f") },
      { try function.call() }, { _ = try object.structuredValue() }, { _ = try object.decode([String: Int].self) },
      { _ = try context.makeFunction { _ in 1 } }, { _ = try context.encode(1 as Int?) },
      { _ = try context.makeObject(["a": 1]) },
      { _ = try object.propertyNames() }, { _ = try text.convertedToString() }, { _ = try context.makeDeferred() },
      { _ = try object.settledResult() }, { _ = try context.globalObject.has("x") }, { _ = try "s".makeJSValue(in: context) },
    ]
    for (index, use) in uses.enumerated() {
      let error = #expect(throws: JSError.self, "use \(index)") { try use() }
      #expect(error?.code == .contextClosed, "use \(index)")
    }
    #expect(object.kind == .undefined)
    #expect(text.string == nil)
    #expect(object.date == nil && object.data == nil && object.bool == nil && object.number == nil)
    #expect(object.isPromise == false)
    #expect("\(object)" == "undefined")
    #expect(loop.runToIdle() == .closed)
    #expect(context.eventLoop.runToIdle() == .closed)
  }

  @Test("A context can be closed from inside its own script")
  func closedInside() throws {
    let context = JSContext()
    let loop = context.eventLoop
    try context.globalObject.set("close", to: context.makeFunction { $0.context.close() })
    try context.evaluate("setTimeout(() => { close(); close() }); setTimeout(() => {}, 1)")
    #expect(loop.runToIdle() == .closed)
    let other = JSContext()
    try other.globalObject.set("close", to: other.makeFunction { $0.context.close() })
    #expect(throws: JSError.self) { try other.evaluate("close(); try { close() } catch {} 1").call() }
  }

  @Test("A function of another, closed context of the machine throws")
  func functionOfClosedContext() throws {
    let machine = JSVirtualMachine()
    let (one, two) = (JSContext(virtualMachine: machine), JSContext(virtualMachine: machine))
    try two.globalObject.set("f", to: one.makeFunction { _ in 1 })
    #expect(try two.evaluate("f()").number == 1)
    one.close()
    #expect(
      try two.evaluate("try { f() } catch (e) { e.message }").string
        == "the context has been closed; its values cannot be used any more")
  }

  @Test("Closures of functions that scripts drop are released by a collection")
  func collectedFunctions() throws {
    final class Marker {
      let onDeinit: () -> Void
      init(_ onDeinit: @escaping () -> Void) { self.onDeinit = onDeinit }
      deinit { onDeinit() }
    }
    let context = JSContext()
    var gone = 0
    for _ in 0..<1000 {
      let marker = Marker { gone += 1 }
      try context.makeFunction { _ in withExtendedLifetime(marker) { 1 } }.call()
    }
    context.virtualMachine.collectGarbage()
    // The collector looks at the stack as it finds it, and may keep a few.
    #expect(gone > 900)
  }

  @Test("Values keep their context, and errors and structured values outlive it")
  func values() throws {
    func make() throws -> JSValue { try JSContext().evaluate("({ a: [1, 2] })") }
    let value = try make()
    #expect(try value["a"][1].number == 2)
    let structured = try make().structuredValue()
    #expect(structured["a"][1].number == 2)
  }

  @Test("Values given back are collected")
  func protection() throws {
    let context = JSContext()
    _ = try context.evaluate("({})")
    let before = context.virtualMachine.statistics().protectedObjectCount
    for _ in 0..<1000 { _ = try context.evaluate("({})") }
    #expect(context.virtualMachine.statistics().protectedObjectCount == before)
    let held = try (0..<10).map { _ in try context.evaluate("({})") }
    #expect(context.virtualMachine.statistics().protectedObjectCount == before + held.count)
  }
}

import JSBridge
import Testing

@Suite("Errors of scripts") struct ErrorTests {
  struct Row: CustomTestStringConvertible {
    let testDescription, script, expected: String
  }

  @Test(
    "An error says where and what",
    arguments: [
      Row(testDescription: "any value can be thrown", script: "throw 3", expected: "3"),
      Row(testDescription: "a string", script: "throw 'plain'", expected: "plain"),
      Row(testDescription: "an object", script: "throw { code: 3 }", expected: #"{"code":3}"#),
      Row(testDescription: "null", script: "throw null", expected: "null"),
      Row(testDescription: "undefined", script: "throw undefined", expected: "undefined"),
      Row(testDescription: "a symbol", script: "throw Symbol('s')", expected: "Symbol(s)"),
      Row(testDescription: "a BigInt", script: "throw 10n", expected: "10n"),
      Row(testDescription: "a function", script: "throw function f() {}", expected: "function f"),
      Row(testDescription: "a cyclic object", script: "const o = {}; o.o = o; throw o", expected: "[object Object]"),
      Row(
        testDescription: "an object that throws at every touch",
        script: "throw new Proxy({}, { get() { throw 1 }, ownKeys() { throw 2 } })",
        expected: "[object]"),
      Row(testDescription: "lines count from 1", script: "\n\nx.y", expected: "a.js:3:2: ReferenceError: Can't find variable: x"),
      Row(
        testDescription: "the place is where it was thrown", script: "function a(){ null.x }\n\n   a()",
        expected: "a.js:1:19: TypeError: null is not an object (evaluating 'null.x')"),
      Row(testDescription: "columns are UTF-16 code units", script: "'😀'; throw new Error('e')", expected: "a.js:1:22: Error: e"),
      Row(testDescription: "no message", script: "\nthrow new RangeError()", expected: "a.js:2:21: RangeError"),
      Row(
        testDescription: "a class of the script's own",
        script: "class MyError extends Error { get name() { return 'MyError' } }\nthrow new MyError('m')",
        expected: "a.js:2:18: MyError: m"),
      Row(
        testDescription: "name and message that look like an error", script: "throw { name: 'DataCloneError', message: 'm' }",
        expected: "DataCloneError: m"),
      Row(
        testDescription: "a stack overflow", script: "function f() { f() }\nf()",
        expected: "a.js:1:17: RangeError: Maximum call stack size exceeded."),
      Row(
        testDescription: "syntax errors have a line", script: "1\nlet z = ;",
        expected: "a.js:2: SyntaxError: Unexpected token ';'"),
      Row(
        testDescription: "JSON that cannot be parsed is no syntax error of the script", script: "\nJSON.parse('{')",
        expected: "a.js:2:11: SyntaxError: JSON Parse error: Expected '}'"),
    ])
  func uncaught(_ row: Row) {
    let error = #expect(throws: JSError.self) { try JSContext().evaluate(row.script, sourceURL: "a.js") }
    #expect(error?.description == row.expected)
  }

  @Test("A stack names the functions of the user's files, and nothing of the host's")
  func stack() throws {
    let context = JSContext()
    let error = #expect(throws: JSError.self) {
      try context.evaluate("function a() { null.x }\n[1].forEach(function b() { a() })", sourceURL: "user.js")
    }
    #expect(error?.stack == "a@user.js:1:20\nb@user.js:2:29\nglobal code@user.js:2:12")
    #expect(error?.frames.map(\.function) == ["a", "b", "global code"])
    #expect(error?.frames.map(\.line) == [1, 2, 2])
    #expect(error?.frames.map(\.column) == [20, 29, 12])
  }

  @Test("Scripts may begin on another line, and have any name")
  func startingLine() throws {
    let context = JSContext()
    let error = #expect(throws: JSError.self) { try context.evaluate("x", sourceURL: "a b:c@d.js", startingLine: 40) }
    #expect(error?.line == 40)
    #expect(error?.sourceURL == "a b:c@d.js")
    let other = #expect(throws: JSError.self) { try context.evaluate("let = ;", sourceURL: "s.js", startingLine: 7) }
    #expect(other?.line == 7)
  }

  @Test("The column of a syntax error comes from outside")
  func locator() throws {
    let context = JSContext()
    context.syntaxErrorLocator = { source, url in
      JSContext.SyntaxErrorPlace(
        line: 1, column: source.firstIndex(of: ";").map { source.distance(from: source.startIndex, to: $0) + 1 } ?? 0,
        message: "in \(url)")
    }
    let error = #expect(throws: JSError.self) { try context.evaluate("let z = ;", sourceURL: "a.js", startingLine: 3) }
    #expect(error?.description == "a.js:3:9: SyntaxError: in a.js")
    let runtime = #expect(throws: JSError.self) { try context.evaluate("throw new SyntaxError('s')", sourceURL: "a.js") }
    #expect(runtime?.description == "a.js:1:22: SyntaxError: s")
    let literal = #expect(throws: JSError.self) { try context.evaluate(JSSource("let z = ;" as StaticString, sourceURL: "b.js")) }
    #expect(literal?.description == "b.js:1:9: SyntaxError: in b.js")
  }

  @Test("A call, a getter, a conversion and a construction throw with their place")
  func everyPath() throws {
    let context = JSContext()
    let object = try context.evaluate(
      "({\nf() { null.a },\nget g() { null.b },\ntoString() { null.c },\nvalueOf() { null.d },\nC: class { constructor() { null.e } },\nset s(v) { null.f } })",
      sourceURL: "o.js")
    let calls: [(Int, (JSValue) throws -> Void)] = [
      (2, { try $0.call(method: "f") }), (3, { _ = try $0["g"] }), (4, { _ = try $0.convertedToString() }),
      (5, { _ = try $0.convertedToNumber() }), (6, { _ = try $0["C"].construct() }), (7, { try $0.set("s", to: 1) }),
    ]
    for (line, call) in calls {
      let error = #expect(throws: JSError.self) { try call(object) }
      #expect(error?.line == line)
      #expect(error?.sourceURL == "o.js")
    }
  }

  @Test("Calling what is no function says so")
  func notAFunction() throws {
    let context = JSContext()
    let error = #expect(throws: JSError.self) { try context.evaluate("({ a: 1 })").call(method: "a") }
    #expect(error?.description == "TypeError: a is not a function")
    #expect(throws: JSError.self) { try context.evaluate("1").call() }
    #expect(throws: JSError.self) { try context.undefined["x"] }
    #expect(throws: JSError.self) { try context.null.set("x", to: 1) }
  }

  @Test("Rejections that nothing handles are told once, with their place")
  func rejections() throws {
    let context = JSContext()
    var seen: [String] = []
    context.onUnhandledRejection = { promise, reason, error in
      #expect(promise.isPromise)
      seen.append(error.description)
    }
    try context.evaluate("Promise.reject(new Error('a'))", sourceURL: "r.js")
    try context.evaluate("(async () => { await 0;\nnull.x })()", sourceURL: "r.js")
    try context.evaluate("Promise.reject(5)")
    try context.evaluate("const p = Promise.reject(6); p.catch(() => {})")
    try context.evaluate("Promise.reject(7).then(() => {}, () => {})")
    #expect(seen == ["r.js:1:25: Error: a", "r.js:2:5: TypeError: null is not an object (evaluating 'null.x')", "5"])
    try context.evaluate("1")
    #expect(seen.count == 3)
  }

  @Test("Where the host was called from")
  func backtrace() throws {
    let context = JSContext()
    var frames: [JSError.Frame] = []
    try context.globalObject.set("host", to: context.makeFunction { frames = $0.context.backtrace() })
    try context.evaluate("function f() {\nhost() }\nf()", sourceURL: "u.js")
    #expect(frames.map(\.function) == ["f", "global code"])
    #expect(frames.map(\.line) == [2, 3])
    #expect(context.backtrace().isEmpty)
  }
}

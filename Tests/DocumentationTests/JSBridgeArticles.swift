import JSBridge
import Testing

@Suite("The articles of JSBridge hold") struct JSBridgeArticles {
  @Test func embedJavaScriptCore() async throws {
    let article = Article("JSBridge/EmbedJavaScriptCore")
    func print(_ items: Any...) { article.print(items) }

    let context = JSContext()
    let sum = try context.evaluate("[1, 2, 3].reduce((a, b) => a + b)", sourceURL: "sum.js")
    print(sum.integer() ?? 0)  // 6

    struct Parcel: Codable {
      var weight: Double
      var tags: [String]
    }
    let describe = try context.evaluate("({ weight, tags }) => ({ weight: weight * 2, tags: [...tags, 'heavy'] })")
    let parcel = try describe.call(try context.encode(Parcel(weight: 4, tags: ["red"]))).decode(Parcel.self)
    print(parcel.weight, parcel.tags)  // 8.0 ["red", "heavy"]

    struct NoSuchFile: Error {}
    let read = try context.makeFunction("read") { arguments -> String in
      guard arguments[0].string == "a.txt" else { throw NoSuchFile() }
      return "text"
    }
    try context.globalObject.set("read", to: read)
    let text = try context.evaluate("try { read('b.txt') } catch { read('a.txt') }")
    print(text.string ?? "")  // text

    context.eventLoop.clock = .virtual  // From here on there are timers.
    let fetch = try context.makeFunction("fetchName") { arguments in
      try arguments.context.makePromise { "Ada" }
    }
    try context.globalObject.set("fetchName", to: fetch)
    let greeting = try context.evaluate(
      """
      (async () => {
        await new Promise((done) => setTimeout(done, 60_000))
        return `Hello, ${await fetchName()}`
      })()
      """)
    print(try await greeting.promiseResult().string ?? "")  // Hello, Ada

    context.timeLimit = .milliseconds(50)
    do {
      try context.evaluate("while (true) {}", sourceURL: "endless.js")
    } catch {
      print(error.name)  // TimeoutError
    }
    print(try context.evaluate("6 * 7").integer() ?? 0)  // 42

    do {
      try context.evaluate("let a = 1\na.b.c", sourceURL: "broken.js")
    } catch {
      print(error.sourceURL ?? "", error.line ?? 0, error.name)  // broken.js 2 TypeError
    }

    try article.check()
  }
}

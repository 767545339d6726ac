import Foundation
import JSBridge
import Testing

@Suite("Conversion") struct ConversionTests {
  struct Text: CustomTestStringConvertible {
    let testDescription: String
    let units: [UInt16]

    init(_ description: String, _ text: String) {
      testDescription = description
      units = Array(text.utf16)
    }

    init(_ description: String, units: [UInt16]) {
      testDescription = description
      self.units = units
    }
  }

  @Test(
    "Text arrives unit by unit, both ways",
    arguments: [
      Text("empty", ""), Text("ASCII", "plain"), Text("backslashes", #"C:\new\t"#), Text("a placeholder", "${x} `y`"),
      Text("both quotes", #""'"#), Text("the end of a script", "</script>"), Text("line separators", "a\u{2028}b\u{2029}c"),
      Text("carriage returns", "a\r\nb\rc"), Text("an emoji", "a😀b"), Text("a family", "👨‍👩‍👧"), Text("combining marks", "e\u{301}"),
      Text("NUL", "a\0b\0"), Text("a byte order mark", "\u{FEFF}a"), Text("Latin 1", "äöü\u{FF}"), Text("U+FFFF", "\u{FFFF}"),
      Text("the last code point", "\u{10FFFF}"), Text("a lone high surrogate", units: [0x61, 0xD800, 0x62, 0, 0x63]),
      Text("a lone low surrogate", units: [0xDC00]), Text("surrogates the wrong way round", units: [0xDE00, 0xD83D]),
      Text("a long text", String(repeating: "aä😀", count: 100_000)),
    ])
  func text(_ row: Text) throws {
    let context = JSContext()
    let value = try context.makeString(utf16: row.units)
    #expect(value.utf16 == row.units)
    #expect(try value["length"].integer() == row.units.count)
    #expect(try context.evaluate("(s) => s").call(value).isStrictlyEqual(to: value))
    let swift = String(decoding: row.units, as: UTF16.self)
    #expect(value.string == swift)
    if Array(swift.utf16) == row.units {
      #expect(try context.makeString(swift).isStrictlyEqual(to: value))
      #expect(try value.structuredValue() == .string(swift))
    } else {
      #expect(try value.structuredValue() == .utf16(row.units))
    }
    #expect(try value.structuredValue().makeJSValue(in: context).isStrictlyEqual(to: value))
    // As a property's name and as a script's own text, too.
    if !row.units.isEmpty, Array(swift.utf16) == row.units, row.units.count < 1000 {
      #expect(try context.makeObject([swift: 1]).propertyNames() == [swift])
      #expect(try context.evaluate("(\(String(decoding: JSONEncoder().encode(swift), as: UTF8.self)))").string == swift)
    }
  }

  struct Row: CustomTestStringConvertible {
    let script: String
    let expected: StructuredValue
    var testDescription: String { script }
  }

  @Test(
    "JavaScript to Swift",
    arguments: [
      Row(script: "undefined", expected: .undefined), Row(script: "null", expected: .null), Row(script: "true", expected: true),
      Row(script: "false", expected: false), Row(script: "1", expected: 1), Row(script: "0", expected: 0),
      Row(script: "-1.5", expected: -1.5), Row(script: "2 ** 53", expected: 9_007_199_254_740_992),
      Row(script: "Infinity", expected: .number(.infinity)), Row(script: "-Infinity", expected: .number(-.infinity)),
      Row(script: "Number.MIN_VALUE", expected: .number(5e-324)), Row(script: "''", expected: ""),
      Row(script: "new Date(0)", expected: .date(Date(timeIntervalSince1970: 0))),
      Row(script: "new Date(-1234)", expected: .date(Date(timeIntervalSince1970: -1.234))),
      Row(script: "new Uint8Array([1, 2, 255])", expected: .data(Data([1, 2, 255]))),
      Row(script: "new Uint8Array()", expected: .data(Data())),
      Row(script: "new Uint8Array([1, 2, 3, 4]).subarray(1, 3)", expected: .data(Data([2, 3]))),
      Row(script: "new Uint16Array([258])", expected: .data(Data([2, 1]))),
      Row(script: "new Uint8Array([7, 8]).buffer", expected: .data(Data([7, 8]))),
      Row(script: "new DataView(new Uint8Array([1, 2, 3]).buffer, 1)", expected: .data(Data([2, 3]))),
      Row(script: "[]", expected: []), Row(script: "[1, 'a', null, [true]]", expected: [1, "a", nil, [true]]),
      Row(script: "[1, , undefined]", expected: [1, .undefined, .undefined]), Row(script: "({})", expected: [:]),
      Row(script: "({ a: 1, b: { c: [2] } })", expected: ["a": 1, "b": ["c": [2]]]),
      Row(script: "({ a: undefined, b: null })", expected: ["b": nil]),
      Row(script: "({ '': 1, 'a b': 2, 3: 4 })", expected: ["": 1, "a b": 2, "3": 4]),
      Row(script: "({ ['__proto__']: 1 })", expected: ["__proto__": 1]),
      Row(script: "Object.create({ inherited: 1 })", expected: [:]),
      Row(script: "Object.create(null, { a: { value: 1, enumerable: true }, b: { value: 2 } })", expected: ["a": 1]),
      Row(script: "({ [Symbol('s')]: 1, a: 2 })", expected: ["a": 2]),
      Row(script: "({ get a() { return 1 } })", expected: ["a": 1]),
      Row(script: "new (class Point { x = 1; y = 2; get z() { return 3 } })", expected: ["x": 1, "y": 2]),
      Row(script: "new Number(3)", expected: 3), Row(script: "new String('s')", expected: "s"),
      Row(script: "new Boolean(false)", expected: false),
      Row(script: "const shared = { a: 1 }; [shared, shared]", expected: [["a": 1], ["a": 1]]),
      Row(script: "Object.defineProperty([1, 2], 'extra', { value: 3, enumerable: true })", expected: [1, 2]),
    ])
  func structured(_ row: Row) throws {
    let context = JSContext()
    let value = try context.evaluate(row.script)
    let structured = try value.structuredValue()
    #expect(structured == row.expected)
    // And back again.
    let back = try row.expected.makeJSValue(in: context)
    #expect(try back.structuredValue() == row.expected)
  }

  @Test("Zeros keep their sign, and NaN is NaN")
  func zeros() throws {
    let context = JSContext()
    #expect(try context.evaluate("-0").structuredValue().number?.sign == .minus)
    #expect(try context.evaluate("(x) => Object.is(x, -0)").call(-0.0).bool == true)
    #expect(try context.evaluate("NaN").structuredValue().number?.isNaN == true)
    #expect(try context.evaluate("(x) => x !== x").call(Double.nan).bool == true)
  }

  @Test(
    "What has no counterpart is refused, with its place",
    arguments: [
      ("() => {}", "$: a function cannot be converted"), ("({ a: { b() {} } })", "$.a.b: a function cannot be converted"),
      ("[1, [Symbol('s')]]", "$[1][0]: a symbol cannot be converted"),
      ("({ 'a b': 10n })", #"$["a b"]: a BigInt cannot be converted"#),
      ("({ m: new Map() })", "$.m: a Map cannot be converted"), ("new Set()", "$: a Set cannot be converted"),
      ("[new WeakMap()]", "$[0]: a WeakMap cannot be converted"), ("[/a/]", "$[0]: a RegExp cannot be converted"),
      ("[Promise.resolve()]", "$[0]: a Promise cannot be converted"),
      ("[new Date(NaN)]", "$[0]: an invalid Date cannot be converted"),
      ("const o = { list: [] }; o.list.push(o); o", "$.list[0]: an object that contains itself cannot be converted"),
      ("class C {}; [C]", "$[0]: a function cannot be converted"),
      ("const a = []; a[4e9] = 1; a", "$: more than 10000000 values cannot be converted at once"),
    ])
  func refused(script: String, message: String) throws {
    let value = try JSContext().evaluate(script)
    let error = #expect(throws: JSError.self) { try value.structuredValue() }
    #expect(error?.message == message)
    #expect(error?.code == .conversion)
  }

  @Test("A getter that throws is an exception of the script")
  func throwingGetter() throws {
    let error = #expect(throws: JSError.self) {
      try JSContext().evaluate("({ get a() { null.x } })", sourceURL: "g.js").structuredValue()
    }
    #expect(error?.code == .exception)
    #expect(error?.sourceURL == "g.js")
  }

  @Test("Depth is bounded: an answer or one clear error", arguments: [1, 500, 512, 513, 20_000])
  func depth(levels: Int) throws {
    let context = JSContext()
    for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
      let text = String(repeating: open, count: levels) + "1" + String(repeating: close, count: levels)
      let value = try context.globalObject["JSON"].call(method: "parse", text)
      if levels <= StructuredValue.maximumDepth {
        let structured = try value.structuredValue()
        #expect(try structured.makeJSValue(in: context).structuredValue() == structured)
        #expect(try value.decode(StructuredValue.self) == structured)
        #expect(try context.encode(structured).structuredValue() == structured)
      } else {
        for convert in [{ _ = try value.structuredValue() }, { _ = try value.decode(StructuredValue.self) }] {
          let error = #expect(throws: JSError.self) { try convert() }
          #expect(error?.message.contains("nested deeper than 512 levels") == true)
        }
      }
    }
  }

  @Test("Typed reads tell types apart")
  func typedReads() throws {
    let context = JSContext()
    #expect(try context.evaluate("true").number == nil)
    #expect(try context.evaluate("1").bool == nil)
    #expect(try context.evaluate("'1'").number == nil)
    #expect(try context.evaluate("1").string == nil)
    #expect(try context.evaluate("1").integer() == 1)
    #expect(try context.evaluate("1.5").integer() == nil)
    #expect(try context.evaluate("300").integer(UInt8.self) == nil)
    #expect(try context.evaluate("'a'").isTruthy)
    #expect(try context.evaluate("''").isTruthy == false)
    #expect(try context.evaluate("new Date(1500)").date == Date(timeIntervalSince1970: 1.5))
    #expect(try context.evaluate("new Date(NaN)").date == nil)
    #expect(try context.evaluate("[1]").data == nil)
    #expect(try context.evaluate("[1, 2]").elements()?.map(\.number) == [1, 2])
    #expect(try context.evaluate("({ a: 1 })").properties()?["a"]?.number == 1)
    #expect(try context.evaluate("1").elements() == nil)
  }

  @Test("A replaced prototype does not mislead the bridge")
  func tampering() throws {
    let context = JSContext()
    _ = context.eventLoop
    try context.evaluate(
      """
      Date.prototype.getTime = () => 0; Array.isArray = () => false; Object.keys = () => []; JSON.stringify = () => 'x'
      Array.prototype[Symbol.iterator] = null; Map.prototype.get = Map.prototype.set = () => { throw 1 }; Promise.prototype.then = null
      Object.prototype.polluted = 1; globalThis.Promise = null; WeakMap.prototype.get = null
      """)
    #expect(try context.evaluate("new Date(5)").date == Date(timeIntervalSince1970: 0.005))
    #expect(try context.evaluate("({ a: [1] })").structuredValue() == ["a": [1]])
    #expect(try context.evaluate("(async () => 3)()").settledResult().number == 3)
    try context.evaluate("setTimeout(() => { globalThis.fired = true })")
    context.eventLoop.runToIdle()
    #expect(try context.globalObject["fired"].bool == true)
    let error = #expect(throws: JSError.self) { try context.evaluate("null.x", sourceURL: "t.js") }
    #expect(error?.line == 1)
  }

  @Test("Properties: names, symbols, indices, deletion")
  func properties() throws {
    let context = JSContext()
    let object = try context.evaluate("var s = Symbol('s'); ({ a: 1, [s]: 2, 7: 3 })")
    #expect(try object["a"].number == 1)
    #expect(try object[7].number == 3)
    #expect(try object[context.globalObject["s"]].number == 2)
    #expect(try object.has("toString"))
    #expect(try object.has("b") == false)
    try object.set("b", to: ["x", "y"])
    try object.set(8, to: true)
    try object.define("hidden", as: 1)
    #expect(try object.propertyNames() == ["7", "8", "a", "b"])
    #expect(try object["hidden"].number == 1)
    #expect(try object.delete("a"))
    #expect(try object.has("a") == false)
    #expect(try context.evaluate("'text'")["length"].number == 4)
    #expect(try object.isInstance(of: context.globalObject["Object"]))
  }

  @Test("A value of another machine is refused")
  func otherMachine() throws {
    let value = try JSContext().evaluate("({})")
    let error = #expect(throws: JSError.self) { try JSContext().globalObject.set("x", to: value) }
    #expect(error?.code == .conversion)
    let machine = JSVirtualMachine()
    let (one, two) = (JSContext(virtualMachine: machine), JSContext(virtualMachine: machine))
    try two.globalObject.set("x", to: one.evaluate("({ a: 1 })"))
    #expect(try two.evaluate("x.a").number == 1)
  }
}

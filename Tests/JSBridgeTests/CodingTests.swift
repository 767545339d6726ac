import Foundation
import JSBridge
import Testing

@Suite("Codable") struct CodingTests {
  struct Item: Codable, Equatable {
    enum Kind: String, Codable { case big, small }
    var name: String
    var count: Int
    var ratio: Double?
    var isOn: Bool
    var kind: Kind
    var date: Date
    var bytes: Data
    var link: URL
    var tags: [String]
    var nested: [String: [Int?]]
    var children: [Item]
  }

  enum Shape: Codable, Equatable {
    case circle(radius: Double)
    case point
  }

  class Base: Codable {
    var a = 1
  }

  final class Derived: Base {
    var b = 2
    enum CodingKeys: CodingKey { case b }
    override init() { super.init() }
    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      b = try container.decode(Int.self, forKey: .b)
      try super.init(from: container.superDecoder())
    }
    override func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(b, forKey: .b)
      try super.encode(to: container.superEncoder())
    }
  }

  static let item = Item(
    name: "a\0😀", count: -3, ratio: nil, isOn: true, kind: .small, date: Date(timeIntervalSince1970: 1.5), bytes: Data([0, 255]),
    link: URL(fileURLWithPath: "/a b"), tags: ["x", ""], nested: ["k": [1, nil]],
    children: [
      Item(
        name: "", count: .max >> 11, ratio: .infinity, isOn: false, kind: .big, date: Date(timeIntervalSince1970: -1),
        bytes: Data(),
        link: URL(fileURLWithPath: "/"), tags: [], nested: [:], children: [])
    ])

  @Test("A value comes back as it went")
  func roundTrip() throws {
    let context = JSContext()
    #expect(try context.encode(CodingTests.item).decode(Item.self) == CodingTests.item)
    #expect(try context.encode([Shape.point, .circle(radius: 2)]).decode([Shape].self) == [.point, .circle(radius: 2)])
    #expect(try context.encode(["a": [1.5]]).decode([String: [Double]].self) == ["a": [1.5]])
    #expect(try context.encode([1: "x"]).decode([Int: String].self) == [1: "x"])
    #expect(try context.encode(Int?.none).decode(Int?.self) == nil)
    #expect(try context.encode(7).decode(Int?.self) == 7)
    #expect(try context.encode("s").decode(String.self) == "s")
    #expect(try context.encode(Decimal(1.25)).decode(Decimal.self) == 1.25)
    let derived = Derived()
    derived.a = 5
    #expect(try context.encode(derived).decode(Derived.self).a == 5)
  }

  @Test("What scripts see of it")
  func shape() throws {
    let context = JSContext()
    try context.globalObject.set("item", to: context.encode(CodingTests.item))
    let rows: [(String, StructuredValue)] = [
      ("item.name.length", 4), ("item.count", -3), ("'ratio' in item", false), ("item.isOn", true), ("item.kind", "small"),
      ("item.date instanceof Date && item.date.getTime()", 1500), ("item.bytes instanceof Uint8Array && item.bytes[1]", 255),
      ("item.link", "file:///a%20b"), ("Array.isArray(item.tags) && item.tags.length", 2), ("item.nested.k[1] === null", true),
      ("Object.getPrototypeOf(item) === Object.prototype", true),
    ]
    for (script, expected) in rows { #expect(try context.evaluate(script).structuredValue() == expected, "\(script)") }
  }

  struct Person: Codable {
    var name: String
    var age: Int
    var friends: [Person]?
  }

  @Test(
    "What does not fit is refused, with its place",
    arguments: [
      ("({ name: 'a' })", "$.age: missing"), ("({ name: 1, age: 1 })", "$.name: a number is not a string"),
      ("({ name: 'a', age: '1' })", "$.age: a string is not a number"),
      ("({ name: 'a', age: 1.5 })", "$.age: 1.5 is not a whole number"),
      ("({ name: 'a', age: 1e300 })", "$.age: 1e+300 does not fit Int"),
      ("({ name: 'a', age: NaN })", "$.age: NaN is not a whole number"),
      ("({ name: 'a', age: null })", "$.age: null is not a number"),
      ("({ name: 'a', age: true })", "$.age: a boolean is not a number"),
      ("({ name: 'a', age: 1, friends: [{ name: 'b', age: 2 }, { name: 'c' }] })", "$.friends[1].age: missing"),
      ("({ name: 'a', age: 1, friends: {} })", "$.friends: an object is not an array"), ("[]", "$: an array is not an object"),
      ("undefined", "$: undefined is not an object"), ("() => {}", "$: a function is not an object"),
    ])
  func refused(script: String, message: String) throws {
    let value = try JSContext().evaluate(script)
    let error = #expect(throws: JSError.self) { try value.decode(Person.self) }
    #expect(error?.message == message)
    #expect(error?.code == .conversion)
  }

  @Test("Numbers at the ends")
  func integers() throws {
    let context = JSContext()
    #expect(try context.evaluate("255").decode(UInt8.self) == 255)
    #expect(throws: JSError.self) { try context.evaluate("256").decode(UInt8.self) }
    #expect(throws: JSError.self) { try context.evaluate("-1").decode(UInt.self) }
    #expect(try context.evaluate("-0").decode(Int.self) == 0)
    #expect(try context.evaluate("9223372036854775807n").decode(Int64.self) == .max)
    #expect(throws: JSError.self) { try context.evaluate("9223372036854775808n").decode(Int64.self) }
    #expect(try context.encode(1 << 53).number == 9_007_199_254_740_992)
    let error = #expect(throws: JSError.self) { try context.encode(["a": (1 << 53) + 1]) }
    #expect(error?.message.hasPrefix("$.a: 9007199254740993 is past 2^53") == true)
  }

  struct Endless: Codable {
    var next: [Endless]
    init() { next = [] }
    init(from decoder: any Decoder) throws { next = try decoder.singleValueContainer().decode([Endless].self) }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(Endless())
    }
  }

  @Test("A type or a value without end is an error")
  func endless() throws {
    let context = JSContext()
    #expect(throws: JSError.self) { try context.encode(Endless()) }
    let cyclic = try context.evaluate("const a = []; a.push(a); a")
    #expect(throws: JSError.self) { try cyclic.decode(Endless.self) }
  }

  struct Picky: Codable {
    struct Reason: Error {}
    init(from decoder: any Decoder) throws { throw Reason() }
    init() {}
    func encode(to encoder: any Encoder) throws { throw Reason() }
  }

  @Test("What a type throws itself is kept")
  func underlying() throws {
    let context = JSContext()
    let decoding = #expect(throws: JSError.self) { try context.evaluate("1").decode(Picky.self) }
    #expect(decoding?.underlyingError is Picky.Reason)
    let encoding = #expect(throws: JSError.self) { try context.encode(Picky()) }
    #expect(encoding?.underlyingError is Picky.Reason)
  }

  @Test("StructuredValue goes through JSON too")
  func structured() throws {
    let value: StructuredValue = ["a": [1, true, "x", nil], "b": ["c": 2.5]]
    #expect(try JSONDecoder().decode(StructuredValue.self, from: JSONEncoder().encode(value)) == value)
    #expect(value["a"][1].bool == true)
    #expect(value["a"][9] == .undefined)
    #expect(value["b"]["c"].number == 2.5)
    #expect(value["a"][0].integer() == 1)
  }

  @Test("A function returns any Codable type that says so")
  func convertible() throws {
    let context = JSContext()
    try context.globalObject.set("shape", to: context.makeFunction { _ in Size(width: 3, height: 4) })
    #expect(try context.evaluate("shape().width * shape().height").number == 12)
  }

  struct Size: Codable, JSConvertible {
    var width, height: Double
  }
}

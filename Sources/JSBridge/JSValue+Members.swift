import CJSC

extension JSValue {
  /// The property of that name, `undefined` when there is none. Primitives have those of their prototypes.
  ///
  /// - Throws: what a getter throws; a `TypeError` for `undefined` and `null`.
  public subscript(name: String) -> JSValue {
    get throws(JSError) {
      try withObject { (object) throws(JSError) in
        try EngineString.with(name) { (name) throws(JSError) in
          try context.checked { JSObjectGetProperty(context.ref, object, name, &$0) }
        }
      }
    }
  }

  /// The element at an index.
  public subscript(index: Int) -> JSValue {
    get throws(JSError) {
      guard let index = UInt32(exactly: index) else { return try self[String(index)] }
      return try withObject { (object) throws(JSError) in
        try context.checked { JSObjectGetPropertyAtIndex(context.ref, object, index, &$0) }
      }
    }
  }

  /// The property with a symbol or any other value as its key.
  public subscript(key: JSValue) -> JSValue {
    get throws(JSError) {
      try withObject { (object) throws(JSError) in
        let key = try key.live()
        return try context.checked { JSObjectGetPropertyForKey(context.ref, object, key, &$0) }
      }
    }
  }

  public func set(_ name: String, to value: any JSConvertible) throws(JSError) {
    try set(name, to: value, attributes: JSPropertyAttributes(kJSPropertyAttributeNone))
  }

  /// Defines a property that loops over the object's properties do not come by, as the language's own globals are.
  public func define(_ name: String, as value: any JSConvertible) throws(JSError) {
    try set(name, to: value, attributes: JSPropertyAttributes(kJSPropertyAttributeDontEnum))
  }

  private func set(_ name: String, to value: any JSConvertible, attributes: JSPropertyAttributes) throws(JSError) {
    try withObject { (object) throws(JSError) in
      let value = try value.makeJSValue(in: context)
      try EngineString.with(name) { (name) throws(JSError) in
        try context.checking { JSObjectSetProperty(context.ref, object, name, value.ref, attributes, &$0) }
      }
    }
  }

  /// Sets a property of a fresh object, where `__proto__` is a name as any other.
  func setOwn(_ name: String, to value: JSValue) throws(JSError) {
    guard name == "__proto__" else { return try set(name, to: value) }
    try context.callIntrinsic(.defineOwn, live(), context.makeString(name).live(), value.live())
  }

  public func set(_ index: Int, to value: any JSConvertible) throws(JSError) {
    guard let index = UInt32(exactly: index) else { return try set(String(index), to: value) }
    try withObject { (object) throws(JSError) in
      let value = try value.makeJSValue(in: context)
      try context.checking { JSObjectSetPropertyAtIndex(context.ref, object, index, value.ref, &$0) }
    }
  }

  /// Whether the object or one of its prototypes has the property.
  public func has(_ name: String) throws(JSError) -> Bool {
    try withObject { (object) throws(JSError) in EngineString.with(name) { JSObjectHasProperty(context.ref, object, $0) } }
  }

  /// Answers whether the property is gone; it stays when it is not configurable.
  @discardableResult
  public func delete(_ name: String) throws(JSError) -> Bool {
    try withObject { (object) throws(JSError) in
      try EngineString.with(name) { (name) throws(JSError) in
        try context.checking { JSObjectDeleteProperty(context.ref, object, name, &$0) }
      }
    }
  }

  /// The names of the object's own enumerable properties, in its order.
  public func propertyNames() throws(JSError) -> [String] {
    try context.perform { () throws(JSError) in
      try elements(of: try context.callIntrinsic(.keys, live())).map { $0.string ?? "" }
    }
  }

  /// The elements of an array or of anything else that has a length; nil for other values.
  public func elements() throws(JSError) -> [JSValue]? {
    guard isArray else { return nil }
    return try elements(of: self)
  }

  private func elements(of array: JSValue) throws(JSError) -> [JSValue] {
    try context.perform { () throws(JSError) in
      guard let count: Int = try array["length"].integer() else { return [] }
      var elements: [JSValue] = []
      for index in 0..<count { elements.append(try array[index]) }
      return elements
    }
  }

  /// The own enumerable properties; nil for a value that is no object.
  public func properties() throws(JSError) -> [String: JSValue]? {
    guard isObject else { return nil }
    return try context.perform { () throws(JSError) in
      var properties: [String: JSValue] = [:]
      for name in try propertyNames() { properties[name] = try self[name] }
      return properties
    }
  }

  private func withObject<R>(_ body: (JSObjectRef) throws(JSError) -> R) throws(JSError) -> R {
    try context.perform { () throws(JSError) in
      let ref = try live()
      let object = try context.checking { JSValueToObject(context.ref, ref, &$0) }
      guard let object else { throw .conversion("\(kind.rawValue) has no properties") }
      return try body(object)
    }
  }
}

extension JSValue {
  /// Calls the function.
  @discardableResult
  public func call(_ arguments: any JSConvertible...) throws(JSError) -> JSValue {
    try call(this: nil, arguments)
  }

  /// Calls the function with a value for `this`; nil stands for the global object.
  @discardableResult
  public func call(this: JSValue?, _ arguments: [any JSConvertible]) throws(JSError) -> JSValue {
    try context.perform { () throws(JSError) in
      let function = try function("be called")
      let values = try context.convert(arguments)
      let refs = values.map(\.ref)
      return try checkedCall { JSObjectCallAsFunction(context.ref, function, this?.object, refs.count, refs, &$0) }
    }
  }

  /// Calls the method of that name.
  @discardableResult
  public func call(method name: String, _ arguments: any JSConvertible...) throws(JSError) -> JSValue {
    try call(method: name, arguments)
  }

  @discardableResult
  public func call(method name: String, _ arguments: [any JSConvertible]) throws(JSError) -> JSValue {
    try context.perform { () throws(JSError) in
      let method = try self[name]
      guard method.isFunction else { throw .typeError("\(name) is not a function") }
      return try method.call(this: self, arguments)
    }
  }

  /// `new` with the value as the constructor.
  public func construct(_ arguments: any JSConvertible...) throws(JSError) -> JSValue {
    try context.perform { () throws(JSError) in
      let constructor = try function("be constructed")
      let values = try context.convert(arguments)
      let refs = values.map(\.ref)
      return try checkedCall { JSObjectCallAsConstructor(context.ref, constructor, refs.count, refs, &$0) }
    }
  }

  private func function(_ what: String) throws(JSError) -> JSObjectRef {
    _ = try live()
    guard isFunction, let object else { throw .typeError("\(self) cannot \(what); it is not a function") }
    return object
  }

  private func checkedCall(_ call: (inout JSValueRef?) -> JSValueRef?) throws(JSError) -> JSValue {
    try context.checked(call)
  }

  /// `===`
  public func isStrictlyEqual(to other: JSValue) -> Bool {
    guard let ref, let otherRef = other.ref else { return false }
    return JSValueIsStrictEqual(context.ref, ref, otherRef)
  }

  /// `instanceof`
  public func isInstance(of constructor: JSValue) throws(JSError) -> Bool {
    try context.perform { () throws(JSError) in
      let ref = try live()
      let constructor = try constructor.function("have instances")
      return try context.checking { JSValueIsInstanceOfConstructor(context.ref, ref, constructor, &$0) }
    }
  }
}

extension JSError {
  static func typeError(_ message: String) -> JSError { JSError(name: "TypeError", message: message) }
}

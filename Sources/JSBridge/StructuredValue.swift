import Foundation

/// A value as messages carry it: the values of JSON, and those that JavaScript has besides.
public enum StructuredValue: Sendable, Hashable {
  case undefined
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  /// Text that is no valid Unicode, because of a lone surrogate.
  case utf16([UInt16])
  case date(Date)
  /// The bytes of an `ArrayBuffer`, a typed array or a `DataView`.
  case data(Data)
  case array([StructuredValue])
  case object([String: StructuredValue])
}

extension JSValue {
  /// The value with all that it holds.
  ///
  /// Members of objects that are `undefined` are left out. Functions, symbols, BigInts, maps, sets, promises and cycles have
  /// no counterpart.
  ///
  /// - Throws: ``JSError/Code/conversion`` that names the place, `$.a.b: a function cannot be converted`; what a getter throws.
  public func structuredValue() throws(JSError) -> StructuredValue { .undefined }
}

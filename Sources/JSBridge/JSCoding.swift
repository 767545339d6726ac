import Foundation

extension JSContext {
  /// The value as a JavaScript value, property by property, without JSON text in between.
  ///
  /// Dates become `Date`, data `Uint8Array`, nil in an optional property is left out as `encodeIfPresent` does.
  ///
  /// - Throws: ``JSError/Code/conversion`` that names the place, `$.a.b`.
  public func encode(_ value: any Encodable) throws(JSError) -> JSValue { undefined }
}

extension JSValue {
  /// The value as a Swift value, property by property.
  ///
  /// Takes what fits exactly: a number that is whole for an integer type, no number for a string. `null` and `undefined` are
  /// nil for an optional.
  ///
  /// - Throws: ``JSError/Code/conversion`` that names the place, `$.a.b`; what a getter throws.
  public func decode<T: Decodable>(_ type: T.Type = T.self) throws(JSError) -> T { throw .conversion("") }
}

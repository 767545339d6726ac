import CJSC
import Foundation

extension JSValue {
  /// The time of a `Date`; nil for any other value and for an invalid date.
  public var date: Date? {
    guard isDate, let ref else { return nil }
    do throws(JSError) {
      let time = try context.callIntrinsic(.time, ref).number ?? .nan
      return time.isNaN ? nil : Date(timeIntervalSince1970: time / 1000)
    } catch {
      return nil
    }
  }

  /// A copy of the bytes of an `ArrayBuffer`, a typed array or a `DataView`; nil for any other value.
  public var data: Data? {
    guard isObject, let ref else { return nil }
    do throws(JSError) {
      return try context.perform { () throws(JSError) in
        // The engine answers where the buffer begins, of which the array may be a part: then a copy of the part is asked for.
        let type = try context.checking { JSValueGetTypedArrayType(context.ref, ref, &$0) }
        if type == kJSTypedArrayTypeUint8Array,
          try context.checking({ JSObjectGetTypedArrayByteOffset(context.ref, ref, &$0) }) == 0
        {
          return try copyBytes(of: ref)
        }
        guard try context.callIntrinsic(.classify, ref).string == "b" else { return nil }
        return try copyBytes(of: context.callIntrinsic(.bytes, ref).live())
      }
    } catch {
      return nil
    }
  }

  private func copyBytes(of array: JSObjectRef) throws(JSError) -> Data {
    let count = try context.checking { JSObjectGetTypedArrayByteLength(context.ref, array, &$0) }
    let start = try context.checking { JSObjectGetTypedArrayBytesPtr(context.ref, array, &$0) }
    guard count > 0, let start else { return Data() }
    return Data(bytes: start, count: count)
  }
}

/// Holds a delegate: a value as it is, an object weakly.
///
/// An object that owns its view and is the view's delegate would otherwise never go, nor its page.
struct DelegateReference {
  private let value: (any MarkupDelegate)?
  private weak var object: AnyObject?

  init(_ delegate: (any MarkupDelegate)?) {
    if let delegate, type(of: delegate) is AnyClass {
      value = nil
      object = delegate as AnyObject
    } else {
      value = delegate
    }
  }

  /// The delegate; nil when there is none, or none any more.
  var delegate: (any MarkupDelegate)? { value ?? object as? any MarkupDelegate }
}

/// A published property that holds its object weakly; see ``Published``.
@propertyWrapper
public struct WeaklyPublished<Value: AnyObject> {
  /// The values of the property, from the present one on.
  public struct Publisher {
    let references: Published<Reference>.Publisher

    /// Calls `receiveValue` with the present object and with each new one, until the result is cancelled or released.
    public func sink(receiveValue: @escaping (Value?) -> Void) -> AnyCancellable {
      references.sink { receiveValue($0.object) }
    }
  }

  struct Reference {
    weak var object: Value?
  }

  private let published: Published<Reference>

  /// A property with its first object, or without one.
  public init(wrappedValue: Value? = nil) { published = Published(initialValue: Reference(object: wrappedValue)) }

  /// The object; nil after it is gone.
  public var wrappedValue: Value? {
    get { published.wrappedValue.object }
    nonmutating set { published.wrappedValue = Reference(object: newValue) }
  }

  /// The publisher of the property's objects.
  public var projectedValue: Publisher { Publisher(references: published.projectedValue) }
}

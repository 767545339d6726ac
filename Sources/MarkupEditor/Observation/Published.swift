#if !canImport(Combine)
  /// A class whose published properties others can follow.
  ///
  /// Stands in for Combine's protocol of this name, so far as the code of an app without a user interface uses it: as a
  /// conformance of classes with ``Published`` properties. There is no `objectWillChange`.
  public protocol ObservableObject: AnyObject {}

  /// A property that tells of its changes.
  ///
  /// Stands in for Combine's wrapper of this name: `$property.sink { value in … }` gets the present value at once, and each
  /// new one just before the property has it.
  @propertyWrapper
  public struct Published<Value> {
    /// The values of a published property, from the present one on.
    public final class Publisher {
      fileprivate(set) var value: Value
      private var subscribers: [(id: Int, receive: (Value) -> Void)] = []
      private var lastID = 0

      init(_ value: Value) { self.value = value }

      /// Calls `receiveValue` with the present value and with each new one, until the result is cancelled or released.
      public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
        lastID += 1
        let id = lastID
        subscribers.append((id, receiveValue))
        receiveValue(value)
        return AnyCancellable { [weak self] in self?.subscribers.removeAll { $0.id == id } }
      }

      fileprivate func send(_ value: Value) {
        for subscriber in subscribers { subscriber.receive(value) }
        self.value = value
      }
    }

    private let publisher: Publisher

    /// A property with its first value.
    public init(wrappedValue: Value) { publisher = Publisher(wrappedValue) }

    /// A property with its first value.
    public init(initialValue: Value) { publisher = Publisher(initialValue) }

    /// The present value.
    public var wrappedValue: Value {
      get { publisher.value }
      nonmutating set { publisher.send(newValue) }
    }

    /// The publisher of the property's values.
    public var projectedValue: Publisher { publisher }
  }

  /// A subscription, which ends when it is cancelled or nobody holds it any more.
  ///
  /// Stands in for Combine's class of this name.
  public final class AnyCancellable: Hashable {
    private var onCancel: (() -> Void)?

    /// Makes a subscription that is ended by `cancel`, which is called once.
    public init(_ cancel: @escaping () -> Void) { onCancel = cancel }

    deinit { cancel() }

    /// Ends the subscription. Does nothing the second time.
    public func cancel() {
      let end = onCancel
      onCancel = nil
      end?()
    }

    /// Keeps the subscription in a set.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// Keeps the subscription in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
      collection.append(self)
    }

    public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#else
  @_exported import Combine
#endif

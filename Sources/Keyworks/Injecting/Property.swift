/// Access to a value that is stored elsewhere, such as a setting. A factory returns it in place of
/// the value.
///
/// ```swift
/// extension Container {
///   var didShow: Factory<Property<Bool>> {
///     self { Property { self.settings().didShow } set: { self.settings().didShow = $0 } }
///   }
/// }
/// ```
public struct Property<Value>: Sendable {
  private let read: @Sendable () -> Value
  private let write: @Sendable (Value) -> Void

  /// Creates a property from closures that read and write the value.
  public init(
    get read: @escaping @Sendable () -> Value, set write: @escaping @Sendable (Value) -> Void
  ) {
    (self.read, self.write) = (read, write)
  }

  /// The current value.
  public var value: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
}

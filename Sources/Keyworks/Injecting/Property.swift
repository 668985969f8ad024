/// Something to read and write that lives elsewhere, such as a setting: what a factory gives
/// for it.
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

  /// A property that is read and written by these.
  public init(
    get read: @escaping @Sendable () -> Value, set write: @escaping @Sendable (Value) -> Void
  ) {
    (self.read, self.write) = (read, write)
  }

  /// What is there now.
  public var value: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
}

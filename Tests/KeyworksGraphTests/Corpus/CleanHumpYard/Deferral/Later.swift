/// A value that is made each time somebody asks for it, and not before.
public struct Later<Value>: Sendable {
  private let make: @Sendable () -> Value

  public init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  public func callAsFunction() -> Value { make() }

  public func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Later<Other> {
    Later<Other> { [make] in transform(make()) }
  }
}

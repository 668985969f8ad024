/// A property that is resolved when its object is initialized.
///
/// ```swift
/// final class Screen {
///   @Injected(\.clock) var clock
///   @Injected(\PaymentsContainer.gateway) var gateway
/// }
/// ```
///
/// The container is the one that builds the object: of the containers of that type that
/// build something on this thread, the innermost. An object that nobody builds takes the
/// shared one.
@propertyWrapper
public struct Injected<Value> {
  /// What was resolved.
  public let wrappedValue: Value

  /// Resolves a factory of ``Container``.
  @inlinable @inline(__always)
  public init(_ factory: KeyPath<Container, Factory<Value>>) {
    wrappedValue = Container.building[factory]
  }

  /// Resolves a factory of a container with a `shared` instance.
  @inlinable @inline(__always)
  public init<Root: SharedContainer>(_ factory: KeyPath<Root, Factory<Value>>) {
    wrappedValue = Root.building[factory]
  }

  /// Resolves a factory of ``Container`` under a choice of variants.
  public init(_ factory: KeyPath<Container, Factory<Value>>, under choice: VariantChoice) {
    wrappedValue = Container.building[factory, under: choice]
  }

  /// Resolves a factory of a container with a `shared` instance under a choice of variants.
  public init<Root: SharedContainer>(
    _ factory: KeyPath<Root, Factory<Value>>, under choice: VariantChoice
  ) {
    wrappedValue = Root.building[factory, under: choice]
  }

  /// Gathers a list of ``Container``.
  public init<Element>(_ list: KeyPath<Container.Type, TagList<Container, Element>>)
  where Value == [Element] {
    wrappedValue = Container.building[list]
  }

  /// Gathers a list of a container with a `shared` instance.
  public init<Root: SharedContainer, Element>(
    _ list: KeyPath<Root.Type, TagList<Root, Element>>
  ) where Value == [Element] {
    wrappedValue = Root.building[list]
  }
}

extension Injected: Sendable where Value: Sendable {}

/// A property that is resolved when its object is initialized.
///
/// ```swift
/// final class Screen {
///   @Injected(\.clock) var clock
///   @Injected(\PaymentsContainer.gateway) var gateway
///   @Injected(\.report, 7) var report
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

  /// Resolves a factory of ``Container`` with arguments: `@Injected(\.flow, .b) var flow`.
  public init<Declared: ParameterizedFactory, First, each Rest>(
    _ factory: KeyPath<Container, Declared>, _ first: First, _ rest: repeat each Rest
  ) where Declared.Base == ParameterFactory<First, repeat each Rest, Value> {
    wrappedValue = Container.building[keyPath: factory].call(first, repeat each rest)
  }

  /// Resolves a factory of a container with a `shared` instance with arguments.
  public init<Root: SharedContainer, Declared: ParameterizedFactory, First, each Rest>(
    _ factory: KeyPath<Root, Declared>, _ first: First, _ rest: repeat each Rest
  ) where Declared.Base == ParameterFactory<First, repeat each Rest, Value> {
    wrappedValue = Root.building[keyPath: factory].call(first, repeat each rest)
  }

  /// Gathers a list of ``Container``.
  public init<List: FactoryList>(
    _ list: KeyPath<Container.Type, List>, under choice: VariantChoice = .inherited
  ) where List.Root == Container, Value == [List.Gathered] {
    wrappedValue = Container.building.gathered(list, under: choice)
  }

  /// Gathers a list of a container with a `shared` instance.
  public init<Root: SharedContainer, List: FactoryList>(
    _ list: KeyPath<Root.Type, List>, under choice: VariantChoice = .inherited
  ) where List.Root == Root, Value == [List.Gathered] {
    wrappedValue = Root.building.gathered(list, under: choice)
  }
}

extension Injected: Sendable where Value: Sendable {}

#if canImport(SwiftUI)
  public import Keyworks
  public import SwiftUI

  /// What a factory gives, for a view to use: resolved each time that it is read, by the lifetime of the
  /// factory.
  ///
  /// ```swift
  /// struct PriceView: View {
  ///   @EnvironmentInjected(\.currency) private var currency
  ///
  ///   var body: some View { Text(currency.format(price)) }
  /// }
  /// ```
  ///
  /// It is that of the nearest container that the view was given by ``SwiftUICore/View/container(_:)``, or of
  /// the shared one. A model that the view should keep is an ``InjectedState``.
  @MainActor @propertyWrapper
  public struct EnvironmentInjected<Value>: DynamicProperty {
    @Environment(\.containers) private var containers
    private let resolve: (EnvironmentContainers) -> Value

    /// What the factory gives.
    public var wrappedValue: Value { resolve(containers) }

    /// Resolves a factory of ``Keyworks/Container``.
    public init(_ factory: KeyPath<Container, Factory<Value>>) {
      resolve = { $0.nearest(Container.self)[factory] }
    }

    /// Resolves a factory of a container with a `shared` instance.
    public init<Root: SharedContainer>(_ factory: KeyPath<Root, Factory<Value>>) {
      resolve = { $0.nearest(Root.self)[factory] }
    }

    /// Resolves a factory of the main actor of ``Keyworks/Container``.
    public init(_ factory: KeyPath<Container, MainActorFactory<Value>>) {
      resolve = { $0.nearest(Container.self)[keyPath: factory]() }
    }

    /// Resolves a factory of the main actor of a container with a `shared` instance.
    public init<Root: SharedContainer>(_ factory: KeyPath<Root, MainActorFactory<Value>>) {
      resolve = { $0.nearest(Root.self)[keyPath: factory]() }
    }
  }
#endif

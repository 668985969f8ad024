#if canImport(SwiftUI)
  public import Keyworks
  public import SwiftUI

  /// A view's property that resolves a factory each time it is read, following the factory's
  /// lifetime.
  ///
  /// ```swift
  /// struct PriceView: View {
  ///   @EnvironmentInjected(\.currency) private var currency
  ///
  ///   var body: some View { Text(currency.format(price)) }
  /// }
  /// ```
  ///
  /// With `under:`, the factory is resolved under these variants.
  ///
  /// The factory belongs to the nearest container that ``SwiftUICore/View/container(_:)`` gave to
  /// the view, or to the shared one. For a model that the view keeps, use ``InjectedState``.
  @MainActor @propertyWrapper
  public struct EnvironmentInjected<Value>: DynamicProperty {
    @Environment(\.containers) private var containers
    private let resolve: (EnvironmentContainers) -> Value

    /// The value of the factory.
    public var wrappedValue: Value { resolve(containers) }

    /// Resolves a factory of ``Keyworks/Container``.
    public init<Declared: MainActorMember, each Argument>(
      _ factory: any KeyPath<Container, Declared> & Sendable, _ arguments: repeat each Argument,
      under variants: any Variant...,
      without dropped: any Variant.Type...
    )
    where Declared.ProvidedOnMainActor == MainActorParameterProvider<(repeat each Argument), Value>
    {
      resolve = {
        $0.nearest(Container.self).value(
          of: factory, repeat each arguments, choosing: .of(variants, without: dropped))
      }
    }

    /// Resolves a factory of a container that has a `shared` instance.
    @_disfavoredOverload
    public init<Root: SharedContainer, Declared: MainActorMember, each Argument>(
      _ factory: any KeyPath<Root, Declared> & Sendable, _ arguments: repeat each Argument,
      under variants: any Variant...,
      without dropped: any Variant.Type...
    )
    where Declared.ProvidedOnMainActor == MainActorParameterProvider<(repeat each Argument), Value>
    {
      resolve = {
        $0.nearest(Root.self).value(
          of: factory, repeat each arguments, choosing: .of(variants, without: dropped))
      }
    }

    /// Reads the container itself: `@EnvironmentInjected(Container.self) private var container`.
    public init(_ type: Value.Type) where Value: SharedContainer {
      resolve = { $0.nearest(type) }
    }
  }

  extension ManagedContainer {
    @MainActor
    func value<Declared: MainActorMember, each Argument, Value>(
      of factory: any KeyPath<Self, Declared> & Sendable, _ arguments: repeat each Argument,
      choosing choice: VariantChoice?
    ) -> Value
    where Declared.ProvidedOnMainActor == MainActorParameterProvider<(repeat each Argument), Value>
    {
      Declared._provided(onMainActorBy: { self[keyPath: factory].choosing(choice) })(
        repeat each arguments)
    }
  }
#endif

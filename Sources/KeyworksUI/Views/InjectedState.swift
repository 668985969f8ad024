#if canImport(SwiftUI)
  public import Keyworks
  public import Observation
  public import SwiftUI

  /// A model that belongs to a view. It is built when the view first reads it, and lives as long as
  /// SwiftUI keeps the view's state.
  ///
  /// ```swift
  /// struct BookView: View {
  ///   @InjectedState(\.library) private var library
  ///
  ///   var body: some View {
  ///     TextField("Search", text: $library.query)
  ///   }
  /// }
  /// ```
  ///
  /// The factory is resolved once for each identity of the view, not each time the view is
  /// initialized. It belongs to the nearest container that ``SwiftUICore/View/container(_:)`` gave
  /// to the view, or to the shared one. The view updates when a property that it reads from an
  /// `@Observable` model changes, and `$` provides bindings.
  ///
  /// New arguments do not build a new model. If the model depends on its arguments, make them part
  /// of the view's identity: `DetailView(book).id(book.id)`.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @MainActor @propertyWrapper
  public struct InjectedState<Value: AnyObject & Observable>: DynamicProperty {
    @Environment(\.containers) private var containers
    @State private var model = ViewOwned<Value>()
    private let build: (EnvironmentContainers) -> Value

    /// The model.
    public var wrappedValue: Value { model.value { build(containers) } }

    /// Bindings to the properties of the model: `$library.query`.
    public var projectedValue: Bindable<Value> { Bindable(wrappedValue) }

    /// Resolves a factory of ``Keyworks/Container``.
    public init<Declared: MainActorMember, each Argument>(
      _ factory: any KeyPath<Container, Declared> & Sendable, _ arguments: repeat each Argument,
      under variants: any Variant...,
      without dropped: any Variant.Type...
    )
    where Declared.ProvidedOnMainActor == MainActorParameterProvider<(repeat each Argument), Value>
    {
      build = {
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
      build = {
        $0.nearest(Root.self).value(
          of: factory, repeat each arguments, choosing: .of(variants, without: dropped))
      }
    }
  }
#endif

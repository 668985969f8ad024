#if canImport(SwiftUI)
  public import Keyworks
  public import Observation
  public import SwiftUI

  /// A model that belongs to a view: built when the view first reads it, and kept as long as SwiftUI keeps
  /// the state of the view.
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
  /// The factory is resolved once for each identity of the view, and not each time that the view is
  /// initialized. It is that of the nearest container that the view was given by
  /// ``SwiftUICore/View/container(_:)``, or of the shared one. A view is updated when a property that it
  /// reads of an `@Observable` model changes, and `$` gives bindings.
  ///
  /// Other arguments do not build another model. If the model depends on them, give the view another
  /// identity with them: `DetailView(book).id(book.id)`.
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
      _ factory: any KeyPath<Container, Declared> & Sendable, _ arguments: repeat each Argument
    ) where Declared.ProvidedOnMainActor == MainActorProvider<repeat each Argument, Value> {
      build = { $0.nearest(Container.self).value(of: factory, repeat each arguments) }
    }

    /// Resolves a factory of a container with a `shared` instance.
    public init<Root: SharedContainer, Declared: MainActorMember, each Argument>(
      _ factory: any KeyPath<Root, Declared> & Sendable, _ arguments: repeat each Argument
    ) where Declared.ProvidedOnMainActor == MainActorProvider<repeat each Argument, Value> {
      build = { $0.nearest(Root.self).value(of: factory, repeat each arguments) }
    }
  }
#endif

#if canImport(SwiftUI)
  public import Keyworks
  public import SwiftUI

  extension View {
    /// Gives a container to the views below, for what they inject.
    ///
    /// ```swift
    /// CheckoutView().container(shop)
    /// ```
    ///
    /// A view that injects something of a container of some type looks for that type among the containers
    /// that it was given, innermost first, and the parents of each, and otherwise takes the `shared` container
    /// of the type.
    public func container(_ container: any ManagedContainer) -> some View {
      transformEnvironment(\.containers) { $0.innermostFirst.insert(container, at: 0) }
    }

    /// Gives a container of their own to the views below, for as long as they are there.
    ///
    /// ```swift
    /// SessionView().scopedContainer { app in Session(app) }
    /// ```
    ///
    /// It is made before the first `body` of the views below, and let go when SwiftUI discards the state of the
    /// view, as when its identity changes. What it has built is then torn down, once nothing else holds it.
    ///
    /// - Parameter make: Makes the container, once. It is handed the nearest ``Keyworks/Container`` of the
    ///   environment, or the shared one.
    public func scopedContainer<Scoped: ManagedContainer>(
      _ make: @escaping @MainActor (Container) -> Scoped
    ) -> some View { scopedContainer(in: Container.self, make) }

    /// Gives a container of their own, in one of another type, to the views below.
    public func scopedContainer<Outer: SharedContainer, Scoped: ManagedContainer>(
      in outer: Outer.Type, _ make: @escaping @MainActor (Outer) -> Scoped
    ) -> some View { ScopedContainerView(make: make, content: self) }
  }

  extension EnvironmentValues {
    var containers: EnvironmentContainers {
      get { self[EnvironmentContainers.self] }
      set { self[EnvironmentContainers.self] = newValue }
    }
  }

  /// The containers that a view was given.
  struct EnvironmentContainers: EnvironmentKey, Equatable, Sendable {
    static let defaultValue = EnvironmentContainers()

    var innermostFirst: [any ManagedContainer] = []

    /// The nearest container of a type, or the shared one.
    func nearest<Root: SharedContainer>(_ type: Root.Type) -> Root {
      innermostFirst.lazy.compactMap { $0.nearest(type) }.first ?? type.shared
    }

    static func == (one: Self, other: Self) -> Bool {
      one.innermostFirst.elementsEqual(other.innermostFirst) { $0 === $1 }
    }
  }

  private struct ScopedContainerView<
    Outer: SharedContainer, Scoped: ManagedContainer, Content: View
  >:
    View
  {
    @Environment(\.containers) private var containers
    @State private var scope = ViewOwned<Scoped>()
    let make: @MainActor (Outer) -> Scoped
    let content: Content

    init(make: @escaping @MainActor (Outer) -> Scoped, content: Content) {
      (self.make, self.content) = (make, content)
    }

    var body: some View {
      content.container(scope.value { make(containers.nearest(Outer.self)) })
    }
  }
#endif

#if canImport(SwiftUI)
  public import Keyworks
  public import SwiftUI

  extension View {
    /// Gives a container to the views below, which inject from it.
    ///
    /// ```swift
    /// CheckoutView().container(shop)
    /// ```
    ///
    /// A view that injects from a container type looks for that type among the containers it was
    /// given, innermost first, and among the parents of each. If there is none, it uses the
    /// `shared` container of the type.
    public func container(_ container: any ManagedContainer) -> some View {
      transformEnvironment(\.containers) { $0.innermostFirst.insert(container, at: 0) }
    }

    /// Gives the views below a container of their own, for as long as they exist.
    ///
    /// ```swift
    /// SessionView().scopedContainer { app in Session(app) }
    /// ```
    ///
    /// The container is created before the first `body` of the views below. It is released when
    /// SwiftUI discards the view's state, such as when the view's identity changes. Its instances
    /// are then torn down, once nothing else holds the container.
    ///
    /// - Parameter make: Creates the container, once. It receives the nearest
    ///   ``Keyworks/Container`` of the environment, or the shared one.
    public func scopedContainer<Scoped: ManagedContainer>(
      _ make: @escaping @MainActor (Container) -> Scoped
    ) -> some View { scopedContainer(in: Container.self, make) }

    /// Gives the views below a container of their own, inside a container of another type.
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

    /// Returns the nearest container of a type, or the shared one.
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

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
    /// A view that injects something of a container of some type looks for that type here and among the
    /// parents, and otherwise takes the `shared` container of the type.
    public func container(_ container: any ManagedContainer) -> some View {
      environment(\.containers, EnvironmentContainers(innermost: container))
    }

    /// Gives a container of their own to the views below, for as long as they are there.
    ///
    /// ```swift
    /// SessionView().scopedContainer { app in Session(app) }
    /// ```
    ///
    /// It is made when the view first appears, and closed when SwiftUI forgets the state of the view, as
    /// when its identity changes. Observers of the container hear of a teardown that fails.
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

  /// The container that a view was given, if it was given one.
  struct EnvironmentContainers: EnvironmentKey, Sendable {
    static let defaultValue = EnvironmentContainers(innermost: nil)

    let innermost: (any ManagedContainer)?

    /// The nearest container of a type, or the shared one.
    func nearest<Root: SharedContainer>(_ type: Root.Type) -> Root {
      innermost?.nearest(type) ?? type.shared
    }
  }

  private struct ScopedContainerView<
    Outer: SharedContainer, Scoped: ManagedContainer, Content: View
  >:
    View
  {
    @Environment(\.containers) private var containers
    @State private var scope = ViewOwned<ClosedAtEnd<Scoped>>()
    let make: @MainActor (Outer) -> Scoped
    let content: Content

    init(make: @escaping @MainActor (Outer) -> Scoped, content: Content) {
      (self.make, self.content) = (make, content)
    }

    var body: some View {
      content.container(scope.value { ClosedAtEnd(make(containers.nearest(Outer.self))) }.container)
    }
  }

  /// A container that is closed when it is let go.
  private final class ClosedAtEnd<Scoped: ManagedContainer>: Sendable {
    let container: Scoped

    init(_ container: Scoped) { self.container = container }

    deinit { Task { [container] in try? await container.close() } }
  }
#endif

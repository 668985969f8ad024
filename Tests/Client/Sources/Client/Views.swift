#if canImport(SwiftUI)
  import Keyworks
  import KeyworksUI
  import Observation
  import SwiftUI

  @available(macOS 14, iOS 17, *)
  @MainActor @Observable final class Library { var query = "" }

  @available(macOS 14, iOS 17, *)
  extension Container {
    var library: MainActorFactory<Library> { self.mainActor { Library() } }
    var shelf: MainActorParameterFactory<Int, Library> { self.mainActor { _ in Library() } }
  }

  @available(macOS 14, iOS 17, *)
  struct LibraryView: View {
    @InjectedState(\.library) private var library
    @InjectedState(\Container.shelf, 1, under: Stage.staging) private var shelf
    @EnvironmentInjected(\.nameOfUser) private var name
    @EnvironmentInjected(\.named, "x", under: Stage.staging) private var service
    @EnvironmentInjected(Container.self) private var app

    var query: Binding<String> { $library.query }
    var body: some View { Text("\(name) \(service.name) \(app.nameOfUser()) \(shelf.query)") }
  }

  struct Preview<Content: View>: View {
    let content: Content
    @OverrideBuilder let overrides: @MainActor (Container) -> [Token]

    var body: some View { content.overriding(overrides) }
  }

  @available(macOS 14, iOS 17, *) @MainActor
  func show(_ app: Container, _ isQuiet: Bool) -> some View {
    LibraryView()
      .container(app)
      .scopedContainer { _ in Request() }
      .scopedContainer(in: Container.self) { _ in Request() }
      .overriding { container in
        container.service.override { Live() }
        if isQuiet { container.nameOfUser.override { "nobody" } }
      }
      .overriding(Container.self) { $0.service.override(with: Live()) }
  }
#endif

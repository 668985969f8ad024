import Foundation
import KeyworksGraph
import Testing

/// The order in which a program tears down, as far as it is known before the program runs.
@Suite(.onCompilerThreads) struct `The order of teardowns` {
  private func verified(_ source: String, _ body: (DependencyGraph) throws -> Void) throws {
    try SampleProgram.with(["main.swift": source]) { program in
      try body(try program.verified().programs[0].graph)
    }
  }

  private static let shop = """
    import Keyworks
    import KeyworksAsync
    final class Visit: ManagedContainer {
      let manager: ContainerManager
      let app: Container
      init(_ app: Container) { (self.app, manager) = (app, ContainerManager(parent: app)) }
    }
    extension Container {
      var zone: Factory<Int> { self { self.links() }.cached.teardown { _ in } }
      var links: Factory<Int> { self { self.base() + self[\\.all].count } }
      var base: Factory<Int> { self { 1 }.cached.teardown { _ in } }
      var member: Factory<Int> { self { 2 }.cached.teardown { _ in } }
      static var all: Tags<Int> { [Tagged(\\.member)] }
      var audit: Factory<Provider<Int>> { self { self.provider(\\.zone) }.cached.teardown { _ in } }
      var tracer: Factory<Int> { self { 3 }.singleton.teardown { _ in } }
      var plain: Factory<Int> { self { 4 }.cached }
    }
    extension Visit {
      var user: Factory<Int> { self { self.app.tracer() }.cached.teardown { _ in } }
      var alone: Factory<Int> { self { 5 }.teardown { _ in } }
    }
    try await withTeardown { print(Visit(.shared).user()) }
    """

  @Test func `dependents precede their dependencies, and children their parents`() throws {
    try verified(Self.shop) { graph in
      let report = TeardownReport(graph)
      #expect(
        report.text() == """
          App.Visit.alone
          App.Visit.user, before App.Container.tracer
          App.Container.audit, before App.Container.zone (later)
          App.Container.zone, before App.Container.base, App.Container.member
          App.Container.base
          App.Container.member
          App.Container.tracer

          """)
      // The teardowns that a factory leads to, although it has none itself.
      #expect(report.text(of: ["Container.links"]) == "App.Container.base\nApp.Container.member\n")
      #expect(
        report.text(of: ["App.Visit.user", "base"]) == """
          App.Visit.user, before App.Container.tracer
          App.Container.base
          App.Container.tracer

          """)
      #expect(report.text(of: ["plain"]) == "")
    }
  }

  @Test func `the order in a loop follows construction, not later uses`() throws {
    let source = """
      import Keyworks
      import KeyworksAsync
      final class Room: Sendable {
        let doors: Provider<Door>
        init(_ doors: Provider<Door>) { self.doors = doors }
      }
      struct Door: Sendable { let room: Room }
      extension Container {
        var room: Factory<Room> { self { Room(self.provider(\\.door)) }.cached.teardown { _ in } }
        fileprivate var door: Factory<Door> {
          self { Door(room: self.room()) }.cached.teardown { _ in }
        }
        var house: Factory<Room> { self { self.room() }.cached.teardown { _ in } }
      }
      try await withTeardown { print(Container.shared.house(), Container.shared.door()) }
      """
    try verified(source) { graph in
      #expect(
        TeardownReport(graph).text() == """
          App.Container.house, before App.Container.room
            left out, because it would close a loop: App.Container.room before App.Container.door \
          (later)
          App.Container.door, before App.Container.room
          App.Container.room, before App.Container.door (later)

          """)
    }
  }
}

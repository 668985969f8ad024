import Keyworks
import TestSupport
import Testing

@Suite struct `An injected constant` {
  private let press = Press()

  @Test func `comes from the container that builds its object, or from the shared one`() throws {
    press.paper.override { Probe().make("ours") }
    let desk = try press.desk()
    #expect(desk.paper === press.paper())
    #expect(try Desk().paper === Press.shared.paper())
    #expect(desk.root == "root")
  }

  @Test func `can have arguments and variants`() throws {
    let desk = try press.desk()
    #expect(desk.title == "title 7")
    #expect(desk.wide == "wide 3 a")
    #expect(desk.fields == ["title 1", "night"])
  }

  @Test func `of a factory that can fail throws its error`() throws {
    let press = press
    #expect(try press.desk().risky == 1)
    press.risky.override { () throws(Refusal) in throw Refusal() }
    #expect(throws: Refusal.self) { try press.desk() }
    // The error type is that of the factory.
    do throws(Refusal) {
      _ = try Press.injected(\.risky)
    } catch {
      Issue.record("the shared container is not overridden")
    }
  }

  @Test func `is a property for the context of a resolve`() {
    let press = press
    let site = press.site()
    #expect(site.here?.line == Site.line)
    #expect(site.here?.name == "Site")
    #expect(ResolutionContext.current?.property == nil)
  }

  @Test func `leaves no trace of a resolve that failed`() {
    withSandbox {
      Press.shared.risky.override { () throws(Refusal) in throw Refusal() }
      #expect(throws: Refusal.self) { try Press.injected(\.risky) }
      #expect(Press.shared.property() == nil)
    }
  }
}

private struct Refusal: Error {}
private enum Light: Variant { case night }

/// A class can be Sendable with constants, and not with wrappers.
private final class Desk: Sendable {
  let paper = Press.injected(\.paper)
  let title = Press.injected(\.title, 7)
  let wide = Press.injected(\.wide, 3, "a", under: Light.night)
  let fields = Press.injected(\.fields, under: Light.night)
  let root = Container.injected(\.root)
  let risky: Int
  init() throws(Refusal) { risky = try Press.injected(\.risky) }
}

private struct Site: Sendable {
  static let line = Int(#line) + 1
  let here = Press.injected(\.property)
}

extension Container {
  fileprivate var root: Factory<String> { self { "root" } }
}

private final class Press: SharedContainer {
  static let shared = Press()
  let manager = ContainerManager()

  var desk: ThrowingFactory<Desk, Refusal> {
    self.throwing { () throws(Refusal) in try Desk() }
  }
  var site: Factory<Site> { self { Site() } }
  var property: Factory<Origin?> { self { ResolutionContext.current?.property } }
  var paper: Factory<Thing> { self { Probe().make("paper") }.cached }
  var title: ParameterFactory<Int, String> { self { "title \($0)" } }
  var wide: ParameterFactory<(Int, String), String> {
    self { "narrow \($0) \($1)" }.when(Light.night) { "wide \($0) \($1)" }
  }
  var night: Factory<String> { self { "day" }.when(Light.night) { "night" } }
  var first: Factory<String> { self { self.title(1) } }
  var risky: ThrowingFactory<Int, Refusal> { self.throwing { () throws(Refusal) in 1 } }
  static var fields: Tags<String> { [Tagged(\.first), Tagged(\.night)] }
}

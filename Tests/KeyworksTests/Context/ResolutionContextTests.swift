import Keyworks
import TestSupport
import Testing

@Suite struct `The resolution context` {
  private let house = House()

  @Test func `the resolution context names what is built and for which factory`() throws {
    let context = try #require(house.kitchen().stove.context)
    #expect(context.path.map(\.name) == ["kitchen", "stove"])
    #expect(house.kitchen().wrapped.context?.path.map(\.name) == ["kitchen", "stove"])
    #expect(context.resolving.name == "stove")
    #expect(context.injectedInto?.name == "kitchen")
    #expect(context.path[1].description == "stove (ResolutionContextTests.swift:\(House.line + 2))")
    #expect(context.resolving.module == "KeyworksTests")
    #expect(house.stove().context?.injectedInto == nil)
  }

  @Test func `the resolution context is restored after a nested body returns or throws`() {
    let paths = house.watching()
    #expect(paths == [["watching"], ["watching"], ["watching"]])
    #expect(ResolutionContext.current == nil)
  }

  @Test func `the resolution context is available in overrides and registrations on all threads`() {
    house.stove.override { Stove() }
    #expect(house.kitchen().stove.context?.path.map(\.name) == ["kitchen", "stove"])
    house.contextPath.register { ResolutionContext.current?.path.map(\.name) ?? [] }
    #expect(house.contextPath() == ["contextPath"])
    let seen = inParallel(4) { _ in house.kitchen().stove.context?.path.count }
    #expect(seen == [2, 2, 2, 2])
  }

  @Test func `a resolution context keeps no instance alive`() {
    let probe = Probe()
    do {
      let world = World()
      world.kept.register { probe.make() }
      let context = world.contextual()
      #expect(context.path.count == 1)
      withExtendedLifetime(context) {}
    }
    #expect(probe.alive == 0)
  }
}

private struct Stove: Sendable { let context = ResolutionContext.current }

private struct Kitchen {
  let stove: Stove
  @Injected(\House.stove) var wrapped
  init(_ stove: Stove) { self.stove = stove }
}

private final class House: SharedContainer {
  static let shared = House()
  let manager = ContainerManager()
  static let line = Int(#line)
  var kitchen: Factory<Kitchen> { self { Kitchen(self.stove()) } }
  var stove: Factory<Stove> { self { Stove() } }
  var contextPath: Factory<[String]> { self { [] } }
  var failing: ThrowingFactory<Int, Burnt> { self.throwing { () throws(Burnt) in throw Burnt() } }
  var watching: Factory<[[String]]> {
    self {
      func path() -> [String] { ResolutionContext.current?.path.map(\.name) ?? [] }
      let before = path()
      _ = self.stove()
      let between = path()
      _ = try? self.failing()
      return [before, between, path()]
    }
  }
}

private struct Burnt: Error {}

extension World {
  fileprivate var kept: Factory<Thing> { self { self.make() }.cached }
  fileprivate var contextual: Factory<ResolutionContext> {
    self {
      _ = self.kept()
      return ResolutionContext.current ?? { fatalError("there is a body") }()
    }
  }
}

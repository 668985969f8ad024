import Keyworks
import TestSupport
import Testing

@Suite struct `A lifetime` {
  private let world = World()

  @Test func `an instance is for one resolve, for its container, or for all if a singleton`() {
    let (one, two) = (World(), World())
    #expect(one.unique() !== one.unique())
    #expect(one.cached() === one.cached())
    #expect(one.cached() !== two.cached())
    #expect(one.probe.made == 3)
    #expect(one.singleton() === two.singleton())
    #expect(one.probe.made + two.probe.made <= 5)
  }

  @Test(arguments: Weak.allCases)
  fileprivate func `a shared or weakly scoped instance is cached while it is held`(kind: Weak) {
    var held = kind.resolve(in: world)
    #expect(held != nil)
    #expect(kind.resolve(in: world) === held)
    #expect(world.probe.made == 1)
    held = nil
    #expect(world.probe.alive == 0)
    held = kind.resolve(in: world)
    #expect(world.probe.made == 2)
  }

  @Test func `a shared factory of a value type builds at every resolve`() {
    #expect(world.sharedNumber() == 1)
    #expect(world.sharedNumber() == 2)
  }

  @Test func `a graph shares an instance on its thread, until the outermost resolve returns`() {
    let pair = world { (world.graph(), world.graph(), Running { world.graph() }.join()) }
    let (one, two, there) = pair()
    #expect(one === two)
    #expect(one !== there)
    #expect(one !== pair().0)
    #expect(world.graph() !== world.graph())
  }

  @Test func `an instance that its graph may no longer hand out lives until the graph ends`() {
    let alive = world {
      _ = world.graph()
      world.graph.reset()
      _ = world.graph()
      return world.probe.alive
    }
    #expect(alive() == 2)
    #expect(world.probe.alive == 0)
  }

  @Test func `a reset of a scope or of the cached lifetime drops its instances only`() {
    let (session, scene, kept) = (world.session(), world.scene(), world.cached())
    #expect(world.session() === session)
    world.reset(scope: .session)
    let next = world.session()
    #expect(next !== session)
    #expect(world.scene() === scene && world.cached() === kept)
    world.reset(scope: .scene)
    #expect(world.scene() !== scene)
    world.reset(scope: .cached)
    #expect(world.cached() !== kept)
    #expect(world.session() === next)
    // Two scopes with the same name and retention are the same scope.
    world.reset(scope: Scope("session"))
    #expect(world.session() !== next)
    #expect(Scope("session") != Scope("session", isWeak: true))
  }

  @Test func `a scope leaves nothing behind after a reset`() {
    for number in 0..<1_000 {
      let scope = Scope("visit \(number)")
      _ = (world.visit(scope)(), world.visitor(scope)())
      #expect(world.scopeCount == 1)
      world.reset(scope: scope)
    }
    #expect(world.scopeCount == 0)
    #expect(world.probe.alive == 0)
  }

  @Test func `the scopes of one property can be used and reset in any order, one at a time`() {
    let scopes = (0..<4).map { Scope("stay \($0)") }
    for order in [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2]] {
      let visits = scopes.map { world.visit($0)() }
      #expect(Set(visits.map(ObjectIdentifier.init)).count == 4)
      for (place, number) in order.enumerated() {
        world.reset(scope: scopes[number])
        let now = scopes.map { world.visit($0)() }
        #expect(scopes.indices.filter { now[$0] !== visits[$0] } == order[...place].sorted())
        #expect(scopes.indices.allSatisfy { world.visit(scopes[$0])() === now[$0] })
      }
      for number in order { world.reset(scope: scopes[number]) }
      #expect(world.scopeCount == 0)
    }
  }

  @Test func `a shared instance stays the same without the existential that held it`() throws {
    let boxed = try #require(world.boxed() as? Mishap)
    #expect(world.boxed() as? Mishap === boxed)
    // An error is held by a box of the language, and ends with that.
    let mishap = try #require(world.mishap() as? Mishap)
    #expect(world.mishap() is Mishap)
    #expect(boxed !== mishap)
  }

  @Test func `a property that changes its lifetime has a separate instance in each lifetime`() {
    let cached = world.changing()
    world.hostName.withLock { $0 = "visit" }
    let visit = world.changing()
    #expect(visit !== cached)
    #expect(world.changing() === visit)
    world.reset(scope: Scope("visit"))
    #expect(world.changing() !== visit)
    world.hostName.withLock { $0 = "shared" }
    #expect(world.changing() !== cached)
    world.hostName.withLock { $0 = nil }
    #expect(world.changing() === cached)
  }

  @Test func `container types share a singleton of ManagedContainer, and no others`() {
    #expect(World().everywhere() === TwinWorld().everywhere())
    #expect(World().twin() !== TwinWorld().twin())
  }

  @Test func `a cached factory does not cache nil, and a graph does not share it`() {
    #expect(world.optional() == nil)
    #expect(world.optional() == nil)
    #expect(world.probe.made == 2)
    world { _ = (world.optionalInGraph(), world.optionalInGraph()) }()
    #expect(world.probe.made == 4)
    world.optional.register { [probe = world.probe] in probe.make() }
    #expect(world.optional() === world.optional())
  }
}

private enum Weak: CaseIterable {
  case shared, optional, scope

  func resolve(in world: World) -> (any Product)? {
    switch self {
    case .shared: world.shared()
    case .optional: world.sharedOptional()
    case .scope: world.scene()
    }
  }
}

private protocol Large: Sendable {}
private final class Mishap: Error, Large {}

extension World {
  fileprivate var mishap: Factory<any Error> { self { Mishap() }.shared }
  /// The Optional does not fit in the existential type.
  fileprivate var boxed: Factory<any Sendable> { self { Mishap() as (any Large)? }.shared }
}

extension Scope {
  fileprivate static let session = Scope("session")
  fileprivate static let scene = Scope("scene", isWeak: true)
}

extension ManagedContainer {
  fileprivate var everywhere: Factory<any Product> { self { Probe().make() }.singleton }
}

private final class TwinWorld: ManagedContainer {
  let manager = ContainerManager()
  var twin: Factory<any Product> { self { Probe().make() }.singleton }
}

extension World {
  fileprivate var unique: Factory<any Product> { self { self.probe.make() } }
  fileprivate var cached: Factory<any Product> { self { self.probe.make() }.cached }
  fileprivate var singleton: Factory<any Product> { self { self.probe.make() }.singleton }
  fileprivate var shared: Factory<any Product> { self { self.probe.make() }.shared }
  fileprivate var sharedNumber: Factory<Int> { self { self.probe.make().serial }.shared }
  fileprivate var sharedOptional: Factory<(any Product)?> { self { self.probe.make() }.shared }
  fileprivate var graph: Factory<any Product> { self { self.probe.make() }.graph }
  fileprivate var session: Factory<any Product> { self { self.probe.make() }.scope(.session) }
  fileprivate var scene: Factory<any Product> { self { self.probe.make() }.scope(.scene) }
  fileprivate var twin: Factory<any Product> { self { self.probe.make() }.singleton }

  fileprivate func visit(_ scope: Scope) -> Factory<Thing> {
    self(id: 0) { self.make() }.scope(scope)
  }
  fileprivate func visitor(_ scope: Scope) -> Factory<Thing> {
    self(id: 1) { self.make() }.scope(scope)
  }
  fileprivate var changing: Factory<Thing> {
    let factory: Factory<Thing> = self { self.make() }
    return switch hostName.withLock({ $0 }) {
    case nil: factory.cached
    case "shared": factory.shared
    case let name?: factory.scope(Scope(name))
    }
  }
  private var nothing: (any Product)? {
    _ = make()
    return nil
  }
  fileprivate var optional: Factory<(any Product)?> { self { self.nothing }.cached }
  fileprivate var optionalInGraph: Factory<(any Product)?> { self { self.nothing }.graph }
}

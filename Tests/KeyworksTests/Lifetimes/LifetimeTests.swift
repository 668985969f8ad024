import Keyworks
import Testing

@Suite struct `A lifetime` {
  @Test func `a unique factory builds an instance at every resolve`() {
    let world = World()
    #expect(world.unique() !== world.unique())
    #expect(world.probe.made == 2)
  }

  @Test func `a cached factory has one instance in each container`() {
    let (one, two) = (World(), World())
    #expect(one.cached() === one.cached())
    #expect(one.cached() !== two.cached())
    #expect(one.probe.made == 1)
  }

  @Test func `a singleton has one instance for all containers`() {
    let (one, two) = (World(), World())
    #expect(one.singleton() === two.singleton())
    #expect(one.probe.made + two.probe.made <= 1)
  }

  @Test func `a shared instance stays cached while something holds it`() {
    let world = World()
    var held: (any Product)? = world.shared()
    #expect(world.shared() === held)
    held = nil
    #expect(world.probe.alive == 0)
    held = world.shared()
    #expect(world.probe.made == 2)
  }

  @Test func `a shared factory of a value type builds at every resolve`() {
    let world = World()
    #expect(world.sharedNumber() == 1)
    #expect(world.sharedNumber() == 2)
  }

  @Test func `a shared factory holds an object inside an Optional weakly`() {
    let world = World()
    var held = world.sharedOptional()
    #expect(held != nil)
    #expect(world.sharedOptional() === held)
    #expect(world.probe.made == 1)
    held = nil
    #expect(world.probe.alive == 0)
    #expect(world.sharedOptional() != nil)
  }

  @Test func `a graph shares an instance until the outermost resolve returns`() {
    let world = World()
    let (one, two) = world.pair()
    #expect(one === two)
    let (three, _) = world.pair()
    #expect(one !== three)
    #expect(world.graph() !== world.graph())
  }

  @Test func `a graph does not share its instances with another thread`() {
    let world = World()
    let (here, there) = world.pairOfThreads()
    #expect(here !== there)
  }

  @Test func `a scope caches its instances until it is reset`() {
    let world = World()
    let (first, kept) = (world.session(), world.cached())
    #expect(world.session() === first)
    world.reset(scope: .session)
    #expect(world.session() !== first)
    #expect(world.cached() === kept)
  }

  @Test func `a weak scope caches an instance while something holds it`() {
    let world = World()
    var held: (any Product)? = world.scene()
    #expect(world.scene() === held)
    world.reset(scope: .scene)
    #expect(world.scene() !== held)
    held = nil
    #expect(world.probe.alive == 0)
  }

  @Test func `two scopes with the same name and retention are the same scope`() {
    let world = World()
    let first = world.session()
    world.reset(scope: Scope("session"))
    #expect(world.session() !== first)
    #expect(Scope("session") != Scope("session", .weak))
  }

  @Test func `a scope leaves nothing behind after a reset`() {
    let world = World()
    for number in 0..<1_000 {
      let scope = Scope("visit \(number)")
      _ = (world.visit(scope)(), world.visitor(scope)())
      #expect(world.scopeCount == 1)
      world.reset(scope: scope)
    }
    #expect(world.scopeCount == 0)
    #expect(world.probe.alive == 0)
  }

  @Test func `the scopes of one property can be used and reset in any order`() {
    let world = World()
    let scopes = (0..<4).map { Scope("stay \($0)") }
    for order in [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2]] {
      let visits = scopes.map { world.visit($0)() }
      #expect(Set(visits.map(ObjectIdentifier.init)).count == 4)
      for number in order {
        world.reset(scope: scopes[number])
        let again = world.visit(scopes[number])()
        #expect(again !== visits[number])
        #expect(world.visit(scopes[number])() === again)
      }
      for number in order { world.reset(scope: scopes[number]) }
      #expect(world.scopeCount == 0)
    }
  }

  @Test func `a property that changes its lifetime has a separate instance in each lifetime`() {
    let world = World()
    let cached = world.changing()
    world.hostName.withLock { $0 = "visit" }
    let visit = world.changing()
    #expect(visit !== cached)
    #expect(world.changing() === visit)
    world.reset(scope: Scope("visit"))
    #expect(world.changing() !== visit)
    world.hostName.withLock { $0 = nil }
    #expect(world.changing() === cached)
  }

  @Test(arguments: 0..<3)
  func `resetting one scope of a property leaves its instances in other scopes alone`(reset: Int) {
    let world = World()
    let scopes = (0..<3).map { Scope("rest \($0)") }
    let before = scopes.map { world.visit($0)() }
    world.reset(scope: scopes[reset])
    for _ in 0..<2 {
      for (number, scope) in scopes.enumerated() {
        #expect((world.visit(scope)() === before[number]) == (number != reset))
      }
    }
  }

  @Test func `a reset can be limited to the cached lifetime`() {
    let world = World()
    let (cached, session) = (world.cached(), world.session())
    world.reset(scope: .cached)
    #expect(world.cached() !== cached)
    #expect(world.session() === session)
  }

  @Test func `a shared instance does not replace the cached instance of the same property`() {
    let world = World()
    let kept = world.changing(isKept: true)()
    #expect(world.changing(isKept: false)() !== kept)
    #expect(world.changing(isKept: true)() === kept)
  }

  @Test func `the branches of an if are two factories`() {
    let world = World()
    let (yes, no) = (world.branching(true)(), world.branching(false)())
    #expect(yes !== no)
    #expect(world.branching(true)() === yes)
    let mock = Probe().make()
    world.branching(true).override(with: mock)
    #expect(world.branching(true)() === mock)
    #expect(world.branching(false)() === no)
  }

  @Test func `a singleton declared on ManagedContainer has one instance for all container types`() {
    final class Other: ManagedContainer { let manager = ContainerManager() }
    #expect(World().everywhere() === Other().everywhere())
  }

  @Test func `singletons with the same name in two container types are separate`() {
    #expect(World().twin() !== TwinWorld().twin())
  }
}

@Suite struct `Nil` {
  @Test func `a cached factory does not cache nil`() {
    let world = World()
    #expect(world.optional() == nil)
    #expect(world.optional() == nil)
    #expect(world.probe.made == 2)
    world.optional.register { [probe = world.probe] in probe.make() }
    #expect(world.optional() === world.optional())
  }

  @Test func `a graph does not share nil`() {
    let world = World()
    world.twoOptionals()
    #expect(world.probe.made == 2)
  }
}

extension Scope {
  fileprivate static let session = Scope("session")
  fileprivate static let scene = Scope("scene", .weak)
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
  fileprivate var pair: Factory<(any Product, any Product)> {
    self { (self.graph(), self.graph()) }
  }
  fileprivate var pairOfThreads: Factory<(any Product, any Product)> {
    self { (self.graph(), Running { self.graph() }.join()) }
  }
  fileprivate var session: Factory<any Product> { self { self.probe.make() }.scope(.session) }
  fileprivate var scene: Factory<any Product> { self { self.probe.make() }.scope(.scene) }
  fileprivate var twin: Factory<any Product> { self { self.probe.make() }.singleton }

  fileprivate func changing(isKept: Bool) -> Factory<any Product> {
    isKept ? self(id: 0) { self.probe.make() }.cached : self(id: 0) { self.probe.make() }.shared
  }

  fileprivate func visit(_ scope: Scope) -> Factory<Thing> {
    self(id: 0) { self.make() }.scope(scope)
  }
  fileprivate func visitor(_ scope: Scope) -> Factory<Thing> {
    self(id: 1) { self.make() }.scope(scope)
  }
  fileprivate var changing: Factory<Thing> {
    let factory: Factory<Thing> = self { self.make() }
    return hostName.withLock { $0 }.map { factory.scope(Scope($0)) } ?? factory.cached
  }
  fileprivate func branching(_ flag: Bool) -> Factory<any Product> {
    if flag { return self(id: 1) { self.probe.make() }.singleton }
    return self(id: 1) { self.probe.make() }.singleton
  }

  fileprivate var optional: Factory<(any Product)?> {
    self {
      _ = self.probe.make()
      return nil
    }.cached
  }
  fileprivate var graphOptional: Factory<Int?> {
    self {
      _ = self.probe.make()
      return nil
    }.graph
  }
  fileprivate var twoOptionals: Factory<Void> {
    self { _ = (self.graphOptional(), self.graphOptional()) }
  }
}

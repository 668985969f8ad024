import Keyworks
import TestSupport
import Testing

/// A lookup by arguments or by `id:` runs `==`, while other threads change the cache.
@Suite struct `A thread that compares arguments` {
  private let world = World()

  @Test(arguments: Distinction.allCases)
  func `a resolve returns what is cached while it compares arguments`(by: Distinction) {
    _ = by.resolve(Compared(0), in: world)
    let slow = Held { by.resolve(Compared(1, $0), in: world) }
    let first = by.resolve(Compared(1), in: world)
    #expect(slow.finish() === first)
    #expect(by.resolve(Compared(1), in: world) === first)
    #expect(world.probe.made == 2)
  }

  @Test(arguments: Distinction.allCases, [true, false])
  func `a reset during a comparison drops the instance`(by: Distinction, isContainer: Bool) {
    let old = by.resolve(Compared(1), in: world)
    let slow = Held { by.resolve(Compared(1, $0), in: world) }
    if isContainer { world.reset(.instances) } else { by.reset(Compared(1), in: world) }
    let new = by.resolve(Compared(1), in: world)
    #expect(slow.finish() === new)
    #expect(new !== old)
    #expect(by.resolve(Compared(1), in: world) === new)
  }

  @Test func `a resolve uses a body that was registered while it compared arguments`() {
    _ = world.numbered(Compared(0))
    let slow = Held { world.numbered(Compared(1, $0)) }
    world.numbered.register { _ in Probe().make("registered") }
    #expect(slow.finish().label == "registered")
    #expect(world.numbered(Compared(1)).label == "registered")
  }

  @Test func `a resolve in a graph uses a body that its comparison registered`() {
    let compare: @Sendable () -> Void = {
      world.inGraph.register { _ in Probe().make("registered") }
    }
    let (one, other) = world { world.comparing(compare) }()
    #expect(one.label == "registered")
    #expect(one === other)
  }

  @Test func `a resolve in a graph returns the instance that its comparison resolved`() {
    let (world, inside) = (World(), Locked<Thing?>(nil))
    let compare: @Sendable () -> Void = {
      let thing = world.inGraph(Compared(1))
      inside.withLock { $0 = thing }
    }
    let (one, _) = world { world.comparing(compare) }()
    #expect(one === inside.withLock { $0 })
    #expect(world.probe.made == 2)
  }
}

enum Distinction: CaseIterable {
  case arguments, id

  func resolve(_ number: Compared, in world: World) -> Thing {
    switch self {
    case .arguments: world.numbered(number)
    case .id: world.identified(number)()
    }
  }

  func reset(_ number: Compared, in world: World) {
    switch self {
    case .arguments: world.numbered.reset(.instances)
    case .id: world.identified(number).reset(.instances)
    }
  }
}

extension World {
  fileprivate var numbered: ParameterFactory<Compared, Thing> { self { _ in self.make() }.cached }
  func identified(_ id: Compared) -> Factory<Thing> { self(id: id) { self.make() }.cached }
  fileprivate var inGraph: ParameterFactory<Compared, Thing> { self { _ in self.make() }.graph }
  /// In a body: what two resolves return, the first of which runs a closure when it compares.
  fileprivate func comparing(_ compare: @escaping @Sendable () -> Void) -> (Thing, Thing) {
    _ = inGraph(Compared(0))
    return (inGraph(Compared(1, compare)), inGraph(Compared(1)))
  }
}

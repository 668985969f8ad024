import Keyworks
import Testing

/// Finding an instance by its arguments or its `id:` runs `==`, and meanwhile other threads change
/// what is cached.
@Suite struct `A thread that compares arguments` {
  @Test(arguments: Distinction.allCases)
  fileprivate func `gets the instance that another thread cached meanwhile`(by: Distinction) {
    let world = World()
    _ = by.resolve(Compared(0), in: world)
    let slow = Comparing { by.resolve($0, in: world) }
    let first = by.resolve(Compared(1), in: world)
    #expect(slow.finish() === first)
    #expect(by.resolve(Compared(1), in: world) === first)
    #expect(world.probe.made == 2)
  }

  @Test(arguments: Distinction.allCases)
  fileprivate func `gets the new instance if its factory was reset meanwhile`(by: Distinction) {
    let world = World()
    let old = by.resolve(Compared(1), in: world)
    let slow = Comparing { by.resolve($0, in: world) }
    world.reset(.instances)
    let new = by.resolve(Compared(1), in: world)
    #expect(slow.finish() === new)
    #expect(new !== old)
    #expect(by.resolve(Compared(1), in: world) === new)
  }

  @Test func `in a graph gets the instance that the comparison itself has resolved`() {
    let world = World()
    let (one, other) = world.comparingInGraph()
    #expect(one === other)
    #expect(world.probe.made == 2)
  }
}

private enum Distinction: CaseIterable {
  case arguments, id

  func resolve(_ number: Compared, in world: World) -> Thing {
    switch self {
    case .arguments: world.numbered(number)
    case .id: world.identified(number)()
    }
  }
}

/// A thread that resolves with the argument 1, and stands in the first comparison of it.
private struct Comparing {
  private let mayGoOn = Latch("the comparison may go on")
  private let thread: Running<Thing>

  init(_ resolve: @escaping @Sendable (Compared) -> Thing) {
    let (isComparing, mayGoOn) = (Latch("a comparison"), mayGoOn)
    thread = Running {
      resolve(
        Compared(1) {
          isComparing.open()
          mayGoOn.wait()
        })
    }
    isComparing.wait()
  }

  func finish() -> Thing {
    mayGoOn.open()
    return thread.join()
  }
}

extension World {
  fileprivate var numbered: ParameterFactory<Compared, Thing> { self { _ in self.make() }.cached }
  fileprivate func identified(_ id: Compared) -> Factory<Thing> {
    self(id: id) { self.make() }.cached
  }
  fileprivate var inGraph: ParameterFactory<Compared, Thing> { self { _ in self.make() }.graph }
  fileprivate var comparingInGraph: Factory<(Thing, Thing?)> {
    self {
      _ = self.inGraph(Compared(0))
      let inside = Locked<Thing?>(nil)
      let outside = self.inGraph(
        Compared(1) {
          let thing = self.inGraph(Compared(1))
          inside.withLock { $0 = thing }
        })
      return (outside, inside.withLock { $0 })
    }
  }
}

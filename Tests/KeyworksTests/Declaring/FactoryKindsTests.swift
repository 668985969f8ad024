import Keyworks
import Synchronization
import Testing

@Suite struct `A factory with arguments` {
  @Test func `a factory passes its arguments on in order`() {
    let world = World()
    #expect(world.sentence("one", 2, true) == "one 2 true")
    #expect(world[\.sentence, "one", 2, true] == "one 2 true")
  }

  @Test func `a cached factory has one instance for each set of arguments`() {
    let world = World()
    let one = world.keptFor(1, "a")
    #expect(world.keptFor(1, "a") === one)
    #expect(world.keptFor(1, "b") !== one)
    #expect(world.keptFor(2, "a") !== one)
    #expect(world.probe.made == 3)
  }

  @Test func `a factory compares its arguments by equality, not by hash value`() {
    let world = World()
    let things = (0..<100).map { world.colliding(Colliding(number: $0)) }
    #expect((0..<100).allSatisfy { world.colliding(Colliding(number: $0)) === things[$0] })
    #expect(world.probe.made == 100)
    world.colliding.reset()
    #expect(world.colliding(Colliding(number: 0)) !== things[0])
  }

  @Test func `releasing thousands of colliding arguments does not overflow the stack`() {
    let world = World()
    for number in 0..<2_000 { _ = world.colliding(Colliding(number: number)) }
    #expect(world.probe.alive == 2_000)
    world.colliding.reset(.instances)
    #expect(world.probe.alive == 0)
  }

  @Test func `a comparison of arguments may use the container`() {
    let world = World()
    let one = world.compared(Compared(1))
    let again = world.compared(Compared(1) { _ = world.compared(Compared(0)) })
    #expect(again === one)
    #expect(world.probe.made == 2)
  }

  @Test func `a factory never gives a thread the instance of other arguments`() {
    let world = World()
    let isRight = inParallel(4) { thread in
      (0..<25_000).allSatisfy { round in
        world.echo(round % 13, "\(thread)").label == "\(round % 13) \(thread)"
      }
    }
    #expect(isRight.allSatisfy { $0 })
  }

  @Test func `a factory forgets the arguments of weakly held instances that were freed`() {
    let (world, arguments) = (World(), Probe())
    for _ in 0..<10_000 { _ = world.weakCarrying(Carrying(thing: arguments.make())) }
    #expect(world.probe.alive == 0)
    #expect(arguments.alive < 200)
  }

  @Test(arguments: [true, false])
  func `a factory still forgets the arguments of freed instances after a reset`(isContainer: Bool) {
    let (world, arguments) = (World(), Probe())
    do {
      let held = (0..<1_000).map { _ in world.weakCarrying(Carrying(thing: arguments.make())) }
      if isContainer { world.reset(.instances) } else { world.weakCarrying.reset(.instances) }
      withExtendedLifetime(held) {}
    }
    #expect(arguments.alive == 0)
    for _ in 0..<900 { _ = world.weakCarrying(Carrying(thing: arguments.make())) }
    #expect(arguments.alive < 200)
  }

  @Test func `a factory forgets the arguments for which its body returned nil`() {
    let (world, arguments) = (World(), Probe())
    #expect(world.nothingFor(Carrying(thing: arguments.make())) == nil)
    #expect(arguments.alive == 0)
  }
}

@Suite struct `A factory that fails` {
  @Test func `a throwing factory throws its typed error, and caches its first success`() throws {
    let loader = Loader()
    #expect(throws: Refusal(number: 1)) { try loader.loaded() }
    #expect(throws: Refusal(number: 2)) { try loader[\.loaded] }
    loader.isWorking.store(true, ordering: .relaxed)
    let loaded = try loader.loaded()
    #expect(try loader.loaded() === loaded)
  }

  @Test func `a graph does not cache an error`() {
    #expect(Loader().secondTry() == Refusal(number: 2))
  }

  @Test func `a factory passes on an error that it does not catch`() {
    let loader = Loader()
    #expect(throws: Refusal(number: 1)) { try loader.passing() }
    #expect(throws: Refusal(number: 2)) { try loader.passing() }
  }
}

@Suite struct `A main-actor factory` {
  @MainActor @Test func `a main-actor factory builds on the main actor`() {
    let container = Container()
    #expect(container.viewModel().title == "title")
    #expect(container.viewModel() === container.viewModel())
    let token = container.viewModel.override { MainActor.assumeIsolated { ViewModel("mock") } }
    #expect(container.viewModel().title == "mock")
    token.revert()
  }
}

private struct Refusal: Error, Equatable { var number: Int }

private struct Colliding: Hashable {
  var number: Int
  func hash(into hasher: inout Hasher) {}
}

/// An argument whose thing shows how many arguments are alive.
private struct Carrying: Hashable, Sendable {
  let thing: Thing
  static func == (one: Carrying, two: Carrying) -> Bool { one.thing === two.thing }
  func hash(into hasher: inout Hasher) { hasher.combine(thing.serial) }
}

@MainActor private final class ViewModel {
  let title: String
  init(_ title: String = "title") { self.title = title }
}

/// Throws an error with the number of the attempt until it is told to work.
private final class Loader: ManagedContainer {
  let manager = ContainerManager()
  let isWorking = Atomic<Bool>(false)
  private let tries = Locked(0)

  var loaded: ThrowingFactory<Thing, Refusal> { self.throwing(load).cached }
  var passing: ThrowingFactory<Thing, Refusal> {
    self.throwing { () throws(Refusal) in try self.loaded() }.cached
  }
  var inGraph: ThrowingFactory<Thing, Refusal> { self.throwing(load).graph }
  var secondTry: Factory<Refusal?> {
    self {
      _ = try? self.inGraph()
      return #expect(throws: Refusal.self) { try self.inGraph() }
    }
  }

  private func load() throws(Refusal) -> Thing {
    let number = tries.next()
    guard isWorking.load(ordering: .relaxed) else { throw Refusal(number: number) }
    return Probe().make()
  }
}

extension Container {
  @MainActor fileprivate var viewModel: Factory<ViewModel> { self { ViewModel() }.cached }
}

extension World {
  fileprivate var sentence: ParameterFactory<String, Int, Bool, String> {
    self { "\($0) \($1) \($2)" }
  }
  fileprivate var keptFor: ParameterFactory<Int, String, Thing> {
    self { _, _ in self.make() }.cached
  }
  fileprivate var colliding: ParameterFactory<Colliding, Thing> { self { _ in self.make() }.cached }
  fileprivate var compared: ParameterFactory<Compared, Thing> { self { _ in self.make() }.cached }
  fileprivate var echo: ParameterFactory<Int, String, Thing> {
    self { number, text in self.make("\(number) \(text)") }.cached
  }
  fileprivate var nothingFor: ParameterFactory<Carrying, Thing?> { self { _ in nil }.cached }
  fileprivate var weakCarrying: ParameterFactory<Carrying, Thing> {
    self { _ in self.make() }.shared
  }
}

import Keyworks
import TestSupport
import Testing

@Suite struct `The kinds of factory` {
  private let world = World()
  private let loader = Loader()

  @Test func `a factory passes its arguments on in order`() {
    #expect(world.sentence("one", 2, true) == "one 2 true")
    #expect(world[\.sentence, "one", 2, true] == "one 2 true")
  }

  @Test func `a cached factory has one instance for each set of arguments`() {
    let one = world.echo(1, "a")
    #expect(world.echo(1, "a") === one)
    #expect(world.echo(1, "b") !== one && world.echo(2, "a") !== one)
  }

  @Test func `a factory compares its arguments by equality, not by hash value`() {
    let things = (0..<100).map { world.colliding(Colliding(number: $0)) }
    #expect((0..<100).allSatisfy { world.colliding(Colliding(number: $0)) === things[$0] })
    #expect(world.probe.made == 100)
    world.colliding.reset()
    #expect(world.colliding(Colliding(number: 0)) !== things[0])
  }

  @Test func `releasing thousands of colliding arguments does not overflow the stack`() {
    for number in 0..<2_000 { _ = world.colliding(Colliding(number: number)) }
    #expect(world.probe.alive == 2_000)
    world.colliding.reset(.instances)
    #expect(world.probe.alive == 0)
  }

  @Test func `a comparison of arguments may use the container`() {
    let one = world.compared(Compared(1))
    let again = world.compared(Compared(1) { _ = world.compared(Compared(0)) })
    #expect(again === one)
    #expect(world.probe.made == 2)
  }

  @Test func `a factory never gives a thread the instance of other arguments`() {
    let isRight = inParallel(4) { thread in
      (0..<25_000).allSatisfy { round in
        world.echo(round % 13, "\(thread)").label == "\(round % 13) \(thread)"
      }
    }
    #expect(isRight.allSatisfy { $0 })
  }

  @Test func `a factory forgets the arguments of weakly held instances that were freed`() {
    let (world, arguments) = (World(), Probe())
    for _ in 0..<10_000 { _ = world.weakCarrying(arguments.make()) }
    #expect(world.probe.alive == 0)
    #expect(arguments.alive < 200)
  }

  @Test(arguments: [true, false])
  func `a factory still forgets the arguments of freed instances after a reset`(isContainer: Bool) {
    let (world, arguments) = (World(), Probe())
    do {
      let held = (0..<1_000).map { _ in world.weakCarrying(arguments.make()) }
      if isContainer { world.reset(.instances) } else { world.weakCarrying.reset(.instances) }
      withExtendedLifetime(held) {}
    }
    #expect(arguments.alive == 0)
    for _ in 0..<900 { _ = world.weakCarrying(arguments.make()) }
    #expect(arguments.alive < 200)
  }

  @Test func `a factory forgets the arguments for which its body returned nil`() {
    let (world, arguments) = (World(), Probe())
    #expect(world.nothingFor(arguments.make()) == nil)
    #expect(arguments.alive == 0)
  }

  @Test func `a factory that threw its typed error builds again, and caches its first success`()
    throws
  {
    #expect(throws: Refusal(number: 1)) { try loader.loaded() }
    #expect(throws: Refusal(number: 2)) { try loader[\.loaded] }
    loader.isWorking.set(true)
    let loaded = try loader.loaded()
    #expect(try loader.loaded() === loaded)
  }

  @Test func `a graph does not cache an error`() {
    #expect(Loader().secondTry() == Refusal(number: 2))
  }

  @Test func `a factory passes on an error that it does not catch`() {
    #expect(throws: Refusal(number: 1)) { try loader.passing() }
    #expect(throws: Refusal(number: 2)) { try loader.passing() }
  }

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

@MainActor private final class ViewModel {
  let title: String
  init(_ title: String = "title") { self.title = title }
}

/// Throws an error with the number of the attempt until it is told to work.
private final class Loader: ManagedContainer {
  let manager = ContainerManager()
  let isWorking = Locked(false)
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
    guard isWorking.withLock(\.self) else { throw Refusal(number: number) }
    return Probe().make()
  }
}

extension Container {
  @MainActor fileprivate var viewModel: Factory<ViewModel> { self { ViewModel() }.cached }
}

extension World {
  var sentence: ParameterFactory<(String, Int, Bool), String> { self { "\($0) \($1) \($2)" } }

  fileprivate var colliding: ParameterFactory<Colliding, Thing> { self { _ in self.make() }.cached }
  fileprivate var compared: ParameterFactory<Compared, Thing> { self { _ in self.make() }.cached }
  fileprivate var echo: ParameterFactory<(Int, String), Thing> {
    self { number, text in self.make("\(number) \(text)") }.cached
  }
  fileprivate var nothingFor: ParameterFactory<Thing, Thing?> { self { _ in nil }.cached }
  fileprivate var weakCarrying: ParameterFactory<Thing, Thing> { self { _ in self.make() }.shared }
}

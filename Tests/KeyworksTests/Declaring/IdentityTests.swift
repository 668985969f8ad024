import Keyworks
import TestSupport
import Testing

@Suite struct `Identity` {
  private let world = World()

  @Test func `factories of the same name and type in two files are distinct`() {
    world.named.override { "mock" }
    #expect(world.named() == "mock")
    #expect(world.namedElsewhere == "elsewhere")
  }

  @Test func `factories of the same name but different types are distinct`() {
    let number: Factory<Int> = world.generic(0)
    number.override { 1 }
    #expect(world.generic(0)() == 1)
    #expect(world.generic("text")() == "text")
  }

  @Test func `factories of the same name and type in two namespaces are distinct`() {
    let (payments, search) = (Payments(world: world), Search(world: world))
    #expect(payments.client() !== search.client())
    payments.client.override(with: world.make("mock"))
    #expect(payments.client().label == "mock")
    #expect(search.client().label == "search")
    #expect(payments.global() !== search.global())
  }

  @Test func `private factories in extensions of two protocols are distinct`() {
    let both = Both()
    both.overrideLeft(with: "mock")
    #expect(both.left == "mock")
    #expect(both.right == "right")
  }

  @Test func `two bodies in one declaration are distinct factories`() {
    let (one, other) = (world.either(true)(), world.either(false)())
    #expect(one !== other)
    #expect(world.either(true)() === one)
    world.either(true).override { Probe().make("mock") }
    #expect(world.either(true)().label == "mock")
    #expect(world.either(false)() === other)
  }

  @Test func `a singleton of a generic container is distinct for each generic argument`() {
    let number = Tagged<Int>(world).global()
    #expect(number === Tagged<Int>(world).global())
    #expect(number !== Tagged<String>(world).global())
    #expect(Tagged<String>(world).global().label == "String")
    Tagged<Int>(world).global.reset()
    #expect(Tagged<Int>(world).global() !== number)
  }

  @Test func `factories with different ids are distinct`() {
    let one = world.client(host: "one")()
    #expect(world.client(host: "one")() === one)
    #expect(world.client(host: "two")() !== one)
    world.client(host: "two").override { Probe().make("mock") }
    #expect(world.client(host: "one")() === one)
    #expect(world.client(host: "two")().label == "mock")
  }

  @Test func `a singleton has one instance for each id, shared by all containers`() {
    let (one, two) = (World(), World())
    #expect(one.global(host: "one")() === two.global(host: "one")())
    #expect(one.global(host: "one")() !== one.global(host: "two")())
  }

  @Test func `a cached instance survives ten thousand other factories`() {
    let first = world.kept()
    let clients = (0..<10_000).map { world.client(host: "\($0)")() }
    #expect(world.kept() === first)
    #expect((0..<10_000).allSatisfy { world.client(host: "\($0)")() === clients[$0] })
  }

  @Test func `a protocol requirement and the property that fulfills it are one factory`() {
    let feature = Feature()
    feature.logger.override { "mock" }
    #expect(feature.report() == "report to mock")
  }

  @Test func `a graph has separate instances for containers of different generic types`() {
    #expect(world.labelsInOneGraph() == ["Int", "String", "Int", "String"])
    #expect(world.probe.made == 2)
  }
}

/// A module declares what it needs, and the container of the app provides it.
private protocol FeatureRequirements: ManagedContainer {
  var logger: Factory<String> { get }
}

extension FeatureRequirements {
  fileprivate var report: Factory<String> { self { "report to \(self.logger())" } }
}

private final class Feature: FeatureRequirements {
  let manager = ContainerManager()
  var logger: Factory<String> { self { "logger" } }
}

private final class Tagged<Tag>: ManagedContainer {
  let manager = ContainerManager()
  let world: World
  init(_ world: World) { self.world = world }
  var thing: Factory<Thing> { self { self.world.make("\(Tag.self)") }.graph }
  var global: Factory<Thing> { self { self.world.make("\(Tag.self)") }.singleton }
}

private struct Payments {
  let world: World
  var client: Factory<Thing> { world { world.make("payments") }.cached }
  var global: Factory<Thing> { world { world.make("payments") }.singleton }
}

private struct Search {
  let world: World
  var client: Factory<Thing> { world { world.make("search") }.cached }
  var global: Factory<Thing> { world { world.make("search") }.singleton }
}

private protocol Left: ManagedContainer {}
extension Left {
  private var helper: Factory<String> { self { "left" }.cached }
  fileprivate var left: String { helper() }
  fileprivate func overrideLeft(with text: String) { helper.override(with: text) }
}

private protocol Right: ManagedContainer {}
extension Right {
  private var helper: Factory<String> { self { "right" }.cached }
  fileprivate var right: String { helper() }
}

private final class Both: Left, Right {
  let manager = ContainerManager()
}

extension World {
  fileprivate var named: Factory<String> { self { "here" } }
  fileprivate var kept: Factory<Thing> { self { self.make() }.cached }
  fileprivate var labelsInOneGraph: Factory<[String]> {
    self {
      let (numbers, texts) = (Tagged<Int>(self), Tagged<String>(self))
      return [numbers.thing(), texts.thing(), numbers.thing(), texts.thing()].map(\.label)
    }
  }
  fileprivate func generic<Value>(_ value: Value) -> Factory<Value> { self(id: 0) { value } }
  fileprivate func either(_ isOne: Bool) -> Factory<Thing> {
    if isOne { return self(id: 0) { self.make() }.singleton }
    return self(id: 0) { self.make() }.singleton
  }
  fileprivate func client(host: String) -> Factory<Thing> {
    self(id: host) { self.make(host) }.cached
  }
  fileprivate func global(host: String) -> Factory<Thing> {
    self(id: host) { self.make(host) }.singleton
  }
}

import Keyworks
import KeyworksAsync
import KeyworksUI
import TestSupport
import Testing

@Suite struct `A variant as an argument` {
  private let bakery = Bakery()

  @Test func `an implicit member expression can name the variant of a resolve`() {
    #expect(bakery[\.bread, .rye] == "rye")
    #expect(bakery.bread(.wheat) == "wheat")
    #expect(bakery[\.loaf, .rye, 2] == "2 rye")
    #expect(bakery.loaf(.wheat, 3) == "3 wheat")
    #expect(bakery.kept(.rye) === bakery[\.kept, .rye])
    // There is a body for rye.
    #expect(bakery[\.special, .rye] == "special rye")
    #expect(bakery[\.special, .wheat] == "wheat")
  }

  @Test func `a registration can combine variants of two types`() {
    bakery.bread.register(for: Grain.rye) { _ in "one" }
    bakery.bread.register(for: Grain.rye, Mood.merry) { _ in "two" }
    #expect(bakery.bread(.rye) == "one")
    #expect(bakery.bread.under(Mood.merry)(.rye) == "two")
  }

  @Test func `the variant of a call wins over a choice of the same type`() {
    #expect(bakery.bread.under(Grain.wheat)(.rye) == "rye")
    #expect(bakery.bread.without()(.rye) == "rye")
    #expect(bakery.around.under(Grain.wheat)(.rye) == "rye in force")
    #expect(bakery.around.without(Grain.self)(.rye) == "rye in force")
  }

  @Test func `the first argument is in force in a body of every kind`() async throws {
    #expect(bakery.around(.rye) == "rye in force")
    #expect(bakery.aroundWithID(.rye) == "rye in force")
    #expect(await bakery.slow(.rye, 2) == "2 rye in force")
    #expect(await bakery.slowWithID(.rye) == "rye in force")
    #expect(try await bakery.risky(.rye) == "rye in force")
    await #expect(throws: Burnt.self) { try await bakery.risky(.wheat) }
    #expect(await bakery.screen(.rye, 2) == "2 rye in force")
    #expect(await bakery.screenWithID(.rye) == "rye in force")
    bakery.promise.register { _ in bakery.named() }
    bakery.slowPromise.register { _ in bakery.named() }
    bakery.screenPromise.register { _ in bakery.named() }
    #expect(bakery.promise(.rye) == "rye in force")
    #expect(await bakery.slowPromise(.rye) == "rye in force")
    #expect(await bakery.screenPromise(.rye) == "rye in force")
  }

  @Test func `a body of every kind can be for one variant of the argument`() async throws {
    bakery.slow.register(for: Grain.rye) { _, count in "\(count) registered" }
    bakery.risky.register(for: Grain.wheat) { grain in "\(grain) registered" }
    bakery.screen.override(for: Grain.rye) { _, count in "\(count) mock" }
    #expect(await bakery.slow(.rye, 1) == "1 registered")
    #expect(await bakery.slow(.wheat, 1) == "1 wheat in force")
    #expect(try await bakery.risky(.wheat) == "wheat registered")
    #expect(await bakery.screen(.rye, 1) == "1 mock")
    #expect(await bakery.screen(.wheat, 1) == "1 wheat in force")
  }

  @Test func `a second argument that is a variant is not in force`() async {
    #expect(bakery.second(1, .rye) == "1 rye, nothing in force")
    #expect(bakery.second.under(Grain.wheat)(1, .rye) == "1 rye, wheat in force")
    #expect(bakery.moody(.merry, .rye) == "merry rye, nothing in force")
    #expect(await bakery.slowSecond(1, .rye) == "1 rye, nothing in force")
  }
}

private enum Grain: Variant { case rye, wheat }
private enum Mood: Variant { case merry }

private struct Burnt: Error {}

private final class Bread: Sendable {}

private final class Bakery: ManagedContainer {
  let manager = ContainerManager()
  var bread: ParameterFactory<Grain, String> { self { "\($0)" } }
  var loaf: ParameterFactory<(Grain, Int), String> { self { "\($1) \($0)" } }
  var kept: ParameterFactory<Grain, Bread> { self { _ in Bread() }.cached }
  var special: ParameterFactory<Grain, String> {
    self { "\($0)" }.when(Grain.rye) { "special \($0)" }
  }
  var around: ParameterFactory<Grain, String> {
    self { _ in "\(self.contextValue(of: Grain.self).map { self.bread($0) } ?? "nothing") in force"
    }
  }

  var named: Factory<String> {
    self { "\(self.contextValue(of: Grain.self).map { "\($0)" } ?? "nothing") in force" }
  }
  var aroundWithID: ParameterFactory<Grain, String> { self(id: 1) { _ in self.named() } }
  var slow: AsyncParameterFactory<(Grain, Int), String, Never> {
    self.async { _, count in await later { "\(count) \(self.named())" } }
  }
  var slowWithID: AsyncParameterFactory<Grain, String, Never> {
    self.async(id: 1) { _ in self.named() }
  }
  var risky: AsyncParameterFactory<Grain, String, Burnt> {
    self.async { grain async throws(Burnt) in
      if grain == .wheat { throw Burnt() }
      return self.named()
    }
  }
  var screen: MainActorParameterFactory<(Grain, Int), String> {
    self.mainActor { _, count in "\(count) \(self.named())" }
  }
  var screenWithID: MainActorParameterFactory<Grain, String> {
    self.mainActor(id: 1) { _ in self.named() }
  }
  var promise: ParameterFactory<Grain, String> { promised() }
  var slowPromise: AsyncParameterFactory<Grain, String, Never> { promised() }
  var screenPromise: MainActorParameterFactory<Grain, String> { promised() }

  var second: ParameterFactory<(Int, Grain), String> { self { "\($0) \($1), \(self.named())" } }
  var moody: ParameterFactory<(Mood, Grain), String> { self { "\($0) \($1), \(self.named())" } }
  var slowSecond: AsyncParameterFactory<(Int, Grain), String, Never> {
    self.async { "\($0) \($1), \(self.named())" }
  }
}

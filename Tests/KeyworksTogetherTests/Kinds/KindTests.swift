import Keyworks
import Testing

@Suite struct `Every kind of factory` {
  private let world = KindWorld()

  @Test(arguments: Kind.allCases)
  func `has a body that can be registered, for variants too, and reset`(kind: Kind) async throws {
    #expect(try await world.resolve(kind) == "definition")
    world.register(kind, "registered")
    world.register(kind, for: .testing, "registered for testing")
    #expect(try await world.resolve(kind, .testing) == "registered for testing")
    #expect(try await world.resolve(kind) == "registered")
    world.reset(kind)
    #expect(try await world.resolve(kind, .testing) == "definition")
  }

  @Test(arguments: Kind.allCases)
  func `has overrides that stack, for variants too`(kind: Kind) async throws {
    let first = world.override(kind, "first")
    let second = world.override(kind, with: Word("second"))
    #expect(try await world.resolve(kind) == "second")
    let staged = world.override(kind, for: .staging, "staged")
    #expect(try await world.resolve(kind, .staging) == "staged")
    #expect(try await world.resolve(kind, .testing) == "second")
    first.revert()
    staged.revert()
    #expect(try await world.resolve(kind, .staging) == "second")
    second.revert()
    #expect(try await world.resolve(kind) == "definition")
    let inside = try await world.override(kind, "inside").during { try await world.resolve(kind) }
    #expect(inside == "inside")
  }

  @Test(arguments: Kind.allCases)
  func `has a body for a variant`(kind: Kind) async throws {
    #expect(try await world.resolve(kind, .staging) == "staging")
    #expect(try await world.resolve(kind, .testing) == "definition")
    let scoped = try await world.with(KindWorld.Stage.staging) { try await $0.resolve(kind) }
    #expect(scoped == "staging")
  }

  @Test(arguments: Kind.allCases)
  func `is decorated in property and container, and has a body for tests`(kind: Kind) async throws {
    #expect(try await world.resolveKept(kind).text == "test!")
    let token = world.decorate(kind)
    #expect(try await world.resolve(kind) == "definition?")
    token.revert()
    #expect(try await world.resolve(kind) == "definition")
  }

  @Test(arguments: Kind.allCases)
  func `keeps an instance for its scope, and another one in a sandbox`(kind: Kind) async throws {
    let kept = try await world.resolveKept(kind)
    #expect(try await world.resolveKept(kind) === kept)
    let isOther = try await withSandbox { try await world.resolveKept(kind) !== kept }
    #expect(isOther)
    #expect(try await world.resolveKept(kind) === kept)
    world.reset(.instances)
    #expect(try await world.resolveKept(kind) !== kept)
  }

  @Test(arguments: Kind.allCases)
  func `has separate instances for each id`(kind: Kind) async throws {
    let one = try await world.resolve(kind, id: "one")
    #expect(one.text == "one")
    #expect(try await world.resolve(kind, id: "two").text == "two")
    #expect(try await world.resolve(kind, id: "one") === one)
  }

  @Test(arguments: Kind.allCases)
  func `keeps a promise that autoRegister registers with the container`(kind: Kind) async throws {
    let world = KindWorld(registers: kind)
    #expect(try await world.resolvePromised(kind) == "definition")
    world.reset()
    #expect(try await world.resolvePromised(kind) == "definition")
  }

  @Test(arguments: Kind.allCases)
  func `reads a context value in its body`(kind: Kind) async throws {
    let read = try await world.with(KindWorld.Place(name: "Delft")) { try await $0.resolve(kind) }
    #expect(read == "Delft")
  }
}

internal import Keyworks
internal import KeyworksAsync
import KeyworksTracing
internal import KeyworksUI
internal import KeyworksWiring

final class Part: Sendable {}
struct Stage: Variant { let number: Int }
extension Scope { static let visit = Scope("visit") }

final class World: AutoRegistering, SharedContainer {
  static let shared = World()
  let manager: ContainerManager

  init(in parent: World? = nil) { manager = ContainerManager(parent: parent) }
  func autoRegister() {}

  // Factories.
  subscript(number: Int) -> Factory<Part> { self(id: number) { Part() } }
  subscript(cached number: Int) -> Factory<Part> { self(id: number) { Part() }.cached }
  subscript(torn number: Int) -> Factory<Part> {
    self(id: number) { Part() }.cached.teardown { _ in }
  }
  subscript(link number: Int) -> Factory<Part> {
    self(id: number) {
      if number > 0 { _ = self[link: number - 1]() }
      return Part()
    }.cached.teardown { _ in }
  }
  subscript(main number: Int) -> MainActorFactory<Part> {
    self.mainActor(id: number) { Part() }.cached
  }
  subscript(async number: Int) -> AsyncFactory<Part, Never> {
    self.async(id: number) { Part() }.cached
  }
  var part: Factory<Part> { self { Part() } }
  var cached: Factory<Part> { self { Part() }.cached }
  subscript(shared number: Int) -> Factory<Part> { self(id: number) { Part() }.shared }
  var made: ParameterFactory<Int, Part> { self { _ in Part() }.cached }
  /// Uses many objects.
  func user(of count: Int) -> Factory<Part> {
    self(id: 0) {
      for number in 0..<count { _ = self[torn: number]() }
      return Part()
    }.cached.teardown { _ in }
  }
  /// The only instance in its graph.
  subscript(graph number: Int) -> Factory<Part> { self(id: number) { Part() }.graph }
  func graph(of count: Int) -> Factory<Part> {
    self(id: 0) {
      for number in 0..<count { _ = self[graph: number]() }
      return Part()
    }.graph
  }
  subscript(scoped number: Int) -> Factory<Part> { self(id: number) { Part() }.scope(.visit) }
  var level: Factory<Int> { self { 0 } }

  // Lists.
  static var parts: Tags<Part> { Tags() }
  static var byNumber: KeyedTags<Int, Part> { KeyedTags() }

  // Wirings.
  static subscript(wiring number: Int) -> Wiring<World> {
    Wiring { $0[number].register { Part() } }
  }
  static subscript(conditional number: Int) -> Wiring<World> {
    Wiring { $0[number].register { Part() } }.enabled { $0.isOn(number) }
  }
  func isOn(_ number: Int) -> Bool { switched(number)() }
  func switched(_ number: Int) -> Factory<Bool> { self(id: number) { false } }
}

/// An act on a new container.
private func act(
  _ name: String, _ prepare: @escaping (World, Int) async throws -> () async throws -> Void
) -> Act {
  Act(name) { number in
    let world = World()
    let act = try await prepare(world, number)
    return {
      try await act()
      withExtendedLifetime(world) {}
    }
  }
}

/// What a member of a container does many times.
private func each(_ name: String, _ work: @escaping (World, Int) async throws -> Void) -> Act {
  act(name) { world, count in { for number in 0..<count { try await work(world, number) } } }
}

/// An act that needs a preparation, which is not counted.
private func each(
  _ name: String, after earlier: @escaping (World, Int) async throws -> Void,
  _ work: @escaping (World, Int) async throws -> Void
) -> Act {
  act(name) { world, count in
    for number in 0..<count { try await earlier(world, number) }
    return { for number in 0..<count { try await work(world, number) } }
  }
}

var acts: [Act] { resolving + layers + lists + lives + wirings }

private var resolving: [Act] {
  [
    each("resolve many factories") { world, number in _ = world[number]() },
    each("first resolve of many cached factories") { world, number in _ = world[cached: number]() },
    each("resolve many cached factories", after: { _ = $0[cached: $1]() }) { _ = $0[cached: $1]() },
    each("first resolve for many arguments") { world, number in _ = world.made(number) },
    each("resolve for many arguments", after: { _ = $0.made($1) }) { _ = $0.made($1) },
    each("resolve under many variants") { world, number in
      _ = world.cached.varies(by: Stage.self).under(Stage(number: number))()
    },
    each("resolve on the main actor") { world, number in
      await MainActor.run { _ = world[main: number]() }
    },
    each("resolve asynchronously") { world, number in _ = await world[async: number]() },
    each("first resolve of many shared instances") { _ = $0[shared: $1]() },
    act("resolve a graph") { world, count in { _ = world.graph(of: count)() } },
    act("reset a scope") { world, count in
      for number in 0..<count { _ = world[scoped: number]() }
      return { world.reset(scope: .visit) }
    },
    each("reset one of many", after: { _ = $0[cached: $1]() }) { $0[cached: $1].reset() },
    act("reset all") { world, count in
      for number in 0..<count { _ = world[cached: number]() }
      return { world.reset() }
    },
    act("make providers") { world, count in
      { for _ in 0..<count { _ = world.provider(\.part) } }
    },
    each("a container with a cached factory") { _, _ in _ = World().cached() },
    act("children of one container") { world, count in
      var children: [World] = []
      return {
        for _ in 0..<count {
          let child = World(in: world)
          _ = child.cached()
          children.append(child)
        }
      }
    },
    act("changes beside many children") { world, count in
      let children = (0..<count).map { _ in World(in: world) }
      for child in children { _ = child.cached() }
      return {
        for number in 0..<count { world[number].register { Part() } }
        withExtendedLifetime(children) {}
      }
    },
    each("sandboxes") { world, _ in
      withSandbox {
        _ = world.part.override { Part() }
        _ = world.part()
      }
    },
    act("observers") { world, count in
      { for token in (0..<count).map({ _ in world.observe { _ in } }) { token.revert() } }
    },
  ]
}

private var layers: [Act] {
  [
    each("register many factories") { world, number in world[number].register { Part() } },
    each("register one factory") { world, _ in world.part.register { Part() } },
    each("register for many variants") { world, number in
      world.part.register(for: Stage(number: number)) { Part() }
    },
    each("override many factories") { world, number in world[number].override { Part() } },
    each("override one factory") { world, _ in world.part.override { Part() } },
    act("revert overrides of one factory, the oldest first") { world, count in
      let tokens = (0..<count).map { _ in world.part.override { Part() } }
      return { for token in tokens { token.revert() } }
    },
    act("revert overrides of one factory, the newest first") { world, count in
      let tokens = (0..<count).map { _ in world.part.override { Part() } }
      return { for token in tokens.reversed() { token.revert() } }
    },
    act("resolve and revert overrides of one factory, the oldest first") { world, count in
      let tokens = (0..<count).map { _ in world.part.override { Part() } }
      return {
        for token in tokens {
          _ = world.part()
          token.revert()
        }
      }
    },
    act("resolve and revert overrides of one factory, the newest first") { world, count in
      let tokens = (0..<count).map { _ in world.part.override { Part() } }
      return {
        for token in tokens.reversed() {
          _ = world.part()
          token.revert()
        }
      }
    },
    each("override and resolve one factory") { world, _ in
      world.part.override { Part() }
      _ = world.part()
    },
    each("override, resolve and revert") { world, _ in
      world.part.override { Part() }.during { _ = world.part() }
    },
    act("resolve a factory with many overrides") { world, count in
      for _ in 0..<count { world.part.override { Part() } }
      return { for _ in 0..<count { _ = world.part() } }
    },
    each("decorate many factories") { world, number in world[number].decorate { $0 } },
    act("decorate one factory") { world, count in
      { for token in (0..<count).map({ _ in world.part.decorate { $0 } }) { token.revert() } }
    },
  ]
}

private var lists: [Act] {
  [
    each("contribute") { world, number in world.contribute(Tagged(\.[number]), to: \.parts) },
    each("contribute one factory for many keys") { world, number in
      world.contribute(Tagged(\.part), for: number, to: \.byNumber)
    },
    each("contribute one factory under many variants") { world, number in
      world.contribute(Tagged(\.part, under: Stage(number: number)), to: \.parts)
    },
    each("reorder", after: { $0.contribute(Tagged(\.[$1]), to: \.parts) }) {
      $0.reorder(\.[$1], priority: -$1, in: \.parts)
    },
    each("remove", after: { $0.contribute(Tagged(\.[$1]), to: \.parts) }) {
      $0.remove(\.[$1], from: \.parts)
    },
    each("override a list") { world, _ in world.override(\.parts, with: [Tagged(\.part)]) },
    act("revert overrides of a list") { world, count in
      let tokens = (0..<count).map { _ in world.override(\.parts, with: [Tagged(\.part)]) }
      return { for token in tokens { token.revert() } }
    },
    act("gather") { world, count in
      for number in 0..<count { world.contribute(Tagged(\.[number]), to: \.parts) }
      return { _ = world[\.parts] }
    },
    act("gather after removals") { world, count in
      for number in 0..<count { world.contribute(Tagged(\.[number]), to: \.parts) }
      for number in 0..<count { world.remove(\.[number], from: \.parts) }
      return { _ = world[\.parts] }
    },
    act("gather members bound to each other") { world, count in
      for number in 0..<count {
        world.contribute(
          Tagged(\.[number], priority: -number, .after(\.[max(number - 1, 0)])), to: \.parts)
      }
      return { _ = world[\.parts] }
    },
    each(
      "members of a map", after: { $0.contribute(Tagged(\.part), for: $1, to: \.byNumber) }
    ) { _ = $0[\.byNumber, $1] },
  ]
}

private var lives: [Act] {
  [
    act("close objects") { world, count in
      for number in 0..<count { _ = world[torn: number]() }
      return { try await world.close() }
    },
    act("close objects that one object uses") { world, count in
      _ = world.user(of: count)()
      return { try await world.close() }
    },
    act("close objects that each use another") { world, count in
      for number in 0..<count { _ = world[link: number]() }
      return { try await world.close() }
    },
    act("close objects concurrently") { world, count in
      for number in 0..<count { _ = world[torn: number]() }
      return { try await world.close(concurrently: true) }
    },
    act("close many children") { world, count in
      let children = (0..<count).map { _ in World(in: world) }
      for child in children { _ = child[torn: 0]() }
      return {
        try await world.close()
        withExtendedLifetime(children) {}
      }
    },
    act("close children, one after another") { world, count in
      let children = (0..<count).map { _ in World(in: world) }
      for child in children { _ = child[torn: 0]() }
      return { for child in children { try await child.close() } }
    },
    each("a container that is closed") { _, _ in
      try await withContainer(World()) { _ = $0[torn: 0]() }
    },
    act("drop objects") { world, count in
      for number in 0..<count { _ = world[torn: number]() }
      return {
        for number in 0..<count { world[torn: number].reset() }
        try await world.close()
      }
    },
  ]
}

private var wirings: [Act] {
  [
    each("activate") { world, number in world.activate(\.[wiring: number]) },
    act("deactivate") { world, count in
      let tokens = (0..<count).map { world.activate(\.[wiring: $0]) }
      return { for token in tokens { token.revert() } }
    },
    each("activate with conditions") { world, number in world.activate(\.[conditional: number]) },
    act("subscribe to a list") { world, count in
      let changes = (0..<count).map { _ in world.changes(of: \.parts) }
      return {
        world.contribute(Tagged(\.part), to: \.parts)
        for change in changes { for await _ in change { break } }
      }
    },
    each("reset a scope on a change") { world, _ in
      world.reset(scope: .visit, whenever: { $0.level() })
    },
    act("deactivate with conditions") { world, count in
      let tokens = (0..<count).map { world.activate(\.[conditional: $0]) }
      return { for token in tokens { token.revert() } }
    },
    act("children with a condition") { world, count in
      var children: [World] = []
      return {
        for _ in 0..<count {
          let child = World(in: world)
          child.activate(\.[conditional: 0])
          children.append(child)
        }
      }
    },
    act("switch conditions") { world, count in
      for number in 0..<count { world.activate(\.[conditional: number]) }
      return {
        for number in 0..<count { world.switched(number).register { true } }
        _ = world.level()
      }
    },
    act("resolve beside conditions") { world, count in
      for number in 0..<count { world.activate(\.[conditional: number]) }
      return { _ = world.level() }
    },
  ]
}

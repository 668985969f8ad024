import Keyworks
import Testing

@Suite struct `Misused closings and teardowns` {
  @Test(arguments: Misuse.allCases)
  private func `a misused closing or teardown stops the program and says what to do`(
    _ misuse: Misuse
  ) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [misuse] in try await misuse.commit() }
    expectMessage(misuse.message, in: result)
  }
}

private enum Misuse: String, CaseIterable, Codable {
  case `resolving a cached factory in a closed container`
  case `resolving a unique factory with a teardown in a closed container`
  case `overriding a factory of a closed container`
  case `a teardown of a shared instance`
  case `closing a container inside a body that it waits for`
  case `teardowns that build each other's instances`
  case `teardowns that build their own factory with the same arguments`

  func commit() async throws {
    let world = LifeStops()
    switch self {
    case .`resolving a cached factory in a closed container`:
      try await world.close()
      _ = world.front()
    case .`resolving a unique factory with a teardown in a closed container`:
      try await world.close()
      _ = world.torn()
    case .`overriding a factory of a closed container`:
      try await world.close()
      world.kept.override { 7 }
    case .`a teardown of a shared instance`: _ = world.weakly()
    case .`closing a container inside a body that it waits for`: _ = try await world.closer()
    case .`teardowns that build each other's instances`:
      _ = world.endless()
      try await world.close()
    case .`teardowns that build their own factory with the same arguments`:
      _ = world.regrowing(1)
      try await world.close()
    }
  }

  var message: String {
    func place(_ name: String, _ line: Int) -> String {
      "\(name) (LifeStopTests.swift:\(LifeStops.line + line))"
    }
    return switch self {
    case .`resolving a cached factory in a closed container`:
      """
      'kept' is resolved in a LifeStops that is closed: \(place("front", 2)) → \
      \(place("kept", 1)). Close a container after its last resolve: wait for the tasks that use it \
      first.
      """
    case .`resolving a unique factory with a teardown in a closed container`:
      """
      'torn' is resolved in a LifeStops that is closed: \(place("torn", 3)). Close a container \
      after its last resolve: wait for the tasks that use it first.
      """
    case .`overriding a factory of a closed container`:
      """
      \(place("'kept'", 1)) is registered, overridden or decorated in a LifeStops that is closed. \
      Do so before you close it.
      """
    case .`a teardown of a shared instance`:
      """
      \(place("'weakly'", 4)) has a teardown, but its last holder decides when the instance ends, \
      not the container. Make it .cached, or clean up in its deinit.
      """
    case .`closing a container inside a body that it waits for`:
      """
      A LifeStops is closed from inside the body of 'closer', but closing waits for that body: \
      \(place("closer", 5)). Close it where you made it.
      """
    case .`teardowns that build each other's instances`:
      """
      The teardown of \(place("'endless'", 6)) needs 'endless' again: endless → other → endless. \
      Use the instance that the teardown is given.
      """
    case .`teardowns that build their own factory with the same arguments`:
      """
      The teardown of \(place("'regrowing'", 8)) needs 'regrowing' again: regrowing → regrowing. \
      Use the instance that the teardown is given.
      """
    }
  }
}

private final class LifeStops: ManagedContainer {
  let manager = ContainerManager()

  static let line = Int(#line)
  var kept: Factory<Int> { self { 1 }.cached }
  var front: Factory<Int> { self { self.kept() } }
  var torn: Factory<Int> { self { 1 }.teardown { _ in } }
  var weakly: Factory<Part> { self { Part("") }.shared.teardown { _ in } }
  var closer: AsyncFactory<Int, any Error> { self.async { try await self.end() }.cached }
  var endless: Factory<Int> { self { 1 }.teardown { _ in _ = self.other() } }
  var other: Factory<Int> { self { 2 }.teardown { _ in _ = self.endless() } }
  var regrowing: ParameterFactory<Int, Int> { self { $0 }.teardown { _ in _ = self.regrowing(1) } }

  private func end() async throws -> Int {
    try await close()
    return 1
  }
}

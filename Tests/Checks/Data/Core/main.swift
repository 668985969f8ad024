// Tests of the kernel that need none of the library's features, and the feature of Documentation/ChangingTheKernel.md.
// `Tests/Checks/core` compiles this file together with the core, as one program.
import Foundation

nonisolated(unsafe) var failures = 0
func expect(_ condition: Bool, _ sentence: String, line: Int = #line) {
  guard !condition else { return }
  failures += 1
  print("FAILED \(sentence) (line \(line))")
}

final class Thing: Sendable {}

/// Counts what bodies do.
final class Count: Sendable {
  private let count = Guarded(0)
  var value: Int { count.withLock(\.self) }
  func add() { count.withLock { $0 += 1 } }
}

final class World: ManagedContainer {
  let manager = ContainerManager()
  let bodies = Count()
  let (entered, released) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))

  var leaf: Factory<Thing> { self { self.build() }.cached }
  var held: Factory<Thing> {
    self {
      self.entered.signal()
      self.released.wait()
      return self.build()
    }.cached
  }
  var numbered: ParameterFactory<Int, Thing> { self { _ in self.build() }.cached }
  var pair: Factory<(Thing, Thing)> { self { (self.leaf(), self.graphed()) } }
  var graphed: Factory<Thing> { self { self.build() }.graph }
  var failing: ThrowingFactory<Thing, Refused> {
    self.throwing { () throws(Refused) in
      self.bodies.add()
      throw Refused()
    }.cached
  }
  var deep: ParameterFactory<Int, Int> { self { $0 == 0 ? 0 : 1 + self.deep($0 - 1) } }

  func build() -> Thing {
    bodies.add()
    return Thing()
  }
  struct Refused: Error {}
}

/// Runs `work` on a thread of its own.
///
/// - Returns: A function that waits for its result.
func onThread<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> () -> Result {
  let done = DispatchSemaphore(value: 0)
  let result = Kept<Result>()
  Thread {
    let value = work()
    result.value.withLock { $0 = value }
    done.signal()
  }.start()
  return {
    done.wait()
    guard let value = result.value.withLock(\.self) else { fatalError("the thread has no result") }
    return value
  }
}

final class Kept<Value>: Sendable {
  let value = Guarded<Value?>(nil)
}

// MARK: - Built once

do {
  let world = World()
  expect(world.leaf() === world.leaf(), "a cached instance is built once")
  expect(world.numbered(1) === world.numbered(1), "equal arguments share an instance")
  expect(world.numbered(1) !== world.numbered(2), "other arguments have an instance of their own")
  expect(world.bodies.value == 3, "a hit runs no body")
}

do {
  let world = World()
  let first = onThread { world.held() }
  world.entered.wait()
  let second = onThread { world.held() }
  while world.held.declaration.waiterCount == 0 { sched_yield() }
  world.released.signal()
  expect(first() === second(), "a thread that comes later waits, and gets the same instance")
  expect(world.bodies.value == 1, "threads that wait run no body")
}

do {
  let world = World()
  let mock = Thing()
  let overtaken = onThread { world.held() }
  world.entered.wait()
  let token = world.held.override(with: mock)
  world.released.signal()
  expect(overtaken() !== mock, "a build that is overtaken goes on for its caller")
  expect(world.held() === mock, "an overtaken build is not cached")
  token.revert()
  world.released.signal()
  expect(world.held() !== mock, "a reverted override is forgotten")
}

do {
  let world = World()
  for _ in 0..<2 {
    do {
      _ = try world.failing()
      expect(false, "a body can throw")
    } catch {}
  }
  expect(world.bodies.value == 2, "an error is not cached")
  expect(Frame.innermostIfAny == nil, "a resolve that throws leaves no frame")
}

// MARK: - Prepared

final class Prepared: ManagedContainer, AutoRegistering {
  let manager = ContainerManager()
  let runs = Count()
  let thing = Thing()
  var leaf: Factory<Thing> { promised() }

  func autoRegister() {
    runs.add()
    leaf.register(with: thing)
  }
}

do {
  let world = Prepared()
  expect(world.leaf() === world.thing, "a container registers factories before it is used")
  world.leaf.override(with: Thing()).revert()
  expect(world.runs.value == 1, "it does so once")
  world.reset()
  expect(world.leaf() === world.thing, "it does so again after a reset")
  expect(world.runs.value == 2, "it does so once after a reset")
}

// MARK: - A feature

do {
  let world = World()
  let depth = world.limitDepth(to: 10)
  _ = world.pair()
  expect(depth.deepestPath == 2, "a feature follows builds")
  _ = world.deep(5)
  expect(depth.deepestPath == 6, "a feature sees the path of a build")
  let before = world.bodies.value
  _ = world.leaf()
  expect(world.bodies.value == before, "a followed container caches as before")
  world.manager.store.remove(depth)
  _ = world.deep(20)
  expect(depth.deepestPath == 6, "a feature that is removed follows nothing")
}

if CommandLine.arguments.contains("refuse") {
  let world = World()
  _ = world.limitDepth(to: 3)
  _ = world.deep(9)
}

print(failures == 0 ? "the kernel alone passes" : "\(failures) failures")
exit(failures == 0 ? 0 : 1)

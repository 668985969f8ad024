// why: an aquarium starts detached tasks, streams and timers that lead back, and awaits none of them.
import Keyworks
import KeyworksAsync

actor Tank {
  private var fish: [String] = []
  private var feeding: Task<Void, Never>?
  let light: AsyncProvider<Light, Never>
  init(light: AsyncProvider<Light, Never>) { self.light = light }
  func add(_ name: String) { fish.append(name) }
  func start() {
    feeding = Task { [weak self] in await self?.feed() }
  }
  func feed() async { print(await light().level, fish.count) }
  func finish() async { await feeding?.value }
}

struct Light: Sendable {
  let level: Int
  let changes: AsyncStream<Int>
}

struct Timer: Sendable {
  let fire: @Sendable () async -> Void
  init(_ fire: @escaping @Sendable () async -> Void) { self.fire = fire }
}

extension Container {
  var level: AsyncFactory<Int, Never> { self.async { 3 }.cached }
  var tank: AsyncFactory<Tank, Never> {
    self.async {
      async let level = self.level()
      let tank = Tank(light: self.provider(\.light))
      await tank.add("guppy \(await level)")
      return tank
    }.cached
  }
  var light: AsyncFactory<Light, Never> {
    self.async {
      let tank = await self.tank()
      await tank.add("tetra")
      let changes = AsyncStream<Int> { continuation in
        let task = Task.detached {
          for _ in 1...2 { continuation.yield(await self.light().level) }
          continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
      }
      return Light(level: await self.level(), changes: changes)
    }
  }
  var timer: AsyncFactory<Timer, Never> {
    self.async {
      _ = await self.tank()
      return Timer { await self.timer().fire() }
    }
  }
}

let aquarium = Container()
let tank = await aquarium.tank()
await tank.start()
await tank.finish()
for await level in await aquarium.light().changes { print(level) }
print(await aquarium.timer())

import Keyworks
import KeyworksAsync

actor Engine {
  private(set) var isRunning = false
  func start() { isRunning = true }
  func stop() { isRunning = false }
}
struct Crew: Sendable {
  let engine: Engine
  func leave() { print("the crew leaves") }
}
struct Logbook: Sendable { func flush() { print("logbook written") } }

extension Container {
  var engine: AsyncFactory<Engine, Never> {
    self.async {
      let engine = Engine()
      await engine.start()
      return engine
    }
    .cached.teardown { await $0.stop() }
  }
  var crew: AsyncFactory<Crew, Never> { self.async { Crew(engine: await self.engine()) }.cached.teardown { $0.leave() } }
  var logbook: Factory<Logbook> { self { Logbook() }.singleton.teardown { $0.flush() } }
}

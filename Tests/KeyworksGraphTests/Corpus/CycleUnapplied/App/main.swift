// why: functions and initialisers are referenced without a call, where they run immediately or are registered.
import Keyworks

struct Kettle {
  @Injected(\.water) var water
}

struct Water: Sendable {
  let heat: Int
}

protocol Loader: Sendable {}

final class LiveLoader: Loader {
  init() { _ = Container.shared.user() }
}

struct User: Sendable {
  let loader: any Loader
}

func makeHour() -> Int { Container.shared.day().count }

extension Container {
  var kettle: Factory<Kettle> { self(Kettle.init) }  // expect: cycle kettle water
  var water: Factory<Water> { self { Water(heat: self.kettle().water.heat) } }

  func doubled(_ number: Int) -> Int { number * tripled() }
  var tripled: Factory<Int> { self { [1, 2].map(self.doubled).count } }  // expect: cycle tripled

  var loader: Factory<any Loader> { promised() }  // expect: cycle loader user
  var user: Factory<User> { self { User(loader: self.loader()) } }
  var hour: Factory<Int> { promised() }  // expect: cycle hour day
  var day: Factory<String> { self { "\(self.hour())" } }

  // Kept for later: no cycle.
  var clock: Factory<() -> Int> { self { self.tick } }
  func tick() -> Int { clock()() }
}

let container = Container.shared
container.loader.register(body: LiveLoader.init)
container.hour.register(body: makeHour)
print(container.kettle(), container.tripled(), container.user(), container.day(), container.clock()())

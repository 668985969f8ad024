import Keyworks
import KeyworksWiring
import Observation
import Synchronization

final class Weather: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let sunny = Mutex(true)
  var isSunny: Bool {
    get {
      registrar.access(self, keyPath: \.isSunny)
      return sunny.withLock { $0 }
    }
    set { registrar.withMutation(of: self, keyPath: \.isSunny) { sunny.withLock { $0 = newValue } } }
  }
}

extension Container {
  var weather: Factory<Weather> { self { Weather() }.singleton }
  var roof: Factory<String> { promised() }
  var pump: Factory<Int> { promised() }
  var gardener: Factory<String> { promised() }
  var log: Factory<String> { self { "quiet" } }
  var report: Factory<String> { self { "roof \(self.roof()), pump \(self.pump()), \(self.gardener()) is \(self.log())" } }

  static var sun: Wiring<Container> {
    Wiring {
      $0.roof.register { "open" }
      $0.pump.register { 9 }
    }
    .enabled { $0.weather().isSunny }
  }
  static var rain: Wiring<Container> {
    Wiring {
      $0.roof.register { "closed" }
      $0.pump.register { 0 }
    }
    .enabled { !$0.weather().isSunny }
  }
  static var loud: Wiring<Container> { Wiring { $0.log.register { "loud" } }.priority(5) }
  static var chatty: Wiring<Container> { Wiring { $0.log.register { "chatty" } } }
  static var everything: Wiring<Container> { Wiring(merging: [sun, rain, loud, chatty]).requiring(\.gardener) }
}

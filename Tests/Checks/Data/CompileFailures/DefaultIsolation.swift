// options: -default-isolation MainActor

// In a module of the main actor factories of a container class belong to no actor; those of a
// protocol belong to it, unless their extension says otherwise.

import Keyworks

final class Screen {}
nonisolated final class Log: Sendable {}

extension Container {
  var log: Factory<Log> { self { Log() }.cached }
  @MainActor var screen: Factory<Screen> { self { Screen() }.cached }
  static var logs: Tags<Log> { [Tagged(\.log)] }
}

extension SharedContainer {
  // expected-note@+1 {{property declared here}}
  var common: Factory<Log> { self { Log() } }
}

nonisolated extension SharedContainer {
  var free: Factory<Log> { self { Log() } }
}

nonisolated func use(_ container: Container) {
  _ = container.log()
  _ = container[\.logs]
  _ = container.free()
  // expected-error@+1 {{main actor-isolated property 'common' can not be referenced from a nonisolated context}}
  _ = container.common()
}

func show(_ container: Container) {
  _ = container.screen()
  _ = container.common()
}

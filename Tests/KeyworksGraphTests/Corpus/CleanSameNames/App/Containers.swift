import Keyworks
import Ships
import Trains

final class Harbour: SharedContainer {
  static let shared = Harbour()
  let manager = ContainerManager()
}

final class Station: SharedContainer {
  static let shared = Station()
  let manager = ContainerManager()
}

// Each `desk` asks the `clock` of the next container, and no two of them are one.
extension Container {
  var clock: Factory<Int> { self { 12 }.singleton }
  var desk: Factory<Int> { self { Harbour.shared.clock() + 1 } }
  var sign: Factory<String> { self { self.train() + Harbour.shared.sign() } }
}

extension Harbour {
  var clock: Factory<Int> { self { Station.shared.clock() }.cached }
  var desk: Factory<Int> { self { Station.shared.desk() * 2 } }
  var sign: Factory<String> { self { Container.shared.ship() + Station.shared.sign() } }
}

extension Station {
  var clock: Factory<Int> { self { Container.shared.clock() }.cached }
  var desk: Factory<Int> { self { self.clock() + Harbour.shared.clock() } }
  var sign: Factory<String> { self { "exit" } }
}

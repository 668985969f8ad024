// why: the initial values of stored properties resolve, so building one type builds the other.
import Keyworks

final class Conductor: Sendable {
  private let orchestra = Container.shared[\.orchestra]
  let name = Container.shared.conductorName()
  func lift() -> String { "\(name) lifts \(orchestra.size) bows" }
}

struct Orchestra: Sendable {
  let strings = Container.shared.strings()
  let size = 40
}

struct Strings: Sendable {
  let leader: Conductor = Container.shared.conductor()
  var count = 24
}

extension Container {
  var conductorName: Factory<String> { self { "Clara" } }
  var strings: Factory<Strings> { self { Strings() } }  // expect: cycle strings conductor orchestra
  var orchestra: Factory<Orchestra> { self { Orchestra() } }
  var conductor: Factory<Conductor> { self { Conductor() } }
  // A test could hand in its own count; the leader is resolved all the same.
  var quartet: Factory<String> { self { "\(self.conductorName()) and three others" } }
}

print(Container.shared.quartet())
print(Container.shared.conductor().lift())

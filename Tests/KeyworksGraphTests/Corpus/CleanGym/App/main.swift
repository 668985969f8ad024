// why: the singleton pool keeps only a provider in the wrapper Fresh, which resolves
// membership (scope) at each access.
import Keyworks
import Turnstiles

protocol Gate: Sendable {
  func pass() -> String
}

struct Turnstile: Gate {
  let hall: String
  @Fresh(\.membership) private var membership

  init(hall: String) { self.hall = hall }

  func pass() -> String { "\(hall): member \(membership.number), entry \(membership.enter())" }
}

extension Container {
  var pool: Factory<any Gate> { self { Turnstile(hall: "Pool") }.singleton }
  var sauna: Factory<any Gate> { self { Turnstile(hall: "Sauna") }.cached }
}

for _ in 1...2 {
  for gate in [Container.shared.pool(), Container.shared.sauna()] { print(gate.pass()) }
  Container.shared.reset(scope: .member)
}

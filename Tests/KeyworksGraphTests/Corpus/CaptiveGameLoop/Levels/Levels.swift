import Engine
import Keyworks

final class Physics: System {
  let gravity: Int
  init(gravity: Int) { self.gravity = gravity }
  func update(_ tick: Int) -> String { "falls \(gravity)" }
}

extension Container {
  var gravity: Factory<Int> { self { 9 }.scope(.level) }
  var physics: Factory<Physics> { self { Physics(gravity: self.gravity()) } }
}

public func loadLevels(_ container: Container) {
  container.contribute(Tagged(\.physics) { $0 }, for: "physics", to: \.systems)
}

import Cargo
import Keyworks
import Terminal

struct PowerSockets: Stowing {
  let sockets: Int
  func bay(for tonnes: Int) -> String { tonnes < 20 * sockets ? "deck, with power" : "next ship" }
}

extension Container {
  var sockets: Factory<PowerSockets> { self { PowerSockets(sockets: 40) } }
}

public enum ColdChain: Line {
  public static func open(in container: Container) {
    container.contribute(Tagged(\.sockets) { $0 }, for: .reefer, to: \.stowing)
  }
}

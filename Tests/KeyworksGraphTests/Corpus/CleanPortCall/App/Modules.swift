import Contracts
import Keyworks
import Port

enum EstuaryPilots: PortModule {
  private struct Station: Pilots {
    let cutter: String
    func boarding(_ ship: String) -> String { "\(cutter) meets \(ship)" }
  }

  static func install(in container: Container) {
    container.pilots.register { Station(cutter: "Vigilant") }
  }
}

enum FreePort: PortModule {
  private struct Office: Customs {
    let refused: Set<String>
    func clear(_ ship: String, from port: String) -> Bool { !refused.contains(port) }
  }

  static func install(in container: Container) {
    container.register(\.customs) { Office(refused: $0.refusedPorts()) }
  }
}

extension Container {
  var refusedPorts: Factory<Set<String>> { self { ["Tortuga"] } }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() { install(EstuaryPilots.self, FreePort.self) }
}

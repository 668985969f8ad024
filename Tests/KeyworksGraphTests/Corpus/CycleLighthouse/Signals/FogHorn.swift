import Coast
public import Keyworks
import KeyworksAsync

struct Rota: Sendable {
  let stations: Int
  func onDuty(at hour: Int) -> String { hour % stations == 0 ? "Ines" : "Bartolo" }
}

struct FogHorn: Station {
  let name = "fog horn"
  let rota: Rota
  func report() async -> String { "ready, \(rota.onDuty(at: 3)) is on duty" }
}

extension Container {
  var rota: AsyncFactory<Rota, any Error> {
    self.async { Rota(stations: try await self.watch().size()) }
  }

  var fogHorn: AsyncFactory<FogHorn, any Error> {
    self.async { FogHorn(rota: try await self.rota()) }.cached
  }
}

public enum Signals {
  public static func install(in container: Container) {
    container.contribute(Tagged(\.fogHorn, priority: 10) { $0 }, to: \.stations)
  }
}

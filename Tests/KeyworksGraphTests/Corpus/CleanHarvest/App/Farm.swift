import Keyworks
import KeyworksAsync

struct Config: Sendable { let fields: Int }
struct Hail: Error {}

actor Silo {
  private var tons = 0
  func add(_ amount: Int) -> Int {
    tons += amount
    return tons
  }
}
actor Tractor {
  private let farmer: AsyncProvider<Farmer, any Error>
  init(farmer: AsyncProvider<Farmer, any Error>) { self.farmer = farmer }
  func honk() async throws -> String { "\(try await farmer().name) comes" }
}
struct Farmer: Sendable {
  let name: String
  let tractor: Tractor
}

extension Container {
  var loaded: AsyncFactory<Config, any Error> { self.async { Config(fields: 3) } }
  var config: Factory<Config> { promised() }
  var silo: Factory<Silo> { self { Silo() }.singleton }
  var tractor: AsyncFactory<Tractor, any Error> {
    self.async { Tractor(farmer: self.provider(\.farmer)) }.cached
  }
  var farmer: AsyncFactory<Farmer, any Error> {
    self.async { Farmer(name: "Siri", tractor: try await self.tractor()) }.cached
  }
  var wheat: AsyncFactory<Int, any Error> { self.async { await self.silo().add(self.config().fields * 5) } }
  var rye: AsyncFactory<Int, Hail> {
    self.async { () throws(Hail) in
      guard self.config().fields > 1 else { throw Hail() }
      return await self.silo().add(2)
    }
  }
  var total: AsyncFactory<Int, any Error> {
    self.async {
      async let wheat = self.wheat()
      async let rye = self.rye()
      return try await max(wheat, rye)
    }
  }
  static var crops: AsyncTags<Int> { [Tagged(\.wheat), Tagged(\.rye), Tagged(\.hay, priority: 5)] }
  var hay: Factory<Int> { self { 1 } }
}

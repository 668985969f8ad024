import Keyworks

final class AquariumContainer: ManagedContainer {
  let manager = ContainerManager()
  let city: String
  init(city: String) { self.city = city }
}

struct Water: Sendable { let degrees: Int }
final class Keeper: Sendable {
  private let feed: @Sendable () -> String
  init(feed: @escaping @Sendable () -> String) { self.feed = feed }
  func work() -> String { feed() }
}
final class Tank: Sendable {
  private let water: Provider<Water>
  let city: String
  init(city: String, water: Provider<Water>) { (self.city, self.water) = (city, water) }
  var label: String { "\(city): \(water().degrees) degrees" }
}
/// Lives only while somebody looks at it, so it may hold the aquarium.
struct Visit {
  let aquarium: AquariumContainer
  func walk() -> String { "\(aquarium.tank().label), \(aquarium.keeper().work())" }
}

extension AquariumContainer {
  var water: Factory<Water> { self { Water(degrees: 24) } }
  var food: Factory<String> { promised() }
  var price: ParameterFactory<Int, Int> { promised() }
  var tank: Factory<Tank> { self { Tank(city: self.city, water: self.provider(\.water)) }.cached }
  var keeper: Factory<Keeper> {
    self { Keeper { [weak self] in self?.food() ?? "nobody to feed" } }.cached
  }
  var visit: Factory<Visit> { self { Visit(aquarium: self) } }
}

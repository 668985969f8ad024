import Keyworks

public protocol Probe: Sendable {
  var name: String { get }
  func read() -> Double
}

struct Thermometer: Probe {
  let name = "air"
  func read() -> Double { 21.5 }
}

open class Station: @unchecked Sendable {
  public let probes: [any Probe]
  public init(probes: [any Probe]) { self.probes = probes }

  open func report() -> String {
    probes.map { "\($0.name) \($0.read())" }.joined(separator: ", ")
  }
}

final class ClimateStation: Station, @unchecked Sendable {
  private let house: Int

  init(house: Int, in container: Container) {
    self.house = house
    super.init(probes: container[\.probes])
  }

  override func report() -> String { "house \(house): " + super.report() }
}

extension Container {
  public static var probes: Tags<any Probe> { [Tagged(\.thermometer) { $0 }] }
  var thermometer: Factory<Thermometer> { self { Thermometer() }.singleton }
  public var station: Factory<Station> {  // expect: captive station soil
    self { ClimateStation(house: 3, in: self) }.cached
  }
}
